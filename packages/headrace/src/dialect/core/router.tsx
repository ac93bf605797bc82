/** `@docusaurus/router`: where the page is. Every page is a document of its own. */

import { siteDocs } from "virtual:site-docs";
import { useSyncExternalStore } from "react";
import { renderedPage, renderedRoute } from "../../model/site-docs.ts";

/** The address of the page: while it is rendered without base URL, query and hash. */
export function useLocation() {
  const address = useSyncExternalStore(watchAddress, () => location.href, renderedAddress);
  const { pathname, search, hash } = new URL(address);
  return { pathname, search, hash, state: undefined, key: "" };
}

function renderedAddress(): string {
  // An island is hydrated with what the reader sees in the bar; its HTML is as it was rendered.
  if (typeof window !== "undefined") return location.href;
  const page = renderedPage();
  const known = siteDocs.flatMap(({ docs }) => docs[page]?.path ?? [])[0];
  const path = known ?? renderedRoute() ?? "/";
  return `https://site.example${path}`;
}

/** Told when a component changes the query of its own page, of which browsers tell nobody. */
const QUERY_CHANGED = "docs-engine.query-changed";

function watchAddress(changed: () => void): () => void {
  const events = ["popstate", "hashchange", QUERY_CHANGED];
  for (const name of events) addEventListener(name, changed);
  return () => {
    for (const name of events) removeEventListener(name, changed);
  };
}

type Target = string | { pathname?: string; search?: string; hash?: string };

/** A history whose steps are those of the browser. */
export function useHistory() {
  const current = useLocation();
  const push = (to: Target) => showQuery(to) || location.assign(addressOf(to));
  const replace = (to: Target) => showQuery(to) || location.replace(addressOf(to));
  const shared = { location: current, action: "POP", length: 1, listen: () => () => {} };
  return { ...shared, push, replace, goBack: () => history.back() };
}

/** Another query of the same page is no other document: what the page shows stays. */
function showQuery(to: Target): boolean {
  const { pathname, origin, search, href } = new URL(addressOf(to), location.href);
  const isSamePage = origin === location.origin && pathname === location.pathname;
  if (!isSamePage || search === location.search) return false;
  history.replaceState(history.state, "", href);
  return dispatchEvent(new Event(QUERY_CHANGED));
}

function addressOf(to: Target): string {
  if (typeof to === "string") return to;
  const { pathname = location.pathname, search = "", hash = "" } = to;
  return `${pathname}${search}${hash}`;
}

/** The same as a match of the route that the page has. */
export function useRouteMatch() {
  const { pathname } = useLocation();
  return { path: pathname, url: pathname, isExact: true, params: {} };
}

/** A reader is led on by the site's redirects, not by components. */
export function Redirect() {
  return null;
}
