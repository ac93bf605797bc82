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

function watchAddress(changed: () => void): () => void {
  const events = ["popstate", "hashchange"] as const;
  for (const name of events) addEventListener(name, changed);
  return () => {
    for (const name of events) removeEventListener(name, changed);
  };
}

type Target = string | { pathname?: string; search?: string; hash?: string };

/** A history whose steps are those of the browser. */
export function useHistory() {
  const current = useLocation();
  const push = (to: Target) => location.assign(addressOf(to));
  const replace = (to: Target) => location.replace(addressOf(to));
  const shared = { location: current, action: "POP", length: 1, listen: () => () => {} };
  return { ...shared, push, replace, goBack: () => history.back() };
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
