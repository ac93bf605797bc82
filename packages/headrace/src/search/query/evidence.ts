import {
  CONTENT_FIELD,
  HEADING_FIELD,
  INDEX_FIELDS,
  KEYWORDS_FIELD,
  TITLE_FIELD,
} from "../options.ts";
import type { MatchedUnit, TermMatch } from "./match-terms.ts";
import type { NameComparison } from "./names.ts";
import { type Asked, isBegun } from "./query-units.ts";
import { isLoaded, type LoadedIndex } from "./read-index.ts";
import type { Standing } from "./standing.ts";
import { FIELD_WEIGHTS, type LengthNorms, SHARED_HEADING, saturate } from "./weights.ts";

/** How well each page, or each document of the best pages, answers one unit. */
export interface Evidence {
  /** From 0 up to (not including) 1. */
  values: Float32Array;
  /** The best weight of a matching term in the title of a page, or in a document's heading. */
  named: Float32Array;
  /** The same in the keywords of a page. */
  listed: Float32Array;
}

/** An index, and what is prepared for queries. */
export interface SearchedIndex {
  index: LoadedIndex;
  norms: LengthNorms;
  nameLikeness: NameComparison;
  standing: Standing;
  /** Of each document: whether its heading stands on many pages. */
  shared: Uint8Array;
  /** Evidence for pages, one entry for each unit: arrays that the next query uses again. */
  scratch: Evidence[];
  /**
   * Of each document: where it counts among the documents of the best pages; 0 for all others, and
   * between queries.
   */
  places: Uint32Array;
}

/** The matches of a unit that count in a field. */
export function matchesIn(unit: MatchedUnit, field: number, index: LoadedIndex): TermMatch[] {
  const starts = index.fields[field]?.starts;
  const least = field === CONTENT_FIELD && isBegun(unit) ? 1 : 0;
  return unit.matches.filter(
    ({ term, weight }) => weight >= least && starts?.[term] !== starts?.[term + 1],
  );
}

/** A unit of a query, and its place in it. */
interface PlacedUnit {
  unit: MatchedUnit;
  slot: number;
  asks: Asked;
}

/** Sums what the fields of each page say of a unit. */
export function gatherPages(searched: SearchedIndex, { unit, slot, asks }: PlacedUnit): Evidence {
  const { index, norms, scratch } = searched;
  const pages = index.firsts.length - 1;
  const evidence = scratch[slot] ?? emptyEvidence(pages);
  scratch[slot] = evidence;
  for (const numbers of Object.values(evidence)) numbers.fill(0);
  INDEX_FIELDS.forEach(({ of }, field) => {
    const places = of === "page" ? undefined : index.pages;
    const gain = FIELD_WEIGHTS[field]?.[asks] ?? 0;
    const norm = norms[asks][field];
    addField(evidence, searched, { unit, field, names: TITLE_FIELD, places, gain, norm });
  });
  return saturated(evidence);
}

/**
 * Sums what heading and text of documents say of a unit, for the documents of the best pages only.
 *
 * @param size Number of places, that for all other documents counted.
 */
export function gatherSections(searched: SearchedIndex, unit: MatchedUnit, size: number): Evidence {
  const evidence = emptyEvidence(size);
  for (const field of [HEADING_FIELD, CONTENT_FIELD]) {
    const gain = FIELD_WEIGHTS[field]?.section ?? 0;
    const norm = searched.norms.section[field];
    const { places } = searched;
    addField(evidence, searched, { unit, field, names: HEADING_FIELD, places, gain, norm });
  }
  return saturated(evidence);
}

interface FieldOfUnit {
  unit: MatchedUnit;
  field: number;
  /** The field whose matches name a page or section. */
  names: number;
  /** Of each document: where it counts; absent where each counts for itself. */
  places: Uint32Array | undefined;
  gain: number;
  norm: Float32Array | undefined;
}

/** Adds up weighted frequencies over fields (BM25F: saturation comes after the sum). */
function addField(
  { values, named, listed }: Evidence,
  { index, shared }: SearchedIndex,
  { unit, field, names, places, gain, norm }: FieldOfUnit,
): void {
  const { starts, documents, frequencies } = index.fields[field] ?? {};
  if (!starts || !documents || !frequencies) return;
  // That words stand as one says no less in a long text.
  const least = unit.joined === "no" ? 0 : 1;
  for (const { term, weight: whole } of matchesIn(unit, field, index)) {
    if (field === CONTENT_FIELD && !isLoaded(index, term)) continue;
    const end = starts[term + 1] ?? 0;
    for (let position = starts[term] ?? 0; position < end; position++) {
      const document = documents[position] ?? 0;
      const place = places ? (places[document] ?? 0) : document;
      const isShared = field === HEADING_FIELD && shared[document] !== 0;
      const weight = isShared ? SHARED_HEADING * whole : whole;
      const frequency = weight * ((frequencies[position] ?? 0) + 1);
      values[place] =
        (values[place] ?? 0) + gain * frequency * Math.max(least, norm?.[document] ?? 1);
      if (field === names && weight > (named[place] ?? 0)) named[place] = weight;
      if (field === KEYWORDS_FIELD && weight > (listed[place] ?? 0)) listed[place] = weight;
    }
  }
}

function emptyEvidence(size: number): Evidence {
  return {
    values: new Float32Array(size),
    named: new Float32Array(size),
    listed: new Float32Array(size),
  };
}

function saturated(evidence: Evidence): Evidence {
  const { values } = evidence;
  for (let at = 0; at < values.length; at++) values[at] = saturate(values[at] ?? 0);
  return evidence;
}
