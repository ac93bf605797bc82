import type { ResolveAddress } from "../model/placeholders.ts";
import { encodeRoute, normalizeRoute, withBase } from "../model/routes.ts";

/**
 * Gives the addresses of pages, routes and published files. An island has none: its script is the
 * bundler's.
 *
 * @param base Base URL, or the site's whole address up to it.
 * @param routeOf The route of a page by the path of its source.
 */
export function addressResolver(
  base: string,
  routeOf: (path: string) => string | undefined,
): ResolveAddress {
  return (kind, value) => {
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(value) ?? [];
    if (kind === "asset") return withBase(base, value);
    if (kind === "route") return withBase(base, normalizeRoute(path)) + rest;
    return withBase(base, encodeRoute(routeOf(decodeURIComponent(path)) ?? "")) + rest;
  };
}
