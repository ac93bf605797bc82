/** What the side that writes an index and the side that reads it have to agree on. */
import type { MatchKind } from "../model/search.ts";

/** First bytes of an index: a name, and the version of the format. */
export const INDEX_SIGNATURE = "docs-search 1";

/** A part of a document that is indexed by itself. */
export interface IndexField {
  kind: MatchKind;
  /** Whether the field belongs to the page as a whole or to each document (page or section). */
  of: "page" | "document";
}

/** The fields, in the order in which the index holds them. */
export const INDEX_FIELDS: readonly IndexField[] = [
  { kind: "Title", of: "page" },
  { kind: "Heading", of: "document" },
  { kind: "Description", of: "page" },
  { kind: "Keywords", of: "page" },
  { kind: "Content", of: "document" },
];

/**
 * The steps from text to terms. An index names its own, and a reader that knows others refuses it:
 * two sides that cut words differently find nothing.
 */
export const PIPELINE: readonly string[] = ["fold", "compounds", "pairs", "stop-words", "stem-en"];

/** The part of an index that says what the rest is. */
export interface IndexHeader {
  fields: readonly IndexField[];
  pipeline: readonly string[];
}

/** Occurrences of a term in one document that count; more say nothing new. */
export const MAX_FREQUENCY = 4;
