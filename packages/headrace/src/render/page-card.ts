import type { HeadTag, PageData } from "../model/page.ts";

/** What the card of a page says of it. */
export interface PageCard {
  title: string;
  /** Where the page stands: "Tutorials / Deploy an application"; empty outside of all sections. */
  section: string;
  /** What the page is: "How-to"; empty when nothing says so. */
  kind: string;
}

/** What decides on the card of a page. */
export type CardPage = Pick<PageData, "kind" | "title" | "route" | "breadcrumbs" | "head">;

/**
 * The card of a page; `undefined` for a page that has a picture of its own, and for one that shows the card of
 * the site, as the home page does, and every page whose title has a letter that the typeface lacks.
 *
 * @param options `letters`: what can be written; `pageKind`: what the page is, in words.
 */
export function pageCard(
  { kind, title, route, breadcrumbs, head = [] }: CardPage,
  { letters, pageKind = "" }: { letters: string; pageKind?: string | undefined },
): PageCard | undefined {
  if (kind !== "doc" || route === "/" || head.some(isLinkImage)) return undefined;
  if (title.trim() === "" || !isWritable(title, letters)) return undefined;
  const above = breadcrumbs.slice(0, -1).map(({ label }) => label);
  const names = [...new Set([above.at(0), above.at(-1)])].filter((name) => name !== undefined);
  const section = names.filter((name) => isWritable(name, letters)).join(" / ");
  return { title, section, kind: isWritable(pageKind, letters) ? pageKind : "" };
}

/** Path of a page's card below the base URL. */
export function pageCardFile(route: string): string {
  return `social-cards${route}.png`;
}

/** Whether an element of the head is the picture that link previews show: https://ogp.me */
export function isLinkImage({ attributes }: HeadTag): boolean {
  return attributes.property === "og:image";
}

/** Whether a typeface has every letter of a text. */
function isWritable(text: string, letters: string): boolean {
  return [...text].every((letter) => letters.includes(letter));
}
