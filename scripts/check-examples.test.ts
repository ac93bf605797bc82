import { describe, expect, it } from "vitest";
import { checkExamples } from "./check-examples.ts";

/** A description with one response; its media type and its components are given. */
function document(media: object, components: object = {}): Record<string, unknown> {
  const content = { "application/json": media };
  const responses = { default: { description: "Done.", content } };
  return { openapi: "3.1.1", paths: { "/a/{b c}": { get: { responses } } }, components };
}

const AT = "/paths/~1a~1{b c}/get/responses/default/content/application~1json";

describe("checkExamples", () => {
  it("accepts what the schema allows, through references", () => {
    const schemas = { Team: { type: "object", required: ["id"], examples: [{ id: 1 }] } };
    const media = {
      schema: { $ref: "#/components/schemas/Team" },
      examples: { one: { $ref: "#/components/examples/one" }, two: { value: { id: 2 } } },
    };
    const examples = { one: { value: { id: 1 } } };
    expect(checkExamples(document(media, { schemas, examples }))).toEqual({
      checked: 3,
      invalid: [],
    });
  });

  it.each([
    [{ schema: { type: "string" }, example: 1 }, `${AT}/example`],
    [{ schema: { type: "string" }, examples: { one: { value: 1 } } }, `${AT}/examples/one`],
    [{ schema: { type: "string", examples: ["a", 1] } }, `${AT}/schema/examples/1`],
    [
      { schema: { properties: { default: { format: "date-time", examples: ["now"] } } } },
      `${AT}/schema/properties/default/examples/0`,
    ],
  ])("API-06 names an example that is not valid: %j", (media, pointer) => {
    const { invalid } = checkExamples(document(media));
    expect(invalid.map((item) => item.pointer)).toEqual([pointer]);
  });
});
