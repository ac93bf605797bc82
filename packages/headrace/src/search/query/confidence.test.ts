import { expect, test } from "vitest";
import type { SearchDocument } from "../../model/search.ts";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { loadSearchIndex } from "./load-search-index.ts";

const PAGES: [title: string, content: string][] = [
  ["Set up a provider", "Choose a provider of git and enter its address."],
  ["Snapshots", "A snapshot of the output is written beside the test."],
  ["Reset mocks", "Mocks are reset between two tests, whoever made them."],
  ["Read a secret", "A password stands in the secret store, not in the code."],
  ["Rate of builds", "How many builds run at once, for each customer."],
  ["max_pool_size", "The most connections of a pool."],
];
const documents = PAGES.map(
  ([title, content], id): SearchDocument => ({
    ...{ id, title, content, url: `/${id}`, hash: "", parent: null },
    ...{ breadcrumbs: [], description: "", keywords: [] },
  }),
);
const index = loadSearchIndex(buildSearchIndex(documents, { language: "en" }));

test.each(["ssl certificate provider", "graphql output", "frobnicated customer"])(
  "%j has no rows: a known word beside unknown ones is no answer",
  (query) => {
    expect(index.search(query, 8)).toEqual([]);
    expect(index.understood().unknown.length).toBeGreaterThan(0);
  },
);

test.each(PAGES.map(([title], id) => [title, `/${id}`]))(
  "a page called %j is found with an unknown word beside its name, which is told",
  (title, url) => {
    expect(index.search(`${title} frobnicator`, 8)[0]?.document.url).toBe(url);
    expect(index.understood().unknown).toEqual(["frobnicator"]);
  },
);

test("a description in four words that the pages use has rows, and with an unknown one none", () => {
  expect(index.search("choose connections of tests once", 8)).not.toEqual([]);
  expect(index.search("choose connections of frobnicated tests", 8)).toEqual([]);
});

test.each([
  ["provider", "/0"],
  ["terraform provider", "/0"],
  ["provider of git", "/0"],
  ["reset mock", "/2"],
  ["password in the store", "/3"],
  ["snapshto test", "/1"],
  ["max_pool_size", "/5"],
  ["set max_pool_size in frobnicator", "/5"],
])("%j has its page first", (query, url) => {
  expect(index.search(query, 8)[0]?.document.url).toBe(url);
});
