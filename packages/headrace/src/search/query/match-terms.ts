import { stemWord } from "../analysis/stem.ts";
import type { Dictionary } from "./dictionary.ts";
import { findNearSpellings } from "./near-spellings.ts";
import { isBegun, type QueryUnit } from "./query-units.ts";

/** A term of the index that answers a unit, and how well: 1 for the very word. */
export interface TermMatch {
  term: number;
  weight: number;
}

/** A unit of a query with the terms that answer it. */
export interface MatchedUnit extends QueryUnit {
  matches: TermMatch[];
  /** Whether no term is spelled like the unit, and others were taken. */
  corrected: boolean;
}

/** Finds the terms that answer a unit. */
export interface TermMatcher {
  /** The word itself, words of the same stem and, while it is being typed, what it can become. */
  match(unit: QueryUnit): MatchedUnit;
  /** The same, and similar spellings. */
  correct(unit: MatchedUnit): MatchedUnit;
  /** Whether a title, heading, description or keyword has one of these terms. */
  isNamed(matches: readonly TermMatch[]): boolean;
  /** Whether one of them stands in many documents. */
  isCommon(matches: readonly TermMatch[]): boolean;
}

const WEIGHT = {
  stem: 0.75,
  /** Of a longer word while typing: the least, and what is added the nearer it is to its end. */
  beginning: 0.55,
  nearEnd: 0.35,
  inside: 0.6,
  spelling: 0.7,
};
/** What a longer word counts while a whole one may still go on: "key" is seldom "keycloak". */
const OF_WHOLE_WORD = 0.5;
/** From which length a misspelled word may be the beginning of a longer one: "mongo" is no "monorepo". */
const MIN_BEGINNING = 6;
/** From which length a word may have one edit, and two. */
const ONE_EDIT = 4;
const TWO_EDITS = 7;
const MAX_SPELLINGS = 24;
/** Spellings that are at least this likely bring the other words of their stem. */
const MIN_STEMMED = 0.35;
/** The least length to be looked for inside longer identifiers. */
const MIN_INSIDE = 5;

export interface MatcherParts {
  dictionary: Dictionary;
  /** Whether the index was written for English words. */
  stems: boolean;
  /** The number of documents that hold a term. */
  frequency: (term: number) => number;
  /** Whether a term stands in a title, heading, description or keyword. */
  isNamed: (term: number) => boolean;
  /** A term in more documents than this is a common one. */
  common: number;
}

/** Prepares the look-up; stems of terms are remembered as they are needed. */
export function createTermMatcher(parts: MatcherParts): TermMatcher {
  const { dictionary, stems } = parts;
  const stemOf = rememberedStems(dictionary);
  return {
    match(unit) {
      const found = new Map<number, number>();
      const exact = dictionary.find(unit.text);
      if (unit.unfinished) addBeginnings(found, unit, parts);
      if (stems && unit.joined === "no") {
        for (const term of stemOf.family(unit.text)) raise(found, term, WEIGHT.stem);
      }
      if (exact >= 0) raise(found, exact, 1);
      if (unit.joined === "identifier" && unit.text.length >= MIN_INSIDE) {
        for (const term of dictionary.around(unit.text)) raise(found, term, WEIGHT.inside);
      }
      return { ...unit, matches: toMatches(found), corrected: false };
    },
    correct(unit) {
      const found = new Map(unit.matches.map(({ term, weight }) => [term, weight]));
      for (const { term, weight } of similarTerms(unit, parts)) {
        raise(found, term, weight);
        if (!stems || weight < MIN_STEMMED) continue;
        const family = stemOf.family(dictionary.terms[term] ?? "");
        for (const relative of family) raise(found, relative, weight * WEIGHT.stem);
      }
      const corrected = unit.matches.length === 0 && found.size > 0;
      return { ...unit, matches: toMatches(found), corrected };
    },
    isNamed: (matches) => matches.some(({ term }) => parts.isNamed(term)),
    isCommon: (matches) => matches.some(({ term }) => parts.frequency(term) > parts.common),
  };
}

function toMatches(found: ReadonlyMap<number, number>): TermMatch[] {
  return Array.from(found, ([term, weight]) => ({ term, weight }));
}

function raise(found: Map<number, number>, term: number, weight: number): void {
  if (weight > (found.get(term) ?? 0)) found.set(term, weight);
}

function addBeginnings(
  found: Map<number, number>,
  unit: QueryUnit,
  { dictionary, isNamed }: MatcherParts,
): void {
  const [from, to] = dictionary.range(unit.text);
  const share = dictionary.terms[from] === unit.text ? OF_WHOLE_WORD : 1;
  // What was only begun stands in every text: it is looked for in the other fields.
  const begun = isBegun(unit);
  for (let term = from; term < to; term++) {
    if (begun && !isNamed(term)) continue;
    const length = dictionary.terms[term]?.length ?? 1;
    found.set(term, share * (WEIGHT.beginning + (WEIGHT.nearEnd * unit.text.length) / length));
  }
}

/** Words of one stem begin alike, but for their last letters: "policy", "policies". */
function rememberedStems(dictionary: Dictionary) {
  const stems: string[] = [];
  return {
    family(word: string): number[] {
      const stem = stemWord(word);
      const [from, to] = dictionary.range(stem.slice(0, Math.max(3, stem.length - 1)));
      const family: number[] = [];
      for (let term = from; term < to; term++) {
        const other = dictionary.terms[term] ?? "";
        if (other.length > stem.length + 7) continue;
        stems[term] ??= stemWord(other);
        if (stems[term] === stem) family.push(term);
      }
      return family;
    },
  };
}

/** What a word that is not in the index may mean: the first of these that gives anything. */
function similarTerms(
  { text, unfinished }: QueryUnit,
  { dictionary, frequency }: MatcherParts,
): TermMatch[] {
  const weigh = (terms: number[], weight: number) => weighByFrequency(terms, weight, frequency);
  if (text.length < ONE_EDIT) return [];
  const whole = findNearSpellings(dictionary, text, { distance: 1, beginnings: false });
  const near =
    unfinished && text.length >= MIN_BEGINNING
      ? findNearSpellings(dictionary, text, { distance: 1, beginnings: true })
      : [];
  if (whole.length + near.length > 0) {
    return [...weigh(near, WEIGHT.spelling * 0.5), ...weigh(whole, WEIGHT.spelling)];
  }
  const inside = text.length < MIN_INSIDE ? [] : dictionary.around(text);
  if (inside.length > 0) return weigh(inside, WEIGHT.inside);
  if (text.length < TWO_EDITS) return [];
  // What differs in its last two letters alone is another word: "graphql" is no "graph".
  const far = findNearSpellings(dictionary, text, { distance: 2, beginnings: false }).filter(
    (at) => !dictionary.terms[at]?.startsWith(text.slice(0, -2)),
  );
  return weigh(far, WEIGHT.spelling);
}

/** The most frequent spellings, each weighed by how likely it was meant. */
function weighByFrequency(
  terms: readonly number[],
  weight: number,
  frequency: (term: number) => number,
): TermMatch[] {
  const counts = terms.map((term) => ({ term, count: Math.log1p(frequency(term)) }));
  counts.sort((a, b) => b.count - a.count);
  const most = counts[0]?.count || 1;
  return counts
    .slice(0, MAX_SPELLINGS)
    .map(({ term, count }) => ({ term, weight: weight * (0.4 + (0.6 * count) / most) }));
}
