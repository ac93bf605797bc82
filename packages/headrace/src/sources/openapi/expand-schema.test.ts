import { describe, expect, it } from "vitest";
import type { Schema } from "../../model/api.ts";
import { describeApi } from "./describe-api.ts";
import { createExpansion } from "./expand-schema.ts";
import { createReferences } from "./references.ts";
import { createLevelReader } from "./schema-level.ts";
import { createSchemaReader } from "./schema-reader.ts";

function expand(raw: unknown, limits = { schemas: 100, characters: 10_000 }): Schema {
  const read = createLevelReader(createSchemaReader({}, createReferences({})));
  const { schema, finish } = createExpansion(read, limits);
  const tree = schema(raw);
  finish();
  return tree;
}

/** An object with `width` properties, each of which is such an object, `depth` levels down. */
function wide(width: number, depth: number): unknown {
  if (depth === 0) return { type: "string" };
  const names = Array.from({ length: width }, (_, index) => `p${index}`);
  return { properties: Object.fromEntries(names.map((name) => [name, wide(width, depth - 1)])) };
}

describe("a schema that is too large", () => {
  it("B36 shows its upper levels and says how much is left out", () => {
    const tree = expand(wide(6, 4), { schemas: 60, characters: 100_000 });
    const second = tree.properties?.map(({ schema }) => schema.properties?.length);
    expect(second).toEqual([6, 6, 6, 6, 6, 6]);
    expect(tree.properties?.[0]?.schema.properties?.[0]?.schema.properties?.length).toBe(6);
    expect(tree.properties?.[5]?.schema.properties?.[5]?.schema).toEqual({
      types: ["object"],
      omitted: 6,
    });
  });

  it("shows as many properties as fit", () => {
    const tree = expand(wide(50, 1), { schemas: 11, characters: 100_000 });
    expect([tree.properties?.length, tree.omitted]).toEqual([10, 40]);
  });

  it("counts texts, too", () => {
    const long = { description: "x".repeat(6000), type: "object", properties: { a: {} } };
    const tree = expand({ ...long, properties: { first: long, second: long } });
    expect(tree.properties?.map(({ schema }) => schema.omitted)).toEqual([1, 1]);
  });

  it("does not end the stack, however deep", () => {
    let deep: unknown = { type: "string" };
    for (let level = 0; level < 5000; level++) deep = { items: deep };
    expect(expand(deep, { schemas: 10_000, characters: 1_000_000 }).types).toEqual(["array"]);
  });
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
      { name: "id", required: true, schema: { types: [] } },
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
    const position = { file: "api.yaml", line: 1, column: 1, pointer: "#/" };
    const { description } = describeApi({ paths, components: { schemas } }, () => position);
    const operations = description.families.flatMap((family) => family.operations);
    expect(operations.length).toBe(1000);
    const largest = Math.max(...operations.map((item) => JSON.stringify(item).length));
    expect(largest).toBeLessThan(100_000);
  }, 60_000);
});
