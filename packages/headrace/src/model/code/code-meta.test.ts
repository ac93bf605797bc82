import { expect, test } from "vitest";
import { parseCodeMeta } from "./code-meta.ts";

test.each([
  ['title="a b.ts"', "a b.ts"],
  ["title='it\"s'", 'it"s'],
  ['{1} title="x" showLineNumbers', "x"],
  ['{title="a.yml"}', "a.yml"],
  ['subtitle="x"', undefined],
  ["title=x", undefined],
])("title of %s", (meta, title) => {
  expect(parseCodeMeta(meta).title).toBe(title);
});

test.each([
  ["{1,3-5}", [1, 3, 4, 5]],
  ["{ 2 }", [2]],
  ['title="{9}" {4}', [4]],
  ["{3-1}", []],
])("lines of %s", (meta, lines) => {
  expect([...(parseCodeMeta(meta).highlighted ?? [])]).toEqual(lines);
});

test("an absurd range costs nothing", () => {
  expect(parseCodeMeta("{1-99999999999}").highlighted?.size).toBe(100_000);
});

test.each([
  ["showLineNumbers", 1],
  ["showLineNumbers=7", 7],
  ["showLineNumbers={7}", 7],
  ["", undefined],
])("numbers of %j", (meta, first) => {
  expect(parseCodeMeta(meta).firstLineNumber).toBe(first);
});
