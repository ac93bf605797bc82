import { isCharacterGroup } from "../analysis/tokens.ts";
import { createDictionary } from "./dictionary.ts";
import { createTermMatcher, type MatchedUnit, type TermMatcher } from "./match-terms.ts";
import { createNearSpellings } from "./near-spellings.ts";
import { parseQuery } from "./query-units.ts";
import { type Ranking, rankPages, type ScoredUnit, weighUnits } from "./rank-pages.ts";
import { type LoadedIndex, readIndex } from "./read-index.ts";
import { resolveUnits } from "./resolve-units.ts";
import { describeResults, type SearchResult } from "./search-results.ts";
import { createUnitScorer } from "./unit-scores.ts";

/** A search index that answers queries. */
export interface SearchIndex {
  /**
   * The best pages, best first; none for a query without letters and digits, or one that has
   * nothing to do with the documents.
   *
   * @param limit the most pages to return.
   */
  search(query: string, limit: number): SearchResult[];
}

/** A query of up to this many required words that no page has all of is tried for misspellings. */
const MAX_DOUBTED = 5;

/**
 * Loads what `buildSearchIndex` returned.
 *
 * @throws when the bytes are no index, one of another format, or damaged.
 */
export function loadSearchIndex(bytes: Uint8Array): SearchIndex {
  const index = readIndex(bytes);
  const dictionary = createDictionary(index.terms);
  const { pipeline } = index.header;
  const matcher = createTermMatcher({
    dictionary,
    nearSpellings: createNearSpellings(dictionary),
    stems: pipeline.includes("stem"),
    frequency: (term) => frequencyOf(index, term),
  });
  const scoreUnit = createUnitScorer(index);
  const rank = (units: readonly MatchedUnit[], question: boolean) => {
    const scores = units.map(scoreUnit);
    const weights = weighUnits(
      units,
      scores.map(({ idf }) => idf),
    );
    const scored = units.flatMap((unit, at): ScoredUnit[] => {
      const own = scores[at];
      return own ? [{ unit, scores: own, weight: weights[at] ?? 0 }] : [];
    });
    return { scored, ranking: rankPages(index, scored, question) };
  };
  return {
    search(query, limit) {
      const parsed = parseQuery(query, pipeline.includes("stop-words"));
      const units = resolveUnits(parsed.units, matcher, dictionary);
      if (!isAnswerable(units)) return [];
      let { scored, ranking } = rank(units, parsed.question);
      const doubted = ranking.complete ? undefined : doubtSpelling(units, matcher);
      if (doubted) ({ scored, ranking } = rank(doubted, parsed.question));
      const pages = bestPages(ranking, limit);
      return describeResults({ index, scored, ranking, pages });
    },
  };
}

function frequencyOf({ fields }: LoadedIndex, term: number): number {
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

function bestPages({ pages }: Ranking, limit: number): number[] {
  const found: number[] = [];
  pages.forEach((score, page) => {
    if (score > 0) found.push(page);
  });
  return found.sort((a, b) => (pages[b] ?? 0) - (pages[a] ?? 0) || a - b).slice(0, limit);
}
