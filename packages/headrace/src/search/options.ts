/** What the side that writes an index and the side that reads it have to agree on. */
import type { MatchKind, ReferenceKind } from "../model/search.ts";

/** First bytes of an index: a name, and the version of the format, its fields included. */
export const INDEX_SIGNATURE = "docs-search 7\n";

/** A part of a document that is indexed by itself. */
export interface IndexField {
  kind: MatchKind;
  /** Whether the field belongs to the page as a whole or to each document (page or section). */
  of: "page" | "document";
}

/** The fields, in the order in which the index holds them. */
export const INDEX_FIELDS = [
  { kind: "Title", of: "page" },
  { kind: "Heading", of: "document" },
  { kind: "Description", of: "page" },
  { kind: "Keywords", of: "page" },
  { kind: "Content", of: "document" },
] as const satisfies readonly IndexField[];

/** Positions in `INDEX_FIELDS`. Running text is most of an index, and the last: what stands before are names. */
export const TITLE_FIELD = 0;
export const HEADING_FIELD = 1;
export const KEYWORDS_FIELD = 3;
export const CONTENT_FIELD = 4;

/** Steps from text to terms that apply to every language. */
const BASE_PIPELINE: readonly string[] = ["fold", "compounds", "pairs"];

/** Steps for English words. */
const ENGLISH_PIPELINE: readonly string[] = [...BASE_PIPELINE, "stop-words", "stem"];

/** Technical text in these languages is full of English words. */
const WITH_ENGLISH: ReadonlySet<string> = new Set(["en", "zh", "ja", "th", "ko"]);

/**
 * The steps from text to terms for a language ("en", "zh-Hans"). An index names its own: a reader
 * that took other steps would find nothing.
 */
export function pipelineFor(language: string): readonly string[] {
  return WITH_ENGLISH.has(language.split("-")[0] ?? "") ? ENGLISH_PIPELINE : BASE_PIPELINE;
}

/** Words that say little about a text. */
export interface WeakWords {
  /**
   * Too frequent to tell texts apart: indexed in titles, headings, descriptions and keywords ("if
   * statement"), not in running text, and no query needs them to match.
   */
  stop: readonly string[];
  /** A query of several words that begins with one of these is a question. */
  question: readonly string[];
  /** Words that carry a question, not its subject; elsewhere they may be names ("make", "use"). */
  filler: readonly string[];
  /** At the end of a query, the kind of text that is looked for, whatever it is about: "invoices tutorial". */
  text: readonly string[];
}

/** The readable part of an index. The lists of documents are columns: one entry for each. */
export interface IndexHeader {
  pipeline: readonly string[];
  weak: WeakWords;
  /** Whether the postings of running text are files of their own. */
  split: boolean;
  /** Of each page. */
  urls: readonly string[];
  breadcrumbs: readonly (readonly string[])[];
  /** Of each page: what of an API it describes, or 0. */
  references: readonly (ReferenceKind | 0)[];
  /** Of each page: 1 when it stands beside what most readers look for (`isAside`). */
  asides: readonly (0 | 1)[];
  /** Number of documents of each page: itself and its sections. */
  sizes: readonly number[];
  /** Of each document. */
  titles: readonly string[];
  /** Of each document; 0 when it is the slug of the title, as it is for most sections. */
  hashes: readonly (string | 0)[];
}

/** Occurrences of a term in one document that count; more say nothing new. Fits two bits. */
export const MAX_FREQUENCY = 4;

/** How often a term occurs counts if it stands in this many documents at most. */
export const MAX_COUNTED = 32;

/**
 * The order in which an index holds the postings of its terms: those in many documents first, as
 * whole powers of two. Numbers of like size stand together then, which compressors reward.
 *
 * @param counts Number of documents of each term.
 */
export function postingsOrder(counts: ArrayLike<number>): number[] {
  const bySize: number[][] = Array.from({ length: 32 }, () => []);
  for (let term = 0; term < counts.length; term++) {
    // A term in no document has 32 leading zeros, and no place.
    bySize[Math.clz32(counts[term] ?? 0)]?.push(term);
  }
  return bySize.flat();
}

/** The id that a heading gets unless another heading of the page has it. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\-_ ]/gu, "")
    .replaceAll(" ", "-");
}
