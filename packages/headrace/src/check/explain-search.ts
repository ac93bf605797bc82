import { SEARCH } from "../model/constants.ts";
import { loadProject } from "../project/project.ts";
import { explainResult } from "../search/query/explain-result.ts";
import { placesOf } from "../search/query/places.ts";
import { checkContent } from "./check-content.ts";
import { openSearch } from "./check-search.ts";

/**
 * The rows that the search box of a site shows for a query, and what each word added to them.
 *
 * @returns Lines to print; `rows` says how many places were found.
 * @throws SiteError when the configuration or a page has errors.
 */
export async function explainSearch(
  root: string,
  query: string,
): Promise<{ rows: number; lines: string[] }> {
  const project = await loadProject(root, "production");
  const content = await checkContent(project, { strict: false });
  const index = await openSearch(project, content);
  const places = placesOf(index.search(query, SEARCH.boxResults), SEARCH.boxResults);
  const { unknown, respelled } = index.understood();
  return {
    rows: places.length,
    lines: [
      ...unknown.map((word) => `No page has "${word}".`),
      ...respelled.map(({ from, to }) => `"${from}" is read as "${to}".`),
      ...places.map(({ document, kind, page }, at) => {
        const place = document.hash ? `${document.url}#${document.hash}` : document.url;
        return `${at + 1}. ${place} (${kind})\n   ${explainResult(page)}`;
      }),
      ...(places.length === 0 ? ["No results."] : []),
    ],
  };
}
