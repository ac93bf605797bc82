import type { SearchDocument } from "../../model/search.ts";

/** What pages are called that tell how it was, what changed, or how to help, not how it is done now. */
const ASIDE =
  /\b(?:legacy|deprecated|obsolete|archived?|change ?logs?|release ?notes?|what ?s new|breaking changes|contribut(?:e|ing|ors?))\b/i;
/** Of a title alone: a folder of that name may hold what the product does with data. */
const ASIDE_TITLE = /^(?:migrat(?:e|ing|ion)|upgrad(?:e|ing)) (?:from|to|guide)\b/i;

/**
 * Whether a page is beside what most readers look for: release notes, guides for an older version,
 * how to contribute. Its address and its title tell.
 */
export function isAside({ url, title }: SearchDocument): boolean {
  return ASIDE.test(spaced(`${url} / ${title}`)) || ASIDE_TITLE.test(title);
}

function spaced(text: string): string {
  return text.replace(/[-_.'’]/g, " ");
}
