import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadDescription } from "./load-description.ts";

/** Reads a description that is written in place. */
async function load(text: string) {
  const root = await mkdtemp(join(tmpdir(), "written-"));
  await writeFile(join(root, "api.yaml"), text);
  const { description, diagnostics } = await loadDescription(root, "api.yaml");
  const operations = description?.families.flatMap((family) => family.operations) ?? [];
  return { description, operations, diagnostics };
}

/** Reads the parameters of an operation, each on a line of its own. */
async function loadParameters(lines: string) {
  const { operations } = await load(`
openapi: 3.0.3
info: { title: a, version: "1" }
paths:
  /a/{id}:
    get:
      parameters:${lines}
      responses: { "204": { description: Done. } }
`);
  return operations[0]?.parameters;
}

it("methods in capitals are those that they mean, unless these stand there, too", async () => {
  const { operations, diagnostics } = await load(`
openapi: 3.0.3
info: { title: a, version: "1" }
paths:
  /a:
    GET: { summary: One, responses: { "204": { description: Done. } } }
    Post: { summary: Two, responses: { "204": { description: Done. } } }
    post: { summary: Three, responses: { "204": { description: Done. } } }
`);
  expect(operations.map(({ method, summary }) => [method, summary])).toEqual([
    ["get", "One"],
    ["post", "Three"],
  ]);
  const [first, second] = diagnostics;
  expect(first).toMatchObject({ line: 6, message: 'The method "GET" is read as "get".' });
  expect(second).toMatchObject({ line: 7, message: 'Property "Post" is not expected here.' });
});

it("values that lie deep in each other are read without a word", async () => {
  const [start, end] = ["{ properties: { x: ".repeat(120), " } }".repeat(120)];
  const { description, diagnostics } = await load(`
openapi: 3.0.3
info: { title: a, version: "1" }
paths: { /a: { get: { responses: { "200": { $ref: "#/components/responses/Deep" } } } } }
components:
  responses:
    Deep: { description: ok, content: { a/b: { schema: ${start}{ type: string }${end} } } }
`);
  expect(diagnostics).toEqual([]);
  expect(JSON.stringify(description)).toContain('"string"');
});

/** A description whose answer is a schema that lies so deep in others. */
function deepDescription(levels: number): string {
  const [start, end] = ['{ "properties": { "x": '.repeat(levels), " } }".repeat(levels)];
  return `{ "openapi": "3.1.1", "info": { "title": "a", "version": "1" }, "servers": [{ "url": "https://a.test" }],
"paths": { "/a": { "get": { "responses": { "200": { "description": "ok", "content": { "a/b": { "schema":
${start}{ "type": "string" }${end} } } } } } } } }`;
}

it.each([600, 20_000])(
  "of values that lie %d levels deep, what can be followed is read",
  async (levels) => {
    const { operations, diagnostics } = await load(deepDescription(levels));
    expect(diagnostics).toMatchObject(
      [
        { severity: "warning", line: 3, message: /^Here a value lies more than 500 levels deep/ },
      ].map((one) => ({ ...one, message: expect.stringMatching(one.message) })),
    );
    expect(operations[0]?.responses[0]?.content[0]?.schema?.properties?.[0]?.name).toBe("x");
  },
);

it("says of YAML that lies too deep in itself that it can be written in JSON", async () => {
  const { description, diagnostics } = await load(`# YAML\n${deepDescription(5000)}`);
  expect(description).toBeUndefined();
  expect(diagnostics).toMatchObject([
    { message: "Values lie deeper in each other than YAML can be read." },
  ]);
});

it("choices that all hold are written out up to a number of combinations, and each of them once", async () => {
  const choices = Array.from({ length: 30 }, (_, index) => ({
    oneOf: ["a", "b"].map((name) => ({ properties: { [`${name}${index}`]: { type: "string" } } })),
  }));
  const { description, diagnostics } = await load(
    JSON.stringify({
      openapi: "3.1.1",
      info: { title: "a", version: "1" },
      servers: [{ url: "https://a.test" }],
      paths: {
        "/a": {
          get: {
            responses: {
              200: { description: "ok", content: { "a/b": { schema: { allOf: choices } } } },
            },
          },
        },
      },
    }),
  );
  expect(diagnostics).toEqual([]);
  const text = JSON.stringify(description);
  for (const index of choices.keys())
    for (const name of ["a", "b"]) expect(text).toContain(`"name":"${name}${index}"`);
});

it("a reference that leads nowhere is told once, however many lead to it", async () => {
  const pet = "content: { a/b: { schema: { $ref: '#/components/schemas/Pet' } } }";
  const { diagnostics } = await load(`
openapi: 3.0.3
info: { title: a, version: "1" }
paths:
  /a:
    post:
      requestBody: { ${pet} }
      responses: { "200": { description: ok, ${pet} } }
components:
  schemas:
    Pet:
      oneOf: [{ type: object }]
      discriminator: { propertyName: kind, mapping: { dog: "#/components/schemas/Dog" } }
`);
  expect(diagnostics.filter(({ code }) => code === "openapi-reference")).toHaveLength(1);
});

