import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { documentTitle } from "../../model/page.ts";
import type { SearchHost } from "../../theme/search/search-host.ts";
import type { parseSearchAddress, SearchedSite, scopeKey, searchHref } from "./scope.ts";
import type { SearchSession } from "./session.ts";

/** The address follows when no key was pressed for so long (ms): browsers limit the changes. */
const WRITE_AFTER_MS = 150;

/** What the address is kept in step with. */
export interface KeptAddress {
  host: SearchHost;
  session: SearchSession;
  site: SearchedSite;
  /** The version that the address names, if it does. */
  version: string | undefined;
  /** The query part that was read from the address. */
  known: string;
  /** What reads and writes addresses, from where it is loaded already. */
  tools: AddressTools;
}

interface AddressTools {
  ASK: string;
  parseSearchAddress: typeof parseSearchAddress;
  scopeKey: typeof scopeKey;
  searchHref: typeof searchHref;
}

/**
 * Keeps address and title of the search page in step with what is asked, and asks what a new
 * address says: a link to other results, or the way back.
 *
 * @returns the way to stop.
 */
export function keepAddress({ host, session, site, version, ...kept }: KeptAddress): () => void {
  const { ASK, parseSearchAddress, scopeKey, searchHref } = kept.tools;
  const page = location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The query part that is known: what was read from the address, or written to it. */
  let { known } = kept;

  const write = () => {
    clearTimeout(timer);
    const { query, scope } = session.state.get();
    // A navigation away changes the address before it changes the page.
    if (location.pathname !== page) return;
    const href = searchHref({ query: query.trim(), scope, version }, site);
    if (href === page + location.search) return;
    known = href.slice(page.length);
    history.replaceState(history.state, "", href + location.hash);
  };
  const follow = () => {
    const query = session.state.get().query.trim();
    const shown = location.hash === ASK ? localized("pagesSayTo") : localized("resultsFor");
    const title = query ? fill(shown, { query }) : localized("searchSite");
    host.onTitle(title);
    document.title = documentTitle({ title }, site);
    clearTimeout(timer);
    timer = setTimeout(write, WRITE_AFTER_MS);
  };
  const read = () => {
    if (location.pathname !== page || location.search === known) return;
    known = location.search;
    const { query, scope } = parseSearchAddress(location.search, site);
    if (scopeKey(scope) !== scopeKey(session.state.get().scope)) session.setScope(scope);
    host.field.value = query;
    session.ask(query);
  };

  const unsubscribe = session.state.subscribe(follow);
  // What has been asked before this code came.
  follow();
  const navigation = "navigation" in window ? window.navigation : undefined;
  navigation?.addEventListener("navigatesuccess", read);
  // Whoever follows a link right after typing shall find the same results on the way back.
  document.addEventListener("click", write, { capture: true });
  return () => {
    document.removeEventListener("click", write, { capture: true });
    clearTimeout(timer);
    unsubscribe();
    navigation?.removeEventListener("navigatesuccess", read);
  };
}
