import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { digitsOf } from "../../model/exact-number.ts";
import { describeServers } from "./describe-servers.ts";
import { loadDescription } from "./load-description.ts";
import { absoluteServer, serverOrigins } from "./server-address.ts";

/** Reads a description that is written in place. */
async function load(text: string | Buffer, server = "https://docs.test/openapi/api.yaml") {
  const root = await mkdtemp(join(tmpdir(), "strangers-"));
  await writeFile(join(root, "api.yaml"), text);
  const { description, diagnostics } = await loadDescription(root, "api.yaml", { server });
  const operations = description?.families.flatMap((family) => family.operations) ?? [];
  return { description, operations, diagnostics };
}

const SWAGGER = `
swagger: "2.0"
info: { title: Pets, version: "1" }
host: api.test
basePath: /v2/
schemes: [http, https]
parameters:
  Photo: { name: photo, in: formData, type: file, description: A picture. }
securityDefinitions:
  login: { type: basic, description: Your account. }
  app: { type: oauth2, flow: accessCode, authorizationUrl: "https://a.test", tokenUrl: "https://t.test", scopes: { read: Reads. } }
paths:
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, type: integer, format: int64, x-example: 3 }]
    post:
      consumes: [multipart/form-data, application/x-www-form-urlencoded]
      parameters:
        - { $ref: "#/parameters/Photo" }
        - { name: kind, in: formData, required: true, type: string, enum: [cat, dog], default: cat }
        - { name: tags, in: query, type: array, items: { type: string }, collectionFormat: pipes }
      responses: { "200": { description: Done., schema: { $ref: "#/definitions/Pet" } } }
definitions:
  Pet: { type: object, discriminator: kind, properties: { kind: { type: string, x-nullable: true } } }
`;

describe("Swagger 2.0", () => {
  it("is read with every fact of its parameters, bodies, answers and schemes", async () => {
    const { description, operations } = await load(SWAGGER);
    const [operation] = operations;
    expect(operation?.servers.map(({ url }) => url)).toEqual([
      "https://api.test/v2",
      "http://api.test/v2",
    ]);
    expect(operation?.position.line).toBe(15);
    expect(operation?.parameters).toMatchObject([
      { name: "id", schema: { types: ["integer"], format: "int64" }, examples: [{ value: 3 }] },
      { name: "tags", style: "pipeDelimited", explode: false },
    ]);
    const types = operation?.body?.content.map(({ type }) => type);
    expect(types).toEqual(["multipart/form-data", "application/x-www-form-urlencoded"]);
    expect(operation?.body?.content[0]?.schema?.properties).toMatchObject([
      { name: "photo", schema: { format: "binary", description: "A picture." } },
      { name: "kind", required: true, schema: { enum: ["cat", "dog"], default: "cat" } },
    ]);
    const pet = operation?.responses[0]?.content[0]?.schema;
    expect(pet).toMatchObject({ name: "Pet", discriminator: "kind" });
    expect(pet?.properties?.[0]?.schema.types).toEqual(["string", "null"]);
    expect(description?.securitySchemes).toMatchObject({
      login: { type: "http", scheme: "basic", description: "Your account." },
      app: { flows: { authorizationCode: { scopes: { read: "Reads." } } } },
    });
  });
});

const NEWEST = `
openapi: 3.2.0
info: { title: Events, version: "1", summary: All events. }
tags:
  - { name: all, summary: Everything }
  - { name: part, parent: all }
paths:
  /events:
    query:
      operationId: find
      tags: [part]
      parameters: [{ name: filter, in: querystring, content: { application/json: { schema: { type: object } } } }]
      responses: { "200": { description: One by one., content: { application/jsonl: { itemSchema: { type: object, properties: { id: { type: string } } } } } } }
    additionalOperations:
      COPY: { operationId: copy, tags: [all], responses: { "204": { description: Done. } } }
`;

describe("OpenAPI 3.2", () => {
  it("has its own methods, places, streams and nested tags", async () => {
    const { description, operations } = await load(NEWEST);
    expect(operations.map(({ id, method }) => [id, method])).toEqual([
      ["copy", "copy"],
      ["find", "query"],
    ]);
    expect(description?.families).toMatchObject([
      { name: "all", title: "Everything", parent: null },
      { name: "part", parent: "all" },
    ]);
    const find = operations[1];
    expect(find?.parameters).toMatchObject([{ in: "querystring", mediaType: "application/json" }]);
    expect(find?.responses[0]?.content[0]).toMatchObject({
      stream: true,
      schema: { types: ["array"], items: { properties: [{ name: "id" }] } },
    });
  });
});

