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
 * The searches of a log that the site's search does not answer now, most frequent first. A log has those
 * whose results were loaded from the server: from the browser's address bar, by a link, without a script.
 */
export async function emptySearches(
  file: string,
  search: Pick<SiteSearch, "rows">,
): Promise<EmptySearch[]> {
  const counts = new Map<string, number>();
  for await (const { target, status } of logLines(file)) {
    const query = status < 400 ? queryOf(target) : "";
    if (query !== "") counts.set(query, (counts.get(query) ?? 0) + 1);
  }
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

/** "/docs/search?q=Blue+green" → "blue green"; "" where nothing is looked for. */
function queryOf(target: string): string {
  const [path = "", query = ""] = target.split("?", 2);
  if (!withSlash(path.replace(/\.html$/, "")).endsWith(SEARCH_ROUTE)) return "";
  const text = new URLSearchParams(query).get("q") ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const shown = text.replace(/[\0-\x1f\x7f\s]+/g, " ").trim();
  return shown.length > MAX_QUERY ? "" : shown.toLowerCase();
}
