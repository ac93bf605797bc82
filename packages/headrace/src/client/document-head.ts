import { documentTitle, hasCanonical, type PageData, robotsOf } from "../model/page.ts";
import { encodeRoute, markdownFile, pageAddress, withBase } from "../model/routes.ts";
import { directionOf, languageOf, type SiteData } from "../model/site.ts";

/** Brings title, description, canonical address, twin and robots of the document up to the page. */
export function updateHead(page: PageData, site: SiteData): void {
  document.documentElement.lang = languageOf(page, site);
  document.documentElement.dir = directionOf(page, site);
  document.title = documentTitle(page, site);
  put("meta", { name: "description" }, { content: page.description });
  const robots = robotsOf(page);
  if (robots === undefined) remove("meta", { name: "robots" });
  else put("meta", { name: "robots" }, { content: robots });
  putSocial(page, site);
  const href = site.url + pageAddress(site, page.route);
  if (hasCanonical(page)) put("link", { rel: "canonical" }, { href });
  else remove("link", { rel: "canonical" });
  const twin = withBase(site.baseUrl, encodeRoute(markdownFile(page.route)));
  if (page.kind === "doc") put("link", TWIN, { href: twin });
  else remove("link", TWIN);
}

const TWIN = { rel: "alternate", type: "text/markdown" };

/** What link previews show; their readers run no script, but extensions and "share" buttons do. */
function putSocial(page: PageData, site: SiteData): void {
  const url = site.url + pageAddress(site, page.route);
  put("meta", { property: "og:title" }, { content: page.title });
  put("meta", { property: "og:description" }, { content: page.description });
  put("meta", { property: "og:url" }, { content: url });
  put("meta", { property: "og:type" }, { content: page.route === "/" ? "website" : "article" });
}

type Attributes = Record<string, string>;

function put(name: "meta" | "link", identity: Attributes, values: Attributes): void {
  const found = document.head.querySelector(selector(name, identity));
  const element = found ?? document.head.appendChild(document.createElement(name));
  for (const [key, value] of Object.entries({ ...identity, ...values })) {
    element.setAttribute(key, value);
  }
}

function remove(name: string, identity: Attributes): void {
  document.head.querySelector(selector(name, identity))?.remove();
}

function selector(name: string, identity: Attributes): string {
  const conditions = Object.entries(identity).map(([key, value]) => `[${key}="${value}"]`);
  return name + conditions.join("");
}
