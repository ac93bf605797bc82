import type { SearchResult } from "../../search/query/search-results.ts";

/** How many of the first results may complete a word. */
const LOOK_AT = 3;

/**
 * The rest of the word at the end of a query, as the best results have it: "ment" for "deploy".
 *
 * @returns "" when the word is complete, or none of them goes on like it.
 */
export function completeWord(query: string, results: readonly SearchResult[]): string {
  const word = /[\p{L}\p{N}]+$/u.exec(query)?.[0].toLowerCase() ?? "";
  if (word.length < 2) return "";
  const terms = results.slice(0, LOOK_AT).flatMap((result) => result.terms);
  if (terms.includes(word)) return "";
  const term = terms.find(
    (candidate) => candidate.startsWith(word) && /^[\p{L}\p{M}]+$/u.test(candidate),
  );
  return term?.slice(word.length) ?? "";
}
