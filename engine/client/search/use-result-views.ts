import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { AddressForm } from "../../model/routes.ts";
import type { SearchResult } from "../../search/query/search-results.ts";
import type { PageResultView } from "../../theme/search/result-view.ts";
import type { ExcerptLoader } from "./excerpt-texts.ts";
import { pageResultView } from "./result-views.ts";

/** Texts are fetched when no key was pressed for so long (milliseconds). */
const FETCH_AFTER_MS = 120;

/** The rows of results; their snippets follow as the texts arrive. */
export function useResultViews(
  results: readonly SearchResult[],
  excerpts: ExcerptLoader,
  site: AddressForm,
): PageResultView[] {
  const arrivals = useSyncExternalStore(excerpts.arrivals.subscribe, excerpts.arrivals.get);
  useEffect(() => {
    const routes = results.map((result) => result.document.url);
    const timer = setTimeout(() => excerpts.want(routes), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [results, excerpts]);
  const views = useMemo(createViewCache, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arrived texts make other rows.
  return useMemo(
    () => results.map((result) => views(result, excerpts, site)),
    [results, arrivals, excerpts, site, views],
  );
}

/** Keeps each row until its texts have come: one arrival does not make all rows anew. */
function createViewCache() {
  const views = new WeakMap<SearchResult, { hasText: boolean; view: PageResultView }>();
  return (result: SearchResult, excerpts: ExcerptLoader, site: AddressForm): PageResultView => {
    const hasText = excerpts.peek(result.document.url) !== undefined;
    const known = views.get(result);
    if (known?.hasText === hasText) return known.view;
    const view = pageResultView(result, { site, textsOf: excerpts.peek });
    views.set(result, { hasText, view });
    return view;
  };
}
