import type { SearchResult } from "./search-results.ts";

/** A query, and the results that were shown for it. */
export interface ShownResults {
  query: string;
  results: SearchResult[];
}

/** A page keeps its place as long as those behind it are not better by more than this share. */
const NEARLY = 0.88;

/**
 * Keeps pages in the order in which a reader sees them while a query is typed on: what is hardly
 * better does not push away what they are about to choose.
 */
export function keepPlaces(
  { query, results }: ShownResults,
  before: ShownResults | undefined,
): SearchResult[] {
  const kept = [...results];
  if (!before || !query.startsWith(before.query)) return kept;
  const places = new Map(before.results.map(({ document }, place) => [document.id, place]));
  const placeOf = ({ document }: SearchResult) => places.get(document.id);
  const stays = (one: SearchResult, other: SearchResult) => {
    const [own, others] = [placeOf(one), placeOf(other)];
    return (
      own !== undefined &&
      (others === undefined || own < others) &&
      one.score >= NEARLY * other.score
    );
  };
  for (let end = 1; end < kept.length; end++) {
    for (let at = end; at > 0; at--) {
      const [above, below] = [kept[at - 1], kept[at]];
      if (!above || !below || !stays(below, above)) break;
      kept[at - 1] = below;
      kept[at] = above;
    }
  }
  return kept;
}
