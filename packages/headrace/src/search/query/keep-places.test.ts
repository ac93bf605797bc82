import { expect, test } from "vitest";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { documentsOf } from "../testing/sample-pages.ts";
import { keepPlaces, type ShownResults } from "./keep-places.ts";
import { loadSearchIndex } from "./load-search-index.ts";

const index = loadSearchIndex(
  buildSearchIndex(documentsOf([{ title: "Deploy" }]), { language: "en" }),
);
const [base] = index.search("deploy", 8);

/** Results with these scores, named by the ids of their pages. */
function results(scores: Readonly<Record<number, number>>) {
  if (!base) throw new Error("The sample pages have no answer.");
  return Object.entries(scores)
    .map(([id, score]) => ({ ...base, score, document: { ...base.document, id: Number(id) } }))
    .sort((a, b) => b.score - a.score);
}

function order(before: Readonly<Record<number, number>>, after: Readonly<Record<number, number>>) {
  const shown = { query: "dep", results: results(before) };
  const kept = keepPlaces({ query: "depl", results: results(after) }, shown);
  return kept.map(({ document }) => document.id);
}

test("what is hardly better does not push away a row above it, while a word is typed on", () => {
  expect(order({ 1: 5, 2: 4 }, { 2: 5, 1: 4.9 })).toEqual([1, 2]);
  expect(order({ 1: 5, 2: 4, 3: 3 }, { 3: 5, 2: 4.9, 1: 4.8 })).toEqual([1, 2, 3]);
});

test("what is much better, and what was not there, moves", () => {
  expect(order({ 1: 5, 2: 4 }, { 2: 9, 1: 5 })).toEqual([2, 1]);
  expect(order({ 1: 5 }, { 2: 9, 1: 5 })).toEqual([2, 1]);
  expect(order({ 1: 5 }, { 2: 5, 1: 4.9 })).toEqual([1, 2]);
});

test("no row is lost or added, whatever the scores are", () => {
  for (let seed = 1; seed < 200; seed++) {
    const score = (id: number) => ((id * seed * 7919) % 101) + 1;
    const ids = Array.from({ length: 8 }, (_, id) => id);
    const before = Object.fromEntries(ids.slice(0, 5).map((id) => [id, score(id)]));
    const after = Object.fromEntries(ids.slice(2).map((id) => [id, score(id + 3)]));
    expect(order(before, after).sort()).toEqual(ids.slice(2));
  }
});

test("while words are typed, a row is passed only by what was not there or is clearly better", () => {
  const subjects = ["deploy", "deployment", "depth", "environment", "rollback", "release", "role"];
  const pages = Array.from({ length: 40 }, (_, at) => {
    const word = (skip: number) => subjects[(at * 7 + skip * skip * 3 + at * skip) % 7] ?? "";
    const content = Array.from({ length: 9 }, (_, place) => word(place + (at % 5))).join(" a ");
    return { title: `${word(1)} ${word(2)} ${at}`, content };
  });
  const typed = loadSearchIndex(buildSearchIndex(documentsOf(pages), { language: "en" }));
  let moved = 0;
  for (const query of ["deployment role", "release environment", "rollback deploy", "depth role"]) {
    let shown: ShownResults | undefined;
    for (let length = 1; length <= query.length; length++) {
      const asked = query.slice(0, length);
      const results = keepPlaces({ query: asked, results: typed.search(asked, 8) }, shown);
      const before = shown?.results.map(({ document }) => document.id) ?? [];
      results.forEach((above, at) => {
        for (const below of results.slice(at + 1)) {
          const [own, other] = [above, below].map(({ document }) => before.indexOf(document.id));
          const passed = other !== undefined && other >= 0 && (own === -1 || (own ?? 0) > other);
          if (passed) expect(below.score).toBeLessThan(0.88 * above.score);
          moved += Number(passed);
        }
      });
      shown = { query: asked, results };
    }
  }
  // The texts are such that the order changes at all.
  expect(moved).toBeGreaterThan(10);
});

test("another query is answered by itself", () => {
  const shown = { query: "dep", results: results({ 1: 5, 2: 4 }) };
  const now = results({ 2: 5, 1: 4.9 });
  expect(keepPlaces({ query: "rel", results: now }, shown)).toEqual(now);
});
