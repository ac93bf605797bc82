import { HEADING_FIELD, TITLE_FIELD } from "../options.ts";
import { bestOf } from "./best-of.ts";
import { type Evidence, gatherPages, gatherSections, type SearchedIndex } from "./evidence.ts";
import type { MatchedUnit } from "./match-terms.ts";
import { type Asked, namesPage } from "./query-units.ts";
import { isDescription, type WeighedUnit, weighUnits } from "./unit-weights.ts";
import {
  AS_NAME,
  ASIDE,
  COVERAGE_POWER,
  EXACT_HEADING,
  EXACT_TITLE,
  HEADING_BEGINS,
  OF_TITLE,
  SCATTERED,
  SECTION,
  TITLE_BEGINS,
} from "./weights.ts";

/** A unit, and what pages and sections say of it. */
export interface ScoredUnit extends WeighedUnit {
  section: Evidence;
}

/** A page that answers a query. */
export interface RankedPage {
  page: number;
  score: number;
  /** The places of its documents in the evidence: the first, and the one behind the last. */
  from: number;
  to: number;
  /** The place of the best of them. */
  best: number;
  /** How far its title is what was asked for, from 0 to 1: all of it, and no more. */
  called: number;
}

/** Pages for a whole query. */
export interface Ranking {
  units: ScoredUnit[];
  /** Best first. */
  pages: RankedPage[];
  /** Scores of documents by themselves, by place. */
  documents: Float32Array;
  /** How far their headings are what was asked for, as `called` of pages. */
  called: Float32Array;
  /** Whether a page has all required units. */
  complete: boolean;
}

/** A query to be ranked. */
export interface RankedQuery {
  units: readonly MatchedUnit[];
  /** What was typed, as `toName` has it. */
  typed: string;
  asks: Asked;
  /** The most pages to rank by their sections. */
  limit: number;
}

/**
 * Ranks pages in two steps, so that the time hardly depends on the number of sections: whole pages
 * first, then the best of them by their sections as well.
 */
export function rankPages(searched: SearchedIndex, query: RankedQuery): Ranking {
  const { index } = searched;
  const { asks } = query;
  const units = weighUnits(
    query.units,
    query.units.map((unit, slot) => gatherPages(searched, { unit, slot, asks })),
    asks,
  );
  const { scores, coverage, titles, complete } = scorePages(searched, units, query.typed);
  const { places } = searched;
  let size = 1;
  const pages = bestOf(scores, query.limit).map((page): RankedPage => {
    const from = size;
    const end = index.firsts[page + 1] ?? 0;
    for (let document = index.firsts[page] ?? 0; document < end; document++)
      places[document] = size++;
    return {
      page,
      score: scores[page] ?? 0,
      from,
      to: size,
      best: from,
      called: titles[page] ?? 0,
    };
  });
  const scored = units.map((unit) => ({
    ...unit,
    section: gatherSections(searched, unit.unit, size),
  }));
  for (const { page } of pages) places.fill(0, index.firsts[page], index.firsts[page + 1]);
  const documents = new Float32Array(size);
  const toward = new Float32Array(size);
  const called = new Float32Array(size);
  for (const ranked of pages) {
    scoreDocuments({ documents, toward, called }, searched, {
      units: scored,
      ranked,
      typed: query.typed,
    });
    ranked.best += bestOf(documents.subarray(ranked.from, ranked.to), 1)[0] ?? 0;
    const best = Math.max(...toward.subarray(ranked.from, ranked.to));
    ranked.score += SECTION[asks] * best * (coverage[ranked.page] ?? 0);
    if (index.header.asides[ranked.page] && !standsAsOne(units, ranked)) {
      ranked.score *= ASIDE + (1 - ASIDE) * Math.max(ranked.called, called[ranked.best] ?? 0);
    }
    if (isDescription(units)) ranked.score -= SCATTERED * scatteredWeight(scored, ranked);
  }
  pages.sort((a, b) => b.score - a.score || a.page - b.page);
  return { units: scored, pages, documents, called, complete };
}

