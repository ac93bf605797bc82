import { withBase } from "../../../model/routes.ts";
import type { SearchHost } from "../../../theme/search/search-host.ts";
import type { SearchEnvironment } from "../environment.ts";
import type { SearchSession } from "../session.ts";
import { meantSearches } from "./meant-searches.ts";
import { offerSearches } from "./offer-searches.ts";
import { createSearchLedger, withSearch } from "./search-ledger.ts";

/**
 * Counts what a reader searches for without a result and, where nothing is found, offers to send it to
 * the writers; nothing is sent before. Sites that do not ask for it have nothing of this in their bundle
 * (`vite/virtual-modules.ts`).
 *
 * @param session Its end becomes that of the ledger, too, so that the other sites need no code for it.
 */
export function watchSearch(
  session: SearchSession,
  host: Pick<SearchHost, "kind" | "field" | "output">,
  { site, storage }: Pick<SearchEnvironment, "site" | "storage">,
): void {
  if (site.ledger === undefined) return;
  const address = withBase(site.baseUrl, site.ledger);
  const ledger = createSearchLedger(storage);
  const meant = meantSearches(ledger.add);
  const place = document.createElement("div");
  // In the box it must leave room for the field, and be in reach when it is long.
  if (host.kind === "box") place.className = "search-list";
  const see = () => {
    const { query, status, scope, results } = session.state.get();
    place.remove();
    // What one section has not may stand in another.
    if (status !== "ready" || scope.kind !== "all") return;
    const isEmpty = results.length === 0;
    meant.see({ query, isEmpty });
    if (!isEmpty || query.trim() === "") return;
    const rows = withSearch(ledger.list(), meant.pending());
    if (rows.length === 0) return;
    host.output.after(place);
    const forget = () => {
      if (rows.some((row) => row.query === meant.pending())) meant.end();
      ledger.remove(rows);
    };
    offerSearches(place, { address, rows, forget, field: host.field });
  };
  const stop = session.state.subscribe(see);
  addEventListener("pagehide", meant.end);
  const { end } = session;
  session.end = () => {
    removeEventListener("pagehide", meant.end);
    stop();
    meant.end();
    place.remove();
    end();
  };
}
