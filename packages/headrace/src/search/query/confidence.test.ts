import { expect, test } from "vitest";
import type { SearchDocument } from "../../model/search.ts";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { loadSearchIndex } from "./load-search-index.ts";

const PAGES: [title: string, content: string, keywords?: string[]][] = [
  ["Set up a provider", "Choose a provider of git and enter its address."],
  ["Snapshots", "A snapshot of the output is written beside the test."],
  ["Reset mocks", "Mocks are reset between two tests, whoever made them."],
  ["Read a secret", "A password stands in the secret store, not in the code."],
  ["Rate of builds", "How many builds run at once, for each customer."],
  ["max_pool_size", "The most connections of a pool."],
  ["Keep your seat", "You are asked twice.", ["two pass entry"]],
  ["Zones", "A zone holds the names of hosts.", ["failover"]],
];
const documents = PAGES.map(
  ([title, content, keywords = []], id): SearchDocument => ({
    ...{ id, title, content, url: `/${id}`, hash: "", parent: null },
    ...{ breadcrumbs: [], description: "", keywords },
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

test("a description in four words that the pages use has rows where one page has half of them", () => {
  expect(index.search("choose the address of git tests", 8)).not.toEqual([]);
  expect(index.search("choose connections of tests once", 8)).toEqual([]);
  expect(index.search("choose connections of frobnicated tests", 8)).toEqual([]);
});

test("words that a keyword says for a page answer by themselves, and not beside others in its text", () => {
  expect(index.search("failover", 8)).toHaveLength(1);
  expect(index.search("names of hosts", 8)).toHaveLength(1);
  expect(index.search("failover of the test", 8)).toEqual([]);
});

test.each([
  ["provider", "/0"],
  ["terraform provider", "/0"],
  ["two pass entry", "/6"],
  ["provider of git", "/0"],
  ["reset mock", "/2"],
  ["password in the store", "/3"],
  ["snapshto test", "/1"],
  ["max_pool_size", "/5"],
  ["set max_pool_size in frobnicator", "/5"],
])("%j has its page first", (query, url) => {
  expect(index.search(query, 8)[0]?.document.url).toBe(url);
});
