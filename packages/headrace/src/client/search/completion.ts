import type { SearchResult } from "../../search/query/search-results.ts";

/** How many of the first results may complete a word. */
const LOOK_AT = 3;

/**
 * The rest of the word at the end of a query, as the best results have it, in a title if it can be:
 * "ment" for "deploy".
 *
 * @returns "" when the word is complete, or none of them goes on like it.
 */
export function completeWord(query: string, results: readonly SearchResult[]): string {
  const word = /[\p{L}\p{N}]+$/u.exec(query)?.[0].toLowerCase() ?? "";
  if (word.length < 2) return "";
  const best = results.slice(0, LOOK_AT);
  const terms = best.flatMap((result) => result.terms);
  if (terms.includes(word)) return "";
  const longer = terms.filter((term) => term.startsWith(word) && /^[\p{L}\p{M}]+$/u.test(term));
  const titles = best.map(({ document }) => document.title.toLowerCase()).join("\n");
  const term = longer.find((candidate) => titles.includes(candidate)) ?? longer[0];
  return term?.slice(word.length) ?? "";
}
