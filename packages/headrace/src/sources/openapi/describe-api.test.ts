import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ApiDescription, ApiMedia, Operation, Schema } from "../../model/api.ts";
import { describeApi } from "./describe-api.ts";
import { loadDescription } from "./load-description.ts";

/** The first test loads Redocly's library, which takes its time on a busy machine. */
const SLOW = { timeout: 30_000 };

/** The model of a fixture, which is to be without errors unless they are what it is for. */
async function described(name: string): Promise<ApiDescription> {
  const { description } = await loadDescription(join(import.meta.dirname, "fixtures"), name);
  if (!description) throw new Error(`${name} could not be described.`);
  return description;
}

function operationOf(description: ApiDescription, id: string): Operation {
  const operations = description.families.flatMap((family) => family.operations);
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
}

/** Schema of the first media type of a response, or of the body. */
async function schemaOf(name: string, id: string, status?: string): Promise<Schema> {
  const operation = operationOf(await described(name), id);
  const response = operation.responses.find((candidate) => candidate.status === status);
  const [media]: ApiMedia[] = (status ? response?.content : operation.body?.content) ?? [];
  if (!media?.schema) throw new Error("There is no schema.");
  return media.schema;
}

function property(schema: Schema | undefined, name: string): Schema {
  const found = schema?.properties?.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no property ${name}.`);
  return found.schema;
}

describe("allOf", SLOW, () => {
  it("becomes one schema: bases first, what both require, the narrower of each constraint", async () => {
    const dog = await schemaOf("all-of.yaml", "pet-create");
    expect(dog).toEqual({
      name: "Dog",
      types: ["object"],
      bases: [{ title: "An animal" }],
      additionalProperties: false,
      notes: ["Anything that lives."],
      properties: [
        {
          name: "name",
          required: true,
          schema: {
            types: ["string"],
            description: "What it is called.",
            minLength: 3,
            maxLength: 80,
          },
          sample: "Example",
        },
        { name: "size", required: false, schema: { types: ["integer"], enum: [2, 3] } },
        {
          name: "breed",
          required: true,
          schema: { types: ["string"] },
          sample: "example-breed",
        },
      ],
    });
  });

  it("around one reference is that schema with other words", async () => {
    const dog = await schemaOf("all-of.yaml", "pet-create", "200");
    expect(dog).toMatchObject({ name: "Dog", description: "The dog that was made." });
    expect(dog.properties?.map(({ name }) => name)).toEqual(["name", "size", "breed"]);
  });
});

describe("alternatives", SLOW, () => {
  it("have the names of their schemas and the values of the discriminator", async () => {
    const { variants } = await schemaOf("alternatives.yaml", "shape-create");
    expect(variants).toMatchObject({
      kind: "oneOf",
      discriminator: "kind",
      options: [
        { label: "Circle", value: "round" },
        { label: "Square", value: "Square" },
      ],
    });
  });

  it("of null and one schema are that schema, or null", async () => {
    const schema = await schemaOf("alternatives.yaml", "shape-create", "200");
    expect(property(schema, "owner")).toMatchObject({ name: "Circle", types: ["object", "null"] });
    expect(property(schema, "owner").variants).toBeUndefined();
    expect(property(schema, "value").variants?.options.map(({ label }) => label)).toEqual([
      "string",
      "integer",
      "null",
    ]);
  });

  it("of two kinds stand one in the other, with what only they can require", async () => {
    const schema = await schemaOf("alternatives.yaml", "shape-create", "200");
    expect(schema.properties?.map(({ name }) => name)).toEqual(["id", "owner", "value"]);
    const [first] = schema.variants?.options ?? [];
    expect(first).toMatchObject({ label: "First" });
    expect(first?.schema.properties?.map(({ name }) => name)).toEqual(["a"]);
    const inner = first?.schema.variants?.options.map(({ schema: option }) =>
      option.properties?.map(({ name, required }) => `${name}${required ? "!" : ""}`),
    );
    expect(inner).toEqual([["code!"], ["code!"]]);
  });

  it("of a base with a discriminator are what builds on it, without repeating the base", async () => {
    const vehicle = await schemaOf("alternatives.yaml", "shape-create", "201");
    expect(vehicle.properties?.map(({ name }) => name)).toEqual(["type"]);
    const options = vehicle.variants?.options.map(({ label, value, schema }) => ({
      label,
      value,
      properties: schema.properties?.map(({ name }) => name),
    }));
    expect(options).toEqual([
      { label: "Car", value: "car", properties: ["doors"] },
      { label: "Bike", value: "Bike", properties: ["gears"] },
    ]);
  });
});

describe("recursion", SLOW, () => {
  it("B36 ends at the second occurrence, which says so", async () => {
    const tree = await schemaOf("recursive.yaml", "tree-get", "200");
    expect(property(tree, "children").items).toEqual({
      name: "Tree",
      types: ["object"],
      description: "Has trees.",
      recursive: true,
    });
  });

  it("B36 ends through allOf, and where allOf is itself", async () => {
    const both = await schemaOf("recursive.yaml", "tree-get", "201");
    expect(JSON.stringify(both).length).toBeLessThan(500);
    expect(JSON.stringify(both)).toContain('"recursive":true');
    const loop = await schemaOf("recursive.yaml", "tree-get", "202");
    expect(loop.properties?.map(({ name }) => name)).toEqual(["a"]);
  });

  it("B36 has a name even where the schema has none", async () => {
    const nameless = await schemaOf("recursive.yaml", "tree-get", "203");
    expect(property(nameless, "again")).toMatchObject({ name: "Nameless", recursive: true });
  });
});

describe("OpenAPI 3.0", SLOW, () => {
  it("becomes what 3.1 says", async () => {
    const schema = await schemaOf("version-3-0.yaml", "thing-get", "200");
    expect(property(schema, "name")).toEqual({ types: ["string", "null"], examples: ["Ada"] });
    expect(property(schema, "above")).toEqual({ types: ["number"], exclusiveMinimum: 0 });
    expect(property(schema, "below")).toEqual({ types: ["number"], maximum: 9 });
    expect(property(schema, "part")).toMatchObject({ name: "Part", types: ["object", "null"] });
  });
});

describe("an operation", SLOW, () => {
  it("has its family, the words of its path item, its extensions and links that are pages", async () => {
    const { families } = await described("operation.yaml");
    expect(families.map(({ name, slug }) => [name, slug])).toEqual([
      ["Big Files", "file"],
      ["Other operations", "other-operations"],
    ]);
    expect(families[0]?.externalDocs).toBeNull();
    expect(families[0]?.operations[0]).toMatchObject({
      summary: "Files",
      description: "Stores it.\n\nFor all files.",
      family: "Big Files",
      deprecated: true,
      extensions: { "x-rate-limit": "write" },
      externalDocs: { label: "https://example.com/files", href: "https://example.com/files" },
    });
  });

  it("has an id that is unique whatever the case, and fits into an address", async () => {
    const { families, webhooks } = await described("operation.yaml");
    const operations = [...families.flatMap((family) => family.operations), ...webhooks];
    expect(operations.map(({ id }) => id)).toEqual([
      "file-store",
      "file-read",
      "options-files-fileid",
      "file-read-2",
      "FILE-READ-3",
      "post-filestored",
    ]);
  });

  it("has the servers and security of the innermost level", async () => {
    const description = await described("operation.yaml");
    expect(description.servers).toEqual([
      {
        url: "https://{region}.example.com/{stage}",
        description: "Regions",
        variables: {
          region: { default: "eu", enum: ["eu", "us"], description: "Where." },
          stage: { default: "v1", enum: [], description: "" },
        },
      },
    ]);
    const store = operationOf(description, "file-store");
    expect(store.servers.map(({ url }) => url)).toEqual(["https://api.example/files"]);
    expect(store.security).toEqual([
      [],
      [
        { scheme: "key", scopes: [] },
        { scheme: "token", scopes: ["write"] },
      ],
    ]);
    expect(operationOf(description, "file-read").security).toEqual([]);
    expect(operationOf(description, "options-files-fileid").security).toEqual([
      [{ scheme: "key", scopes: [] }],
    ]);
    expect(Object.keys(description.securitySchemes)).toEqual(["key", "token"]);
  });

  it("has the parameters of its path, unless it says otherwise itself", async () => {
    const { parameters } = operationOf(await described("operation.yaml"), "file-store");
    expect(parameters).toMatchObject([
      { name: "fileId", in: "path", required: true, style: "simple", explode: false },
      { name: "trace", in: "header", description: "Said here.", schema: { const: "on" } },
      { name: "ids", in: "query", style: "form", explode: false, examples: [{ value: [1, 2] }] },
      { name: "filter", mediaType: "application/json", examples: [{ name: "all", value: {} }] },
    ]);
  });

  it("has a body in each media type", async () => {
    const { body } = operationOf(await described("operation.yaml"), "file-store");
    expect(body?.required).toBe(true);
    const [form, file, json] = body?.content ?? [];
    expect(form).toMatchObject({
      type: "multipart/form-data",
      encoding: { file: { contentType: "image/png, image/jpeg", explode: true } },
    });
    expect(property(form?.schema ?? undefined, "file").contentMediaType).toBe("image/png");
    expect(property(form?.schema ?? undefined, "note").writeOnly).toBe(true);
    expect(property(form?.schema ?? undefined, "id").readOnly).toBe(true);
    expect(file).toEqual({
      type: "application/octet-stream",
      schema: null,
      examples: [],
      encoding: {},
    });
    expect(json?.examples).toEqual([{ name: "", summary: "", description: "", value: { a: "b" } }]);
    expect(json?.schema).toMatchObject({
      additionalProperties: { types: ["string"] },
      patternProperties: [{ pattern: "^x-", schema: { types: ["integer"] } }],
    });
  });

  it("has responses with headers, schemas and links to operations", async () => {
    const { responses } = operationOf(await described("operation.yaml"), "file-store");
    expect(responses.map(({ status }) => status)).toEqual(["200", "4XX", "default"]);
    expect(responses[0]?.headers).toMatchObject([
      { name: "ETag", required: true, examples: [{ value: '"1"' }] },
    ]);
    expect(responses[0]?.content[0]?.schema).toMatchObject({
      types: ["array"],
      prefixItems: [{ types: ["string"] }, { types: ["number"] }],
    });
    expect(responses[0]?.links).toEqual([
      { name: "read", operationId: "file-read", description: "Reads it." },
      { name: "again", operationId: "file-store", description: "" },
      {
        name: "lost",
        operationId: "",
        target: "https://example.com/other",
        description: "",
      },
      { name: "away", operationId: "", target: "GET /files/{id} (more.yaml)", description: "" },
    ]);
  });

  it("has its callbacks", async () => {
    const { callbacks } = operationOf(await described("operation.yaml"), "file-store");
    expect(callbacks).toMatchObject([
      { id: "post-request-body-url", path: "{$request.body#/url}", summary: "It was stored." },
    ]);
  });
});

it("a tag that is declared twice says what either says", () => {
  const tags = [{ name: "a", description: "One.", "x-displayName": "A" }, { name: "a" }];
  const root = {
    tags: [...tags, { name: "a", description: "Two." }],
    paths: { "/a": { get: { tags: ["a"] } } },
  };
  const position = { file: "api.yaml", line: 1, column: 1, pointer: "#/" };
  const options = { positionOf: () => position, server: "https://api.test/" };
  expect(describeApi(root, options).description.families).toMatchObject([
    { name: "a", title: "A", description: "One.\n\nTwo." },
  ]);
});
