import type { IndexHeader } from "../options.ts";
import { countTerms, type FieldTerms, type InvertedField, invertField } from "./inverted-field.ts";
import { tokenize } from "./tokens.ts";

/** Latin letters, general punctuation and arrows, of which no version of Unicode thinks otherwise. */
const SETTLED = /^[\0-\u017f\u2010-\u2027\u2190-\u2193]*$/;
const NO_TERMS: FieldTerms = { length: 0, terms: "", frequencies: "" };

/**
 * Whether a reader of an index cuts a title up by itself, so that its postings need not be written.
 * Of other scripts, runtimes that know different versions of Unicode may make different terms.
 */
export function isCutByReader(title: string): boolean {
  return SETTLED.test(title);
}

/** What the titles of pages, and the headings of sections, add to an index: both sides make it. */
export function titleFields({ weak, sizes, titles }: IndexHeader): readonly InvertedField[] {
  const stops = new Set(weak.stop);
  const words = { isStop: (term: string) => stops.has(term), keepStops: true };
  const terms = titles.map((title) =>
    isCutByReader(title) ? countTerms(tokenize(title), words) : NO_TERMS,
  );
  const ofPages: FieldTerms[] = [];
  let first = 0;
  for (const size of sizes) {
    ofPages.push(terms[first] ?? NO_TERMS);
    terms[first] = NO_TERMS;
    first += size;
  }
  return [invertField(ofPages), invertField(terms)];
}
