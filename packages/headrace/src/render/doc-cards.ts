import { escapeAttribute, escapeText } from "../model/escape-html.ts";
import { CARDS_MARKER } from "../model/markup/doc-cards.ts";
import { type AddressForm, pageAddress } from "../model/routes.ts";

interface Card {
  label: string;
  href: string;
  description: string;
  icon?: string | undefined;
}

/** Writes the list of a page's category into its article. */
export function fillCards(body: string, cards: readonly Card[], site: AddressForm): string {
  if (!body.includes(CARDS_MARKER)) return body;
  const items = cards.map((card) => cardHtml(card, site)).join("");
  return body.replaceAll(CARDS_MARKER, () => `<ul class="doc-cards">${items}</ul>`);
}

function cardHtml({ label, href, description, icon }: Card, site: AddressForm): string {
  const address = href.startsWith("/") ? pageAddress(site, href) : href;
  const text = description === "" ? "" : `<p>${escapeText(description)}</p>`;
  const name = (icon === undefined ? "" : iconHtml(icon)) + escapeText(label);
  return `<li><a href="${escapeAttribute(address)}">${name}</a>${text}</li>`;
}

function iconHtml(path: string): string {
  const drawing = `<path d="${escapeAttribute(path)}"></path>`;
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
}
