import { isCharacterGroup } from "../analysis/tokens.ts";
import type { RankedPage, Ranking, ScoredUnit } from "./rank-pages.ts";
import { isDescription } from "./unit-weights.ts";

/**
 * How much the best page has to say of a query, from 0 to 1: of up to three words, and less of
 * more, since nobody's page has all the words of a sentence. The numbers tell queries that a set of
 * pages answers from those that it does not, in the sets of `bench/search`.
 */
const LEAST_OF_THREE = 0.5;
const LEAST_OF_MORE = 0.3;
/** What the evidence of a word counts that was taken for another, or is a keyword and nothing else. */
const OF_OTHER = 0.65;
/** What share of a description a page has to have. */
const LEAST_OF_DESCRIPTION = 0.5;
/** Rows that are looked at. */
const SHOWN = 8;

/**
 * Whether the best pages may be what was asked for. One word always is; of several, a page has to say
 * enough of them, a section has to have them all, or it has the identifier that they make. Who describes
 * a matter in words that the pages use has come to the right place when one page has half of them. Of
 * words that no page has, the reader is told, and the others have to be what a page or its section is
 * called.
 */
export function isConfident({ units, pages }: Ranking): boolean {
  const asked = units.filter(({ share }) => share > 0);
  if (asked.length < 2 || asked.some(({ unit }) => isCharacterGroup(unit.text))) return true;
  const known = asked.filter(({ unit }) => unit.matches[0]);
  const isDescribed = isDescription(asked) && asked.every(isAsTyped);
  const least = asked.length > 3 ? LEAST_OF_MORE : LEAST_OF_THREE;
  return pages
    .slice(0, SHOWN)
    .some(
      (page) =>
        evidenceOf(asked, page) >= least ||
        hasAll(asked, page) ||
        hasName(units, page) ||
        isCalled(known, page) ||
        (isDescribed && shareOf(asked, page) >= LEAST_OF_DESCRIPTION),
    );
}

/** Whether a word stands in the pages as it was typed. */
function isAsTyped({ unit }: ScoredUnit): boolean {
  return unit.matches.some(({ weight }) => weight === 1);
}

/** What a page says of the words of a query, each by its share of it. */
function sumOf(units: readonly ScoredUnit[], said: (unit: ScoredUnit) => number): number {
  return units.reduce((sum, one) => sum + one.share * said(one), 0);
}

function evidenceOf(units: readonly ScoredUnit[], { page, best }: RankedPage): number {
  return sumOf(units, ({ unit, page: { values, named, listed }, section }) => {
    const isListed = listed[page] && !named[page] && !section.values[best];
    return (values[page] ?? 0) * (unit.corrected || isListed ? OF_OTHER : 1);
  });
}

/** What share of a query a page has, by whatever it says of it. */
function shareOf(units: readonly ScoredUnit[], { page }: RankedPage): number {
  return sumOf(units, ({ page: { values } }) => (values[page] ? 1 : 0));
}

function hasAll(units: readonly ScoredUnit[], { page, best }: RankedPage): boolean {
  return units.every(({ page: { named }, section }) => section.values[best] || named[page]);
}

function hasName(units: readonly ScoredUnit[], { page }: RankedPage): boolean {
  return units.some(({ unit, page: { values } }) => unit.joined === "identifier" && values[page]);
}

/** A heading, or a keyword, that has one word of a query says too little: there are many. */
function isCalled(units: readonly ScoredUnit[], { page, best }: RankedPage): boolean {
  return units.every(
    ({ unit, page: { named, listed }, section }) =>
      !unit.corrected &&
      (named[page] || (units.length > 1 && (listed[page] || section.named[best]))),
  );
}
