import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { AddressForm } from "../../model/routes.ts";
import type { SearchResult } from "../../search/query/search-results.ts";
import type { PageResultView } from "../../theme/search/result-view.ts";
import type { ExcerptLoader } from "./excerpt-texts.ts";
import { pageResultView, type ViewContext } from "./result-views.ts";

/** What rows are made of. */
export interface ResultSource {
  results: readonly SearchResult[];
  /** Whether these results stay for a while, so that their texts are worth fetching. */
  settled: boolean;
  excerpts: ExcerptLoader;
  site: AddressForm;
}

/** The rows of results; their snippets follow as the texts arrive. */
export function useResultViews(source: ResultSource): PageResultView[] {
  const { results, settled, excerpts, site } = source;
  const arrivals = useSyncExternalStore(excerpts.arrivals.subscribe, excerpts.arrivals.get);
  useEffect(() => {
    if (settled) excerpts.want(results.map((result) => result.document.url));
  }, [results, settled, excerpts]);
  const views = useMemo(createViewCache, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arrived texts make other rows.
  return useMemo(
    () => views(results, { site, textsOf: excerpts.peek }),
    [results, arrivals, excerpts, site, views],
  );
}

/**
 * Keeps the rows of a page that come out the same for other results: while a word is typed on, most
 * do, and nothing has to be cut or drawn for them again.
 */
function createViewCache() {
  let known = new Map<string, PageResultView>();
  return (results: readonly SearchResult[], context: ViewContext): PageResultView[] => {
    const before = known;
    known = new Map();
    return results.map((result) => {
      const key = viewKey(result, context);
      const view = before.get(key) ?? pageResultView(result, context);
      known.set(key, view);
      return view;
    });
  };
}

/** Everything in a result that its rows depend on. */
function viewKey({ document, kind, terms, sections }: SearchResult, context: ViewContext): string {
  const hasText = context.textsOf(document.url) !== undefined;
  const places = sections.map((section) => [section.document.id, section.kind]);
  return JSON.stringify([document.id, document.url, kind, places, terms, hasText]);
}