function scorePages(
  { index, nameLikeness, standing }: SearchedIndex,
  units: readonly WeighedUnit[],
  typed: string,
) {
  const total = units[0]?.total ?? 0;
  const scores = new Float32Array(index.firsts.length - 1);
  const coverage = new Float32Array(scores.length);
  const titles = new Float32Array(scores.length);
  const lengths = index.fields[TITLE_FIELD]?.lengths;
  let complete = false;
  for (let page = 0; page < scores.length; page++) {
    let sum = 0;
    let covered = 0;
    let exact = 0;
    let words = 0;
    for (const { unit, page: evidence, weight, share, total } of units) {
      const value = evidence.values[page] ?? 0;
      if (value === 0) continue;
      const named = Math.max(evidence.named[page] ?? 0, AS_NAME * (evidence.listed[page] ?? 0));
      sum += weight * value;
      covered += share;
      exact += share * total * named;
      words += namesPage(unit, share) ? named : 0;
    }
    if (covered === 0) continue;
    if (exact > 0) sum += TITLE_BEGINS * total * nameLikeness(index.firsts[page] ?? 0, typed);
    exact *= Math.min(1, words / (lengths?.[page] || 1));
    titles[page] = exact / total;
    complete ||= covered > 0.999;
    covered = covered ** COVERAGE_POWER * standing(page, units);
    scores[page] = (sum + EXACT_TITLE * exact) * covered;
    coverage[page] = covered;
  }
  return { scores, coverage, titles, complete };
}

/** Whether a page has words of a query as one name. */
function standsAsOne(units: readonly WeighedUnit[], { page }: RankedPage): boolean {
  return units.some(({ unit, page: { values } }) => unit.joined !== "no" && values[page]);
}

/**
 * What the units weigh that a page has, but neither its title nor its opening; half of it when one
 * section has them all.
 */
function scatteredWeight(
  units: readonly ScoredUnit[],
  { page: at, from, best }: RankedPage,
): number {
  let scattered = 0;
  let half = 0.5;
  for (const { page, section, share, total } of units) {
    if (!share || page.named[at]) continue;
    if (!section.values[from] && page.values[at]) scattered += share * total;
    if (!section.values[best]) half = 1;
  }
  return half * scattered;
}

/** Scores the documents of one page: among each other, and what they count toward the page. */
function scoreDocuments(
  { documents, toward, called }: Record<"documents" | "toward" | "called", Float32Array>,
  { index, nameLikeness }: SearchedIndex,
  { units, ranked, typed }: { units: readonly ScoredUnit[]; ranked: RankedPage; typed: string },
): void {
  const total = units[0]?.total ?? 0;
  const lengths = index.fields[HEADING_FIELD]?.lengths;
  const first = (index.firsts[ranked.page] ?? 0) - ranked.from;
  for (let place = ranked.from; place < ranked.to; place++) {
    let sum = 0;
    let covered = 0;
    let exact = 0;
    let words = 0;
    let titleSum = 0;
    let titleExact = 0;
    for (const { page, section, weight, share, total } of units) {
      const value = section.values[place] ?? 0;
      const named = section.named[place] ?? 0;
      const titled = page.named[ranked.page] ?? 0;
      // What the title says tells its sections apart less.
      titleSum += titled * weight * value;
      titleExact += titled * share * total * named;
      sum += weight * value;
      if (value > 0 || titled > 0) covered += share;
      exact += share * total * named;
      words += share > 0 ? named : 0;
    }
    if (sum === 0) continue;
    if (exact > 0) sum += HEADING_BEGINS * total * nameLikeness(first + place, typed);
    const closeness = Math.min(1, words / (lengths?.[first + place] || 1));
    const ofHeading = EXACT_HEADING * closeness;
    called[place] = (closeness * exact) / total;
    const whole = sum + ofHeading * exact;
    const ofTitle = titleSum + ofHeading * titleExact;
    toward[place] = (whole - OF_TITLE.page * ofTitle) * covered;
    documents[place] = (whole - OF_TITLE.section * ofTitle) * covered;
  }
}
