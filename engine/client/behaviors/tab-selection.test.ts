import { expect, test } from "vitest";
import { chooseTab, tabIndexForKey } from "./tab-selection.ts";

const VALUES = ["java", "python"];

test.each([
  ["the query wins over the stored value", "java", "python", "java"],
  ["the stored value without a query", null, "python", "python"],
  ["a query that no tab has is ignored", "ruby", "python", "python"],
  ["neither fits: the page's own selection stays", "ruby", "php", undefined],
  ["nothing given: the page's own selection stays", null, null, undefined],
])("%s", (_, query, stored, expected) => {
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
