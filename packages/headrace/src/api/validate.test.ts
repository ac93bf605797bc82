import { describe, expect, test } from "vitest";
import type { Json, Schema } from "../model/api.ts";
import { validate } from "./validate.ts";

const label: Schema = { types: ["string"], minLength: 3, maxLength: 5, pattern: "^[a-z]+$" };
const order: Schema = {
  types: ["object"],
  properties: [
    { name: "id", required: true, schema: label },
    { name: "size", required: false, schema: { types: ["integer", "null"], minimum: 1 } },
    {
      name: "tags",
      required: false,
      schema: { types: ["array"], items: label, uniqueItems: true },
    },
  ],
  additionalProperties: false,
};

describe("validate", () => {
  test.each<[string, Schema, Json, string[]]>([
    ["a valid object", order, { id: "abc", size: null, tags: ["one", "two"] }, []],
    ["a wrong type", order, [], [": Must be of type object, not array."]],
    ["a missing property", order, {}, ["/id: Is required."]],
    ["an unknown property", order, { id: "abc", x: 1 }, ["/x: There is no such property."]],
    [
      "a fraction for an integer",
      order,
      { id: "abc", size: 1.5 },
      ["/size: Must be of type integer or null, not number."],
    ],
    ["bounds", order, { id: "abc", size: 0 }, ["/size: Must be 1 or more."]],
    [
      "items, each at its place",
      order,
      { id: "abc", tags: ["ab", "abc", "abc"] },
      ["/tags/0: Needs 3 characters or more.", "/tags/2: Is listed twice."],
    ],
    ["lengths in characters, not UTF-16 units", { types: ["string"], maxLength: 2 }, "🚚🚚", []],
    ["a pattern", label, "ABC", [": Does not match ^[a-z]+$."]],
    ["a pattern that is no regular expression", { types: [], pattern: "(" }, "x", []],
    ["an enumeration", { types: [], enum: ["A", "B", "C"] }, "D", [": Must be A, B or C."]],
    ["a constant object", { types: [], const: { a: 1, b: [2] } }, { b: [2], a: 1 }, []],
    ["a decimal step", { types: ["number"], multipleOf: 0.1 }, 0.3, []],
    [
      "names with a slash",
      { types: ["object"], additionalProperties: label },
      { "a/b~": 1 },
      ["/a~1b~0: Must be of type string, not number."],
    ],
    [
      "pattern properties",
      {
        types: [],
        patternProperties: [{ pattern: "^x-", schema: label }],
        additionalProperties: false,
      },
      { "x-a": "abc", y: 1 },
      ["/y: There is no such property."],
    ],
    [
      "what is not allowed",
      { types: ["string"], not: { types: [], const: "no" } },
      "no",
      [": This value is not allowed."],
    ],
    [
      "a recursive schema, which ends",
      { types: ["object"], name: "Tree", recursive: true },
      { a: {} },
      [],
    ],
    [
      "a date that does not exist",
      { types: ["string"], format: "date" },
      "2024-02-30",
      [": Not a valid date."],
    ],
    [
      "a time with zone",
      { types: ["string"], format: "date-time" },
      "2024-02-29T10:00:00.5+02:00",
      [],
    ],
    ["an unknown format", { types: ["string"], format: "color" }, "red", []],
  ])("finds %s", (...row) => {
    const [, schema, value, expected] = row;
    expect(validate(schema, value).map(({ pointer, message }) => `${pointer}: ${message}`)).toEqual(
      expected,
    );
  });

  test("follows the discriminator, and otherwise names the closest alternative", () => {
    const option = (type: string, other: string): Schema => ({
      types: ["object"],
      properties: [
        { name: "type", required: true, schema: { types: ["string"], const: type } },
        { name: other, required: true, schema: { types: ["string"] } },
      ],
    });
    const options = [
      { label: "Card", value: "card", schema: option("card", "number") },
      { label: "Bank", value: "bank", schema: option("bank", "iban") },
    ];
    const schema: Schema = {
      types: [],
      variants: { kind: "oneOf", discriminator: "type", options },
    };
    expect(validate(schema, { type: "bank", iban: "X" })).toEqual([]);
    expect(validate(schema, { type: "bank" })).toEqual([
      { pointer: "/iban", message: "Is required." },
    ]);
    expect(validate(schema, { type: "cash", iban: "X" })).toEqual([
      { pointer: "", message: "Fits none of: Card, Bank." },
      { pointer: "/type", message: 'Must be "bank".' },
    ]);
  });

  test("tells oneOf from anyOf", () => {
    const options = [1, 2].map((minimum) => ({
      label: `From ${minimum}`,
      schema: { types: [], minimum } satisfies Schema,
    }));
    expect(validate({ types: [], variants: { kind: "anyOf", options } }, 3)).toEqual([]);
    expect(validate({ types: [], variants: { kind: "oneOf", options } }, 3)).toEqual([
      { pointer: "", message: "Fits more than one of: From 1, From 2." },
    ]);
  });
});
