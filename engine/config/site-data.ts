import type { NavTree } from "../model/nav-tree.ts";
import { firstRoute } from "../model/nav-tree.ts";
import type { SiteData } from "../model/site.ts";
import type { SiteConfig } from "./schema.ts";

/**
 * The part of the configuration that the shell shows.
 *
 * @param logo Inline SVG markup.
 */
export function siteData(
  config: SiteConfig,
  trees: ReadonlyMap<string, NavTree>,
  logo: string,
): SiteData {
  const { name, tagline, url, baseUrl, trailingSlash, footer, announcement, versions, locales } =
    config;
  return {
    name,
    tagline,
    url,
    baseUrl,
    trailingSlash,
    logo,
    navbar: {
      hideOnScroll: config.navbar.hideOnScroll,
      sections: config.navbar.sections.map((section) => ({
        ...section,
        route: firstRoute(trees.get(section.sidebar)?.items ?? []) ?? "/",
      })),
      links: config.navbar.links,
    },
    footer,
    announcement: announcement ? { ...announcement, link: announcement.link ?? null } : null,
    versions,
    locales,
    zoomBackground: config.zoom.background,
  };
}
