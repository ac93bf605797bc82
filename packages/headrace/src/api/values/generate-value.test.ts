import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import type { Json, Schema, SchemaProperty } from "../../model/api.ts";
import { toJsonSchema } from "../testing/json-schema.ts";
import { generateValue } from "./generate-value.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

const string: Schema = { types: ["string"] };
const number: Schema = { types: ["number"] };
const integer: Schema = { types: ["integer"] };

function property(name: string, schema: Schema, required = true): SchemaProperty {
  return { name, required, schema };
}

function object(...properties: SchemaProperty[]): Schema {
  return { types: ["object"], properties };
}

function list(items: Schema, changes: Partial<Schema> = {}): Schema {
  return { types: ["array"], items, ...changes };
}

describe("values by precedence", () => {
  it.each<[string, Schema, Json]>([
    ["const", { ...string, const: "c", enum: ["c", "e"], examples: ["x"] }, "c"],
    ["example", { ...string, examples: ["x"], default: "d", enum: ["x", "d"] }, "x"],
    ["default", { ...string, default: "d", enum: ["e", "d"] }, "d"],
    ["enum", { ...string, enum: ["e", "d"] }, "e"],
    ["an example that is none is passed over", { ...integer, examples: ["x", 7] }, 7],
    ["null last", { types: ["null", "string"] }, "string"],
    [
      "read-only left out",
      object(property("a", { ...string, readOnly: true }), property("b", string)),
      { b: "string" },
    ],
    ["deprecated left out", object(property("a", { ...string, deprecated: true }, false)), {}],
    ["a list has one item", list(string), ["string"]],
    ["any", { types: [] }, "string"],
    ["text of bytes", { ...string, contentEncoding: "base64" }, "ZXhhbXBsZQ=="],
    ["text of bytes in hexadecimal digits", { ...string, contentEncoding: "base16" }, "ABCDEF22"],
    ["a format that every object has", { ...string, format: "constructor" }, "string"],
    ["free keys", { types: ["object"], additionalProperties: integer }, { property1: 1 }],
  ])("%s", (...[, schema, expected]) => {
    expect(generateValue(schema)).toEqual(expected);
  });
});

describe("texts from names", () => {
  const named = (schema: Schema, sample: string) => object({ ...property("a", schema), sample });

  it.each<[string, Schema, Json]>([
    ["stand for strings", named(string, "x-1"), { a: "x-1" }],
    ["stand for items, told apart", named(list(string, { minItems: 2 }), "x"), { a: ["x", "x2"] }],
    ["give way to what the author says", named({ ...string, examples: ["y"] }, "x"), { a: "y" }],
    ["give way to a pattern", named({ ...string, pattern: "^[0-9]$" }, "x"), { a: "0" }],
    ["are cut to a length", named({ ...string, maxLength: 3 }, "example"), { a: "exa" }],
    [
      "do not reach what is inside",
      named(object(property("b", string)), "x"),
      { a: { b: "string" } },
    ],
    ["are no numbers", named(integer, "x"), { a: 1 }],
  ])("%s", (_, schema, expected) => {
    expect(generateValue(schema)).toEqual(expected);
  });

  it("stand for parameters", () => {
    expect(generateValue(string, "request", "x-1")).toBe("x-1");
  });
});

describe("examples of parts", () => {
  const parts = object(property("id", string), property("name", string), property("size", integer));

  it.each<[string, Schema, Json]>([
    [
      "of merged schemas count for their properties",
      { ...parts, exampleParts: { id: "a1", name: 7 } },
      { id: "a1", name: "string", size: 1 },
    ],
    [
      "are what is right in an example that is wrong as a whole",
      { ...parts, examples: [{ id: "a1", size: "large" }] },
      { id: "a1", name: "string", size: 1 },
    ],
    [
      "stand for what is on another page",
      object(
        property("of", { types: ["object"], page: "parts", outline: parts }, false),
        property("unknown", { types: ["object"], page: "others" }, false),
      ),
      { of: { id: "string", name: "string", size: 1 } },
    ],
  ])("%s", (_, schema, expected) => {
    expect(generateValue(schema)).toEqual(expected);
  });

  it("leave out what is read-only on another page, too", () => {
    const outline = object(property("id", { ...string, readOnly: true }), property("name", string));
    const schema: Schema = { types: ["object"], page: "parts", outline };
    expect(generateValue(schema)).toEqual({ name: "string" });
  });
});

