import type { SearchMatch, SearchResult } from "./search-results.ts";

/** Where a row of results leads: a page or a section of it. */
export interface Place extends SearchMatch {
  /** The page that it stands on. */
  page: SearchResult;
}

/** From this share of the best section's score, it is hard to say which of two is meant. */
const NEARLY_AS_GOOD = 0.9;

/**
 * Results as single rows: each page at its best place. The first page takes a second row when two of
 * its sections are hard to tell apart; further sections follow where pages leave rows free.
 */
export function placesOf(results: readonly SearchResult[], limit: number): Place[] {
  const best = results.map((page) => placeOn(page, page.best));
  const [first] = results;
  const [one, two] = first?.sections ?? [];
  if (first && one && two && first.best === one && two.score >= NEARLY_AS_GOOD * one.score) {
    best.splice(1, 0, placeOn(first, two));
  }
  const further = results.flatMap((page) => page.sections.map((match) => placeOn(page, match)));
  const places = new Map<number, Place>();
  for (const place of [...best, ...further]) {
    if (!places.has(place.document.id)) places.set(place.document.id, place);
  }
  return [...places.values()].slice(0, limit);
}

function placeOn(page: SearchResult, match: SearchMatch): Place {
  return { ...match, page };
}
