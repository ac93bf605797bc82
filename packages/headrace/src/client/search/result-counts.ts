import { SEARCH } from "../../model/constants.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill, fillPlural } from "../../model/messages/messages.ts";
import type { SearchState } from "./session.ts";

/** "1 page", "8 pages", in the language of the open page. */
export function countPages(count: number): string {
  if (count >= SEARCH.maxResults) return fill(localized("manyPages"), { count: SEARCH.maxResults });
  return fillPlural(localized("pageCount"), count, document.documentElement.lang);
}

/** How a search stands, in a sentence to be said; "" when there is nothing to say. */
export function describeState({ query, status, results }: SearchState): string {
  if (!query.trim() || status === "failed") return "";
  if (status !== "ready") return localized("loadingSearch");
  if (results.length === 0) return localized("noResults");
  return fill(localized("found"), { pages: countPages(results.length) });
}
