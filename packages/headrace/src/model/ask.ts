/** A passage that an answer may cite. */
export interface AskSource {
  /** What a citation calls it: 1 is cited by "[1]". */
  id: number;
  /** Route of the page, and id of the section; "" for the page itself. */
  route: string;
  hash: string;
  title: string;
  /** Labels on the way down to it. */
  path: readonly string[];
  /** As it stands on the page. */
  text: string;
}

/**
 * What a handler of questions says: the page sends `{ "question": "…" }`, and gets a line of JSON for
 * each of these, as they come.
 */
export type AskEvent =
  /** First: what was found. */
  | { type: "sources"; sources: readonly AskSource[] }
  /** A piece of the answer; its citations are those of the sources. */
  | { type: "text"; text: string }
  /** Last, instead of an answer: the passages do not hold one. */
  | { type: "refused" }
  /** Last, when something failed: what to tell the reader. */
  | { type: "failed"; message: string }
  /** Last, after an answer. */
  | { type: "end" };

/** Longer questions are pasted by mistake. */
export const MAX_QUESTION = 300;

/** A citation in an answer: "[2]". */
export const CITATION = /\[(\d+)\]/g;
