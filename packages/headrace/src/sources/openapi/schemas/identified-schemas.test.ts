import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { resolveIdentifiers } from "./identified-schemas.ts";

/** Schemas that refer to each other by address, by anchor and dynamically. */
const SCHEMAS = {
  Page: {
    $id: "https://x.example/schemas/page",
    type: "object",
    required: ["entries"],
    properties: {
      entries: { type: "array", items: { $dynamicRef: "#entry" } },
      around: { $ref: "frame" },
    },
    $defs: { anything: { $dynamicAnchor: "entry" } },
  },
  Frame: {
    $id: "https://x.example/schemas/frame",
    type: "object",
    properties: { first: { $dynamicRef: "#entry" }, size: { $ref: "#/$defs/size" } },
    $defs: { size: { $anchor: "size", type: "integer" }, any: { $dynamicAnchor: "entry" } },
  },
  Accounts: {
    $id: "https://x.example/schemas/accounts",
    $defs: { entry: { $dynamicAnchor: "entry", $ref: "account" } },
    $ref: "https://x.example/schemas/page",
  },
  Account: {
    $id: "https://x.example/schemas/account",
    type: "object",
    properties: { size: { $ref: "https://x.example/schemas/frame#size" } },
  },
  Names: {
    $id: "https://x.example/schemas/names",
    $defs: { own: { $dynamicAnchor: "entry", type: "string" } },
    $ref: "https://x.example/schemas/page",
  },
  Tree: {
    $id: "https://x.example/schemas/tree",
    $dynamicAnchor: "node",
    type: "object",
    properties: {
      label: { type: "string" },
      below: { type: "array", items: { $dynamicRef: "#node" } },
    },
  },
  StrictTree: {
    $id: "https://x.example/schemas/strict-tree",
    $dynamicAnchor: "node",
    $ref: "tree",
    properties: { color: { type: "string" } },
    unevaluatedProperties: false,
  },
};

const VALUES = [
  { entries: [] },
  { entries: ["a", "b"] },
  { entries: ["a", 1] },
  { entries: [{ size: 1 }], around: { first: { size: 2 }, size: 3 } },
  { entries: [{ size: "1" }] },
  { entries: [{ size: 1 }], around: { first: { size: "2" } } },
  { entries: ["a"], around: { first: 5 } },
  { around: {} },
  { entries: [{}], around: { size: "x" } },
  { label: "a", below: [{ label: "b", color: "c" }] },
  { label: "a", below: [{ label: "b", odd: 1 }] },
  { label: "a", below: [{ label: "b", below: [{ colour: "c" }] }] },
  { size: 1.5 },
  { label: 1 },
];

const size = { type: "integer" };
const account = { type: "object", properties: { size } };
const pageOf = (entry: object) => ({
  type: "object",
  required: ["entries"],
  properties: {
    entries: { type: "array", items: entry },
    around: { type: "object", properties: { first: entry, size } },
  },
});

/** The same, written out. */
const MEANT = {
  Page: pageOf({}),
  Frame: { type: "object", properties: { size } },
  Accounts: pageOf(account),
  Account: account,
  Names: pageOf({ type: "string" }),
  Tree: {
    type: "object",
    properties: { label: { type: "string" }, below: { type: "array", items: { $ref: "#" } } },
  },
  StrictTree: {
    type: "object",
    properties: {
      label: { type: "string" },
      color: { type: "string" },
      below: { type: "array", items: { $ref: "#" } },
    },
    additionalProperties: false,
  },
};

/** What a schema accepts. */
function accepted(schema: object): boolean[] {
  const validate = new Ajv2020({ strict: false }).compile(schema);
  return VALUES.map((value) => validate(value) === true);
}

const documentOf = () =>
  structuredClone({ $self: "https://x.example/", components: { schemas: SCHEMAS } });

describe("references by address, anchor and dynamic anchor", () => {
  const written = documentOf();
  resolveIdentifiers(written);

  test.each(Object.entries(MEANT))("%s accepts what it means", (name, meant) => {
    // The addresses are gone, so that nothing but pointers can lead anywhere.
    const bare: object = JSON.parse(
      JSON.stringify(written).replaceAll(/"\$(?:id|anchor|dynamicAnchor)":"[^"]*",?/g, ""),
    );
    expect(JSON.stringify(bare)).not.toContain("$dynamicRef");
    const schema = { ...bare, $ref: `#/components/schemas/${name}` };
    expect(accepted(schema)).toEqual(accepted(meant));
  });

  test("a pointer from the root stays one below an address, and what is data stays as it is", () => {
    const schema = { type: "object", example: { $ref: "#/x" } };
    const root = {
      components: {
        schemas: {
          A: {
            $id: "/a",
            properties: { default: { $ref: "#/components/schemas/B" } },
            default: schema,
          },
          B: {},
        },
      },
    };
    const before = structuredClone(root);
    resolveIdentifiers(root);
    expect(root).toEqual(before);
  });

  test("the whole description is no schema: the one around the reference is meant", () => {
    const item = { $ref: "#" };
    const root = { openapi: "3.0.3", components: { schemas: { A: { items: item } } } };
    expect(resolveIdentifiers(root)).toEqual(["#/components/schemas/A/items"]);
    expect(item.$ref).toBe("#/components/schemas/A");
  });
});