const recursive: Schema = { types: ["object"], name: "Node", recursive: true };
const NASTY: Record<string, Schema> = {
  "number above": { ...number, exclusiveMinimum: 0 },
  "number between": { ...number, exclusiveMinimum: 0, exclusiveMaximum: 0.1 },
  "number below": { ...number, maximum: -5.5 },
  "number in steps": { ...number, minimum: 0.35, multipleOf: 0.1 },
  "integer in half steps": { ...integer, minimum: 3, multipleOf: 2.5 },
  "integer above": { ...integer, exclusiveMinimum: 2 },
  "integer between fractions": { ...integer, minimum: 1.2, maximum: 2.9 },
  "large integer": { ...integer, minimum: 9007199254740000 },
  "string of length": { ...string, minLength: 30, maxLength: 30 },
  "short string": { ...string, maxLength: 2 },
  "empty string": { ...string, maxLength: 0 },
  "technical name": { ...string, pattern: "^[a-z]([-a-z0-9]*[a-z0-9])?$", minLength: 4 },
  ulid: { ...string, pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$" },
  version: { ...string, pattern: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$" },
  "entity tag": { ...string, pattern: '^"[!#-~]+"$' },
  "key line": { ...string, pattern: "^(ssh-ed25519|ssh-rsa) [A-Za-z0-9+/]+=* .+\\s*$" },
  "unanchored pattern": { ...string, pattern: "foo|bar", minLength: 3 },
  lookahead: { ...string, pattern: "^(?=.*\\d)(?!0)[\\w-]{3,}$" },
  "unicode pattern": { ...string, pattern: "^\\p{Lu}\\p{Ll}+ \\u00e9$" },
  "escaped pattern": { ...string, pattern: "^\\/\\.\\*\\[[\\]^\\-a]\\]\\x41$" },
  "lazy and named groups": { ...string, pattern: "^(?<year>\\d{4}?)-(?:\\d{2}|x){2,3}?$" },
  "pattern and format": { ...string, pattern: "^https://", format: "uri" },
  "unique strings": list(string, { minItems: 12, uniqueItems: true }),
  "unique by pattern": list(
    { ...string, pattern: "^[a-z]{3}$" },
    { minItems: 4, uniqueItems: true },
  ),
  "unique by enum": list({ ...string, enum: ["a", "b", "c"] }, { minItems: 3, uniqueItems: true }),
  "unique booleans": list({ types: ["boolean"] }, { minItems: 2, uniqueItems: true }),
  "unique short": list({ ...string, maxLength: 1 }, { minItems: 5, uniqueItems: true }),
  "unique objects": list(object(property("a", integer)), { minItems: 3, uniqueItems: true }),
  "empty list": list(string, { maxItems: 0 }),
  tuple: { types: ["array"], prefixItems: [string, integer], minItems: 2 },
  "free keys needed": { types: ["object"], additionalProperties: integer, minProperties: 3 },
  "keys by pattern": {
    types: ["object"],
    patternProperties: [{ pattern: "^x-\\d+$", schema: integer }],
    additionalProperties: false,
    minProperties: 2,
  },
  "few properties": {
    ...object(property("a", string, false), property("b", string), property("c", string, false)),
    maxProperties: 2,
  },
  "recursion by list": object(property("children", list(recursive))),
  "recursion by null": object(property("parent", { types: ["null", "object"], recursive: true })),
  "recursion that is optional": object(property("next", recursive, false)),
  "exactly one": {
    types: ["object"],
    variants: {
      kind: "oneOf",
      options: [
        { label: "A", schema: object(property("a", string, false)) },
        { label: "B", schema: { ...object(property("b", string)), additionalProperties: false } },
      ],
    },
  },
  "one or the other property": {
    ...object(property("a", string, false), property("b", string, false), property("c", string)),
    additionalProperties: false,
    variants: {
      kind: "oneOf",
      options: [
        { label: "A", schema: { types: [], properties: [property("a", string)] } },
        { label: "B", schema: { types: [], properties: [property("b", string)] } },
      ],
    },
  },
  "any of null and object": {
    types: [],
    variants: {
      kind: "anyOf",
      options: [
        { label: "null", schema: { types: ["null"] } },
        { label: "B", schema: object(property("b", string)) },
      ],
    },
  },
  discriminated: {
    types: ["object"],
    properties: [property("kind", string), property("id", string)],
    variants: {
      kind: "oneOf",
      discriminator: "kind",
      options: ["cat", "dog"].map((value) => ({
        label: value,
        value,
        schema: object(property("kind", { ...string, enum: [value] }), property(value, integer)),
      })),
    },
  },
  "not that": {
    ...string,
    not: { types: ["string"], enum: ["string"] },
    minLength: 1,
    enum: ["string", "b"],
  },
  ...Object.fromEntries(
    [
      "date",
      "date-time",
      "time",
      "duration",
      "email",
      "hostname",
      "ipv4",
      "ipv6",
      "uri",
      "uri-reference",
      "uri-template",
      "uuid",
      "json-pointer",
      "relative-json-pointer",
      "regex",
      "byte",
    ].map((format) => [`format ${format}`, list({ ...string, format }, { minItems: 3 })]),
  ),
};

describe("values of hard schemas are valid for Ajv", () => {
  it.each(Object.entries(NASTY))("%s", (_, schema) => {
    const value = generateValue(schema);
    const validate = ajv.compile(toJsonSchema(schema));
    validate(value);
    expect(validate.errors, JSON.stringify(value)).toBeNull();
    expect(generateValue(schema)).toEqual(value);
  });

  it("leaves what only requests have out of an answer", () => {
    const secret = property("secret", { ...string, writeOnly: true });
    const id = property("id", { ...string, readOnly: true });
    expect(generateValue(list(object(secret, id)), "response")).toEqual([{ id: "string" }]);
    expect(generateValue(list(object(secret, id)))).toEqual([{ secret: "string" }]);
  });

  it("leaves out what does not fit, and keeps the rest, where an author's examples are wrong", () => {
    const none = { ...string, examples: [7], enum: ["a"], pattern: "^b$" };
    const wrong = property("wrong", none, false);
    const fits = property("fits", { ...string, examples: ["yes"] });
    expect(generateValue(list(object(wrong, fits)))).toEqual([{ fits: "yes" }]);
  });

  it("a pattern that is valid only without the flag u", () => {
    const pattern = "^[\\w-.]+\\@x$";
    expect(generateValue({ ...string, pattern })).toMatch(new RegExp(pattern));
  });

  it("ends where no value fits", () => {
    const impossible: Schema = { ...string, pattern: "^(a)\\1$", minLength: 9 };
    const options = Array.from({ length: 8 }, (_, index) => ({
      label: `${index}`,
      schema: impossible,
    }));
    let schema: Schema = { types: [], variants: { kind: "oneOf", options } };
    for (let level = 0; level < 4; level += 1) {
      const inner = { label: "deep", schema: object(property("a", schema), property("b", schema)) };
      schema = { types: [], variants: { kind: "oneOf", options: [inner, inner, inner] } };
    }
    expect(generateValue(schema)).toBeTypeOf("object");
  });
});

describe("sizes that nobody reads", () => {
  it.each([
    ["text", { ...string, minLength: 1e308 }],
    ["pattern", { ...string, pattern: "^(a{9000}){9000}$" }],
    ["list", list(list(string, { minItems: 1e9 }), { minItems: 1e9 })],
    ["unique list", list({ types: ["boolean"] }, { minItems: 1e9, uniqueItems: true })],
    ["object", { types: ["object"], additionalProperties: string, minProperties: 1e308 }],
  ] satisfies [string, Schema][])("%s: the example stays short", (_, schema) => {
    expect(JSON.stringify(generateValue(schema)).length).toBeLessThan(200_000);
  });
});
