import { isCharacterGroup } from "../analysis/tokens.ts";
import { CONTENT_FIELD } from "../options.ts";
import { isConfident } from "./confidence.ts";
import { createDictionary } from "./dictionary.ts";
import { matchesIn } from "./evidence.ts";
import { createTermMatcher, type MatchedUnit, type TermMatcher } from "./match-terms.ts";
import { compareNames } from "./names.ts";
import { parseQuery } from "./query-units.ts";
import { rankPages } from "./rank-pages.ts";
import {
  addPart,
  type FieldIndex,
  type IndexExtent,
  type LoadedIndex,
  readIndex,
} from "./read-index.ts";
import { resolveUnits } from "./resolve-units.ts";
import { describeResults, type SearchResult } from "./search-results.ts";
import { createStanding } from "./standing.ts";
import { describeUnderstood, type Understood } from "./understood.ts";
import { lengthNorms, sharedHeadings } from "./weights.ts";

/** A search index that answers queries. */
export interface SearchIndex {
  /**
   * The best pages, best first; none for a query without letters and digits, or one that has
   * nothing to do with the documents.
   *
   * @param limit the most pages to return.
   */
  search(query: string, limit: number): SearchResult[];
  /** What of the last query was not taken as it was typed. */
  understood(): Understood;
  /**
   * Parts of a split index that the last query would have used and that are not loaded. With them it
   * is to be asked again, and may then need others: only then is it known what is misspelled.
   */
  missingParts(): string[];
  /**
   * Adds a part of a split index.
   *
   * @throws when the bytes are something else, or damaged.
   */
  addPart(name: string, bytes: Uint8Array): void;
}

/** A query of up to this many required words that no page has all of is tried for misspellings. */
const MAX_DOUBTED = 5;
/** What stands in more documents than this share of the number of pages tells little by itself. */
const COMMON = 0.2;
/** The pages that are ranked by their sections as well. */
const CANDIDATES = 64;

/**
 * Loads what `buildSearchIndex` returned, or its names, which come first (`namesEnd`).
 *
 * @throws when the bytes are no index, one of another format, or damaged.
 */
export function loadSearchIndex(bytes: Uint8Array, extent?: IndexExtent): SearchIndex {
  const index = readIndex(bytes, extent);
  const dictionary = createDictionary(index.terms);
  const { pipeline, weak } = index.header;
  const naming = index.fields.slice(0, CONTENT_FIELD);
  const matcher = createTermMatcher({
    dictionary,
    stems: pipeline.includes("stem"),
    frequency: (term) => frequencyOf(index.fields, term),
    isNamed: (term) => frequencyOf(naming, term) > 0,
    common: COMMON * index.firsts.length,
  });
  const searched = {
    index,
    norms: lengthNorms(index),
    nameLikeness: compareNames(index.header.titles),
    standing: createStanding(index.header),
    shared: sharedHeadings(index),
    scratch: [],
    places: new Uint32Array(index.pages.length),
  };
  let wanted: readonly MatchedUnit[] = [];
  return {
    search(query, limit) {
      const { units: parsed, asks, typed } = parseQuery(query, weak);
      const units = resolveUnits(parsed, matcher, dictionary);
      wanted = units;
      if (!isAnswerable(units)) return [];
      const rank = (taken: readonly MatchedUnit[]) => {
        wanted = taken;
        return rankPages(searched, {
          units: taken,
          typed,
          asks,
          limit: Math.max(limit, CANDIDATES),
        });
      };
      let ranking = rank(units);
      const isCertain = ranking.complete || missingParts(index, units).length > 0;
      const doubted = isCertain ? undefined : doubtSpelling(units, matcher);
      if (doubted) {
        ranking = rank(doubted);
        // A known word is another one only where that makes sense of the whole query.
        if (!ranking.complete) ranking = rank(units);
      }
      // Before all of the index is there, nobody knows what pages say.
      const isKnown = extent !== "names" && missingParts(index, wanted).length === 0;
      return isKnown && !isConfident(ranking) ? [] : describeResults(index, ranking, limit);
    },
    understood: () => describeUnderstood(wanted, index.terms),
    missingParts: () => missingParts(index, wanted),
    addPart: (name, added) => addPart(index, name, added),
  };
}

function missingParts(index: LoadedIndex, units: readonly MatchedUnit[]): string[] {
  if (!index.header.split) return [];
  const terms = units.flatMap((unit) => matchesIn(unit, CONTENT_FIELD, index));
  return [...new Set(terms.flatMap(({ term }) => index.missing[term] || []))];
}

function frequencyOf(fields: readonly FieldIndex[], term: number): number {
  return fields.reduce((sum, { starts }) => sum + (starts[term + 1] ?? 0) - (starts[term] ?? 0), 0);
}

/**
 * Whether enough of the words are known, and one of them as it is spelled. A query in a script
 * without spaces has many groups that cross two words and stand nowhere.
 */
function isAnswerable(units: readonly MatchedUnit[]): boolean {
  const required = units.filter((unit) => unit.required);
  const known = required.filter(({ matches }) => matches.length > 0);
  const share = required.some(({ text }) => isCharacterGroup(text)) ? 1 / 4 : 1 / 2;
  if (known.length === 0 || known.length < share * required.length) return false;
  return known.length === required.length || known.some(({ corrected }) => !corrected);
}

/** Also takes words as misspelled that happen to be others ("form" for "from"). */
function doubtSpelling(
  units: readonly MatchedUnit[],
  matcher: TermMatcher,
): MatchedUnit[] | undefined {
  const required = units.filter((unit) => unit.required);
  if (required.length < 2 || required.length > MAX_DOUBTED) return undefined;
  return units.map((unit) => (unit.required && !unit.corrected ? matcher.correct(unit) : unit));
}
