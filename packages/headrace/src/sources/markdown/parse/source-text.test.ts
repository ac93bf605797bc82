import { expect, test } from "vitest";
import { HEADING_ID_END, HEADING_ID_START } from "../marks.ts";
import { normalizeText, rewriteSpellings } from "./source-text.ts";

function rewrite(text: string): string {
  return rewriteSpellings(text, "page.md").text;
}

test("normalizes line ends and drops the byte order mark", () => {
  expect(normalizeText("\uFEFFa\r\nb\rc")).toBe("a\nb\nc");
});

test.each([
  [":::note Title", ":::note[Title]"],
  [":::note[Title]", ":::note[Title]"],
  [":::note [Title]", ":::note[Title]"],
  [':::note{title="x"}', ':::note{title="x"}'],
  [":::note Title {#id}", ":::note[Title]{#id}"],
  [":::note A ] b", ":::note[A \\] b]"],
  ["  > :::::tip Deep", "  > :::::tip[Deep]"],
  ["- :::tip In a list", "- :::tip[In a list]"],
  [":::note", ":::note"],
  [":::", ":::"],
  ["text :::note Title", "text :::note Title"],
])("admonition titles: %s", (input, expected) => {
  expect(rewrite(input)).toBe(expected);
});

test.each([
  ["## A {#b}", `## A ${HEADING_ID_START}#b${HEADING_ID_END}`],
  ["## A \\{#b\\}", `## A ${HEADING_ID_START}#b${HEADING_ID_END}`],
  ["## A \\{#b}", `## A ${HEADING_ID_START}#b${HEADING_ID_END}`],
  ["Text {#b}", "Text {#b}"],
])("heading ids: %s", (input, expected) => {
  expect(rewrite(input)).toBe(expected);
});

test.each(["```", "~~~", "  ````js", "> ```", "- ```"])("leaves code alone: %s", (fence) => {
  const mark = fence.replace(/[^`~]/g, "");
  const text = `${fence}\n:::note A\n## B {#c}\n<!-- d -->\n${mark}`;
  expect(rewrite(text)).toBe(text);
  expect(rewrite(`${text}\n:::note A`)).toBe(`${text}\n:::note[A]`);
});

test("blanks comments and keeps every line and column", () => {
  expect(rewrite("a <!-- b --> c\n<!--\nd\n--> e `<!-- f -->`")).toBe(
    "a            c\n    \n \n    e `<!-- f -->`",
  );
});

test("puts something between blocks where a comment stands between them", () => {
  expect(rewrite("- a\n\n<!-- b -->\n\n- c\n\n<!--\nd\n-->\ne")).toBe(
    "- a\n\n{/**/}\n\n- c\n\n{/**/}\n \n   \ne",
  );
  expect(rewrite("a\n<!-- b -->")).toBe("a\n          ");
});

test.each([
  "<!-- b -->",
  "a <!-- b --> c",
  "    ## A {#b}\n    :::note C\n    <!-- d",
  "- e\n\n      ## A {#b}",
  "<div>\n## A {#b}\n</div>",
  "<!--\n```\n-->",
])("leaves code, HTML and comments of plain Markdown alone: %j", (text) => {
  const after = "\n\n## A {#b}";
  const rewritten = rewriteSpellings(text + after, "page.md", "md");
  expect(rewritten).toEqual({ text: text + rewrite(after), diagnostics: [] });
});

test("unwraps fences of mdx-code-block", () => {
  expect(rewrite("```mdx-code-block\n:::note A\n```\nb")).toBe("\n:::note[A]\n\nb");
});

test("unwraps a fence of mdx-code-block within another, and leaves code within it alone", () => {
  const text =
    "````mdx-code-block\n```mdx-code-block\n:::note A\n```\n```md\n:::note A\n```\n````\nb";
  expect(rewrite(text)).toBe("\n\n:::note[A]\n\n```md\n:::note A\n```\n\nb");
});

test("tells where an open comment begins", () => {
  expect(rewriteSpellings("a\nb <!-- c\nd", "page.md").diagnostics).toMatchObject([
    { code: "unclosed-comment", line: 2, column: 3 },
  ]);
});
