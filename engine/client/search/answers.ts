import type { SearchIndex } from "../../search/query/load-search-index.ts";
import type { SearchResult } from "../../search/query/search-results.ts";
import { type ArrivingIndex, readArrivingIndex } from "./arriving-index.ts";
import type { IndexLoader } from "./index-loader.ts";
import type { Scope, SearchSection } from "./scope.ts";
import type { Answer } from "./session.ts";

/** Gives the answers of a scope, from indexes that are decoded once. */
export interface Answers {
  /** @throws when the index can't be fetched or is damaged. */
  load(request: AnswersRequest): Promise<Answer>;
}

/** What is to be searched. */
export interface AnswersRequest {
  version: string;
  scope: Scope;
  /** Whether what was fetched before is to be forgotten. */
  fresh: boolean;
  /** Called with what answers by names alone, when that is there before the rest. */
  early?: ((answer: Answer) => void) | undefined;
}

/** Decodes what the loader fetches. */
export function createAnswers(indexes: IndexLoader): Answers {
  const known = new WeakMap<Response, ArrivingIndex>();
  const open = (response: Response): ArrivingIndex => {
    const index = known.get(response) ?? readArrivingIndex(response);
    known.set(response, index);
    return index;
  };
  return {
    async load({ version, scope, fresh, early }) {
      if (fresh) indexes.clear();
      const context = scope.kind === "within" ? scope.section.name : "";
      const index = open(await indexes.load(version, context));
      if (early && !index.isWhole) {
        void index.names.then((names) => index.isWhole || early(answerByNames(names)));
      }
      try {
        const { search } = await index.whole;
        return scope.kind === "outside" ? answerOutside(search, scope.section) : search;
      } catch (error) {
        indexes.clear();
        throw error;
      }
    },
  };
}

/**
 * Pages whose names hold the whole query as it is typed: they stay when the rest has come, as a
 * rule. A word that no name holds may stand in the text, so nothing is guessed for it.
 */
function answerByNames({ search }: SearchIndex): Answer {
  return (query, limit) =>
    search(query, limit).filter(({ explain }) =>
      explain.every(({ corrected, page }) => !corrected && page > 0),
    );
}

/** Leaves out the pages of a section: its first one, and those whose breadcrumbs begin with it. */
function answerOutside(search: Answer, section: SearchSection): Answer {
  const isOutside = ({ document }: SearchResult) =>
    document.breadcrumbs[0] !== section.label && document.url !== section.route;
  return (query, limit) => {
    for (let wide = 2 * limit; ; wide *= 2) {
      const all = search(query, wide);
      const found = all.filter(isOutside);
      if (found.length >= limit || all.length < wide) return found.slice(0, limit);
    }
  };
}
