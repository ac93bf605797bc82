import { useEffect, useMemo } from "react";
import { SEARCH } from "../../model/constants.ts";
import type { AddressForm } from "../../model/routes.ts";
import { placesOf } from "../../search/query/places.ts";
import type { SearchMatch, SearchResult } from "../../search/query/search-results.ts";
import type { PageResultView, PlaceView } from "../../theme/search/result-view.ts";
import { useValue } from "../use-value.ts";
import type { ExcerptLoader } from "./excerpt-texts.ts";
import { pageResultView, placeView, type ViewContext } from "./result-views.ts";

/** What rows are made of. */
export interface ResultSource {
  results: readonly SearchResult[];
  /** Whether these results stay for a while, so that their texts are worth fetching. */
  settled: boolean;
  excerpts: ExcerptLoader;
  site: AddressForm;
}

/** Results as pages with their sections; their snippets follow as the texts arrive. */
export function useResultViews(source: ResultSource): PageResultView[] {
  return useViews(source, pageViews);
}

/** Results as single rows, as many as the box has. */
export function usePlaceViews(source: ResultSource): PlaceView[] {
  return useViews(source, placeViews);
}

type MakeViews<V> = (
  results: readonly SearchResult[],
  context: ViewContext,
  cache: ViewCache<V>,
) => V[];

function useViews<V>(source: ResultSource, make: MakeViews<V>): V[] {
  const { results, settled, excerpts, site } = source;
  const arrivals = useValue(excerpts.arrivals);
  useEffect(() => {
    if (settled) excerpts.want(results.map((result) => result.document.url));
  }, [results, settled, excerpts]);
  const cache = useMemo(() => createViewCache<V>(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arrived texts make other rows.
  return useMemo(
    () => make(results, { site, textsOf: excerpts.peek }, cache),
    [results, arrivals, excerpts, site, cache, make],
  );
}

const pageViews: MakeViews<PageResultView> = (results, context, cache) =>
  cache(
    results.map((page) => ({
      key: viewKey(page, [page, ...page.sections], context),
      make: () => pageResultView(page, context),
    })),
  );

const placeViews: MakeViews<PlaceView> = (results, context, cache) =>
  cache(
    placesOf(results, SEARCH.boxResults).map((place) => ({
      key: viewKey(place.page, [place], context),
      make: () => placeView(place, context),
    })),
  );

/** Views, each made if there is none of the same key. */
type ViewCache<V> = (wanted: readonly { key: string; make: () => V }[]) => V[];

/**
 * Keeps the rows of a page that come out the same for other results: while a word is typed on, most
 * do, and nothing has to be cut or drawn for them again.
 */
function createViewCache<V>(): ViewCache<V> {
  let known = new Map<string, V>();
  return (wanted) => {
    const before = known;
    known = new Map();
    return wanted.map(({ key, make }) => {
      const view = before.get(key) ?? make();
      known.set(key, view);
      return view;
    });
  };
}

/** Everything in a result that its rows depend on. */
function viewKey(
  { document, terms, asked }: SearchResult,
  matches: readonly SearchMatch[],
  context: ViewContext,
): string {
  const hasText = context.textsOf(document.url) !== undefined;
  const places = matches.map((match) => [match.document.id, match.kind]);
  return JSON.stringify([document.url, places, terms, asked, hasText]);
}
