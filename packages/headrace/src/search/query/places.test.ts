import { expect, test } from "vitest";
import { placesOf } from "./places.ts";
import type { SearchMatch, SearchResult } from "./search-results.ts";

function match(id: number, score: number): SearchMatch {
  const document = { id, title: `${id}`, url: "/", hash: "", breadcrumbs: [], parent: null };
  return { document, kind: "Content", score };
}

/** A page whose sections have these scores; the best place is one of them, or the page itself. */
function page(id: number, scores: readonly number[], best?: number): SearchResult {
  const sections = scores.map((score, at) => match(id + at + 1, score));
  const own = match(id, 10);
  const leads = best === undefined ? own : (sections[best] ?? own);
  return { ...own, sections, best: leads, terms: [], asked: [], explain: [] };
}

const ids = (results: readonly SearchResult[], limit = 8) =>
  placesOf(results, limit).map(({ document }) => document.id);

test("each page stands at its best place, and further sections follow where rows are free", () => {
  expect(ids([page(0, [9, 5], 0), page(10, [8]), page(20, [])])).toEqual([1, 10, 20, 2, 11]);
  expect(ids([page(0, [9, 5], 0), page(10, [8]), page(20, [])], 4)).toEqual([1, 10, 20, 2]);
  expect(ids([])).toEqual([]);
});

test("the first page takes a second row for a section that is nearly as good as its best", () => {
  expect(ids([page(0, [10, 9], 0), page(10, [])])).toEqual([1, 2, 10]);
  expect(ids([page(0, [10, 8.9], 0), page(10, [])])).toEqual([1, 10, 2]);
  // Where the page itself is meant, none of its sections is.
  expect(ids([page(0, [10, 9]), page(10, [])])).toEqual([0, 10, 1, 2]);
  expect(ids([page(0, []), page(10, [10, 9], 0)])).toEqual([0, 11, 12]);
});

test("a row knows the page that it stands on", () => {
  const [first, second] = [page(0, [9], 0), page(10, [])];
  const rows = placesOf([first, second], 8);
  expect(rows.map((row) => row.page)).toEqual([first, second]);
  expect(rows[0]).toMatchObject({ kind: "Content", score: 9 });
});
