import { decodeAddress, normalizeRoute, withoutBase } from "../../model/routes.ts";

/** Where the pages of a long page come from, and where each of them begins in it. */
export interface LongPagePlace {
  origin: string;
  baseUrl: string;
  /** Id of the part of each page, by route. */
  parts: ReadonlyMap<string, string>;
}

/** Lists of ids, which name other elements. */
const ID_LISTS = [
  "for",
  "headers",
  "list",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
];

/** What a page has for its reader at the screen alone. */
const SCREEN_ONLY = ".heading-anchor, .toc-inline, .tab-list, .needs-script, form, script, button";

/**
 * The article of a page as a part of a long page: no id of it occurs in another part, and what leads to a
 * page of the same document leads there.
 *
 * @param body The article's HTML.
 */
export function createPart(
  { route, body }: { route: string; body: string },
  place: LongPagePlace,
): HTMLElement {
  const part = document.createElement("section");
  const id = place.parts.get(route) ?? "";
  part.innerHTML = body;
  for (const element of part.querySelectorAll(SCREEN_ONLY)) element.remove();
  for (const panel of part.querySelectorAll("[hidden]")) panel.removeAttribute("hidden");
  for (const details of part.querySelectorAll("details")) details.open = true;
  for (const image of part.querySelectorAll("img")) image.loading = "eager";
  prefixIds(part, id);
  for (const link of part.querySelectorAll("a[href]")) leadWithin(link, { ...place, route });
  part.id = id;
  return part;
}

function prefixIds(part: HTMLElement, prefix: string): void {
  const ids = new Set<string>();
  for (const element of part.querySelectorAll("[id]")) {
    ids.add(element.id);
    element.id = `${prefix}-${element.id}`;
  }
  const own = (id: string) => (ids.has(id) ? `${prefix}-${id}` : id);
  for (const name of ID_LISTS) {
    for (const element of part.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? "";
      element.setAttribute(name, value.split(/\s+/).map(own).join(" "));
    }
  }
  for (const element of part.querySelectorAll("svg, svg *")) referWithin(element, own);
}

/** Drawings name their own gradients, arrows and shapes; their sheets, what they apply to. */
function referWithin(element: Element, own: (id: string) => string): void {
  for (const { name, value } of [...element.attributes]) {
    const isTarget =
      /^(?:xlink:)?href$/.test(name) && value.startsWith("#") && element.tagName !== "a";
    const within = isTarget
      ? `#${own(value.slice(1))}`
      : value.replace(/url\((["']?)#([^"')]+)\1\)/g, (_, __, id: string) => `url(#${own(id)})`);
    if (within !== value) element.setAttribute(name, within);
  }
  if (element.tagName !== "style") return;
  element.textContent = (element.textContent ?? "").replace(
    /#([\w-]+)/g,
    (_, id: string) => `#${own(id)}`,
  );
}

function leadWithin(
  link: Element,
  { origin, baseUrl, parts, route }: LongPagePlace & { route: string },
): void {
  const href = link.getAttribute("href") ?? "";
  const base = new URL(baseUrl + route.slice(1), origin);
  if (!URL.canParse(href, base)) return;
  const url = new URL(href, base);
  const path =
    url.origin === origin ? withoutBase(baseUrl, decodeAddress(url.pathname)) : undefined;
  const part = href.startsWith("#") ? parts.get(route) : parts.get(normalizeRoute(path ?? ""));
  if (part === undefined || path === undefined) {
    link.setAttribute("href", url.href);
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener");
    return;
  }
  const id = decodeAddress(url.hash.slice(1));
  link.setAttribute("href", id === "" ? `#${part}` : `#${part}-${id}`);
}

/** Links to a place that its page has not, or that did not come, lead to the beginning of the page. */
export function mendLinks(document: Element): void {
  const ids = new Set(Array.from(document.querySelectorAll("[id]"), ({ id }) => id));
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    const id = link.getAttribute("href")?.slice(1) ?? "";
    if (!ids.has(id)) link.setAttribute("href", `#${id.replace(/-.*$/, "")}`);
  }
}
