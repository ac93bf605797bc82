import type { MatchKind, SearchDocument } from "../../model/search.ts";
import { CONTENT_FIELD, INDEX_FIELDS, slugOf } from "../options.ts";
import { bestOf } from "./best-of.ts";
import type { RankedPage, Ranking, ScoredUnit } from "./rank-pages.ts";
import { isLoaded, type LoadedIndex } from "./read-index.ts";

/** What an index keeps of a document; the rest of its text is fetched when it is shown. */
export type FoundDocument = Pick<
  SearchDocument,
  "id" | "title" | "url" | "hash" | "breadcrumbs" | "parent" | "reference"
>;

/** A page, or a section of it, that answers a query. */
export interface SearchMatch {
  document: FoundDocument;
  /** The field that answers most of the query. */
  kind: MatchKind;
  /** Higher is better; scores of different queries can't be compared. */
  score: number;
}

/** A page with its sections. */
export interface SearchResult extends SearchMatch {
  /** The best sections of the page, best first; empty when the page itself is the answer. */
  sections: SearchMatch[];
  /** Where a row for this page leads: itself, or its best section where that says more. */
  best: SearchMatch;
  /** The words of the page that answer the query, in the index's form (folded, lower case). */
  terms: string[];
  /** The words of the query that mean something and that the page has, as the index spells them. */
  asked: string[];
  /** What each unit of the query added to the score. */
  explain: ScorePart[];
}

/** Why a page stands where it stands. */
export interface ScorePart {
  /** The unit of the query. */
  unit: string;
  /** Whether it was taken for a misspelling. */
  corrected: boolean;
  /** How telling the unit is in this index. */
  idf: number;
  /** Its share of what all required units weigh together; 0 when it is not required. */
  share: number;
  /** What its evidence counts: the same, unless the query would match without it. */
  weight: number;
  /** Evidence of the page and of its best section, 0 to 1 each. */
  page: number;
  section: number;
  /** Weight of the match in the title, and in the heading of the best section. */
  title: number;
  heading: number;
}

const MAX_SECTIONS = 3;
/** A further section is shown when its score is at least this share of the best one's. */
const SECTION_SHARE = 0.5;
const MAX_TERMS_PER_UNIT = 6;
/** Terms of a unit that are at least this share as good as its best one are shown as what was meant. */
const LIKELY_SHARE = 0.7;
/** By how much a section has to say more of the query than the opening of its page. */
const SECTION_GAIN = 0.1;
/** By how much a heading has to be nearer to what was asked than the title of its page. */
const NEARER = 1.2;
/** A word of one letter can become any of thousands: no more are looked for in a result. */
const MAX_LIKELY = 40;

/** What results are made of. */
interface Described {
  index: LoadedIndex;
  ranking: Ranking;
  /** The terms of each unit that answer it best. */
  likely: readonly (readonly number[])[];
}

/** Describes the best pages, their best sections and why they are there. */
export function describeResults(
  index: LoadedIndex,
  ranking: Ranking,
  limit: number,
): SearchResult[] {
  const described = { index, ranking, likely: ranking.units.map(likelyTerms) };
  return ranking.pages.slice(0, limit).map((ranked) => {
    const page = matchAt(described, index.firsts[ranked.page] ?? 0, ranked.score);
    const sections = bestSections(described, ranked);
    const [section] = sections;
    return {
      ...page,
      sections,
      best: section && (saysMore(ranking, ranked) || isNearer(ranking, ranked)) ? section : page,
      ...wordsOf(described, ranked.page),
      explain: explainPage(ranking, ranked),
    };
  });
}

function likelyTerms({ unit: { matches } }: ScoredUnit): number[] {
  const weights = new Float32Array(matches.length);
  // Float32Array.from takes ten times as long, and a letter can become thousands of words.
  for (let at = 0; at < weights.length; at++) weights[at] = matches[at]?.weight ?? 0;
  const best = bestOf(weights, MAX_LIKELY);
  const least = LIKELY_SHARE * (weights[best[0] ?? 0] ?? 0);
  return best.filter((at) => (weights[at] ?? 0) >= least).map((at) => matches[at]?.term ?? 0);
}

/**
 * Whether the best section says more of what was asked than the title and the opening of its page: a
 * word that stands in the title leads to the top as well as to any section.
 */
