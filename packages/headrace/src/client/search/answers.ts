import type { SearchIndex } from "../../search/query/load-search-index.ts";
import type { SearchResult } from "../../search/query/search-results.ts";
import { type ArrivingIndex, readArrivingIndex } from "./index/arriving-index.ts";
import type { IndexLoader } from "./index/index-loader.ts";
import { createIndexParts } from "./index/index-parts.ts";
import { isWithin, type Scope } from "./scope.ts";
import type { SearchAnswer } from "./session.ts";

/** Gives the answers of a scope, from indexes that are decoded once. */
export interface Answers {
  /**
   * Resolves when something can be answered.
   *
   * @throws when the index can't be fetched or is damaged.
   */
  load(request: AnswersRequest): Promise<SearchAnswer>;
}

/** What is to be searched. */
export interface AnswersRequest {
  /** Name of the version of the docs; absent: the one that readers see first. */
  version: string | undefined;
  scope: Scope;
  /** Whether what was fetched before is to be forgotten. */
  fresh: boolean;
  /** Whether to answer by names alone while there is more to come; if not, nothing is found yet. */
  byNames: boolean;
}

/** Decodes what the loader fetches. */
export function createAnswers(indexes: IndexLoader): Answers {
  const known = new WeakMap<Response, ArrivingIndex>();
  const open = (response: Response): ArrivingIndex => {
    const index = known.get(response) ?? readArrivingIndex(response);
    if (!known.has(response)) index.whole.catch(() => indexes.clear());
    known.set(response, index);
    return index;
  };
  return {
    async load({ version, scope, fresh, byNames }) {
      if (fresh) indexes.clear();
      const context = scope.kind === "within" ? scope.section.name : "";
      const index = open(await indexes.load(version, context));
      await (byNames ? index.begun : index.whole);
      const parts = createIndexParts(indexes);
      return (query, limit) => {
        const { loaded, isWhole, whole } = index;
        const results = loaded ? find(loaded, scope, { query, limit }) : [];
        const missing = loaded?.missingParts() ?? [];
        parts.keep(missing);
        if (loaded && isWhole && missing.length === 0) {
          return { results, understood: loaded.understood() };
        }
        const more = () => (loaded && isWhole ? parts.add(loaded, missing) : whole);
        return { results: byNames ? results.filter(isNamed) : [], more };
      };
    },
  };
}

/**
 * Whether the names of a page hold the whole query as it is typed: it stays when the rest has come,
 * as a rule. A word that no name holds may stand in the text, so nothing is guessed for it.
 */
function isNamed({ explain }: SearchResult): boolean {
  return explain.every(({ corrected, page }) => !corrected && page > 0);
}

interface Question {
  query: string;
  limit: number;
}

function find({ search }: SearchIndex, scope: Scope, { query, limit }: Question): SearchResult[] {
  if (scope.kind !== "outside") return search(query, limit);
  for (let wide = 2 * limit; ; wide *= 2) {
    const all = search(query, wide);
    const found = all.filter((result) => !isWithin(result, scope.section));
    if (found.length >= limit || all.length < wide) return found.slice(0, limit);
  }
}