const WHOLE_QUERY = `
openapi: 3.2.0
info: { title: Q, version: "1" }
paths:
  /find:
    post:
      parameters:
        - name: all
          in: querystring
          content:
            application/x-www-form-urlencoded: { schema: {}, encoding: { tags: { style: form, explode: false } } }
      requestBody:
        content:
          application/xml:
            schema: { type: object, properties: { list: { type: array, items: {}, xml: { nodeType: element } } } }
      responses: {}
`;

describe("OpenAPI 3.2 on the wire", () => {
  it("keeps the encoding of a query and the elements of lists", async () => {
    const { operations } = await load(WHOLE_QUERY);
    const [find] = operations;
    expect(find?.parameters[0]?.encoding).toMatchObject({
      tags: { style: "form", explode: false },
    });
    const schema = find?.body?.content[0]?.schema;
    expect(schema?.properties?.[0]?.schema.xml).toEqual({ wrapped: true });
  });
});

describe("long numbers", () => {
  it.each([
    ["yaml", "example: 9007199254740993"],
    ["flow", "example: {a: 9007199254740993, b: [9007199254740993]}"],
  ])("keep every digit from %s", async (_, example) => {
    const schema = `{ type: integer, maximum: 9223372036854775807, ${example} }`;
    const text = `
openapi: 3.1.1
info: { title: N, version: "1", description: "id: 9007199254740993, or more" }
paths: { /a: { get: { parameters: [{ name: n, in: query, schema: ${schema} }], responses: {} } } }
`;
    const { description, operations } = await load(text);
    const found = operations[0]?.parameters[0]?.schema;
    expect(found).toMatchObject({ exact: { maximum: "9223372036854775807" } });
    expect(JSON.stringify(found?.examples)).toContain("9007199254740993");
    expect(description?.description).toBe("id: 9007199254740993, or more");
    const [value] = found?.examples ?? [];
    if (typeof value === "string") expect(digitsOf(value)).toBe("9007199254740993");
  });
});

describe("servers", () => {
  it.each([
    ["https://x.test/v1", "https://x.test/v1"],
    ["/v1", "https://docs.test/v1"],
    ["v1", "https://docs.test/openapi/v1"],
    ["../v1/{tenant}", "https://docs.test/v1/{tenant}"],
    ["//x.test", "https://x.test"],
    ["{scheme}://x.test", "{scheme}://x.test"],
    ["", "https://docs.test/openapi/"],
  ])("%j counts from where the description is: %s", (url, absolute) => {
    expect(absoluteServer(url, "https://docs.test/openapi/api.yaml")).toBe(absolute);
  });

  it.each([
    ["https://x.test/{tenantId}", { tenantId: { default: "{tenantId}" } }, "YOUR_TENANT_ID"],
    ["https://x.test/{tenant-id}", {}, "YOUR_TENANT_ID"],
    ["https://{host}/v1", { host: { default: "" } }, "YOUR_HOST"],
    ["https://x.test{base}", { base: { default: "" } }, ""],
    ["https://x.test/{v}", { v: { enum: ["1"] } }, "1"],
    ["{scheme}://x.test", {}, "https"],
    ["{baseUrl}/v1", {}, "https://YOUR_BASE_URL"],
  ])("%s says what to fill in where the author left it open: %j", (url, variables, value) => {
    const [server] = describeServers([[{ url, variables }]], "https://docs.test/");
    expect(Object.values(server?.variables ?? {})).toMatchObject([{ default: value }]);
  });

  it.each([
    ["https://{region}.x.test/v1", ["eu", "us"], ["https://eu.x.test", "https://us.x.test"]],
    ["https://{region}.x.test:8443", [], ["https://*.x.test:8443"]],
    ["http://localhost:{region}", [], ["http://localhost:*"]],
    ["https://{region}", [], ["https:"]],
    ["ftp://x.test", [], []],
  ])("%s is allowed by the policy as %j %j", (url, values, sources) => {
    const variables = { region: { default: "eu", enum: values } };
    expect(serverOrigins({ url, variables })).toEqual(sources);
  });
});