function saysMore({ units }: Ranking, { page, from, best }: RankedPage): boolean {
  let gain = 0;
  for (const { share, page: pages, section } of units) {
    if (pages.named[page]) continue;
    const own = Math.max(section.named[best] ?? 0, section.values[best] ?? 0);
    gain += share * (own - (section.values[from] ?? 0));
  }
  return gain > SECTION_GAIN;
}

/** Whether the heading of the best section is nearer to what was asked than the title of the page. */
function isNearer({ called }: Ranking, page: RankedPage): boolean {
  return (called[page.best] ?? 0) > NEARER * page.called;
}

function matchAt(described: Described, id: number, score: number): SearchMatch {
  return { document: documentAt(described.index, id), kind: kindOf(described, id), score };
}

function documentAt({ header, pages, firsts }: LoadedIndex, id: number): FoundDocument {
  const page = pages[id] ?? 0;
  const first = firsts[page] ?? 0;
  const title = header.titles[id] ?? "";
  return {
    id,
    title,
    url: header.urls[page] ?? "",
    hash: header.hashes[id] || (id === first ? "" : slugOf(title)),
    breadcrumbs: header.breadcrumbs[page] ?? [],
    parent: id === first ? null : first,
    reference: header.references[page] || undefined,
  };
}

function bestSections(described: Described, { page, from, to, best }: RankedPage): SearchMatch[] {
  const { index, ranking } = described;
  if (best === from) return [];
  const first = index.firsts[page] ?? 0;
  const score = (place: number) => ranking.documents[place] ?? 0;
  return bestOf(ranking.documents.subarray(from + 1, to), MAX_SECTIONS)
    .map((at) => from + 1 + at)
    .filter((place) => score(place) >= SECTION_SHARE * score(best))
    .map((place) => matchAt(described, first + place - from, score(place)));
}

/** The field with the most units of the query; of several, the first. */
function kindOf({ index, ranking, likely }: Described, id: number): MatchKind {
  const page = index.pages[id] ?? 0;
  const isPage = index.firsts[page] === id;
  let most = 0;
  let kind: MatchKind = "Content";
  INDEX_FIELDS.forEach((field, at) => {
    if (isPage ? field.kind === "Heading" : field.of === "page") return;
    const from = field.of === "page" ? page : id;
    const units = ranking.units.filter(({ page: pages }, unit) => {
      if (field.kind === "Title") return pages.named[page];
      return likely[unit]?.some((term) => holds(index, { field: at, term, from, to: from + 1 }));
    });
    if (units.length > most) {
      most = units.length;
      kind = field.kind;
    }
  });
  return kind;
}

interface Span {
  field: number;
  term: number;
  /** The first document (or page), and the one behind the last. */
  from: number;
  to: number;
}

/** Whether a term stands in a field of any of these documents. */
function holds(index: LoadedIndex, { field, term, from, to }: Span): boolean {
  const { starts, documents } = index.fields[field] ?? {};
  if (!starts || !documents || (field === CONTENT_FIELD && !isLoaded(index, term))) return false;
  const end = starts[term + 1] ?? 0;
  let low = starts[term] ?? 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((documents[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low < end && (documents[low] ?? to) < to;
}

/** What to mark: words that carry the question ("how", "a") only when nothing else was asked. */
function wordsOf({ index, likely, ranking }: Described, page: number) {
  const from = index.firsts[page] ?? 0;
  const to = index.firsts[page + 1] ?? 0;
  const inPage = (term: number) =>
    INDEX_FIELDS.some(({ of }, field) => {
      return holds(index, {
        field,
        term,
        ...(of === "page" ? { from: page, to: page + 1 } : { from, to }),
      });
    });
  const terms = new Set<string>();
  const asked: string[] = [];
  ranking.units.forEach(({ unit }, at) => {
    if (!unit.required) return;
    const found = likely[at]?.filter(inPage).slice(0, MAX_TERMS_PER_UNIT) ?? [];
    const [best] = found;
    if (best === undefined) return;
    asked.push(unit.corrected ? (index.terms[best] ?? "") : unit.text);
    for (const term of found) terms.add(index.terms[term] ?? "");
  });
  return { terms: [...terms], asked };
}

function explainPage({ units }: Ranking, { page, best }: RankedPage): ScorePart[] {
  return units.map(({ unit, idf, share, weight, page: pages, section }) => ({
    unit: unit.text,
    corrected: unit.corrected,
    idf,
    share,
    weight,
    page: pages.values[page] ?? 0,
    section: section.values[best] ?? 0,
    title: pages.named[page] ?? 0,
    heading: section.named[best] ?? 0,
  }));
}
