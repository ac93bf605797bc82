import { SEARCH } from "../../model/constants.ts";
import { fill, fillPlural } from "../../model/messages/messages.ts";
import { say } from "../../model/messages/say.ts";
import type { SearchState } from "./session.ts";

/** "1 page", "8 pages". */
export function countPages(count: number): string {
  if (count >= SEARCH.maxResults) return fill(say("manyPages"), { count: SEARCH.maxResults });
  return counted(say("pageCount"), count);
}

/** A number of something, in the form that it asks for in the language of the open page. */
export function counted(message: string, count: number): string {
  return fillPlural(message, count, document.documentElement.lang);
}

/** How a search stands, in a sentence to be said; "" when there is nothing to say. */
export function describeState({ query, status, results }: SearchState): string {
  if (!query.trim() || status === "failed") return "";
  if (status !== "ready") return say("loadingSearch");
  if (results.length === 0) return say("noResults");
  const sections = results.reduce((sum, result) => sum + result.sections.length, 0);
  return fill(say("found"), {
    pages: countPages(results.length),
    sections: counted(say("sectionCount"), sections),
  });
}
