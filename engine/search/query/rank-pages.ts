import { INDEX_FIELDS } from "../options.ts";
import type { MatchedUnit } from "./match-terms.ts";
import type { LoadedIndex } from "./read-index.ts";
import type { UnitScores } from "./unit-scores.ts";

/** A unit with its scores. */
export interface ScoredUnit {
  unit: MatchedUnit;
  scores: UnitScores;
  /** What the unit's evidence counts. */
  weight: number;
}

/** Scores of all pages and documents for a whole query. */
export interface Ranking {
  /** Of each page; 0 for one that has nothing to do with the query. */
  pages: Float32Array;
  /** Of each document, by itself. */
  documents: Float32Array;
  /** The best document of each page. */
  best: Uint32Array;
  /** What the required units weigh together. */
  total: number;
  /** Whether a page has all required units. */
  complete: boolean;
}

const WEIGHT = {
  /** Of the best section beside the page as a whole; and for a question. */
  section: 0.7,
  sectionOfQuestion: 0.4,
  /** A title or heading that says what the query says, and no more. */
  title: 1.5,
  heading: 1.4,
  /** Of a stop word, and of all joined words together, as shares of the required ones. */
  stopWord: 0.15,
  neighbors: 0.45,
  identifier: 0.6,
};
/** How much a missing unit counts against a page: a power of the share that it has. */
const COVERAGE_POWER = 0.6;
const SECTION_COVERAGE_POWER = 1.5;

const FIELD_OF = new Map(INDEX_FIELDS.map(({ kind }, at) => [kind, at]));

/**
 * Weighs the units of a query against each other. Those that nothing requires never weigh more than
 * a part of the rest: `--dry-run` in a text is a good sign for "dry run", but no more than that.
 */
export function weighUnits(units: readonly MatchedUnit[], idfs: readonly number[]): number[] {
  const required = idfs.filter((_, at) => units[at]?.required);
  const total = required.reduce((sum, idf) => sum + idf, 0);
  const joined = units.filter((unit) => unit.joined !== "no").length;
  return units.map((unit, at) => {
    const idf = idfs[at] ?? 0;
    if (unit.required) return idf;
    if (unit.joined === "no") return WEIGHT.stopWord * Math.min(idf, total);
    return Math.min(idf, (WEIGHT[unit.joined] * total) / joined);
  });
}

/** Adds up what the units say of pages and their sections. */
export function rankPages(
  index: LoadedIndex,
  units: readonly ScoredUnit[],
  question: boolean,
): Ranking {
  const sectionWeight = question ? WEIGHT.sectionOfQuestion : WEIGHT.section;
  const required = units.filter(({ unit }) => unit.required);
  const total = required.reduce((sum, { scores }) => sum + scores.idf, 0) || 1;
  const documents = documentScores(index, units, total);
  const best = bestDocuments(index, documents);
  const pages = new Float32Array(best.length);
  const titleLengths = index.fields[FIELD_OF.get("Title") ?? 0]?.lengths;
  let complete = false;
  for (let page = 0; page < pages.length; page++) {
    let sum = 0;
    let covered = 0;
    let inTitle = 0;
    let titleWords = 0;
    for (const { unit, scores, weight } of units) {
      const evidence = scores.page[page] ?? 0;
      if (evidence === 0) continue;
      sum += weight * evidence;
      if (!unit.required) continue;
      covered += scores.idf;
      inTitle += scores.idf * (scores.title[page] ?? 0);
      titleWords += scores.title[page] ?? 0;
    }
    if (covered === 0) continue;
    const length = Math.max(1, titleLengths?.[page] ?? 1);
    const exact = (inTitle / total) * Math.min(1, titleWords / length);
    const section = documents[best[page] ?? 0] ?? 0;
    const coverage = (covered / total) ** COVERAGE_POWER;
    pages[page] = (sum + sectionWeight * section + WEIGHT.title * total * exact) * coverage;
    complete ||= covered > total * 0.999;
  }
  return { pages, documents, best, total, complete };
}

function documentScores(
  index: LoadedIndex,
  units: readonly ScoredUnit[],
  total: number,
): Float32Array {
  const documents = new Float32Array(index.pages.length);
  const headingLengths = index.fields[FIELD_OF.get("Heading") ?? 0]?.lengths;
  for (let document = 0; document < documents.length; document++) {
    const page = index.pages[document] ?? 0;
    let sum = 0;
    let covered = 0;
    let inHeading = 0;
    let headingWords = 0;
    for (const { unit, scores, weight } of units) {
      const evidence = scores.document[document] ?? 0;
      sum += weight * evidence;
      if (!unit.required) continue;
      if (evidence > 0 || (scores.title[page] ?? 0) > 0) covered += scores.idf;
      const heading = scores.heading[document] ?? 0;
      inHeading += scores.idf * heading;
      headingWords += heading;
    }
    if (sum === 0) continue;
    const length = Math.max(1, headingLengths?.[document] ?? 1);
    const exact = (inHeading / total) * Math.min(1, headingWords / length);
    const coverage = (covered / total) ** SECTION_COVERAGE_POWER;
    documents[document] = (sum + WEIGHT.heading * total * exact) * coverage;
  }
  return documents;
}

function bestDocuments({ firsts }: LoadedIndex, documents: Float32Array): Uint32Array {
  const best = firsts.slice(0, -1);
  for (let page = 0; page < best.length; page++) {
    const end = firsts[page + 1] ?? 0;
    for (let document = firsts[page] ?? 0; document < end; document++) {
      if ((documents[document] ?? 0) > (documents[best[page] ?? 0] ?? 0)) best[page] = document;
    }
  }
  return best;
}
