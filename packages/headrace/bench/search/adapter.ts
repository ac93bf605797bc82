/** What any benchmark of documentation search can call: pages in, bytes out, rows back. */

import type { SearchDocument } from "../../src/model/search.ts";
import { buildSearchIndex } from "../../src/search/index/build-search-index.ts";
import { loadSearchIndex } from "../../src/search/query/load-search-index.ts";

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

/** From this share of the best section's score, it is hard to say which of two is meant. */
const NEARLY_AS_GOOD = 0.9;

/**
 * Loads an index. A row is a page, at its best section; the first page takes a second row when two
 * of its sections are hard to tell apart. When pages leave rows free, their further sections follow.
 */
export async function load(bytes: Uint8Array, _options: { lang: string }): Promise<BenchEngine> {
  const index = loadSearchIndex(bytes);
  return {
    search(query, limit) {
      const results = index.search(query, limit);
      const best = results.map(({ document, sections }) => sections[0]?.document ?? document);
      const further = results.flatMap(({ sections }) =>
        sections.slice(1).map((match) => match.document),
      );
      const [one, two] = results[0]?.sections ?? [];
      if (one && two && two.score >= NEARLY_AS_GOOD * one.score) best.splice(1, 0, two.document);
      return [...new Set([...best, ...further])]
        .slice(0, limit)
        .map(({ url, hash }) => ({ url: hash ? `${url}#${hash}` : url }));
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
