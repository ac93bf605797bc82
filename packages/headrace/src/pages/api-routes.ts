import type { SiteConfig } from "../config/schema.ts";
import type { SiteMap } from "./site-map.ts";

/** What stands in the first language only: the references of APIs. */
export function sharedRoutes({ api }: Pick<SiteConfig, "api">): string[] {
  return [
    ...api.flatMap(({ route, overviewRoute, familyRoute }) => [
      route,
      ...(overviewRoute ? [overviewRoute] : []),
      familyRoute.slice(0, familyRoute.indexOf("{family}")).replace(/\/[^/]*$/, ""),
    ]),
  ].filter(Boolean);
}

/**
 * Whether a route is one of an API that has no page, since its description is absent or can't be read: that is
 * told, and not again of everything that leads there.
 */
export function isOfUnreadApi(
  { docs }: Pick<SiteMap, "docs">,
  { api }: Pick<SiteConfig, "api">,
): (route: string) => boolean {
  const read = new Set(docs.map(({ reference }) => reference?.api));
  const routes = sharedRoutes({ api: api.filter(({ id }) => !read.has(id)) });
  return (route) => routes.some((above) => route === above || route.startsWith(`${above}/`));
}
