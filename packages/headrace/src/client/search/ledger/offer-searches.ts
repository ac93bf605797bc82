import { localized } from "../../../model/messages/localized.ts";
import { element } from "../ask/element.ts";
import type { LedgerRow } from "./search-ledger.ts";

/** What may be sent, and where. */
export interface Offer {
  address: string;
  rows: readonly LedgerRow[];
  /** They are sent, or shall never be. */
  forget(): void;
}

/** Shows all that would be sent, with the buttons that send or forget it. */
export function offerSearches(place: HTMLElement, { address, rows, forget }: Offer): void {
  if (rows.length === 0) return;
  const say = (text: string) =>
    place.replaceChildren(element("p", { className: "no-results", role: "status" }, text));
  const send = async () => {
    if (!(await isTaken(address, rows))) return say(localized("serverUnreached"));
    forget();
    say(localized("searchesSent"));
  };
  const clear = () => {
    forget();
    place.replaceChildren();
  };
  const searches = rows.map(({ query, count }) =>
    element("li", {}, count === 1 ? query : `${query} (${count})`),
  );
  place.replaceChildren(
    element(
      "div",
      { className: "no-results" },
      element("p", {}, localized("emptySearches")),
      element("ul", {}, ...searches),
      element(
        "div",
        { className: "chips" },
        element(
          "button",
          { type: "button", className: "chip", onclick: send },
          localized("tellWriters"),
        ),
        element(
          "button",
          { type: "button", className: "chip", onclick: clear },
          localized("clear"),
        ),
      ),
    ),
  );
}

async function isTaken(address: string, searches: readonly LedgerRow[]): Promise<boolean> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ searches });
  return fetch(address, { method: "POST", headers, body }).then(
    ({ ok }) => ok,
    () => false,
  );
}
