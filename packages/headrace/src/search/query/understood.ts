import type { MatchedUnit } from "./match-terms.ts";

/** What of a query was not taken as it was typed. */
export interface Understood {
  /** Words that no page has, in no form. */
  unknown: string[];
  /** Words that were taken for others. */
  respelled: { from: string; to: string }[];
}

/** For a query that was taken as it is. */
export const AS_TYPED: Understood = { unknown: [], respelled: [] };

/** Compares the units of a query with what they were taken for. */
export function describeUnderstood(
  units: readonly MatchedUnit[],
  terms: readonly string[],
): Understood {
  const required = units.filter((unit) => unit.required);
  return {
    unknown: required.filter(({ matches }) => matches.length === 0).map(({ text }) => text),
    respelled: required
      .filter(({ corrected }) => corrected)
      .map(({ text, matches }) => {
        const [best] = [...matches].sort((a, b) => b.weight - a.weight);
        return { from: text, to: terms[best?.term ?? -1] ?? "" };
      }),
  };
}
