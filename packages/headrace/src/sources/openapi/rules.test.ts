import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadDescription } from "./load-description.ts";

/** What is told of a description. */
async function told(description: object) {
  const root = await mkdtemp(join(tmpdir(), "rules-"));
  await writeFile(join(root, "api.json"), JSON.stringify(description));
  const server = "https://docs.test/openapi/api.json";
  return (await loadDescription(root, "api.json", { server })).diagnostics;
}

test.each([
  ["/荷物/{番号}", "番号", []],
  ["/things/{thing id}", "thing id", []],
  ["/things/{id}", "番号", ["openapi-path-parameters-defined"]],
])("in the path %s the parameter %j is told as %j", async (path, name, codes) => {
  const parameters = [{ name, in: "path", required: true, schema: { type: "string" } }];
  const responses = { "200": { description: "Done." } };
  const paths = { [path]: { get: { parameters, responses } } };
  const diagnostics = await told({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths });
  const unused = diagnostics.filter(({ message }) => message.includes("not used in the path"));
  expect(unused.map(({ code }) => code)).toEqual(codes);
});

test("lists of types are part of Swagger 2.0", async () => {
  const properties = {
    name: { type: ["string", "null"] },
    size: { type: ["wide", "null"] },
    age: { type: "years" },
  };
  const diagnostics = await told({
    swagger: "2.0",
    info: { title: "T", version: "1" },
    paths: {},
    definitions: { Thing: { type: "object", properties } },
  });
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    "It stands at #/definitions/Thing/properties/size/type/0",
    "It stands at #/definitions/Thing/properties/age/type",
  ]);
});

test.each([
  ["3.2.0", []],
  ["3.1.1", ["style", "200"]],
])("what OpenAPI 3.2 allows is told of %s as %j", async (openapi, places) => {
  const cookie = { name: "basket", in: "cookie", style: "cookie", schema: { type: "string" } };
  const get = { operationId: "a", parameters: [cookie], responses: { "200": {} } };
  const info = { title: "T", version: "1" };
  const diagnostics = await told({ openapi, info, paths: { "/a": { get } } });
  const ends = diagnostics.map(({ hint }) => hint?.split("/").at(-1));
  expect(ends).toEqual(places);
});

test("an answer of Swagger 2.0 may be a file, and nothing else", async () => {
  const get = { responses: { 200: { description: "It.", schema: { type: "file" } } } };
  const diagnostics = await told({
    swagger: "2.0",
    info: { title: "T", version: "1" },
    paths: { "/a": { get } },
    definitions: { Thing: { type: "object", properties: { a: { type: "file" } } } },
  });
  expect(diagnostics.map(({ hint }) => hint?.split(" at ").at(-1))).toEqual([
    "#/definitions/Thing/properties/a/type",
  ]);
});

test("what is told of others' slips comes with what to write instead", async () => {
  const parameters = [
    { name: "lat", in: "query", format: "float", schema: { type: "number" } },
    { name: "tags", in: "query", items: { type: "integer" }, schema: { type: "array" } },
  ];
  const get = { tags: ["Shops"], parameters, security: [{ key: [] }], responses: {} };
  const diagnostics = await told({
    openapi: "3.0.3",
    info: { title: "T", version: "1" },
    servers: [{ url: "https://api.test" }],
    tags: [{ name: "Mills" }],
    paths: { "/a": { get: { ...get, responses: { 200: { description: "It." } } } } },
    components: {
      schemas: {
        One: {
          type: "object",
          properties: { two: { $ref: "#/components/schemas/Two", description: "It." } },
        },
        Two: { nullable: true, oneOf: [{ type: "string" }] },
      },
    },
  });
  const advice = diagnostics.map(({ hint }) => hint?.replace(/ ?It stands at .*/, ""));
  expect(advice.toSorted()).toEqual([
    'Add it to "tags".',
    'Describe it below "securitySchemes" of "components".',
    'It is shown; other programs leave it out. Put the reference into "allOf" beside it.',
    'Since OpenAPI 3 it belongs into the "schema" of the value.',
    'Since OpenAPI 3 it belongs into the "schema" of the value.',
    "Without a type it means nothing: add it.",
  ]);
});

test.each([
  ["3.1.0", []],
  ["3.0.4", ["1", "not", "schema"]],
])("a schema of %s may be true or false, but for %j", async (openapi, places) => {
  const schema = { allOf: [{ type: "string" }, true], not: false };
  const parameters = [{ name: "any", in: "query", schema: true }];
  const responses = {
    "200": { description: "It.", content: { "application/json": { schema } } },
  };
  const info = { title: "T", version: "1" };
  const paths = { "/a": { get: { operationId: "a", parameters, responses } } };
  const diagnostics = await told({ openapi, info, paths });
  expect(diagnostics.map(({ hint }) => hint?.split("/").at(-1)).sort()).toEqual(places);
});
