import { expect, test } from "vitest";
import { chooseTab, tabIndexForKey } from "./tab-selection.ts";

const VALUES = ["java", "python"];

test.each([
  { fact: "the query wins", query: "java", stored: "python", expected: "java" },
  { fact: "else the stored value", query: null, stored: "python", expected: "python" },
  { fact: "a value that no tab has is ignored", query: "ruby", stored: "java", expected: "java" },
  { fact: "no value fits", query: "ruby", stored: "php", expected: undefined },
  { fact: "no value given", query: null, stored: null, expected: undefined },
])("$fact", ({ query, stored, expected }) => {
  expect(chooseTab({ values: VALUES, query, stored })).toBe(expected);
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["ArrowLeft", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Enter", 1, undefined],
  ["ArrowDown", 1, undefined],
])("%s on tab %i of 3 leads to %s", (key, index, expected) => {
  expect(tabIndexForKey(key, index, 3)).toBe(expected);
});
