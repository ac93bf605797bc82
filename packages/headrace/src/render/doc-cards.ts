import { escapeAttribute, escapeText } from "../model/escape-html.ts";
import { type AddressForm, pageAddress } from "../model/routes.ts";

interface Card {
  label: string;
  href: string;
  description: string;
}

/** What the compiler leaves where a page lists its category. */
const CARDS_MARKER = '<div class="doc-cards"></div>';

/** Writes the list of a page's category into its article. */
export function fillCards(body: string, cards: readonly Card[], site: AddressForm): string {
  if (!body.includes(CARDS_MARKER)) return body;
  const items = cards.map((card) => cardHtml(card, site)).join("");
  return body.replaceAll(CARDS_MARKER, () => `<ul class="doc-cards">${items}</ul>`);
}

function cardHtml({ label, href, description }: Card, site: AddressForm): string {
  const address = href.startsWith("/") ? pageAddress(site, href) : href;
  const text = description === "" ? "" : `<p>${escapeText(description)}</p>`;
  return `<li><a href="${escapeAttribute(address)}">${escapeText(label)}</a>${text}</li>`;
}
