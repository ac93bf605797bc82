import { INDEX_FIELDS } from "../options.ts";
import type { MatchedUnit, TermMatch } from "./match-terms.ts";
import type { LoadedIndex } from "./read-index.ts";

/** How well pages and documents answer one unit. One entry for each page or document. */
export interface UnitScores {
  /** Evidence of the whole page, from 0 up to (not including) 1. */
  page: Float32Array;
  /** Evidence of the page or section by itself, likewise. */
  document: Float32Array;
  /** The best weight of a matching term in the title of a page, and in a heading. */
  title: Float32Array;
  heading: Float32Array;
  /** How telling the unit is (inverse document frequency over pages). */
  idf: number;
}

/** What counts in a field: `page` toward the page, `document` toward the section. */
interface FieldWeight {
  page: number;
  document: number;
  /** How much a field's length counts against it, 0 to 1 (BM25's b). */
  b: number;
}

/** In the order of INDEX_FIELDS: Title, Heading, Description, Keywords, Content. */
const FIELD_WEIGHTS: readonly FieldWeight[] = [
  { page: 5, document: 0, b: 0.4 },
  { page: 1, document: 3, b: 0.4 },
  { page: 1.5, document: 0, b: 0.4 },
  { page: 3, document: 0, b: 0 },
  { page: 0.7, document: 1, b: 0.6 },
];
const CONTENT = INDEX_FIELDS.findIndex(({ kind }) => kind === "Content");
const TITLE = INDEX_FIELDS.findIndex(({ kind }) => kind === "Title");
const HEADING = INDEX_FIELDS.findIndex(({ kind }) => kind === "Heading");
/** How soon more of the same stops counting (BM25's k1). */
const SATURATION = 0.9;
/** Less than one: rare words weigh a little less than BM25 would have them. */
const IDF_POWER = 0.85;
/** Beginnings of up to this length stand in every text: they are looked for in the other fields. */
const MAX_SHORT = 2;

/** Scores units against an index, into arrays that are used again by the next query. */
export type ScoreUnit = (unit: MatchedUnit, slot: number) => UnitScores;

/** Prepares what does not depend on the query: what each field's length does to its weight. */
export function createUnitScorer(index: LoadedIndex): ScoreUnit {
  const lengths = index.fields.map((field) => field.lengths);
  const norms = lengths.map((own, at) => fieldNorms(own, FIELD_WEIGHTS[at]));
  const pageNorms = fieldNorms(pageLengths(index), FIELD_WEIGHTS[CONTENT]);
  const slots: UnitScores[] = [];
  return (unit, slot) => {
    const scores = slots[slot] ?? emptyScores(index);
    slots[slot] = scores;
    for (const array of [scores.page, scores.document, scores.title, scores.heading]) array.fill(0);
    const short = unit.unfinished && unit.text.length <= MAX_SHORT;
    index.fields.forEach((field, at) => {
      const norm = norms[at];
      if (!norm) return;
      for (const match of unit.matches) {
        if (field.starts[match.term] === field.starts[match.term + 1]) continue;
        if (at === CONTENT && short && match.weight < 1) continue;
        addMatch(scores, match, { index, at, norm, pageNorms });
      }
    });
    scores.idf = saturate(scores);
    return scores;
  };
}

interface FieldNorms {
  index: LoadedIndex;
  /** The field. */
  at: number;
  norm: Float32Array;
  pageNorms: Float32Array;
}

function addMatch(scores: UnitScores, match: TermMatch, field: FieldNorms): void {
  const { index, at, norm, pageNorms } = field;
  const own = index.fields[at];
  const gain = FIELD_WEIGHTS[at];
  if (!own || !gain) return;
  const { starts, documents, frequencies } = own;
  const ofPage = INDEX_FIELDS[at]?.of === "page";
  const best = at === TITLE ? scores.title : at === HEADING ? scores.heading : undefined;
  const { weight, term } = match;
  const end = starts[term + 1] ?? 0;
  for (let position = starts[term] ?? 0; position < end; position++) {
    const target = documents[position] ?? 0;
    const page = ofPage ? target : (index.pages[target] ?? 0);
    const times = weight * ((frequencies[position] ?? 0) + 1);
    const pageNorm = (at === CONTENT ? pageNorms[page] : norm[target]) ?? 1;
    scores.page[page] = (scores.page[page] ?? 0) + gain.page * times * pageNorm;
    if (best && weight > (best[target] ?? 0)) best[target] = weight;
    if (ofPage) continue;
    scores.document[target] =
      (scores.document[target] ?? 0) + gain.document * times * (norm[target] ?? 1);
  }
}

/** Turns sums of frequencies into evidence; returns the inverse document frequency. */
function saturate({ page, document }: UnitScores): number {
  let found = 0;
  for (let at = 0; at < page.length; at++) {
    const sum = page[at] ?? 0;
    if (sum === 0) continue;
    found++;
    page[at] = sum / (SATURATION + sum);
  }
  for (let at = 0; at < document.length; at++) {
    const sum = document[at] ?? 0;
    if (sum > 0) document[at] = sum / (SATURATION + sum);
  }
  return Math.log1p((page.length - found + 0.5) / (found + 0.5)) ** IDF_POWER;
}

function emptyScores({ pages, firsts }: LoadedIndex): UnitScores {
  return {
    page: new Float32Array(firsts.length - 1),
    document: new Float32Array(pages.length),
    title: new Float32Array(firsts.length - 1),
    heading: new Float32Array(pages.length),
    idf: 0,
  };
}

function fieldNorms(lengths: Uint32Array, weight: FieldWeight | undefined): Float32Array {
  const b = weight?.b ?? 0;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const filled = lengths.reduce((sum, length) => sum + Number(length > 0), 0);
  const mean = total / Math.max(1, filled) || 1;
  return Float32Array.from(lengths, (length) => 1 / (1 - b + (b * length) / mean));
}

function pageLengths({ fields, pages, firsts }: LoadedIndex): Uint32Array {
  const lengths = new Uint32Array(firsts.length - 1);
  fields[CONTENT]?.lengths.forEach((length, document) => {
    const page = pages[document] ?? 0;
    lengths[page] = (lengths[page] ?? 0) + length;
  });
  return lengths;
}
