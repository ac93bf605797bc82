import { describe, expect, it } from "vitest";
import { convertSwagger } from "./swagger-2.ts";

const JSON_BODY = { type: "object", properties: { text: { type: "string" } } };

/** The body of an operation that has these parameters. */
function bodyOf(parameters: unknown[], consumes: string[] = []): unknown {
  const post = { parameters, consumes, responses: {} };
  const { document } = convertSwagger({ swagger: "2.0", paths: { "/a": { post } } });
  return Object.values(Object(document.paths)).map((item) => Object(item).post.requestBody)[0];
}

describe("bodies that Swagger 2.0 does not allow beside each other", () => {
  it("are alternatives, each with its name and its words", () => {
    const one = { name: "asText", in: "body", required: true, description: "By hand.", schema: {} };
    const other = { name: "asFile", in: "body", schema: JSON_BODY };
    const schema = {
      oneOf: [
        { title: "asText", description: "By hand.", allOf: [{}] },
        { title: "asFile", allOf: [JSON_BODY] },
      ],
    };
    expect(bodyOf([one, other])).toEqual({ content: { "application/json": { schema } } });
  });

  it("and the fields of a form stand as media types of their own", () => {
    const body = { name: "body", in: "body", description: "Whole.", schema: JSON_BODY };
    const field = { name: "title", in: "formData", type: "string", description: "Its title." };
    const types = ["multipart/form-data", "application/json"];
    expect(bodyOf([field, body], types)).toMatchObject({
      description: "Whole.",
      content: {
        "application/json": { schema: JSON_BODY },
        "multipart/form-data": { schema: { properties: { title: { description: "Its title." } } } },
      },
    });
  });
});