it.each([
  ["type: string, default: application/vnd.x+json;version=2", "application/vnd.x+json;version=2"],
  ["type: string, enum: [text/csv]", "text/csv"],
  ["type: string, enum: [text/csv, text/html]", undefined],
  ["type: string, default: everything", undefined],
])("Accept has the value that its description gives: %s", async (schema, accept) => {
  const { operations } = await load(`
openapi: 3.0.3
info: { title: A, version: "1" }
paths:
  /a:
    get:
      parameters: [{ name: Accept, in: header, schema: { ${schema} } }]
      responses: { "200": { description: ok } }
`);
  expect(operations[0]?.accept).toBe(accept);
});

describe("what a publisher got wrong", () => {
  it("hides nothing of what is right", async () => {
    const { operations, diagnostics } = await load(`
openapi: 3.1.0
info: { title: W, version: "1" }
paths:
  /a:
    get: { operationId: a, security: [{ nobody: [] }], parameters: [{ name: q }], responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/No" } } } } } }
  /b: { get: { operationId: a, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Round" } } } } } } }
  b?x=1: { get: { operationId: c, responses: {} } }
components: { schemas: { Round: { $ref: "#/components/schemas/Trip" }, Trip: { $ref: "#/components/schemas/Round" } } }
`);
    expect(operations.map(({ id }) => id)).toEqual(["a", "a-2", "c"]);
    expect(new Set(diagnostics.map(({ code }) => code)).size).toBeGreaterThan(2);
    expect(diagnostics.every(({ file }) => file === "api.yaml")).toBe(true);
  });
});

/** A description of one operation, in a version and an encoding. */
const plain = (version: string) => `openapi: ${version}
info:
  title: Café – 東京
  version: "1"
paths:
  /a:
    get:
      parameters:
        - name: id
          in: query
          schema: { type: string }
      responses:
        200: { description: Fertig }
`;

describe("what a description is written with", () => {
  it.each([
    ["3", "3.0.4"],
    ["3.0", "3.0.4"],
    ["3.1", "3.1.1"],
    ['"3.1"', "3.1.1"],
    ["v3.0.0", "3.0.4"],
    ["3.3.0", "3.2.0"],
  ])("version %s is read as %s, and told", async (written, meant) => {
    const { operations, diagnostics } = await load(plain(written));
    expect(operations[0]?.parameters).toMatchObject([{ name: "id" }]);
    expect(diagnostics).toMatchObject([
      { code: "openapi-version", line: 1, message: expect.stringContaining(`is read as ${meant}`) },
    ]);
  });

  it.each(["2", "2.0", '"2.0.0"'])("Swagger %s is read as 2.0", async (written) => {
    const text = `swagger: ${written}\ninfo: { title: a, version: a }\npaths: { /a: { get: { responses: { 200: { description: b } } } } }\n`;
    const { operations, diagnostics } = await load(text);
    expect(operations).toHaveLength(1);
    expect(diagnostics.map(({ code }) => code)).toEqual(["openapi-version"]);
  });

  const wide = Buffer.from(`\uFEFF${plain("3.1.1")}`, "utf16le");
  it.each([
    ["UTF-16", wide, "Café – 東京"],
    ["UTF-16 with the large end first", Buffer.from(wide).swap16(), "Café – 東京"],
    ["Latin-1", Buffer.from(plain("3.1.1").replace(" – 東京", ""), "latin1"), "Café"],
  ])("%s is read, and told", async (_, bytes, title) => {
    const { description, operations, diagnostics } = await load(bytes);
    expect(description?.title).toBe(title);
    expect(operations).toHaveLength(1);
    expect(diagnostics).toMatchObject([
      { code: "openapi-syntax", hint: "Save the file as UTF-8." },
    ]);
  });

  it.each([
    ["tabs alone", (text: string) => text.replaceAll("  ", "\t"), 3],
    [
      "a tab of eight columns",
      (text: string) => text.replace("          schema", "\t  schema"),
      11,
    ],
    ["a tab of four columns", (text: string) => text.replace("        200", "\t\t200"), 13],
  ])("%s in the indentation", async (_, change, line) => {
    const { operations, diagnostics } = await load(change(plain("3.1.1")));
    expect(operations[0]?.parameters).toMatchObject([
      { name: "id", schema: { types: ["string"] } },
    ]);
    expect(operations[0]?.responses).toMatchObject([{ status: "200", description: "Fertig" }]);
    expect(diagnostics).toMatchObject([{ code: "openapi-syntax", line }]);
  });

  it.each([
    [
      "signs behind the end of JSON",
      (text: string) => `${JSON.stringify(parse(text))}\n\u0330 x`,
      2,
    ],
    [
      "a second object behind the first",
      (text: string) => `${JSON.stringify(parse(text))}{"a":1}`,
      1,
    ],
    ["a list around it, in JSON", (text: string) => JSON.stringify([parse(text), 1]), 1],
    [
      "a list around it, in YAML",
      (text: string) => text.trim().replace(/^/gm, "  ").replace(" ", "-"),
      1,
    ],
  ])("%s", async (_, change, line) => {
    const { operations, diagnostics } = await load(change(plain("3.1.1")));
    expect(operations[0]?.responses).toMatchObject([{ status: "200", description: "Fertig" }]);
    expect(diagnostics).toMatchObject([{ code: "openapi-syntax", severity: "warning", line }]);
  });

  it("comments in JSON are told, and everything else keeps its place", async () => {
    const text = JSON.stringify(parse(plain("3.1.1")), null, 2);
    const commented = text.replace('"1"', '"1", // "mine", /*');
    const { description, diagnostics } = await load(commented);
    expect(description).toEqual((await load(text)).description);
    expect(diagnostics).toMatchObject([
      { code: "openapi-syntax", severity: "warning", line: 5, column: 21 },
    ]);
  });

  it.each([
    ["swagger", "3.0", "OpenAPI 3.0.4"],
    ["openapi", "2.0", "Swagger 2.0"],
  ])("a version under the other name: %s %s", async (key, version, meant) => {
    const text = plain("3.1.1").replace(/^openapi:.*$/m, `${key}: "${version}"`);
    const { operations, diagnostics } = await load(text);
    expect(operations).toHaveLength(1);
    expect(diagnostics[0]?.message).toMatch(`is read as ${meant}.`);
  });

  it("a path without its first slash is called like one that has it", async () => {
    const text = plain("3.1.1").replace(/^( +)\/([^:\s]*:)/m, "$1$2");
    expect(text).not.toBe(plain("3.1.1"));
    const { operations } = await load(text);
    expect(operations[0]?.path).toMatch(/^\//);
  });

  it("of several documents in a file, the description is read", async () => {
    const { operations, diagnostics } = await load(`---\nnote: mine\n---\n${plain("3.1.1")}`);
    expect(operations).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ code: "openapi-syntax", line: 3, column: 1 }]);
  });
});

