import { SEARCH } from "../../model/constants.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill, fillPlural } from "../../model/messages/messages.ts";
import type { SearchState } from "./session.ts";

/** "1 page", "8 pages". */
export function countPages(count: number): string {
  if (count >= SEARCH.maxResults) return fill(localized("manyPages"), { count: SEARCH.maxResults });
  return counted(localized("pageCount"), count);
}

/** A number of something, in the form that it asks for in the language of the open page. */
function counted(message: string, count: number): string {
  return fillPlural(message, count, document.documentElement.lang);
}

/** How a search stands, in a sentence to be said; "" when there is nothing to say. */
export function describeState({ query, status, results }: SearchState): string {
  if (!query.trim() || status === "failed") return "";
  if (status !== "ready") return localized("loadingSearch");
  if (results.length === 0) return localized("noResults");
  const sections = results.reduce((sum, result) => sum + result.sections.length, 0);
  return fill(localized("found"), {
    pages: countPages(results.length),
    sections: counted(localized("sectionCount"), sections),
  });
}
