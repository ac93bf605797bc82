import { expect, test } from "vitest";
import {
  createCodeBlockMetadata,
  getLineNumbersStart,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from "./code-functions.ts";

test("what a block of code is asked for", () => {
  expect(parseCodeBlockTitle(`{1} title="It's" x`)).toBe("It's");
  expect(parseCodeBlockTitle()).toBe("");
  expect(parseLanguage("a language-ts b")).toBe("ts");
});

const MARKED = "theme-code-block-highlighted-line";
const COMMENTS = [
  { className: MARKED, line: "highlight-next-line" },
  { className: "wrong", block: { start: "wrong-start", end: "wrong-end" } },
];

test.each([
  ["a\nb\n", { metastring: "{2}" }, "a\nb", { 1: [MARKED] }],
  ["// highlight-next-line\na\n", { language: "js" }, "a", { 0: [MARKED] }],
  ["// wrong-start\na\n// wrong-end\nb", { language: "js" }, "a\nb", { 0: ["wrong"] }],
  ["// highlight-next-line\na", {}, "// highlight-next-line\na", {}],
  ["a\n\n", { language: "js" }, "a\n", {}],
])("the lines of %j with %j", (content, options, ...expected) => {
  const { code, lineClassNames } = parseLines(content, { magicComments: COMMENTS, ...options });
  expect([code, lineClassNames]).toEqual(expected);
});

test.each([
  [{ metastring: "showLineNumbers=7" }, 7],
  [{ metastring: "showLineNumbers" }, 1],
  [{ showLineNumbers: true }, 1],
  [{ showLineNumbers: 3, metastring: "showLineNumbers=7" }, 3],
  [{ showLineNumbers: false, metastring: "showLineNumbers" }, undefined],
  [{ metastring: "js" }, undefined],
])("the number of the first line of %j is %j", (options, first) => {
  expect(getLineNumbersStart(options)).toBe(first);
});

test("what is known of a block of code", () => {
  const given = { className: "language-JS", metastring: 'title="a.js"', showLineNumbers: true };
  expect(createCodeBlockMetadata({ ...given, code: "a\n", defaultLanguage: "py" })).toEqual({
    codeInput: "a\n",
    code: "a",
    className: "language-JS language-js",
    language: "js",
    title: "a.js",
    lineNumbersStart: 1,
    lineClassNames: {},
  });
});
