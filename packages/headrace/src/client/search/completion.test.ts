import { expect, test } from "vitest";
import type { SearchResult } from "../../search/query/search-results.ts";
import { completeWord } from "./completion.ts";

function withTerms(...terms: string[]): SearchResult {
  const document = { id: 0, title: "", url: "/", hash: "", breadcrumbs: [], parent: null };
  const match = { document, kind: "Title", score: 1 } as const;
  return { ...match, best: match, sections: [], terms, asked: [], explain: [] };
}

const RESULTS = [withTerms("environments", "create"), withTerms("environment")];

test.each([
  ["create envi", "ronments"],
  ["ENVI", "ronments"],
  ["environment", ""],
  ["e", ""],
  ["create ", ""],
  ["zebra", ""],
  ["", ""],
])("SEARCH-06 the word at the end of '%s' goes on with '%s'", (query, rest) => {
  expect(completeWord(query, RESULTS)).toBe(rest);
});

test("SEARCH-06 a word of a title is rather offered than one of the text", () => {
  const result = withTerms("apps", "application");
  const document = { ...result.document, title: "Deploy an Application" };
  expect(completeWord("deploy ap", [{ ...result, document }])).toBe("plication");
});
