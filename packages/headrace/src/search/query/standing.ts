import { stemWord } from "../analysis/stem.ts";
import type { IndexHeader } from "../options.ts";
import type { MatchedUnit } from "./match-terms.ts";
import { namesPage } from "./query-units.ts";
import { termsIn } from "./snippet.ts";

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

/** What the score of a page is multiplied by, for its place in the site. */
export type Standing = (page: number, units: readonly StandingUnit[]) => number;

/** Prepares the names of the parts of a site: the first labels above its pages. */
export function createStanding({ breadcrumbs, references }: IndexHeader): Standing {
  const known = new Map<string, string[]>();
  return (page, units) => {
    const label = breadcrumbs[page]?.[0] ?? "";
    const stems = known.get(label) ?? termsIn(label).map(stemWord);
    known.set(label, stems);
    if (
      units.some(({ unit, share }) => namesPage(unit, share) && stems.includes(stemWord(unit.text)))
    ) {
      return IN_PART;
    }
    const reference = references[page];
    if (!reference) return 1;
    const isMeant = units.some(({ unit, page: { values } }) => {
      return unit.text === reference || (unit.joined === "identifier" && values[page] !== 0);
    });
    return isMeant ? 1 : REFERENCE;
  };
}
