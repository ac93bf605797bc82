import type { ConfigProblem } from "../config/option-path.ts";
import type { SiteConfig } from "../config/schema.ts";
import { suggest } from "../diagnostics/nearest.ts";
import { decodeAddress, normalizeRoute, splitSuffix } from "../model/routes.ts";
import { type LinkedPage, leadsSomewhere } from "../pages/check-links.ts";
import { frameLinks } from "../pages/check-site.ts";
import type { SiteMap } from "../pages/site-map.ts";

/** Links of the frame and redirects that lead to a page of the site, and to no place of it. */
export function frameAnchors(
  config: SiteConfig,
  pages: readonly Pick<LinkedPage, "path" | "ids">[],
  { byRoute }: SiteMap,
): ConfigProblem[] {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]));
  const redirects = config.redirects.map(({ to }, index) => ({
    path: ["redirects", index],
    href: to,
  }));
  return [...frameLinks(config), ...redirects].flatMap(({ path, href }): ConfigProblem[] => {
    const [route, suffix] = splitSuffix(href);
    const id = decodeAddress(suffix.slice(suffix.indexOf("#") + 1));
    const ids = idsOf.get(byRoute.get(normalizeRoute(route))?.path ?? "");
    if (!suffix.includes("#") || id === "" || !href.startsWith("/")) return [];
    if (!ids || leadsSomewhere(id, new Set(ids))) return [];
    const diagnostic = {
      code: "broken-anchor",
      severity: "warning",
      message: `"${href}" leads to "${route}", which has no "#${id}".`,
      ...suggest(id, ids, { otherwise: "Write the id of a heading.", spell: (one) => `#${one}` }),
    } as const;
    return [{ diagnostic, path, value: href }];
  });
}
