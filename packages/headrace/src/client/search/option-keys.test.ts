import { expect, test } from "vitest";
import { optionForKey } from "./option-keys.ts";

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", 0, 2],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["a", 0, undefined],
])("SEARCH-06 %s from option %i of three leads to %s", (key, active, expected) => {
  expect(optionForKey(key, active, 3)).toBe(expected);
});

test("there is nothing to choose from in an empty list", () => {
  expect(optionForKey("ArrowDown", -1, 0)).toBeUndefined();
});
