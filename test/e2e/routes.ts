import { siteUrl } from "./journey.ts";

/** Paths of all pages that the site's own map lists. */
export async function listedRoutes(): Promise<string[]> {
  const xml = await (await fetch(siteUrl("/sitemap.xml"))).text();
  const routes = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? "").pathname,
  );
  if (routes.length === 0) throw new Error("sitemap.xml lists no page.");
  return routes;
}

/** All pages, but of those of operations, which one template makes, every tenth. */
export async function sampledRoutes(): Promise<string[]> {
  const routes = await listedRoutes();
  const operations = routes.filter((route) => route.startsWith("/api/generated/"));
  const left = new Set(operations.filter((_, index) => index % 10 !== 0));
  return routes.filter((route) => !left.has(route));
}

/**
 * Routes in groups, one for each test, so that no test takes long and a failing one names few pages.
 *
 * @param size Routes of a group, at most.
 */
export function groupRoutes(routes: readonly string[], size: number): RouteGroup[] {
  return Array.from({ length: Math.ceil(routes.length / size) }, (_, index) => {
    const group = routes.slice(index * size, (index + 1) * size);
    return { group, first: group[0] };
  });
}

/** `first` is for titles of tests. */
interface RouteGroup {
  group: string[];
  first: string | undefined;
}
