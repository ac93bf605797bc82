import type { Place, placesOf } from "./places.ts";
import type { ScorePart, SearchResult } from "./search-results.ts";
import type { cutSnippet, findTerms, SnippetPart, termsIn } from "./snippet.ts";

/** A piece of a page that answers a question, in the page's own words. */
export interface Passage {
  place: Place;
  /** Whole sentences where that is possible, the words that were looked for marked. */
  parts: SnippetPart[];
  /** What of the question its words are about, 0 to 1. */
  coverage: number;
  /** What of it the heading right above says: there the writer tells what the passage is about. */
  headed: number;
}

/** What to look for passages in. */
export interface PassageSource {
  /** Best first. */
  results: readonly SearchResult[];
  /** Texts of a page and its sections; `undefined` while they are not there. */
  textsOf(route: string): readonly string[] | undefined;
}

/** What finds words in texts, from where it is loaded already. */
export interface PassageTools {
  placesOf: typeof placesOf;
  cutSnippet: typeof cutSnippet;
  findTerms: typeof findTerms;
  termsIn: typeof termsIn;
}

/** Further pages answer something else. */
export const PASSAGE_PAGES = 8;
const MAX_PASSAGES = 4;
const PASSAGES_OF_PAGE = 2;
const PASSAGE_LENGTH = 480;
/** Below, a passage has a word of the question, but is about something else. */
const ANSWERS = 0.6;
/** What a word counts that was taken for another: all of "bake bread" may be misspelled, or be meant. */
const GUESSED = 0.5;

/**
 * The passages that answer a question, best first; none when no passage is about what was asked.
 * Nothing is said that does not stand on a page.
 */
export function passagesOf({ results, textsOf }: PassageSource, words: PassageTools): Passage[] {
  const pages = results.slice(0, PASSAGE_PAGES);
  const candidates = words
    .placesOf(pages, PASSAGE_PAGES * PASSAGES_OF_PAGE * 2)
    .flatMap((place) => passageAt(place, textsOf(place.page.document.url), words) ?? [])
    .filter(({ coverage }) => coverage >= ANSWERS)
    // Places that say as much stay in the order of the search.
    .sort((a, b) => worth(b) - worth(a));
  const taken = new Map<SearchResult, number>();
  const passages = candidates.filter(({ place: { page } }) => {
    taken.set(page, (taken.get(page) ?? 0) + 1);
    return (taken.get(page) ?? 0) <= PASSAGES_OF_PAGE;
  });
  return passages.slice(0, MAX_PASSAGES);
}

function passageAt(
  place: Place,
  texts: readonly string[] | undefined,
  words: PassageTools,
): Passage | undefined {
  const { page, document } = place;
  const text = texts?.[document.id - page.document.id];
  if (!text) return undefined;
  const cut = cutPassage(text, page.terms, words);
  const about = [page.document.title, document.title, cut].join("\n");
  const known = texts.join("\n");
  const isBest = page.best.document === document;
  let headed = 0;
  const coverage = page.explain.reduce((sum, part) => {
    const isIn = isSaid(part, about, words) || (isBest && isMeant(part, known, words));
    const share = isIn ? part.share * (part.corrected ? GUESSED : 1) : 0;
    if (isSaid(part, document.title, words)) headed += share;
    return sum + share;
  }, 0);
  return { place, parts: words.cutSnippet(cut, page.terms, cut.length), coverage, headed };
}

/** In tenths: less is no difference. */
function worth({ coverage, headed }: Passage): number {
  return Math.round(10 * coverage) + Math.round(10 * headed);
}

function isSaid({ unit }: ScorePart, text: string, words: PassageTools): boolean {
  return words.findTerms(text, words.termsIn(unit)).length > 0;
}

/** Whether a word that the page does not have as it was typed was found in another form. */
function isMeant(part: ScorePart, text: string, words: PassageTools): boolean {
  const isFound = part.page > 0 || part.section > 0 || part.title > 0 || part.heading > 0;
  return isFound && !isSaid(part, text, words);
}

/** The sentences in a row that hold most of the words; a long sentence is cut at words. */
function cutPassage(text: string, terms: readonly string[], tools: PassageTools): string {
  if (text.length <= PASSAGE_LENGTH) return text;
  const sentences = [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)];
  const hits = tools.findTerms(text, terms);
  let best = { words: 0, from: 0, to: 0 };
  for (const { index: from } of sentences) {
    const last = sentences.findLast(
      ({ index, segment }) => index + segment.trimEnd().length <= from + PASSAGE_LENGTH,
    );
    const to = last ? last.index + last.segment.trimEnd().length : 0;
    const inside = hits.filter((hit) => hit.start >= from && hit.end <= to);
    const words = new Set(inside.map((hit) => text.slice(hit.start, hit.end).toLowerCase())).size;
    if (words > best.words) best = { words, from, to };
  }
  if (best.words === 0)
    return tools
      .cutSnippet(text, terms, PASSAGE_LENGTH)
      .map((part) => part.text)
      .join("");
  return text.slice(best.from, best.to);
}
