/** What any benchmark of documentation search can call: pages in, bytes out, rows back. */

import type { SearchDocument } from "../../src/model/search.ts";
import { buildSearchIndex } from "../../src/search/index/build-search-index.ts";
import { keepPlaces, type ShownResults } from "../../src/search/query/keep-places.ts";
import { loadSearchIndex } from "../../src/search/query/load-search-index.ts";
import { placesOf } from "../../src/search/query/places.ts";

/** A part of a page; the first of a page has anchor "". */
export interface BenchSection {
  title: string;
  anchor: string;
  level: number;
  content: string;
}

/** A page as benchmarks have it. */
export interface BenchDoc {
  url: string;
  title: string;
  description: string;
  keywords: string[];
  sections: BenchSection[];
}

/** A row of results; `url` may end in an anchor. */
export interface BenchRow {
  url: string;
}

/** A loaded index. */
export interface BenchEngine {
  search(query: string, limit: number): BenchRow[] | Promise<BenchRow[]>;
}

/** Builds the index of all pages. */
export async function build(
  docs: readonly BenchDoc[],
  options: { lang: string },
): Promise<Uint8Array> {
  return buildSearchIndex(toSearchDocuments(docs), { language: options.lang });
}

/** Loads an index. Rows are those of the search box. */
export async function load(bytes: Uint8Array, _options: { lang: string }): Promise<BenchEngine> {
  const index = loadSearchIndex(bytes);
  let shown: ShownResults | undefined;
  return {
    search(query, limit) {
      // As the box does while somebody types.
      shown = { query, results: keepPlaces({ query, results: index.search(query, limit) }, shown) };
      return placesOf(shown.results, limit).map(({ document: { url, hash } }) => ({
        url: hash ? `${url}#${hash}` : url,
      }));
    },
  };
}

/** Pages with sections, as a flat list of documents. */
export function toSearchDocuments(docs: readonly BenchDoc[]): SearchDocument[] {
  const documents: SearchDocument[] = [];
  for (const { url, title, description, keywords, sections } of docs) {
    const parent = documents.length;
    sections.forEach((section, at) => {
      const own =
        at === 0
          ? { title, parent: null, description, keywords }
          : { title: section.title, parent, description: "", keywords: [] };
      const { anchor: hash, content } = section;
      documents.push({ id: documents.length, url, hash, breadcrumbs: [], content, ...own });
    });
  }
  return documents;
}
