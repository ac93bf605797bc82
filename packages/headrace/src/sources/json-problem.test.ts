import { expect, test } from "vitest";
import { jsonProblem } from "./json-problem.ts";

test.each([
  ['{\n  "a": [[1],\n  "b": 2\n}', { line: 3, column: 6 }],
  ['{\n  "a": 1,\n}', { line: 3, column: 1 }],
  ["// A comment.\n{}", { line: 1, column: 1 }],
  ['{\n  "a": [1, 2', { line: 2 }],
  ["", { line: 1, column: 1 }],
])("what is no JSON is told where it begins to be none: %j", (text, place) => {
  expect(jsonProblem(text)).toMatchObject({ message: "This file is not JSON.", ...place });
});

test("JSON is none, with a mark at its start, too", () => {
  expect(jsonProblem('\uFEFF{ "a": [1] }')).toBeUndefined();
});
