import { posix } from "node:path";
import { normalizeRoute, type RulePage as Page, range } from "headrace/check";
import type { Nodes } from "mdast";
import type { Site } from "./site.ts";

/** A link of a page to a page of the site or of the API. */
export interface PageLink {
  /** Where it leads: "/faq". */
  route: string;
  start: number;
  end: number;
}

/** The links of a page within the site, in order; also those that components have as attributes. */
export function linksOf(page: Page, site: Site): PageLink[] {
  const definitions = new Map<string, string>();
  const found: { url: string; node: Nodes }[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "definition") definitions.set(node.identifier, node.url);
    if (node.type === "link") found.push({ url: node.url, node });
    if (node.type === "linkReference") found.push({ url: `[${node.identifier}`, node });
    for (const url of attributesOf(node)) found.push({ url, node });
    if ("children" in node) node.children.forEach(visit);
  };
  visit(page.tree);
  return found.flatMap(({ url, node }) => {
    const target = url.startsWith("[") ? definitions.get(url.slice(1)) : url;
    const route = routeOf(target ?? "", page, site);
    const [start, end] = range(node);
    return route === undefined ? [] : [{ route, start, end }];
  });
}

function attributesOf(node: Nodes): string[] {
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxAttribute" &&
    (attribute.name === "href" || attribute.name === "to") &&
    typeof attribute.value === "string"
      ? [attribute.value]
      : [],
  );
}

function routeOf(url: string, page: Page, site: Site): string | undefined {
  const path = url.replace(/[?#].*$/s, "");
  if (path === "" || /^[a-z]+:|^\/\//i.test(path)) return undefined;
  if (/\.mdx?$/.test(path)) {
    return site.docs.get(posix.join(posix.dirname(page.path), decodeURI(path)))?.route;
  }
  return path.startsWith("/") ? normalizeRoute(path) : undefined;
}
