import { SEARCH } from "../../model/constants.ts";
import type { SearchState } from "./session.ts";

/** "1 page", "8 pages". */
export function countPages(count: number): string {
  if (count >= SEARCH.maxResults) return `More than ${SEARCH.maxResults} pages`;
  return count === 1 ? "1 page" : `${count} pages`;
}

/** How a search stands, in a sentence to be said; "" when there is nothing to say. */
export function describeState({ query, status, results }: SearchState): string {
  if (!query.trim() || status === "failed") return "";
  if (status !== "ready") return "Loading search";
  if (results.length === 0) return "No results";
  const sections = results.reduce((sum, result) => sum + result.sections.length, 0);
  const more = sections === 1 ? "1 section" : `${sections} sections`;
  return `${countPages(results.length)} found, with ${more}`;
}
