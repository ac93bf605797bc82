/** `@docusaurus/router`: where the page is. Every page is a document of its own. */

import { siteDocs } from "virtual:site-docs";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { LEADS_ON } from "../../model/constants.ts";
import { renderedPage, renderedRoute } from "../../model/site-docs.ts";
import Link from "./link.tsx";
import { showQuery, watchAddress } from "./page-query.ts";

/** The address of the page: while it is rendered without base URL, query and hash. */
export function useLocation() {
  return placeOf(useSyncExternalStore(watchAddress, () => location.href, renderedAddress));
}

function placeOf(address: string) {
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

type Target = string | { pathname?: string; search?: string; hash?: string };

/** A history whose steps are those of the browser. */
export function useHistory() {
  const current = useLocation();
  const push = (to: Target) => {
    const address = addressOf(to);
    if (!showQuery(address, "pushState")) location.assign(address);
  };
  const replace = (to: Target) => {
    const address = addressOf(to);
    if (!showQuery(address, "replaceState")) location.replace(address);
  };
  const go = (steps: number) => history.go(steps);
  const steps = { go, goBack: () => go(-1), goForward: () => go(1) };
  const listen = (told: (at: typeof current, action: string) => void) =>
    watchAddress(() => told(placeOf(location.href), "PUSH"));
  const shared = { location: current, action: "POP", length: 1, listen };
  return { ...shared, ...steps, push, replace, createHref: addressOf };
}

function addressOf(to: Target): string {
  if (typeof to === "string") return to;
  const { pathname = location.pathname, search = "", hash = "" } = to;
  return `${pathname}${search}${hash}`;
}

/** The parts of the address that a route names: pages have none. */
export function useParams() {
  return useRouteMatch().params;
}

/** The same as a match of the route that the page has. */
export function useRouteMatch() {
  const { pathname } = useLocation();
  return { path: pathname, url: pathname, isExact: true, params: {} };
}

/**
 * Leads on to another page. One that a page begins with is known by its class when the page is written,
 * which then leads on by itself; one that a component shows later leads on from there.
 */
export function Redirect({ to }: { to: Target }) {
  const { pathname } = useLocation();
  const address = typeof to === "string" ? to : addressOf({ pathname, ...to });
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (link.current) location.replace(link.current.href);
  }, []);
  return (
    <Link className={LEADS_ON} to={address} ref={link}>
      {address}
    </Link>
  );
}

// biome-ignore lint/performance/noBarrelFile: sites ask for it under this name
export { matchPath } from "../components/match-path.ts";
export { Link, Link as NavLink };
