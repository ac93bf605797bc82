import { describe, expect, it, test } from "vitest";
import type { Schema } from "../../model/api.ts";
import { sayInEnglish } from "../say.ts";
import { ruleWords, typeWords } from "./schema-words.ts";

function either(...schemas: Schema[]): Schema {
  const options = schemas.map((schema, index) => ({ label: `Option ${index + 1}`, schema }));
  return { types: [], variants: { kind: "oneOf", options } };
}

describe("types in words", () => {
  it.each<[Schema, string]>([
    [{ types: ["string"], format: "date-time" }, "string (date-time)"],
    [{ types: ["integer", "null"] }, "integer or null"],
    [{ types: ["object"], name: "App" }, "App object"],
    [{ types: ["array"], items: { types: ["string"] } }, "array of strings"],
    [{ types: ["array"], items: { types: ["object"], name: "App" } }, "array of App objects"],
    [{ types: ["array"], items: { types: ["string", "null"] } }, "array of string or null"],
    [{ types: ["array"] }, "array"],
    [{ types: ["array"], items: { types: ["array"] } }, "array of arrays"],
    [
      {
        types: ["array"],
        items: { types: ["array"], items: { types: ["number"], format: "double" } },
      },
      "array of array of numbers (double)",
    ],
    [{ types: [] }, "any"],
    [{ types: [], format: "uuid" }, "any (uuid)"],
    [{ types: ["object"], name: "App", format: "map" }, "App object (map)"],
    [{ types: ["array", "null"], format: "csv" }, "array (csv) or null"],
    [{ types: ["array", "string"], format: "uuid" }, "array or string (uuid)"],
    [
      { types: ["array"], format: "list", items: { types: ["object"], format: "map" } },
      "array of objects (map) (list)",
    ],
    [{ types: [], variants: { kind: "oneOf", options: [] } }, "one of several"],
    [{ types: [], const: 1 }, "constant"],
    [either({ types: ["string"], format: "uri" }, { types: ["null"] }), "string (uri) or null"],
    [
      either({ types: ["object"], name: "Card" }, { types: ["object"], name: "Bank" }),
      "Card object or Bank object",
    ],
    [either({ types: ["object"] }, { types: ["string"] }), "one of several"],
    [
      either(
        ...[1, 2].map(
          (size): Schema => ({ types: ["object"], name: `AnotherActionOfKind${size}` }),
        ),
      ),
      "one of several",
    ],
  ])("%j", (schema, words) => {
    expect(typeWords(schema, sayInEnglish)).toBe(words);
  });
});

describe("rules in words", () => {
  const written = (rules: Partial<Schema>) =>
    ruleWords({ types: [], ...rules }, sayInEnglish).map(({ text, values }) =>
      [text, ...values].join(" "),
    );

  it.each<[Partial<Schema>, string]>([
    [{ minimum: 1, maximum: 100 }, "1 to 100"],
    [{ minimum: 0 }, "At least 0"],
    [{ exclusiveMinimum: 0 }, "More than 0"],
    [{ exclusiveMaximum: 5 }, "Less than 5"],
    [{ multipleOf: 5 }, "A multiple of 5"],
    [{ minLength: 1 }, "At least 1 character"],
    [{ maxLength: 64 }, "At most 64 characters"],
    [{ minLength: 26, maxLength: 26 }, "Exactly 26 characters"],
    [{ minItems: 0, maxItems: 1 }, "0 to 1 item"],
    [{ uniqueItems: true }, "No item twice"],
    [{ minProperties: 2 }, "At least 2 properties"],
    [{ pattern: "^a|b$" }, "Matches ^a|b$"],
    [{ const: null }, "Always null"],
    [{ enum: ["A", 2] }, "Allowed values: A 2"],
    [{ default: "" }, 'Default: ""'],
    [{ examples: [{ a: [1, "b:\n"], c: {} }] }, 'Example: {"a": [1, "b:\\n"], "c": {}}'],
    [{ contentMediaType: "image/png" }, "Holds image/png"],
    [{ contentEncoding: "base64" }, "Encoded as base64"],
  ])("%j", (rules, words) => {
    expect(written(rules)).toEqual([words]);
  });

  it.each<[Partial<Schema>, string[]]>([
    [{ const: 1, enum: [1], default: 1, examples: [1] }, ["Always 1"]],
    [{ enum: ["A"], default: "A" }, ["Always A"]],
    [{ enum: ["A", "B"], default: "A", examples: ["B"] }, ["Allowed values: A B", "Default: A"]],
    [{ default: { a: 1 }, examples: [{ a: 1 }, 2, 2] }, ['Default: {"a": 1}', "Example: 2"]],
    [{ default: "1", examples: [1] }, ["Default: 1", "Example: 1"]],
    [{ types: ["null"], const: null, default: null }, []],
  ])("%j tells each value once", (rules, words) => {
    expect(written(rules)).toEqual(words);
  });
});

test("a default of false and a limit of 0 are said", () => {
  expect(ruleWords({ types: ["boolean"], default: false }, sayInEnglish)).toHaveLength(1);
  expect(ruleWords({ types: ["integer"], maximum: 0 }, sayInEnglish)).toHaveLength(1);
});
