import { describe, expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";

function read(yaml: string) {
  return readFrontMatter(`---\n${yaml}\n---\n\nText\n`, "page.md");
}

test("keeps the lines of the text where they are", () => {
  expect(read("title: A\ndraft: true").content).toBe("\n\n\n\n\nText\n");
  expect(readFrontMatter("Text\n---\n", "page.md")).toMatchObject({
    frontMatter: undefined,
    content: "Text\n---\n",
    diagnostics: [],
  });
});

test("a text in quotation marks may go on at the beginning of a line", () => {
  expect(
    read(`id: a\nterms:\n    some words: "One\ntwo\n\nthree: four"\n    other: 'It''s\nso' # so`)
      .frontMatter,
  ).toEqual({ id: "a", terms: { "some words": "One two\nthree: four", other: "It's so" } });
});

test("CONST-04 coerces what YAML reads as something else, and keeps unknown keys", () => {
  expect(
    read(
      'title: 404\ndraft: "true"\nsidebar_position: "2.5"\nkeywords: a, b\nslug: 1\ncustom_edit_url: null\nown: { x: 1 }\nlast_update: { date: 2026-11-21 }',
    ).frontMatter,
  ).toEqual({
    title: "404",
    draft: true,
    sidebar_position: 2.5,
    keywords: ["a", "b"],
    slug: "1",
    custom_edit_url: null,
    own: { x: 1 },
    last_update: { date: "2026-11-21" },
  });
});

test.each([
  "6.10",
  "1.0",
  "0123",
  "1e3",
  "0x1F",
  "0o17",
  "+5",
  "-0",
  ".5",
  "1.",
  ".inf",
  "True",
  "NO",
  "2024-01-02",
])("a text without quotation marks is what is written: %s", (written) => {
  const { frontMatter, diagnostics } = read(`title: ${written}\nkeywords: [${written}]`);
  expect({ frontMatter, diagnostics }).toEqual({
    frontMatter: { title: written, keywords: [written] },
    diagnostics: [],
  });
});

test("numbers and flags are read however they are written, and own keys as in YAML", () => {
  const yaml =
    "sidebar_position: 2.50\ntoc_min_heading_level: 0x3\ndraft: TRUE\nunlisted: False\nown: 6.10";
  expect(read(yaml).frontMatter).toEqual({
    sidebar_position: 2.5,
    toc_min_heading_level: 3,
    draft: true,
    unlisted: false,
    own: 6.1,
  });
});

test.each([
  ["---\ntitle: A\n---\nText", "\n\n\nText"],
  ["---\ntitle: A\n----\nText", "\n\n\nText"],
  ["---\ntitle: A\n--------\nText", "\n\n-----\nText"],
  ["---\ntitle: A\n------", "\n\n---"],
])("a longer line closes it, too: %j", (text, content) => {
  const read = readFrontMatter(text, "page.md");
  expect(read).toMatchObject({ frontMatter: { title: "A" }, content, diagnostics: [] });
});

test("an empty block is no error", () => {
  expect(readFrontMatter("---\n---\nText", "page.md")).toMatchObject({
    frontMatter: {},
    content: "\n\nText",
    diagnostics: [],
  });
});

describe("problems have the place of the value", () => {
  test.each([
    ['title: "A', 2, 8],
    ["title: 'A\ndescription: b", 2, 8],
    ['title: "A\ndescription: "b"', 2, 8],
    ["title: A\ntitle: B", 3, 1],
    ["title: A: B", 2, 8],
    ["title: @x", 2, 8],
    ["- a", 2, 1],
    ["just text", 2, 1],
    ["title: A\ntags:\n  - { label: 1 }", 4, 5],
    ['title: A\ntags: [a, ""]', 3, 11],
    ["title: A\nid: a/b", 3, 5],
    ['title: ""', 2, 8],
    ["title: A\nsidebar_position: first", 3, 19],
    ["title: A\nhide_title: 3", 3, 13],
    ["x: &a [*a]", 2, 8],
  ])("B01 %s", (yaml, line, column) => {
    const { diagnostics } = read(yaml);
    expect(diagnostics).toMatchObject([{ severity: "error", file: "page.md", line, column }]);
  });
});

test.each([
  ["title: [Images\ndescription: x", 2, 8],
  ["title: T\nkeywords: [a, b\nslug: /x", 3, 11],
  ["title: T\nlast_update: { date: 2026-01-01\nslug: /x", 3, 14],
])("R-17 a list without end is reported where it begins: %j", (yaml, line, column) => {
  const { diagnostics } = readFrontMatter(`---\n${yaml}\n---\n\nText.\n`, "page.md");
  expect(diagnostics).toMatchObject([
    { code: "front-matter", line, column, message: expect.stringContaining("has no end") },
  ]);
});

test("a list over several lines is none without end", () => {
  const { diagnostics } = readFrontMatter("---\ntitle: T\nkeywords: [a,\n  b\n]\n---\n", "page.md");
  expect(diagnostics).toEqual([]);
});
