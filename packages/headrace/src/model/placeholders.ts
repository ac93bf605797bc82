import { escapeAttribute, unescapeHtml } from "./escape-html.ts";

/**
 * Addresses that a page's compilation can't know, because they depend on other pages or on bundles:
 * written into the article's HTML as placeholders and resolved when the page is rendered.
 *
 * - `page`: path of a source file, with query and hash ("content/faq.md#api")
 * - `route`: a route of this site, with query and hash
 * - `host`: a route of this site where it has such a page, else an address of the host beside the site
 * - `asset`: a published file, relative to the base URL
 * - `island`: path of a module that runs in the browser
 */
export type PlaceholderKind = "page" | "route" | "host" | "asset" | "island";

/** A private-use character: no text of an author holds it, since sources are stripped of it. */
export const PLACEHOLDER_MARK = "\uE000";

const PLACEHOLDER = /\uE000(page|route|host|asset|island):([^\uE000]*)\uE000/g;

/** The text that stands for an address until it is known. */
export function placeholder(kind: PlaceholderKind, value: string): string {
  return `${PLACEHOLDER_MARK}${kind}:${value}${PLACEHOLDER_MARK}`;
}

/** Stands in a page's Markdown where the page lists its category. */
export const CARDS_PLACE = `${PLACEHOLDER_MARK}cards${PLACEHOLDER_MARK}`;

/** Gives the address that a placeholder stands for. */
export type ResolveAddress = (kind: PlaceholderKind, value: string) => string;

/** Replaces every placeholder of some HTML; `resolve` gets the value as it was written, unescaped. */
export function resolvePlaceholders(html: string, resolve: ResolveAddress): string {
  return html.replace(PLACEHOLDER, (_, kind: PlaceholderKind, value: string) =>
    escapeAttribute(resolve(kind, unescapeHtml(value))),
  );
}

/** Replaces every placeholder of a text that is no HTML. */
export function resolveTextPlaceholders(text: string, resolve: ResolveAddress): string {
  return text.replace(PLACEHOLDER, (_, kind: PlaceholderKind, value: string) =>
    resolve(kind, value),
  );
}

/** Ends the article in the HTML of a page whose contents the site draws itself: they come after it. */
export const CONTENTS_MARK = "\uE007";

/** The article of a page, and the contents that the site draws for it; without them the frame's are shown. */
export function splitContents(html: string): [article: string, contents: string | undefined] {
  const [article = "", contents] = html.split(CONTENTS_MARK);
  return [article, contents];
}
