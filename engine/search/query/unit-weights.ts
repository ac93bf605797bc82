import type { Evidence } from "./evidence.ts";
import type { MatchedUnit } from "./match-terms.ts";

/** A unit, what pages say of it, and what it counts among those of its query. */
export interface WeighedUnit {
  unit: MatchedUnit;
  page: Evidence;
  /** How telling it is by itself: inverse document frequency over pages. */
  idf: number;
  /** What its evidence counts. */
  weight: number;
  /** Its share of what all required units weigh together; 0 when it is not required. */
  share: number;
  /** What all required units weigh together. */
  total: number;
}

/** Less than one: rare words weigh a little less than BM25 would have them. */
const IDF_POWER = 0.85;
/** What a stop word counts, and all joined words together, as shares of the required ones. */
const STOP_WORD = 0.15;
const JOINED = { neighbors: 0.45, identifier: 0.6 };

/**
 * Weighs the units of a query against each other. Those that nothing requires never weigh more than
 * a part of the rest: `--dry-run` in a text is a good sign for "dry run", but no more than that.
 *
 * @param evidence What pages say of each unit.
 */
export function weighUnits(
  units: readonly MatchedUnit[],
  evidence: readonly Evidence[],
): WeighedUnit[] {
  const weighed = evidence.flatMap((page, at): WeighedUnit[] => {
    const [unit, idf] = [units[at], inverseFrequency(page)];
    return unit ? [{ unit, page, idf, weight: idf, share: 0, total: 1 }] : [];
  });
  const total = weighed.reduce((sum, { unit, idf }) => sum + (unit.required ? idf : 0), 0) || 1;
  const joined = units.filter((unit) => unit.joined !== "no").length;
  for (const own of weighed) {
    const { unit, idf } = own;
    own.total = total;
    if (unit.required) own.share = idf / total;
    else if (unit.joined === "no") own.weight = STOP_WORD * Math.min(idf, total);
    else own.weight = Math.min(idf, (JOINED[unit.joined] * total) / joined);
  }
  return weighed;
}

/** The inverse document frequency of what a number of pages have. */
function inverseFrequency({ values }: Evidence): number {
  let found = 0;
  for (let page = 0; page < values.length; page++) if (values[page] !== 0) found++;
  return Math.log1p((values.length - found + 0.5) / (found + 0.5)) ** IDF_POWER;
}
