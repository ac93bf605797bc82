import { expect, test } from "vitest";
import { describeApi } from "../describe-api.ts";

const POSITION = { file: "api.yaml", line: 1, column: 1, pointer: "#/" };
const CONTENT = {
  content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
};
const ROOT = {
  components: {
    schemas: {
      Pet: { properties: { name: { type: "string" }, id: { type: "string", readOnly: true } } },
    },
  },
  paths: {
    "/pets": {
      get: { operationId: "read", responses: { "200": CONTENT } },
      post: { operationId: "create", requestBody: CONTENT, responses: { "201": CONTENT } },
      put: { operationId: "replace", requestBody: CONTENT, responses: { "204": {} } },
    },
  },
};

test("what is read-only has a page where the answers of the operation itself don't show it", () => {
  const server = "https://api.test/";
  const { description } = describeApi(ROOT, { positionOf: () => POSITION, server });
  const operations = description.families.flatMap((family) => family.operations);
  const pages = operations.map((one) => [one.id, one.body?.content[0]?.schema?.wholePage]);
  expect(Object.fromEntries(pages)).toEqual({ read: undefined, create: undefined, replace: "pet" });
  expect(description.schemas.map(({ slug }) => slug)).toEqual(["pet"]);
});
