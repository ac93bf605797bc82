import { site } from "virtual:site";
import { LONGEST_WAIT_MS } from "../../model/constants.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import type { PageLink } from "../../model/nav-tree.ts";
import type { StoredChunk } from "../../model/page.ts";
import { chunkFile, encodeRoute, withBase } from "../../model/routes.ts";
import { loadNavTree } from "../navigation/nav-tree-loader.ts";
import { createPart, type LongPagePlace, mendLinks } from "./join-pages.ts";
import { pagesInOrder } from "./pages-in-order.ts";

/** So many pages are asked for at a time. */
const AT_A_TIME = 6;

type Page = Required<PageLink>;

/** A sidebar, and what readers call it. */
export interface Section {
  name: string;
  label: string;
}

/** How a long page becomes larger. */
export interface Gathering {
  /** Where its parts are added. */
  document: HTMLElement;
  /** Hears how many pages of how many there are. */
  onProgress(done: number, total: number): void;
  signal: AbortSignal;
}

/**
 * Gathers the pages of sidebars into one document, in their order: a title, a list of what is in it, and
 * each page from a sheet of its own. A page that can't be read is named in its place.
 *
 * @throws when a sidebar can't be read, or the reader has had enough.
 */
export async function fillDocument(
  sections: readonly Section[],
  { document: target, onProgress, signal }: Gathering,
): Promise<void> {
  const trees = await Promise.all(sections.map(({ name }) => loadNavTree(site.baseUrl, name)));
  const all = trees.flatMap(({ items }) => pagesInOrder(items));
  const pages = all.filter(({ route }, at) => all.findIndex((one) => one.route === route) === at);
  const parts = new Map(pages.map(({ route }, index) => [route, `page${index + 1}`]));
  const place = { origin: location.origin, baseUrl: site.baseUrl, parts };
  target.append(
    cover(sections.length === 1 ? sections[0]?.label : undefined),
    contents(pages, parts),
  );
  const waiting = pages.slice(0, AT_A_TIME).map((page) => readPart(page, place, signal));
  onProgress(0, pages.length);
  for (const [index] of pages.entries()) {
    const part = await waiting[index];
    signal.throwIfAborted();
    if (part) addPart(target, part);
    const next = pages[index + AT_A_TIME];
    if (next) waiting.push(readPart(next, place, signal));
    onProgress(index + 1, pages.length);
  }
  mendLinks(target);
  await Promise.allSettled(Array.from(target.querySelectorAll("img"), (image) => image.decode()));
}

/** The list calls a page by its title, which its sidebar may shorten. */
function addPart(target: HTMLElement, part: HTMLElement): void {
  const title = part.querySelector("h1")?.textContent;
  const link = target.querySelector(`a[href="#${part.id}"]`);
  if (title && link) link.textContent = title;
  target.append(part);
}

function cover(section: string | undefined): HTMLElement {
  const header = document.createElement("header");
  const title = document.createElement("h1");
  title.textContent = section === undefined ? site.name : `${site.name}: ${section}`;
  const source = document.createElement("p");
  const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  source.textContent = `${site.url}${site.baseUrl}, ${day}`;
  header.append(title, source);
  return header;
}

function contents(pages: readonly Page[], parts: ReadonlyMap<string, string>): HTMLElement {
  const list = document.createElement("ol");
  for (const { route, label } of pages) {
    const link = document.createElement("a");
    link.href = `#${parts.get(route)}`;
    link.textContent = label;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  return list;
}

async function readPart(
  page: Page,
  place: LongPagePlace,
  signal: AbortSignal,
): Promise<HTMLElement> {
  try {
    const { body } = await fetchChunk(page.route, signal);
    return createPart({ route: page.route, body }, place);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const part = document.createElement("section");
    part.id = place.parts.get(page.route) ?? "";
    part.textContent = fill(localized("pageNotRead"), { title: page.label, reason });
    return part;
  }
}

/**
 * Reads what a page shows.
 *
 * @throws when the network or the server fails, or the reader has had enough.
 */
export async function fetchChunk(route: string, signal: AbortSignal): Promise<StoredChunk> {
  const url = withBase(site.baseUrl, encodeRoute(chunkFile(route)));
  const patience = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
  const response = await fetch(url, { signal: patience });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.json();
}
