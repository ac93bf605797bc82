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
