import { expect, it } from "vitest";
import { describeApi } from "./describe-api.ts";

it.each([
  [["multipart/mixed", "application/json"], "application/json"],
  [["*/*", "text/plain", "application/json"], "text/plain"],
  [["multipart/form-data", "application/json"], "multipart/form-data"],
  [["multipart/related", "image/*"], "multipart/related"],
])("of the bodies of %j the first that can be made comes first: %s", (types, first) => {
  const content = Object.fromEntries(types.map((type) => [type, {}]));
  const paths = { "/a": { post: { requestBody: { content }, responses: {} } } };
  const position = { file: "api.yaml", line: 1, column: 1, pointer: "#/" };
  const options = { positionOf: () => position, server: "https://api.test/" };
  const [family] = describeApi({ paths }, options).description.families;
  const told = family?.operations[0]?.body?.content.map(({ type }) => type);
  expect(told?.[0]).toBe(first);
  expect(told).toHaveLength(types.length);
});
