import { describe, expect, it } from "vitest";
import type { Schema } from "../../../model/api.ts";
import { describeApi } from "../describe-api.ts";
import { createReferences } from "../references.ts";
import { createExpansion } from "./expand-schema.ts";
import { createOutlines } from "./outline-schema.ts";
import { createLevelReader } from "./schema-level.ts";
import { createSchemaReader } from "./schema-reader.ts";

function expand(raw: unknown, room = 1000): Schema {
  const read = createLevelReader(createSchemaReader({}, createReferences({})), new Map());
  const { schema, finish } = createExpansion(read, ({ label }) => label);
  const tree = schema(raw, "body");
  finish(room);
  return tree;
}

const POSITION = { file: "api.yaml", line: 1, column: 1, pointer: "#/" };
const SERVER = "https://api.test/";
const LIST_OF_WIDE = {
  "/wide": {
    get: {
      responses: {
        "200": {
          content: {
            "application/json": { schema: { items: { $ref: "#/components/schemas/Wide" } } },
          },
        },
      },
    },
  },
};

/** An object with `width` properties, each of which is such an object, `depth` levels down. */
function wide(width: number, depth: number): unknown {
  if (depth === 0) return { type: "string" };
  const names = Array.from({ length: width }, (_, index) => `p${index}`);
  return { properties: Object.fromEntries(names.map((name) => [name, wide(width, depth - 1)])) };
}

