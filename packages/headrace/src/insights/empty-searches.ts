import type { SiteSearch } from "../mcp/site-search.ts";
import { withSlash } from "../model/routes.ts";
import { SEARCH_ROUTE } from "../model/search.ts";
import { logLines } from "./log-lines.ts";

/** A search to which the site has no answer. */
export interface EmptySearch {
  query: string;
  count: number;
}

/** Longer questions are nobody's. */
const MAX_QUERY = 200;
/** So many different searches are asked again, the most frequent first. */
const MAX_ASKED = 1000;

/**
 * How often each search of a log was made. A log has those whose results were loaded from the server:
 * from the browser's address bar, by a link, without a script.
 */
export async function searchesIn(file: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const { target, status } of logLines(file)) {
    if (status < 400) countQuery(counts, queryOf(target), 1);
  }
  return counts;
}

/** Adds a search; "", and what is longer than a question, is none. */
export function countQuery(counts: Map<string, number>, query: string, count: number): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const words = query.replace(/[\0-\x1f\x7f\s]+/g, " ");
  const shown = words.trim().toLowerCase();
  if (shown === "" || shown.length > MAX_QUERY) return;
  counts.set(shown, (counts.get(shown) ?? 0) + count);
}

/** Those that the site's search does not answer now, most frequent first. */
export async function emptySearches(
  counts: ReadonlyMap<string, number>,
  search: Pick<SiteSearch, "rows">,
): Promise<EmptySearch[]> {
  const frequent = [...counts].toSorted(
    ([one, count], [other, more]) => more - count || (one < other ? -1 : 1),
  );
  const empty: EmptySearch[] = [];
  for (const [query, count] of frequent.slice(0, MAX_ASKED)) {
    const rows = await search.rows({ query, limit: 1 });
    if (rows.length === 0) empty.push({ query, count });
  }
  return empty;
}

/** "/docs/search?q=Blue+green" → "Blue green"; "" where nothing is looked for. */
function queryOf(target: string): string {
  const [path = "", query = ""] = target.split("?", 2);
  if (!withSlash(path.replace(/\.html$/, "")).endsWith(SEARCH_ROUTE)) return "";
  return new URLSearchParams(query).get("q") ?? "";
}
