/** Of `@docusaurus/theme-common`: what components keep in the query of the address. */
import { useEffect, useRef } from "react";
import { useHistory, useLocation } from "./router.tsx";
import { shownBase } from "./use-base-url.tsx";

type History = ReturnType<typeof useHistory>;
type Strategy = "append" | "set";

/** A part of the history, chosen by a function. */
export function useHistorySelector<Value>(select: (history: History) => Value): Value {
  return select(useHistory());
}

/** A value of the query; `null` where there is none. */
export function useQueryStringValue(key: string | null): string | null {
  const { search } = useLocation();
  return key === null ? null : new URLSearchParams(search).get(key);
}

/** A value of the query, "" where there is none, and the way to change it. */
export function useQueryString(key: string): [string, (value: string | null) => void] {
  const change = useQueryChange();
  return [useQueryStringValue(key) ?? "", (value) => change(key, value ? [value] : [])];
}

/** All values of a name in the query, and the way to change them. */
export function useQueryStringList(key: string): [string[], (values: readonly string[]) => void] {
  const change = useQueryChange();
  const { search } = useLocation();
  return [new URLSearchParams(search).getAll(key), (values) => change(key, values)];
}

/** Leaves the address without its query. */
export function useClearQueryString(): () => void {
  const history = useHistory();
  return () => history.replace({ search: "" });
}

function useQueryChange() {
  const history = useHistory();
  return (key: string, values: readonly string[]) => {
    const query = new URLSearchParams(location.search);
    query.delete(key);
    for (const value of values) query.append(key, value);
    history.replace({ search: query.size > 0 ? `?${query}` : "", hash: location.hash });
  };
}

/** Several queries as one. */
export function mergeSearchParams(
  queries: readonly URLSearchParams[],
  strategy: Strategy,
): URLSearchParams {
  const merged = new URLSearchParams();
  for (const query of queries)
    for (const [key, value] of query)
      if (strategy === "append") merged.append(key, value);
      else merged.set(key, value);
  return merged;
}

/** Several queries as one, as texts. */
export function mergeSearchStrings(queries: readonly string[], strategy: Strategy): string {
  const parsed = queries.map((query) => new URLSearchParams(query));
  const merged = mergeSearchParams(parsed, strategy).toString();
  return merged === "" ? "" : `?${merged}`;
}

/** What the page of search results was asked. */
export function useSearchQueryString() {
  return useQueryString("q");
}

/** The address of a search. */
export function useSearchLinkCreator(): (words: string) => string {
  return (words) => `${shownBase()}search?q=${encodeURIComponent(words)}`;
}

type Location = ReturnType<typeof useLocation>;

/** Calls a function whenever the address is another. */
export function useLocationChange(
  changed: (change: { location: Location; previousLocation: Location | undefined }) => void,
): void {
  const now = useLocation();
  const known = useRef<Location>(undefined);
  useEffect(() => {
    const previousLocation = known.current;
    if (addressIn(previousLocation) === addressIn(now)) return;
    known.current = now;
    changed({ location: now, previousLocation });
  });
}

function addressIn(place: Location | undefined): string | undefined {
  return place && place.pathname + place.search + place.hash;
}

/** The path of the page without that of the site. */
export function useLocalPathname(): string {
  const { pathname } = useLocation();
  const base = shownBase();
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}

/** Whether two paths are of one page, however they end and whatever their case. */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  return plainPath(one) === plainPath(other);
}

function plainPath(path: string | undefined): string | undefined {
  return path?.replace(/\/?$/, "/").toLowerCase();
}
