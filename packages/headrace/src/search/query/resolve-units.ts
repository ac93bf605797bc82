import type { Dictionary } from "./dictionary.ts";
import type { MatchedUnit, TermMatcher } from "./match-terms.ts";
import type { QueryUnit } from "./query-units.ts";

const LETTERS_THEN_DIGITS = /^(\D{2,})(\d+)$/;
/** Shorter halves are found in every misspelling. */
const MIN_HALF = 3;

/**
 * Looks every unit up. A word that the index does not have is taken for two ("rfc9110",
 * "podscheduler") or for a misspelling; joined neighbors that it does not have are dropped.
 */
export function resolveUnits(
  units: readonly QueryUnit[],
  matcher: TermMatcher,
  dictionary: Dictionary,
): MatchedUnit[] {
  return units.flatMap((unit) => {
    const matched = matcher.match(unit);
    if (matched.matches.length > 0) return withNamedHalves(matched, matcher, dictionary);
    if (unit.joined !== "no") return [];
    const number = LETTERS_THEN_DIGITS.exec(unit.text);
    const halves = number && knownHalves(unit.text, number[1]?.length ?? 0, dictionary);
    if (halves) return matchHalves(unit, halves, matcher);
    const corrected = matcher.correct(matched);
    if (corrected.matches.length > 0) return [corrected];
    const words = findHalves(unit.text, dictionary);
    return words ? matchHalves(unit, words, matcher) : [corrected];
  });
}

/**
 * A word that no name has may be two that names do ("apikey" and "API key"): it is asked for in both
 * ways.
 */
function withNamedHalves(
  unit: MatchedUnit,
  matcher: TermMatcher,
  dictionary: Dictionary,
): MatchedUnit[] {
  if (unit.joined !== "no" || !unit.required || matcher.isNamed(unit.matches)) return [unit];
  // A rare one names something, which its parts would hide.
  if (!matcher.isCommon(unit.matches)) return [unit];
  const words = findHalves(unit.text, dictionary);
  const halves = words ? matchHalves(unit, words, matcher) : [];
  // Of a compound both parts are words of their own: "inside" is no "ins ide".
  const isWord = ({ matches }: MatchedUnit) =>
    matcher.isNamed(matches) && matcher.isCommon(matches);
  if (!words || !halves.every(isWord)) return [unit];
  return [...halves, { ...unit, required: false, joined: "identifier", words }];
}

type Halves = readonly [string, string];

function knownHalves(text: string, at: number, { find }: Dictionary): Halves | undefined {
  const halves: Halves = [text.slice(0, at), text.slice(at)];
  return halves.every((half) => find(half) >= 0) ? halves : undefined;
}

/** The two known words whose shorter one is longest. */
function findHalves(text: string, dictionary: Dictionary): Halves | undefined {
  const middle = text.length / 2;
  return Array.from(
    { length: Math.max(0, text.length - 2 * MIN_HALF + 1) },
    (_, at) => at + MIN_HALF,
  )
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((at) => knownHalves(text, at, dictionary))
    .find((halves) => halves !== undefined);
}

function matchHalves(unit: QueryUnit, [first, second]: Halves, matcher: TermMatcher) {
  return [
    matcher.match({ ...unit, text: first, unfinished: false }),
    matcher.match({ ...unit, text: second }),
  ];
}
