import type { Place } from "../search/query/places.ts";
import type { SearchMatch, SearchResult } from "../search/query/search-results.ts";

/** Searches for a form of a question. */
export type Find = (query: string, limit: number) => Promise<SearchResult[]>;

/** Where a page may answer, and where else it has words of the question. */
export interface LikelyPlace extends Place {
  /** Best first. */
  further: SearchMatch[];
}

/** Pages that are looked at for a word alone. */
const WORD_PAGES = 150;
/** At how many places behind the first a rank counts half. */
const HALF = 3;
/** What is found for the whole question counts more than what is found for its words. */
const WHOLE = 3;
/** A word in a title or a heading says what the page is about. */
const NAMED = 0.5;
/** What a page has as a whole counts more than what one of its sections has. */
const OF_PAGE = 2;
const MAX_FURTHER = 4;

/** What a page and its sections have of a question. */
interface Candidate {
  result: SearchResult;
  /** Whether it was found for the whole question. */
  isWhole: boolean;
  score: number;
  sections: Map<number, SearchMatch>;
  terms: Set<string>;
}

/**
 * What answers a question, or has telling words of it. An assistant can judge what may be the answer,
 * where a reader would take it for one: so each word is asked alone, too, and pages that have
 * several come up although others are missing.
 *
 * @param words Those that say what the question is about.
 * @param whole What is found for the question as it is, best first.
 */
export async function likelyPlaces(
  words: readonly string[],
  whole: readonly SearchResult[],
  find: Find,
): Promise<LikelyPlace[]> {
  const pages = new Map<string, Candidate>();
  for (const word of words) {
    for (const result of await find(word, WORD_PAGES)) addWord(pageOf(pages, result), result);
  }
  for (const result of whole) addWhole(pageOf(pages, result), result);
  const byWords = [...pages.values()].sort((a, b) => scoreOf(b) - scoreOf(a)).slice(0, WORD_PAGES);
  const byWhole = whole.map((result) => pageOf(pages, result));
  const weights = new Map<Candidate, number>();
  for (const [list, factor] of [
    [byWords, 1],
    [byWhole, WHOLE],
  ] as const) {
    for (const [rank, page] of list.entries())
      weights.set(page, (weights.get(page) ?? 0) + (factor * HALF) / (HALF + rank));
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([page]) => placeOn(page));
}

/** A section with several words says more than several sections with one each. */
function scoreOf({ score, sections }: Candidate): number {
  return OF_PAGE * score + Math.max(0, ...[...sections.values()].map((section) => section.score));
}

function pageOf(pages: Map<string, Candidate>, result: SearchResult): Candidate {
  const known = pages.get(result.document.url);
  if (known) return known;
  const page: Candidate = {
    ...{ result, isWhole: false, score: 0 },
    ...{ sections: new Map(), terms: new Set() },
  };
  pages.set(result.document.url, page);
  return page;
}

/** Adds what a page has of one word, by how telling the word is. */
function addWord(page: Candidate, { explain, sections, terms }: SearchResult): void {
  const [part] = explain;
  if (!part) return;
  const telling = part.idf * (part.corrected ? 1 / 4 : 1);
  const isNamed = part.title > 0 || part.heading > 0;
  page.score += telling * (Math.max(part.page, part.section) + (isNamed ? NAMED : 0));
  const best = sections[0]?.score ?? 1;
  const ofSection = telling * (part.section + (part.heading > 0 ? NAMED : 0));
  for (const match of sections) addSection(page, match, (ofSection * match.score) / best);
  for (const term of terms) page.terms.add(term);
}

function addSection(page: Candidate, match: SearchMatch, score: number): void {
  const known = page.sections.get(match.document.id);
  page.sections.set(match.document.id, { ...match, score: (known?.score ?? 0) + score });
}

/** Where the whole question was found, that says where on the page, and in which words. */
function addWhole(page: Candidate, result: SearchResult): void {
  page.isWhole = true;
  page.result = result;
  for (const term of result.terms) page.terms.add(term);
}

function placeOn({ result, isWhole, sections, terms }: Candidate): LikelyPlace {
  const ranked = [...sections.values()].sort((a, b) => b.score - a.score);
  const best = isWhole ? result.best : (ranked[0] ?? result);
  const all = [...result.sections, ...ranked].filter(
    ({ document }, at, list) =>
      document.id !== best.document.id &&
      list.findIndex((other) => other.document.id === document.id) === at,
  );
  const { document, kind, score } = best;
  const page = { ...result, terms: [...terms] };
  return { document, kind, score, page, further: all.slice(0, MAX_FURTHER) };
}
