import type { PageLink } from "../../model/nav-tree.ts";
import { nearestFirst } from "../../model/nearest.ts";
import {
  decodeAddress,
  normalizeRoute,
  ROUTES_FILE,
  withBase,
  withoutBase,
} from "../../model/routes.ts";

/** No more are offered. */
const MAX_PAGES = 3;
/** A reader who mistyped a path may have missed a whole part of it. */
const MAX_DISTANCE = 12;

/**
 * The pages whose routes are nearest to a path by spelling, nearest first; none when the list of
 * routes can't be loaded.
 *
 * @param pathname Of the address, as it is encoded there.
 */
export async function loadNearestPages(baseUrl: string, pathname: string): Promise<PageLink[]> {
  const response = await fetch(withBase(baseUrl, ROUTES_FILE)).catch(() => undefined);
  if (!response?.ok) return [];
  const titles = parseRoutes(await response.text());
  return nearestPages(requestedRoute(baseUrl, pathname), titles);
}

/**
 * Of routes that are equally far the one with the same last segment is meant: pages move between
 * folders more often than they get another name. Who cut an address back to a folder is offered what
 * is in it.
 *
 * @param titles Titles of all pages, by route.
 */
export function nearestPages(path: string, titles: ReadonlyMap<string, string>): PageLink[] {
  const name = lastSegment(path);
  const moved = [...titles.keys()].filter((route) => name && lastSegment(route) === name);
  const similar = nearestFirst(path, titles.keys(), MAX_DISTANCE);
  const renamed = nearestFirst(name, new Set([...titles.keys()].map(lastSegment)));
  const candidates = renamed.flatMap((segment) =>
    [...titles.keys()].filter((route) => lastSegment(route) === segment),
  );
  const inside = [...titles.keys()].filter((route) => name && route.startsWith(`${path}/`));
  const routes = [...new Set([...moved, ...similar, ...inside, ...candidates])].slice(0, MAX_PAGES);
  return routes.map((route) => ({ label: titles.get(route) ?? route, route }));
}

/** An address that can't be decoded is near to nothing, or by its encoded spelling. */
function requestedRoute(baseUrl: string, pathname: string): string {
  const path = decodeAddress(pathname);
  return normalizeRoute(withoutBase(baseUrl, path) ?? path);
}

function lastSegment(route: string): string {
  return route.slice(route.lastIndexOf("/") + 1).toLowerCase();
}

/** Lines of route, tab, title. */
function parseRoutes(text: string): Map<string, string> {
  const lines = text.split("\n").filter((line) => line.includes("\t"));
  return new Map(
    lines.map((line) => {
      const [route = "", title = ""] = line.split("\t");
      return [route, title];
    }),
  );
}