it("an example that is a list where its parameter takes none is a text", async () => {
  const parameters = await loadParameters(`
        - { name: id, in: path, required: true, schema: { type: integer }, example: [1, 2] }
        - { name: h, in: header, schema: { type: string }, example: { a: 1 } }
        - { name: l, in: query, schema: { type: array, items: { type: integer } }, example: [1, 2] }
        - { name: o, in: query, schema: {}, example: { a: 1 } }
`);
  const values = parameters?.map(({ examples }) => examples[0]?.value);
  expect(values).toEqual(["[1,2]", '{"a":1}', [1, 2], { a: 1 }]);
});

it("an example that is nothing leaves a parameter that is needed without one", async () => {
  const parameters = await loadParameters(`
        - { name: id, in: path, required: true, schema: { type: string }, example: "" }
        - { name: h, in: header, required: true, schema: { type: string, example: null } }
        - { name: l, in: query, required: true, schema: { type: array, items: { type: integer } }, example: [] }
        - { name: q, in: query, required: true, schema: { type: string }, example: "" }
        - { name: o, in: query, schema: { type: string }, example: "" }
        - { name: j, in: header, required: true, content: { application/json: { example: [] } } }
`);
  const counts = parameters?.map(({ examples }) => examples.length);
  expect(counts).toEqual([0, 0, 0, 1, 1, 1]);
});

it("numbers and flags in quotation marks mean what they say, and a single tag is a list of one", async () => {
  const { operations, diagnostics } = await load(`
openapi: 3.0.3
info: { title: a, version: "1" }
paths:
  /a:
    get:
      tags: Pets
      deprecated: "true"
      parameters:
        - { name: q, in: query, required: "true", schema: { type: integer, minimum: "-7", maximum: "9007199254740993", readOnly: "true" } }
        - { name: r, in: query, required: "false", schema: { type: string, minLength: "two", nullable: "true" } }
      responses: { "204": { description: Done. } }
`);
  const [operation] = operations;
  expect(operation).toMatchObject({ family: "Pets", tags: ["Pets"], deprecated: true });
  expect(operation?.parameters).toMatchObject([
    {
      required: true,
      schema: { minimum: -7, exact: { maximum: "9007199254740993" }, readOnly: true },
    },
    { required: false, schema: { types: ["string", "null"] } },
  ]);
  expect(operation?.parameters[1]?.schema).not.toHaveProperty("minLength");
  const told = diagnostics.filter(({ message }) => message.startsWith("Expected type"));
  expect(told.map(({ line }) => line)).toEqual([7, 8, 10, 10, 10, 10, 11, 11, 11]);
});

it("a condition under which nothing is allowed is told, one that adds nothing is not", async () => {
  const { operations } = await load(`
openapi: 3.1.0
info: { title: a, version: "1" }
paths:
  /a:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              if: { required: [a] }
              then: true
              else: false
              dependentSchemas: { b: false, c: true }
      responses: { "204": { description: Done. } }
`);
  const conditions = operations[0]?.body?.content[0]?.schema?.conditions;
  expect(conditions?.map(({ kind, schema }) => [kind, schema])).toEqual([
    ["if", expect.anything()],
    ["else", { types: [], not: { types: [] } }],
    ["dependent", { types: [], not: { types: [] } }],
  ]);
});

it("operations whose tags are blank are where those without tags are", async () => {
  const { description } = await load(`
openapi: 3.0.3
info: { title: a, version: "1" }
tags: [{ name: "", description: Nothing. }, { description: More. }, { name: a }]
paths:
  /a:
    get: { tags: ["", " ", a], responses: { "204": { description: Done. } } }
    put: { tags: [""], responses: { "204": { description: Done. } } }
`);
  expect(description?.families.map(({ name }) => name)).toEqual(["a", "Other operations"]);
  expect(description?.description).toBe("Nothing.\n\nMore.");
});

it("an empty description beside a reference does not take the place of what is said there", async () => {
  const { operations } = await load(`
openapi: 3.0.3
info: { title: a, version: "1" }
paths:
  /a:
    post:
      requestBody:
        content:
          application/json:
            schema: { properties: { id: { $ref: "#/components/schemas/Id", description: "" } } }
      responses: { "204": { description: Done. } }
components: { schemas: { Id: { type: string, description: Names it., title: An id } } }
`);
  const [id] = operations[0]?.body?.content[0]?.schema?.properties ?? [];
  expect(id?.schema).toMatchObject({ description: "Names it.", title: "An id" });
});
