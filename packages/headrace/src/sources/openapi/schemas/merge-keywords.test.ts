import { describe, expect, it } from "vitest";
import { mergeKeywords } from "./merge-keywords.ts";
import { normalizeSchema } from "./normalize-schema.ts";

const intersect = (schemas: unknown[]) => ({ allOf: schemas });

describe("mergeKeywords", () => {
  it.each([
    ["minimum", 1, 5, 5],
    ["maximum", 1, 5, 1],
    ["maxLength", 10, 5, 5],
    ["multipleOf", 4, 6, 12],
    ["multipleOf", 0.5, 0.25, 0.25],
    ["type", ["number", "null"], ["integer", "null"], ["null", "integer"]],
    ["type", ["number"], ["number"], ["number"]],
    ["type", ["string"], ["object"], ["object"]],
    ["enum", ["a", "b"], ["b", "c"], ["b"]],
    ["enum", [{ a: 1, b: 2 }], [{ b: 2, a: 1 }], [{ a: 1, b: 2 }]],
    ["required", ["a"], ["a", "b"], ["a", "b"]],
    ["deprecated", true, false, true],
    ["additionalProperties", { type: "string" }, false, false],
    ["additionalProperties", { type: "string" }, true, { type: "string" }],
    ["items", { a: 1 }, { b: 1 }, { allOf: [{ a: 1 }, { b: 1 }] }],
    ["prefixItems", [1, 2], [3], [{ allOf: [1, 3] }, 2]],
    ["properties", { a: 1, b: 2 }, { b: 3 }, { a: 1, b: { allOf: [2, 3] } }],
    ["dependentSchemas", { a: 1, b: 2 }, { b: 3 }, { a: 1, b: { allOf: [2, 3] } }],
    ["dependentRequired", { a: ["b"], c: ["d"] }, { a: ["b", "e"] }, { a: ["b", "e"], c: ["d"] }],
    ["propertyNames", { a: 1 }, { b: 1 }, { allOf: [{ a: 1 }, { b: 1 }] }],
    ["unevaluatedItems", false, { a: 1 }, false],
    ["contentSchema", { a: 1 }, { b: 1 }, { allOf: [{ a: 1 }, { b: 1 }] }],
    ["not", { a: 1 }, { b: 1 }, { anyOf: [{ a: 1 }, { b: 1 }] }],
    ["title", "a", "b", "b"],
    ["constructor", "a", "b", "b"],
  ])("%s: %j and %j allow %j", (...[keyword, a, b, merged]) => {
    expect(mergeKeywords({ [keyword]: a }, { [keyword]: b }, intersect)).toEqual({
      [keyword]: merged,
    });
  });

  it("makes of two patterns one that is both", () => {
    const { pattern } = mergeKeywords({ pattern: "^a" }, { pattern: "z$" }, intersect);
    const matches = ["abz", "ab", "bz"].filter((text) =>
      new RegExp(String(pattern), "u").test(text),
    );
    expect(matches).toEqual(["abz"]);
  });
});

describe("normalizeSchema", () => {
  it.each([
    [{ type: "string", nullable: true }, { type: ["string", "null"] }],
    [{ type: ["string", "null"], nullable: true }, { type: ["string", "null"] }],
    [{ nullable: true }, { nullable: true }],
    [
      { title: "A", type: { type: "string", title: "B", enum: ["a"] } },
      { title: "A", type: ["string"], enum: ["a"] },
    ],
    [{ nullable: false }, {}],
    [{ example: 1, examples: [2] }, { examples: [1, 2] }],
    [{ minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    [{ minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
    [
      { maximum: 1, exclusiveMaximum: 2 },
      { maximum: 1, exclusiveMaximum: 2 },
    ],
    [
      { items: [{ a: 1 }], additionalItems: false },
      { prefixItems: [{ a: 1 }], items: false },
    ],
  ])("%j becomes %j", (before, after) => {
    expect(normalizeSchema(before)).toEqual(after);
  });
});
