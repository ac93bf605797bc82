import { expect, test } from "vitest";
import { findUnclosed } from "./unclosed-construct.ts";

/** A toy of a parser: "<" needs its ">", also lines later. */
function isUnclosed(text: string): boolean {
  return text.lastIndexOf("<") > text.lastIndexOf(">");
}

test.each([
  ["a <b", { line: 1, column: 3 }],
  ["<a> <b\nc\nd", { line: 1, column: 5 }],
  [`${"<a\n>\n".repeat(50)}x\n\n  <b c="d\n${"e\n".repeat(200)}`, { line: 103, column: 3 }],
])("finds the construct that runs to the end", (text, expected) => {
  expect(findUnclosed(text, isUnclosed)).toEqual(expected);
});

test("reads few beginnings of a file, however many constructs may run to its end", () => {
  let reads = 0;
  const found = findUnclosed(`<a> ${"<".repeat(10_000)}`, (text) => {
    reads++;
    return isUnclosed(text);
  });
  expect(found).toEqual({ line: 1, column: 5 });
  expect(reads).toBeLessThan(60);
});
