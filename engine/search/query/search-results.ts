import type { MatchKind, SearchDocument } from "../../model/search.ts";
import { INDEX_FIELDS, slugOf } from "../options.ts";
import type { Ranking, ScoredUnit } from "./rank-pages.ts";
import type { LoadedIndex } from "./read-index.ts";

/** What an index keeps of a document; the rest of its text is fetched when it is shown. */
export type FoundDocument = Pick<
  SearchDocument,
  "id" | "title" | "url" | "hash" | "breadcrumbs" | "parent"
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
  /** The words of the page that answer the query, in the index's form (folded, lower case). */
  terms: string[];
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
/** A word of one letter can become any of thousands: no more are looked for in a result. */
const MAX_LIKELY = 40;

/** What results are made of. */
export interface RankedQuery {
  index: LoadedIndex;
  scored: readonly ScoredUnit[];
  ranking: Ranking;
  /** The pages to describe, best first. */
  pages: readonly number[];
  /** The terms of each unit that answer it best. */
  likely: readonly (readonly number[])[];
}

/** Describes ranked pages, their best sections and why they are there. */
export function describeResults(query: Omit<RankedQuery, "likely">): SearchResult[] {
  const { index, ranking, pages } = query;
  const ranked = { ...query, likely: query.scored.map(likelyTerms) };
  return pages.map((page) => {
    const first = index.firsts[page] ?? 0;
    return {
      document: documentAt(index, first),
      kind: kindOf(ranked, first),
      score: ranking.pages[page] ?? 0,
      sections: bestSections(ranked, page),
      terms: termsOf(ranked, page),
      explain: explainPage(ranked, page),
    };
  });
}

function likelyTerms({ unit }: ScoredUnit): number[] {
  return [...unit.matches]
    .sort((a, b) => b.weight - a.weight || a.term - b.term)
    .slice(0, MAX_LIKELY)
    .map(({ term }) => term);
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
  };
}

function bestSections(ranked: RankedQuery, page: number): SearchMatch[] {
  const { index, ranking } = ranked;
  const first = index.firsts[page] ?? 0;
  const end = index.firsts[page + 1] ?? 0;
  const score = (id: number) => ranking.documents[id] ?? 0;
  const best = ranking.best[page] ?? first;
  if (best === first) return [];
  return Array.from({ length: end - first - 1 }, (_, at) => first + 1 + at)
    .filter((id) => score(id) > 0 && score(id) >= SECTION_SHARE * score(best))
    .sort((a, b) => score(b) - score(a) || a - b)
    .slice(0, MAX_SECTIONS)
    .map((id) => ({ document: documentAt(index, id), kind: kindOf(ranked, id), score: score(id) }));
}

/** The field with the most units of the query; of several, the first. */
function kindOf(ranked: RankedQuery, id: number): MatchKind {
  const { index, scored, likely } = ranked;
  const page = index.pages[id] ?? 0;
  const isPage = index.firsts[page] === id;
  let most = 0;
  let kind: MatchKind = "Content";
  INDEX_FIELDS.forEach((field, at) => {
    if (isPage ? field.kind === "Heading" : field.of === "page") return;
    const from = field.of === "page" ? page : id;
    const units = scored.filter(({ scores }, unit) => {
      if (field.kind === "Title") return (scores.title[page] ?? 0) > 0;
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
function holds({ fields }: LoadedIndex, { field, term, from, to }: Span): boolean {
  const { starts, documents } = fields[field] ?? {};
  if (!starts || !documents) return false;
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

function termsOf({ index, likely }: RankedQuery, page: number): string[] {
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
  const terms = likely.flatMap((unit) => unit.filter(inPage).slice(0, MAX_TERMS_PER_UNIT));
  return [...new Set(terms)].map((term) => index.terms[term] ?? "");
}

function explainPage({ scored, ranking }: RankedQuery, page: number): ScorePart[] {
  const best = ranking.best[page] ?? 0;
  return scored.map(({ unit, scores }) => ({
    unit: unit.text,
    corrected: unit.corrected,
    idf: scores.idf,
    page: scores.page[page] ?? 0,
    section: scores.document[best] ?? 0,
    title: scores.title[page] ?? 0,
    heading: scores.heading[best] ?? 0,
  }));
}
