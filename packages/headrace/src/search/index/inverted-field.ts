import { indexTerms, type Token } from "../analysis/tokens.ts";
import { MAX_FREQUENCY } from "../options.ts";

/**
 * Documents (or pages) that hold a term, ascending, each with how often it does, in one number: a
 * large site has tens of millions of them at once.
 */
export type Postings = number[];

/** Packs a posting; `frequency` is 1 to MAX_FREQUENCY. */
export function toPosting(document: number, frequency: number): number {
  return document * MAX_FREQUENCY + frequency - 1;
}

/** The document of a posting. */
export function documentOf(posting: number): number {
  return Math.floor(posting / MAX_FREQUENCY);
}

/** How often the document of a posting holds the term. */
export function frequencyOf(posting: number): number {
  return (posting % MAX_FREQUENCY) + 1;
}

/** One field of all documents, turned round: from terms to documents. */
export interface InvertedField {
  postings: Map<string, Postings>;
  /** Field vector: the number of words that the field has in each document. */
  lengths: number[];
}

/** What to do with words that are too frequent to tell texts apart. */
export interface StopWords {
  isStop: (term: string) => boolean;
  /** Whether they are indexed all the same; they never count for the length. */
  keepStops: boolean;
}

/** What one text adds to a field. Plain JSON: it may be kept as long as the text is the same. */
export interface FieldTerms {
  /** Number of words. */
  length: number;
  /** Distinct terms, each behind a line break. */
  terms: string;
  /** How often each occurs, 1 to MAX_FREQUENCY: one digit for each. */
  frequencies: string;
}

/** Counts the terms of one text. */
export function countTerms(tokens: readonly Token[], { isStop, keepStops }: StopWords): FieldTerms {
  const counts = new Map<string, number>();
  let length = 0;
  for (const token of tokens) {
    const words = token.parts.length > 0 ? token.parts : [token.text];
    for (const term of words) length += Number(!isStop(term));
    for (const term of indexTerms(token)) {
      if (keepStops || !isStop(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const frequencies = Array.from(counts.values(), (count) => Math.min(count, MAX_FREQUENCY));
  const terms = Array.from(counts.keys(), (term) => `\n${term}`);
  return { length, terms: terms.join(""), frequencies: frequencies.join("") };
}

const DIGIT_ZERO = "0".charCodeAt(0);

/** Inverts a field: the terms of each document, in order. */
export function invertField(texts: Iterable<FieldTerms>): InvertedField {
  const field: InvertedField = { postings: new Map(), lengths: [] };
  for (const { length, terms, frequencies } of texts) {
    const document = field.lengths.length;
    const list = terms.split("\n");
    // Each is behind a line break; this loop runs millions of times, and iterators cost a multiple.
    for (let at = 1; at < list.length; at++) {
      const term = list[at] ?? "";
      let known = field.postings.get(term);
      if (known === undefined) {
        known = [];
        field.postings.set(term, known);
      }
      known.push(toPosting(document, frequencies.charCodeAt(at - 1) - DIGIT_ZERO));
    }
    field.lengths.push(length);
  }
  return field;
}