describe("a schema that is too large", () => {
  it("B36 shows its upper levels, and what is below on pages of its own", () => {
    const tree = expand(wide(6, 4), 600);
    const second = tree.properties?.map(({ schema }) => schema.properties?.length);
    expect(second).toEqual([6, 6, 6, 6, 6, 6]);
    expect(tree.properties?.[0]?.schema.properties?.[0]?.schema.properties?.length).toBe(6);
    const last = tree.properties?.[5]?.schema.properties?.[5]?.schema;
    expect(last).toEqual({ types: ["object"], page: "p5" });
  });

  it("shows plain items of lists, which take no more room than a link to their page", () => {
    const matrix = (items: object) => ({ type: "array", items: { type: "array", items } });
    const numbers = matrix({ type: "number", format: "double" });
    const names = Array.from({ length: 20 }, (_, index) => `p${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, numbers]));
    const tree = expand(
      { properties: { ...properties, objects: matrix(wide(2, 1) as object) } },
      200,
    );
    const last = tree.properties?.at(-2)?.schema.items;
    expect(last?.items).toEqual({ types: ["number"], format: "double" });
    expect(tree.properties?.at(-1)?.schema.page).toBe("objects");
    const endless: { type: string; items?: object } = { type: "array" };
    endless.items = endless;
    expect(expand({ properties: { endless } }, 1).properties?.[0]?.schema.page).toBe("endless");
  });

  it("shows all properties of the first level, however many", () => {
    expect(expand(wide(500, 1), 10).properties?.length).toBe(500);
  });

  it("leaves out nothing: what is not there has a page", () => {
    const root = { components: { schemas: { Wide: wide(8, 4) } }, paths: LIST_OF_WIDE };
    const { description } = describeApi(root, { positionOf: () => POSITION, server: SERVER });
    const [page] = description.schemas;
    expect(description.families[0]?.operations[0]?.responses[0]?.content[0]?.schema).toBeTruthy();
    const texts = JSON.stringify([description.families, description.schemas]);
    const named = [...texts.matchAll(/"page":"([^"]+)"/g)].map(([, slug]) => slug);
    const slugs = description.schemas.map(({ slug }) => slug);
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named)).toEqual(new Set(slugs));
    expect(page?.schema.properties?.length).toBe(8);
  });

  it.each([
    ["links what an answer has in common with the request", false, 0],
    ["cuts an answer that is drawn anew, since the request lacks what is read-only", true, 4],
  ])("%s", (_, readOnly, pages) => {
    const leaf = { type: "object", properties: { id: { type: "string", readOnly } } };
    const names = Array.from({ length: 4 }, (_unused, index) => `p${index}`);
    const object = (below: unknown) => ({
      properties: Object.fromEntries(names.map((name) => [name, below])),
    });
    const whole = object(object(object(leaf)));
    const read = createLevelReader(createSchemaReader({}, createReferences({})), new Map());
    const { schema, finish } = createExpansion(read, ({ label }) => label);
    schema(whole, "request");
    finish(1000, true);
    const answer = schema(whole, "answer");
    finish(40);
    const below = answer.properties?.map((property) => property.schema) ?? [];
    expect(below.filter(({ page }) => page !== undefined).length).toBe(pages);
  });

  it("cuts alternatives that stand again: those are drawn wherever they stand", () => {
    const options = Array.from({ length: 30 }, (_, index) => ({
      title: `Option ${index}`,
      allOf: [wide(8, 1)],
    }));
    const whole = { properties: { definition: { oneOf: options } } };
    const read = createLevelReader(createSchemaReader({}, createReferences({})), new Map());
    const { schema, finish } = createExpansion(read, ({ label }) => label);
    schema(whole, "request");
    finish(500, true);
    const answer = schema(whole, "answer");
    finish(200);
    expect(JSON.stringify(answer).split('"types"').length).toBeLessThan(40);
  });

  it("is cut at its first level where the first levels of others have filled the page", () => {
    const read = createLevelReader(createSchemaReader({}, createReferences({})), new Map());
    const { schema, finish } = createExpansion(read, ({ label }) => label, { topRoom: 900 });
    const request = schema(wide(80, 1), "request");
    finish(100, true);
    const answer = schema({ ...(wide(80, 2) as object), additionalProperties: false }, "answer");
    finish(100);
    expect(request.properties).toHaveLength(80);
    expect(answer).toMatchObject({ types: ["object"], page: "answer" });
    expect(answer.additionalProperties).toBeUndefined();
  });

  it("leaves their pages to components that only what has a page refers to", () => {
    const toDeep = { properties: { deep: { $ref: "#/components/schemas/Deep" } } };
    const schemas = { Wide: { properties: { between: toDeep } }, Deep: wide(2, 1) };
    const { properties } = wide(250, 1) as { properties: object };
    const body = { properties: { wide: { $ref: "#/components/schemas/Wide" }, ...properties } };
    const requestBody = { content: { "application/json": { schema: body } } };
    const root = {
      paths: { "/a": { post: { requestBody, responses: {} } } },
      components: { schemas },
    };
    const { description } = describeApi(root, { positionOf: () => POSITION, server: SERVER });
    expect(description.schemas.map(({ slug }) => slug)).toContain("deep");
  });

  it("keeps what examples need to know of what has a page", () => {
    const node = { $ref: "#/components/schemas/Node" };
    const title = { type: "string", description: "Of it.", example: "Oak" };
    const properties = { title, left: node, old: { type: "string", deprecated: true } };
    const root = { components: { schemas: { Node: { type: "object", properties } } } };
    const read = createLevelReader(createSchemaReader(root, createReferences(root)), new Map());
    const outlines = createOutlines(read);
    const { schema, finish } = createExpansion(read, ({ label }) => label, { outlines });
    const tree = schema({ properties: { node } }, "body");
    finish(1);
    outlines.finish();
    const below = tree.properties?.[0]?.schema;
    expect(below).toMatchObject({ name: "Node", page: "Node" });
    expect(below?.properties).toBeUndefined();
    expect(below?.outline?.properties).toEqual([
      { name: "title", required: false, schema: { types: ["string"], examples: ["Oak"] } },
      {
        name: "left",
        required: false,
        schema: { types: ["object"], name: "Node", recursive: true },
      },
    ]);
  });

  it("does not end the stack, however deep", () => {
    let deep: unknown = { type: "string" };
    for (let level = 0; level < 5000; level++) deep = { items: deep };
    expect(expand(deep, 1_000_000).types).toEqual(["array"]);
  });
});

it("keeps what the examples of merged schemas say of properties", () => {
  const base = { properties: { id: { type: "string" } }, example: { id: "a1" } };
  const root = { components: { schemas: { Base: base } } };
  const read = createLevelReader(createSchemaReader(root, createReferences(root)), new Map());
  const { schema, finish } = createExpansion(read, ({ label }) => label);
  const own = { properties: { size: { type: "integer" } } };
  const tree = schema({ allOf: [{ $ref: "#/components/schemas/Base" }, own] }, "body");
  finish(1000);
  expect(tree.exampleParts).toEqual({ id: "a1" });
});

describe("types", () => {
  it.each([
    [{ properties: {} }, ["object"]],
    [{ items: {} }, ["array"]],
    [{ enum: ["a", null] }, ["string", "null"]],
    [{ const: 1 }, ["integer"]],
    [{ type: ["null", "number"] }, ["number", "null"]],
    [{ type: "file" }, []],
    [{}, []],
    [true, []],
  ])("of %j are %j", (raw, types) => {
    expect(expand(raw).types).toEqual(types);
  });

  it("shows what an object requires but does not describe", () => {
    expect(expand({ type: "object", required: ["id"] }).properties).toEqual([
      { name: "id", required: true, schema: { types: [] }, sample: "a1b2c3d4" },
    ]);
  });
});

describe("a description of 1,000 operations", () => {
  it("B36 of which each knows all others stays bounded", () => {
    const names = Array.from({ length: 100 }, (_, index) => `Resource${index}`);
    const properties = Object.fromEntries(
      names.map((name) => [name.toLowerCase(), { $ref: `#/components/schemas/${name}` }]),
    );
    const schemas = Object.fromEntries(names.map((name) => [name, { type: "object", properties }]));
    const paths = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => {
        const schema = { $ref: `#/components/schemas/Resource${index % 100}` };
        const response = { description: "Found.", content: { "application/json": { schema } } };
        return [`/resources/${index}`, { get: { responses: { "200": response } } }];
      }),
    );
    const options = { positionOf: () => POSITION, server: SERVER };
    const { description } = describeApi({ paths, components: { schemas } }, options);
    const operations = description.families.flatMap((family) => family.operations);
    expect(operations.length).toBe(1000);
    const largest = Math.max(...operations.map((item) => JSON.stringify(item).length));
    expect(largest).toBeLessThan(100_000);
  }, 60_000);
});

it.each([
  [{ type: "string" }, ["string"]],
  [false, undefined],
])(
  "what other properties may be is told beside alternatives, too: %j",
  (unevaluatedProperties, types) => {
    const oneOf = ["a", "b"].map((name) => ({ properties: { [name]: {} } }));
    const { additionalProperties } = expand({ type: "object", oneOf, unevaluatedProperties });
    expect(additionalProperties ? additionalProperties.types : undefined).toEqual(types);
  },
);
