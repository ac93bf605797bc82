import type { ComparedPage } from "./read-page.ts";

/** What pages are compared by, in the order in which differences are told. */
export const FACETS = [
  "words",
  "headings",
  "anchors",
  "links",
  "mended links",
  "code",
  "tabs",
  "admonitions",
  "mended admonitions",
  "images",
  "elements",
  "title",
  "description",
  "meta",
  "contents",
  "pagination",
  "breadcrumbs",
  "sidebar",
] as const;

export type Facet = (typeof FACETS)[number];

/** What is a difference for the better, and counts as the same. */
type Mended = "mended links" | "mended admonitions";

/** What pages are asked for; the other facets are parts of these. */
const READ = FACETS.filter((facet): facet is Exclude<Facet, Mended> => !/^mended/.test(facet));

/** The facets that make an article. */
export const ARTICLE_FACETS: ReadonlySet<Facet> = new Set([
  "words",
  "headings",
  "links",
  "tabs",
  "code",
]);

/** What one page has that the other has not, in one facet. */
export interface FacetDifference {
  facet: Facet;
  gone: string[];
  added: string[];
}

/** Differences of a page between two engines; none where the order and all values are the same. */
export function comparePages(before: ComparedPage, after: ComparedPage): FacetDifference[] {
  return READ.flatMap((facet) => {
    const difference = compareLists(before[facet], after[facet]);
    return difference ? [{ facet, ...difference }] : [];
  });
}

/** What is between the equal beginnings and the equal ends of two lists. */
function compareLists(
  before: readonly string[],
  after: readonly string[],
): { gone: string[]; added: string[] } | undefined {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  if (start === before.length && start === after.length) return undefined;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    gone: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
  };
}
