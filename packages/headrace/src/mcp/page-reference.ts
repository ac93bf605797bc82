import { normalizeRoute, withoutBase } from "../model/routes.ts";
import { ToolProblem } from "./tool-problem.ts";

/** A page that somebody names, and a section of it. */
export interface PageReference {
  /** Routes that may be meant, the likeliest first. */
  routes: string[];
  /** Id of a heading; "" for the whole page. */
  hash: string;
}

/**
 * Reads how a page is named: by its address, its route, or its file.
 *
 * @param base The site's address: "https://docs.example.com/".
 * @throws ToolProblem when it can be no page of the site.
 */
export function readPageReference(text: string, base: string): PageReference {
  const [, address = "", hash = ""] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/s.exec(text.trim()) ?? [];
  const isAddress = /^[a-z][a-z\d+.-]*:|^\/\//i.test(address);
  const below = isAddress ? belowBase(address, base) : address;
  if (below === undefined)
    throw new ToolProblem(`${text.slice(0, 200)} is no page of this site, ${base}`);
  const path = decode(below);
  if (path === undefined || !isPath(path))
    throw new ToolProblem(
      `"${text.slice(0, 200)}" can be no page of this site. Name one like "/faq".`,
    );
  const route = routeOf(path);
  const inner = withoutBase(new URL(base).pathname, route);
  const routes = inner === undefined || inner === route ? [route] : [route, routeOf(inner)];
  return { routes: isAddress ? routes.slice(0, 1) : routes, hash: decode(hash) ?? hash };
}

/** "https://docs.example.com/faq" → "/faq" */
function belowBase(address: string, base: string): string | undefined {
  if (`${address}/` === base) return "/";
  return address.startsWith(base) ? `/${address.slice(base.length)}` : undefined;
}

function routeOf(path: string): string {
  return normalizeRoute(`/${path.replace(/^\/+/, "").replace(/\.md$/, "")}`);
}

/** What no name of a page holds, and what would lead out of the site. */
function isPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return !/[\0-\x1f\\]/.test(path) && !path.split("/").some((part) => /^\.{1,2}$/.test(part));
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
