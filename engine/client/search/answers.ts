import { loadSearchIndex, type SearchIndex } from "../../search/query/load-search-index.ts";
import type { SearchResult } from "../../search/query/search-results.ts";
import type { IndexLoader } from "./index-loader.ts";
import type { Scope, SearchSection } from "./scope.ts";
import type { Answer } from "./session.ts";

/** Gives the answers of a scope, from indexes that are decoded once. */
export interface Answers {
  /** @throws when the index can't be fetched or is damaged. */
  load(request: { version: string; scope: Scope; fresh: boolean }): Promise<Answer>;
}

/** Decodes what the loader fetches. */
export function createAnswers(indexes: IndexLoader): Answers {
  const decoded = new WeakMap<Uint8Array, SearchIndex>();
  const decode = (bytes: Uint8Array): SearchIndex => {
    const index = decoded.get(bytes) ?? loadSearchIndex(bytes);
    decoded.set(bytes, index);
    return index;
  };
  return {
    async load({ version, scope, fresh }) {
      if (fresh) indexes.clear();
      const context = scope.kind === "within" ? scope.section.name : "";
      const bytes = await indexes.load(version, context);
      try {
        const index = decode(bytes);
        return scope.kind === "outside" ? answerOutside(index, scope.section) : index.search;
      } catch (error) {
        indexes.clear();
        throw error;
      }
    },
  };
}

/** Leaves out the pages of a section: its first one, and those whose breadcrumbs begin with it. */
function answerOutside(index: SearchIndex, section: SearchSection): Answer {
  const isOutside = ({ document }: SearchResult) =>
    document.breadcrumbs[0] !== section.label && document.url !== section.route;
  return (query, limit) => {
    for (let wide = 2 * limit; ; wide *= 2) {
      const all = index.search(query, wide);
      const found = all.filter(isOutside);
      if (found.length >= limit || all.length < wide) return found.slice(0, limit);
    }
  };
}
