import { documentTitle, type PageData } from "../model/page.ts";
import { withBase } from "../model/routes.ts";
import type { SiteData } from "../model/site.ts";

/** Brings title, description, canonical address and robots of the document up to the page. */
export function updateHead(page: PageData, site: SiteData): void {
  document.title = documentTitle(page, site.name, site.tagline);
  put("meta", { name: "description" }, { content: page.description });
  if (page.unlisted) {
    put("meta", { name: "robots" }, { content: "noindex, nofollow" });
    remove("link", { rel: "canonical" });
  } else {
    remove("meta", { name: "robots" });
    const href = site.url + withBase(site.baseUrl, page.route);
    put("link", { rel: "canonical" }, { href });
  }
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
