import type { NavTree } from "../model/nav-tree.ts";
import { firstRoute } from "../model/nav-tree.ts";
import type { Locale, SiteData } from "../model/site.ts";
import type { SiteConfig } from "./schema.ts";

/** Where sidebars and pages that the configuration names are found. */
interface NamedPages {
  trees: ReadonlyMap<string, NavTree>;
  byId: ReadonlyMap<string, { route: string }>;
}

/** Scripts that run from right to left: https://www.unicode.org/iso15924/iso15924-codes.html */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

function describeLocale({ code, label, direction }: SiteConfig["locales"][number]): Locale {
  const isRtl = direction ? direction === "rtl" : RIGHT_TO_LEFT.test(scriptOf(code));
  return { code, label, ...(isRtl ? { direction: "rtl" } : {}) };
}

/** The script that a language is written in; "" for a code that names none. */
function scriptOf(code: string): string {
  try {
    return new Intl.Locale(code).maximize().script ?? "";
  } catch {
    return "";
  }
}

/**
 * The part of the configuration that the shell shows.
 *
 * @param logo Inline SVG markup.
 */
export function siteData(config: SiteConfig, siteMap: NamedPages, logo: string): SiteData {
  const { name, tagline, url, baseUrl, trailingSlash, footer, announcement, versions, locales } =
    config;
  const { pageEnd } = config;
  const startOf = (sidebar: string) => firstRoute(siteMap.trees.get(sidebar)?.items ?? []);
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
        const { label, sidebar, page, href, links } = section;
        if (links) return links.length > 0 ? [{ label, route: "", links }] : [];
        if (sidebar === undefined) {
          const route = href ?? siteMap.byId.get(page ?? "")?.route;
          return route === undefined ? [] : [{ label, route }];
        }
        const route = startOf(sidebar);
        if (route === undefined) return [];
        const others = locales.length > 1 ? { translations: translations(sidebar) } : {};
        return [{ label, sidebar, route, ...others }];
      }),
      links: config.navbar.links,
    },
    footer,
    announcement: announcement ? { ...announcement, link: announcement.link ?? null } : null,
    versions,
    locales: locales.map(describeLocale),
    zoomBackground: config.zoom.background,
    ...(config.ask === undefined ? {} : { ask: config.ask }),
    ...(pageEnd.searches && pageEnd.feedback !== undefined ? { ledger: pageEnd.feedback } : {}),
  };
}
