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
  const startOf = (sidebar: string) => firstRoute(trees.get(sidebar)?.items ?? []);
  // A sidebar in another language has its code before its name (engine/pages/doc-set.ts).
  const translations = (sidebar: string) =>
    Object.fromEntries(
      locales.slice(1).flatMap(({ code }) => {
        const route = startOf(`${code}-${sidebar}`);
        return route === undefined ? [] : [[code, route]];
      }),
    );
  return {
    name,
    tagline,
    url,
    baseUrl,
    trailingSlash,
    logo,
    navbar: {
      hideOnScroll: config.navbar.hideOnScroll,
      sections: config.navbar.sections.flatMap((section) => {
        const route = startOf(section.sidebar);
        if (route === undefined) return [];
        const others = locales.length > 1 ? { translations: translations(section.sidebar) } : {};
        return [{ ...section, route, ...others }];
      }),
      links: config.navbar.links,
    },
    footer,
    announcement: announcement ? { ...announcement, link: announcement.link ?? null } : null,
    versions,
    locales,
    zoomBackground: config.zoom.background,
  };
}
