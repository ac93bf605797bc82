import { expect, test } from "vitest";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { documentsOf } from "../testing/sample-pages.ts";
import { keepPlaces } from "./keep-places.ts";
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

test("another query is answered by itself", () => {
  const shown = { query: "dep", results: results({ 1: 5, 2: 4 }) };
  const now = results({ 2: 5, 1: 4.9 });
  expect(keepPlaces({ query: "rel", results: now }, shown)).toEqual(now);
});
