import type { SiteMap } from "./site-map.ts";

/** The content of `ROUTES_FILE`: the pages that a reader may be told of, one line each. */
export function routeList({ byRoute }: SiteMap): string {
  const listed = [...byRoute.values()].filter(({ frontMatter }) => !frontMatter.unlisted);
  const lines = listed.map(({ route, title }) => `${route}\t${title.replace(/\s+/g, " ")}\n`);
  return lines.sort().join("");
}
