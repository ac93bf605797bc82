import { expect, test } from "vitest";
import { createReferences } from "../references.ts";
import { createLevelReader } from "./schema-level.ts";
import { createSchemaReader } from "./schema-reader.ts";

const SCHEMAS = {
  Root: { title: "Base answer", example: { total: 0 } },
  Base: { allOf: [{ $ref: "#/components/schemas/Root" }], title: "Base list", type: "object" },
  Id: { type: "string", example: "a1" },
};

/** What a schema says by itself that is built on these. */
function own(schema: object) {
  const root = { components: { schemas: SCHEMAS } };
  return createLevelReader(createSchemaReader(root, createReferences(root)), new Map())(schema).own;
}

const built = { allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { a: {} } }] };

test("schemas that are merged into one are told by their titles", () => {
  expect(own(built)).toMatchObject({
    bases: [{ title: "Base answer" }, { title: "Base list" }],
    exampleParts: { total: 0 },
  });
  const root = { title: "Base answer", example: { total: 0 } };
  expect(own({ ...built, title: "Base list" }).bases).toEqual([root]);
  expect(own({ allOf: [{ $ref: "#/components/schemas/Base" }] }).bases).toEqual([root]);
});

test("their examples are told with them, and stand behind those of the whole", () => {
  const { bases, examples } = own({ ...built, example: { total: 1, a: 2 } });
  expect(examples).toEqual([{ total: 1, a: 2 }]);
  expect(bases?.[0]).toEqual({ title: "Base answer", example: { total: 0 } });
});

test("an example of a plain value is one of what builds on it", () => {
  const id = { allOf: [{ $ref: "#/components/schemas/Id" }, { pattern: "^." }] };
  expect(own(id).examples).toEqual(["a1"]);
  expect(own({ ...id, example: "b2" }).examples).toEqual(["b2", "a1"]);
});

test("examples with names are read where they have none", () => {
  const examples = { first: { value: "a" }, second: { value: "b" } };
  expect(own({ type: "string", examples }).examples).toEqual(["a", "b"]);
});

test.each([
  [{}, undefined, ["Left", "Right"]],
  [{ title: "Whole" }, "Whole", ["Left", "Right"]],
  [{ title: " " }, undefined, ["Left", "Right"]],
  [{ title: "Left" }, "Left", ["Right"]],
])(
  "a schema of which several members have titles has none of them, and tells all: %j",
  (said, title, bases) => {
    const members = ["Left", "Right"].map((name) => ({ title: name, properties: { [name]: {} } }));
    const whole = own({ ...said, allOf: members });
    expect(whole.title).toBe(title);
    expect(whole.bases?.map((base) => base.title)).toEqual(bases);
  },
);

test("what stands beside a reference takes the place of no title: both are told", () => {
  const named = { ...SCHEMAS.Id, title: "Key" };
  const root = { components: { schemas: { Id: named } } };
  const read = createLevelReader(createSchemaReader(root, createReferences(root)), new Map());
  const { title, bases } = read({ $ref: "#/components/schemas/Id", title: "First key" }).own;
  expect({ title, bases }).toEqual({ title: "First key", bases: [{ title: "Key" }] });
});

test.each(["title", "description"])("a blank %s is none", (name) => {
  expect(own({ type: "object", [name]: " \n" })).not.toHaveProperty(name);
});

test("of members that each have a place to read on all are told", () => {
  const docs = (name: string) => ({
    externalDocs: { url: `https://d.test/${name}`, description: name },
  });
  const whole = own({ ...docs("c"), allOf: [docs("a"), docs("b"), docs("c")] });
  expect(whole.externalDocs).toEqual({ label: "c", href: "https://d.test/c" });
  expect(whole.notes).toEqual(["[a](https://d.test/a)", "[b](https://d.test/b)"]);
});
