import { isCharacterGroup } from "../analysis/tokens.ts";
import type { RankedPage, Ranking, ScoredUnit } from "./rank-pages.ts";

/**
 * How much the best page has to say of a query, from 0 to 1: of up to three words, and less for each
 * further one, since nobody's page has all the words of a sentence. The numbers tell queries that a set of
 * pages answers from those that it does not, in the sets of `bench/search`.
 */
const LEAST_OF_THREE = 0.5;
const LESS_FOR_EACH = 0.2;
const LEAST = 0.3;
/** What the evidence of a word counts that was taken for another. */
const OF_CORRECTED = 0.7;
/** Rows that are looked at. */
const SHOWN = 8;

/**
 * Whether the best pages may be what was asked for. One word always is; of several, a page has to say
 * enough of them, a section has to have them all, or it has the identifier that they make.
 */
export function isConfident({ units, pages }: Ranking): boolean {
  const asked = units.filter(({ share }) => share > 0);
  if (asked.length < 2 || asked.some(({ unit }) => isCharacterGroup(unit.text))) return true;
  const least = Math.max(LEAST, LEAST_OF_THREE - LESS_FOR_EACH * Math.max(0, asked.length - 3));
  return pages
    .slice(0, SHOWN)
    .some(
      (page) => evidenceOf(asked, page) >= least || hasAll(asked, page) || hasName(units, page),
    );
}

function evidenceOf(units: readonly ScoredUnit[], { page }: RankedPage): number {
  return units.reduce((sum, { unit, share, page: { values } }) => {
    return sum + share * (values[page] ?? 0) * (unit.corrected ? OF_CORRECTED : 1);
  }, 0);
}

function hasAll(units: readonly ScoredUnit[], { page, best }: RankedPage): boolean {
  return units.every(({ page: { named }, section }) => {
    return (section.values[best] ?? 0) > 0 || (named[page] ?? 0) > 0;
  });
}

function hasName(units: readonly ScoredUnit[], { page }: RankedPage): boolean {
  return units.some(({ unit, page: { values } }) => {
    return unit.joined === "identifier" && values[page] !== 0;
  });
}
