import { CONTENT_FIELD } from "../options.ts";
import type { LoadedIndex } from "./read-index.ts";

/** What counts in a field. */
export interface FieldWeight {
  /** Toward the page. */
  page: number;
  /** Toward the page when the query is a question: that is about the subject of a page. */
  question: number;
  /** Toward the section by itself. */
  section: number;
  /** How much a field's length counts against it, 0 to 1 (BM25's b). */
  b: number;
}

/** In the order of INDEX_FIELDS: Title, Heading, Description, Keywords, Content. */
export const FIELD_WEIGHTS: readonly FieldWeight[] = [
  { page: 5, question: 5, section: 0, b: 0.4 },
  { page: 0.7, question: 0.5, section: 3, b: 0.4 },
  { page: 1.5, question: 3, section: 0, b: 0.4 },
  { page: 3, question: 3, section: 0, b: 0 },
  { page: 0.5, question: 0.7, section: 1, b: 0.42 },
];
/** What a keyword counts as a name of its page, against the title. */
export const AS_NAME = 0.5;
/** What the text above the first heading counts for a question: there a page says what it is about. */
const OPENING = 1.4;
/** What the best section counts beside the page as a whole. */
export const SECTION = { page: 0.6, question: 0.4 };
/** What a title or heading counts that says what the query says, and no more. */
export const EXACT_TITLE = 1.5;
export const EXACT_HEADING = 1;
/** What a title or heading counts that begins with all that was typed. */
export const TITLE_BEGINS = 0.8;
export const HEADING_BEGINS = 0.4;
/**
 * How much a missing unit counts against a page: a power of the share that it has. Of a section it
 * is the share itself.
 */
export const COVERAGE_POWER = 0.3;
/**
 * What words count against a page that it has only here and there, when a query describes a matter:
 * title and opening say what a page is about.
 */
export const SCATTERED = 0.2;
/** How much less a word of the title counts in a section: toward the page, and among its sections. */
export const OF_TITLE = { page: 0.15, section: 0.5 };
/** What the words of a heading count that many pages have: "Next steps" tells nothing of its page. */
export const SHARED_HEADING = 0.3;
/** A heading is shared when it stands on more than this share of the pages, and on some at least. */
const SHARED_BY = 0.04;
const LEAST_SHARED = 4;
/** What a page counts that stands aside (release notes, older versions), unless it is what was asked for. */
export const ASIDE = 0.75;
/** How soon more of the same stops counting (BM25's k1). */
const SATURATION = 0.9;

/** Turns a weighted frequency into evidence, from 0 up to (not including) 1. */
export function saturate(frequency: number): number {
  return frequency / (SATURATION + frequency);
}

/** What the length of a text does to the weight of the words in it, by field and document. */
export interface LengthNorms {
  /** Toward the page; running text counts by the length of the whole page. */
  page: readonly Float32Array[];
  /** Toward the page when the query is a question. */
  question: readonly Float32Array[];
  /** Toward the section. */
  section: readonly Float32Array[];
}

/** Prepares what does not depend on the query. */
export function lengthNorms({ fields, pages, firsts }: LoadedIndex): LengthNorms {
  const section = fields.map(({ lengths }, at) => norms(lengths, FIELD_WEIGHTS[at]?.b));
  const content = new Uint32Array(firsts.length - 1);
  fields[CONTENT_FIELD]?.lengths.forEach((length, document) => {
    const page = pages[document] ?? 0;
    content[page] = (content[page] ?? 0) + length;
  });
  const ofPages = norms(content, FIELD_WEIGHTS[CONTENT_FIELD]?.b);
  const page = section.map((own, field) =>
    field === CONTENT_FIELD ? Float32Array.from(pages, (at) => ofPages[at] ?? 1) : own,
  );
  const question = page.map((own, field) =>
    field === CONTENT_FIELD
      ? own.map((norm, at) => (firsts[pages[at] ?? 0] === at ? OPENING * norm : norm))
      : own,
  );
  return { page, question, section };
}

function norms(lengths: Uint32Array, b = 0): Float32Array {
  let total = 0;
  let filled = 0;
  for (const length of lengths) {
    total += length;
    if (length > 0) filled++;
  }
  const mean = total / filled || 1;
  return Float32Array.from(lengths, (length) => 1 / (1 - b + (b * length) / mean));
}

/** Of each document: whether its heading stands on many pages. */
export function sharedHeadings({ header, pages, firsts }: LoadedIndex): Uint8Array {
  const counts = new Map<string, number>();
  header.titles.forEach((title, document) => {
    if (firsts[pages[document] ?? 0] !== document) counts.set(title, (counts.get(title) ?? 0) + 1);
  });
  const most = Math.max(LEAST_SHARED, SHARED_BY * (firsts.length - 1));
  return Uint8Array.from(header.titles, (title) => Number((counts.get(title) ?? 0) > most));
}
