import { localized } from "../../../model/messages/localized.ts";
import { element } from "../ask/element.ts";
import type { LedgerRow } from "./search-ledger.ts";

/** What may be sent, and where. */
export interface Offer {
  address: string;
  rows: readonly LedgerRow[];
  /** These are sent, or shall never be. */
  forget(): void;
  /** Where the reader goes on when all is cleared. */
  field: HTMLElement;
}

/** Shows all that would be sent, with the buttons that send or forget it. */
export function offerSearches(place: HTMLElement, { address, rows, forget, field }: Offer): void {
  let isSending = false;
  const said = element("p", { role: "status", tabIndex: -1 });
  const send = async () => {
    if (isSending) return;
    isSending = true;
    const isTaken = await post(address, rows);
    isSending = false;
    said.textContent = isTaken ? localized("searchesSent") : localized("nobodyAnswers");
    if (!isTaken) return;
    forget();
    // What is gone can't keep the focus.
    if (place.contains(document.activeElement)) said.focus();
    for (const part of [sentence, list, buttons]) part.remove();
  };
  const clear = () => {
    forget();
    place.remove();
    field.focus();
  };
  const sentence = element("p", {}, localized("emptySearches"));
  const searches = rows.map(({ query, count }) =>
    element("li", {}, count === 1 ? query : `${query} (${count})`),
  );
  const list = element("ul", {}, ...searches);
  const buttons = element(
    "div",
    { className: "chips" },
    button(localized("tellWriters"), send),
    button(localized("clear"), clear),
  );
  place.replaceChildren(element("div", { className: "no-results" }, sentence, list, buttons, said));
}

function button(label: string, onclick: () => unknown): HTMLButtonElement {
  return element("button", { type: "button", className: "chip", onclick }, label);
}

async function post(address: string, searches: readonly LedgerRow[]): Promise<boolean> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ searches });
  return fetch(address, { method: "POST", headers, body }).then(
    ({ ok }) => ok,
    () => false,
  );
}
