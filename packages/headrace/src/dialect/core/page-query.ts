import { ADDRESS_CHANGED } from "../../model/constants.ts";

/** Calls back whenever the address of the document is another; gives the way to end that. */
export function watchAddress(changed: () => void): () => void {
  const events = ["popstate", "hashchange", ADDRESS_CHANGED];
  for (const name of events) addEventListener(name, changed);
  return () => {
    for (const name of events) removeEventListener(name, changed);
  };
}

/** Another query of the same page is no other document: what the page shows stays. */
export function showQuery(address: string, step: "pushState" | "replaceState"): boolean {
  const { pathname, origin, search, href } = new URL(address, location.href);
  const isSamePage = origin === location.origin && pathname === location.pathname;
  if (!isSamePage || search === location.search) return false;
  history[step](history.state, "", href);
  return dispatchEvent(new Event(ADDRESS_CHANGED));
}
