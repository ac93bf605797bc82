import { expect, test } from "vitest";
import {
  duplicates,
  extractLeadingEmoji,
  groupBy,
  isRegexpStringMatch,
} from "./theme-functions.ts";

test("items that are equal to one before them", () => {
  expect(duplicates(["a", "b", "a", "a", "c"])).toEqual(["a", "a"]);
  expect(duplicates(["a", "B", "A"], (one, other) => one === other.toLowerCase())).toEqual(["A"]);
});

test("items by what is said of each, in their order", () => {
  expect(groupBy(["one", "two", "three"], (word) => word.slice(0, 1))).toEqual({
    o: ["one"],
    t: ["two", "three"],
  });
});

test("a pattern is found in any case, and nowhere when one of both is absent", () => {
  expect(isRegexpStringMatch("^/docs", "/DOCS/a")).toBe(true);
  expect(isRegexpStringMatch("^/docs", "/blog")).toBe(false);
  expect(isRegexpStringMatch(undefined, "/docs")).toBe(false);
  expect(isRegexpStringMatch("^/docs")).toBe(false);
});

test.each([
  ["🚀 Start", "🚀"],
  ["👩‍💻 Develop", "👩‍💻"],
  ["🇩🇪 Deutsch", "🇩🇪"],
  ["⚙️ Settings", "⚙️"],
  ["2 parts", null],
  ["© Mill", null],
  ["Start 🚀", null],
  ["", null],
])("the emoji that %j begins with is %j", (text, emoji) => {
  expect(extractLeadingEmoji(text)).toEqual({ emoji, rest: text.slice(emoji?.length ?? 0) });
});
