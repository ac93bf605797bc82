import { expect, it } from "vitest";
import { patternMeant } from "./literal-pattern.ts";
import { normalizeSchema } from "./normalize-schema.ts";

it.each([
  ["/^[a-z]+$/i", "^[a-zA-Z]+$"],
  ["/^a\\/b$/", "^a/b$"],
  ["/^\\d{3}[^x-z_]\\w\\u0041$/gi", "^\\d{3}[^x-zX-Z_]\\w\\u0041$"],
  ["/id-\\p{Lu}$/i", "[iI][dD]-\\p{Lu}$"],
  ["/^(?:ab|(?<c>d))/i", "^(?:[aA][bB]|(?<c>[dD]))"],
  // These are patterns.
  ["^/a/$", "^/a/$"],
  ["/a/", "/a/"],
  ["^[a-z]+$", "^[a-z]+$"],
])("the pattern %s means %s", (written, meant) => {
  expect(patternMeant(written)).toBe(meant);
  expect(normalizeSchema({ pattern: written })).toEqual({ pattern: meant });
  expect(() => new RegExp(meant, "u")).not.toThrow();
});

it.each(["ab".repeat(50_000), "東京".repeat(50_000)])(
  "a pattern that no search can hold is none",
  (pattern) => {
    expect(() => new RegExp(pattern, "u").test("東")).toThrow("too large");
    expect(normalizeSchema({ pattern })).toEqual({ "pattern that is too large": pattern });
  },
);