it("references in a circle end no program, wherever they are led to from", async () => {
  const { operations, diagnostics } = await load(`
openapi: 3.0.3
info: { title: a, version: "1" }
paths:
  /a:
    get:
      parameters: [{ $ref: "#/components/parameters/Loop" }]
      responses: { "200": { $ref: "#/components/responses/Loop" }, "201": { $ref: "#/components/responses/Sound" } }
components:
  parameters: { Loop: { $ref: "#/components/parameters/Loop" } }
  responses:
    Loop: { $ref: "#/components/responses/Loop" }
    Sound: { description: Made., content: { a/b: { schema: { $ref: "#/components/schemas/A" } } } }
  schemas: { A: { $ref: "#/components/schemas/B" }, B: { $ref: "#/components/schemas/A" } }
`);
  expect(operations[0]?.responses.at(-1)).toMatchObject({ status: "201", description: "Made." });
  const circles = diagnostics.filter(({ code }) => code === "openapi-reference-cycle");
  expect(circles.map(({ line }) => line)).toEqual([10, 12, 14, 14]);
});

it("a summary that is a text of its own is no title, and ids stand as they were written", async () => {
  const { operations } = await load(`
openapi: 3.1.1
info: { title: a, version: "1" }
paths:
  /a:
    get: { operationId: teams/list all, summary: "Lists\\n  teams", description: Of yours. }
    put: { operationId: put, summary: "What happens.\\n\\nMore at [A](https://a.test)." }
    post: { summary: "${"Very long words. ".repeat(12)}", description: Of yours. }
`);
  expect(operations).toMatchObject([
    { id: "teams-list-all", operationId: "teams/list all", summary: "Lists teams" },
    { id: "put", summary: "", description: "What happens.\n\nMore at [A](https://a.test)." },
    {
      id: "post-a",
      summary: "",
      description: expect.stringMatching(/^Very long.*\n\nOf yours\.$/),
    },
  ]);
  expect(operations[1]).not.toHaveProperty("operationId");
});
