import { expect, test } from "vitest";
import type { SearchDocument } from "../../model/search.ts";
import { loadSearchIndex } from "../query/load-search-index.ts";
import { buildSearchIndex } from "./build-search-index.ts";
import { ENGLISH_GROUPS } from "./english-words.ts";
import type { WordGroup } from "./other-words.ts";

interface Page {
  title: string;
  headings?: string[];
  keywords?: string[];
  content?: string;
}

function toDocuments(pages: readonly Page[]): SearchDocument[] {
  const documents: SearchDocument[] = [];
  for (const { title, headings = [], keywords = [], content = "" } of pages) {
    const page = documents.length;
    const own = { url: `/${page}`, breadcrumbs: [], description: "" };
    documents.push({ ...own, id: page, parent: null, hash: "", title, keywords, content });
    for (const heading of headings) {
      const id = documents.length;
      const at = { id, parent: page, hash: `h${id}` };
      documents.push({ ...own, ...at, title: heading, keywords: [], content: "" });
    }
  }
  return documents;
}

function titlesFor(query: string, pages: readonly Page[], wordGroups: readonly WordGroup[] = []) {
  const index = loadSearchIndex(
    buildSearchIndex(toDocuments(pages), { language: "en", wordGroups }),
  );
  const titles = index.search(query, 20).map(({ document }) => {
    const page = document.parent === null ? document : undefined;
    return page?.title ?? document.url;
  });
  return [...new Set(titles)];
}

const GROUPS: WordGroup[] = [["grant", "permit of entry"]];

test.each<[string, Page]>([
  ["title", { title: "Grants" }],
  ["heading", { title: "Team", headings: ["How to grant"] }],
  ["keyword", { title: "Team", keywords: ["granting"] }],
])("a page is found by what readers say for a word of its %s", (_, page) => {
  expect(titlesFor("permit of entry", [page, { title: "Other" }])).toEqual([]);
  expect(titlesFor("permit of entry", [page, { title: "Other" }], GROUPS)).toEqual([page.title]);
});

test("a word in running text alone brings no other words", () => {
  const pages = [{ title: "Team", content: "They grant what you ask for." }];
  expect(titlesFor("permit", pages, GROUPS)).toEqual([]);
});

test("a word that a page is called by finds that page alone", () => {
  const pages = [{ title: "Grants" }, { title: "Permits of entry" }];
  expect(titlesFor("permits", pages, GROUPS)).toEqual(["Permits of entry"]);
});

test.each([
  [4, ["Page 0", "Grants"]],
  [5, ["Page 0"]],
])("a word on %i pages leads to those that say it otherwise, or does not", (count, some) => {
  const pages: Page[] = Array.from({ length: count }, (_, at) => ({
    title: `Page ${at}`,
    content: "A permit of entry.",
  }));
  const found = titlesFor("permit", [...pages, { title: "Grants" }], GROUPS);
  expect(found).toHaveLength(count + some.length - 1);
  expect(found).toEqual(expect.arrayContaining(some));
});

test("words of technical English need no configuration", () => {
  expect(titlesFor("mfa", [{ title: "Two-factor log-in" }])).toEqual(["Two-factor log-in"]);
  expect(titlesFor("delete a folder", [{ title: "Remove a directory" }])).toEqual([
    "Remove a directory",
  ]);
});

test("no group of technical English says a word twice, or is alone", () => {
  for (const group of ENGLISH_GROUPS) {
    expect(group.length, group.join()).toBeGreaterThan(1);
    expect(new Set(group).size, group.join()).toBe(group.length);
  }
});
