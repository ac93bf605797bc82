import { stemWord } from "../analysis/stem.ts";
import { indexTerms, tokenize } from "../analysis/tokens.ts";
import type { IndexHeader } from "../options.ts";
import type { MatchedUnit } from "./match-terms.ts";

/** What a word is worth that stands above a page, in its breadcrumbs, and nowhere in it. */
const ABOVE = 0.25;
/** What a page counts in the part of the site that a query names: "invite a user api". */
const IN_PART = 1.2;
/** What the reference of an API counts against a guide, unless the query asks for it. */
const REFERENCE = 0.85;

/** A unit of a query, its share of it, and what pages say of it. */
interface StandingUnit {
  unit: MatchedUnit;
  share: number;
  page: { values: Float32Array };
}

/** What the place of pages in their site says of a query. */
export interface Standing {
  /** Gives pages the words that stand above them. */
  addWordsAbove(units: readonly StandingUnit[]): void;
  /** What the score of a page is multiplied by. */
  factorOf(page: number, units: readonly StandingUnit[]): number;
}

/** Prepares the breadcrumbs of all pages; many pages have the same. */
export function createStanding({ breadcrumbs, references }: IndexHeader): Standing {
  const known = new Map<string, ReadonlySet<string>>();
  const stemsOf = (label: string): ReadonlySet<string> => {
    const stems = known.get(label) ?? new Set(tokenize(label).flatMap(indexTerms).map(stemWord));
    known.set(label, stems);
    return stems;
  };
  const isAbove = ({ unit, share }: StandingUnit, labels: readonly string[]) =>
    share > 0 && labels.some((label) => stemsOf(label).has(stemWord(unit.text)));
  return {
    addWordsAbove(units) {
      const labels = new Set(breadcrumbs.flat());
      for (const weighed of units) {
        const holding = new Set([...labels].filter((label) => isAbove(weighed, [label])));
        if (holding.size === 0) continue;
        const { values } = weighed.page;
        for (let page = 0; page < values.length; page++) {
          if (values[page] === 0 && breadcrumbs[page]?.some((label) => holding.has(label)))
            values[page] = ABOVE;
        }
      }
    },
    factorOf(page, units) {
      const part = breadcrumbs[page]?.slice(0, 1) ?? [];
      if (units.some((weighed) => isAbove(weighed, part))) return IN_PART;
      const reference = references[page];
      if (!reference) return 1;
      const isMeant = units.some(({ unit, page: { values } }) => {
        return unit.text === reference || (unit.joined === "identifier" && values[page] !== 0);
      });
      return isMeant ? 1 : REFERENCE;
    },
  };
}
