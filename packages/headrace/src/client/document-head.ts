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
  put("meta", { name: "robots" }, robots !== undefined && { content: robots });
  const urlOf = (route: string) => site.url + pageAddress(site, route);
  putSocial(page, urlOf(page.route));
  const href = urlOf(page.original ?? page.route);
  put("link", { rel: "canonical" }, hasCanonical(page) && { href });
  const twin = withBase(site.baseUrl, encodeRoute(markdownFile(page.route)));
  put("link", TWIN, page.kind === "doc" && { href: twin });
}

const TWIN = { rel: "alternate", type: "text/markdown" };

/** What link previews show; their readers run no script, but extensions and "share" buttons do. */
function putSocial({ title, description, route }: PageData, url: string): void {
  const type = route === "/" ? "website" : "article";
  for (const [key, content] of Object.entries({ title, description, url, type })) {
    put("meta", { property: `og:${key}` }, { content });
  }
}

type Attributes = Record<string, string>;

/** Brings an element up to date, the only one of its identity; removes it where there is nothing to say. */
function put(name: "meta" | "link", identity: Attributes, values: Attributes | false): void {
  const conditions = Object.entries(identity).map(([key, value]) => `[${key}="${value}"]`);
  const found = document.head.querySelector(name + conditions.join(""));
  if (!values) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(name));
  for (const [key, value] of Object.entries({ ...identity, ...values })) {
    element.setAttribute(key, value);
  }
}
