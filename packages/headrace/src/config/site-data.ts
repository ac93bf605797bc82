import type { NavTree } from "../model/nav-tree.ts";
import { firstRoute } from "../model/nav-tree.ts";
import {
  type Announcement,
  type DocsVersion,
  type FooterData,
  type LinePart,
  type LinkData,
  type Locale,
  type NavbarData,
  type NavbarSection,
  type SiteData,
  siteLanguages,
} from "../model/site.ts";
import type { SiteConfig } from "./schema.ts";
import { type FrameTexts, frameIn } from "./site-frame.ts";

/** Where sidebars and pages that the configuration names are found. */
interface NamedPages {
  trees: ReadonlyMap<string, NavTree>;
  byId: ReadonlyMap<string, { route: string }>;
  byRoute: ReadonlyMap<string, unknown>;
}

/** What the shell shows besides the configuration. */
interface ShownParts {
  /** Inline SVG markup. */
  logo: string;
  /** By code of the language. */
  frameTexts?: Readonly<Record<string, FrameTexts>>;
}

/** Scripts that run from right to left: https://www.unicode.org/iso15924/iso15924-codes.html */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

function describeLocale({ code, label, direction }: SiteConfig["locales"][number]): Locale {
  const isRtl = direction ? direction === "rtl" : RIGHT_TO_LEFT.test(scriptOf(code));
  return { code, label, ...(isRtl ? { direction: "rtl" } : {}) };
}

/** Codes of the languages of a site that run from right to left. */
export function rightToLeftLanguages({ locales }: Pick<SiteConfig, "locales">): string[] {
  const described = locales.map(describeLocale);
  return described.flatMap(({ code, direction }) => (direction === "rtl" ? [code] : []));
}

/** The script that a language is written in; "" for a code that names none. */
function scriptOf(code: string): string {
  try {
    return new Intl.Locale(code).maximize().script ?? "";
  } catch {
    return "";
  }
}

/** The part of the configuration that the shell shows. */
export function siteData(
  config: SiteConfig,
  siteMap: NamedPages,
  { logo, frameTexts = {} }: ShownParts,
): SiteData {
  const { name, tagline, url, baseUrl, trailingSlash, announcement, versions, locales } = config;
  const { pageEnd, titleDelimiter } = config;
  const frame = { navbar: navbarData(config, siteMap), footer: footerData(config) };
  const [first = "en", ...others] = siteLanguages(config);
  const frameOf = (code: string, routeIn: (address: string) => string) =>
    frameIn(frame, frameTexts[code] ?? NO_TEXTS, routeIn);
  const frames = others.map((code) => [code, frameOf(code, routeIn(code, siteMap))] as const);
  return {
    name,
    tagline,
    ...(titleDelimiter === undefined ? {} : { titleDelimiter }),
    url,
    baseUrl,
    trailingSlash,
    logo,
    ...frameOf(first, (address) => address),
    ...(frames.length > 0 && { frames: Object.fromEntries(frames) }),
    announcement: announcement ? announcementData(announcement) : null,
    versions: versions.map((version) => ({
      ...version,
      ...versionStart(version, versions, siteMap),
    })),
    locales: locales.map(describeLocale),
    zoomBackground: config.zoom.background,
    ...(config.ask === undefined ? {} : { ask: config.ask }),
    ...(pageEnd.searches && pageEnd.feedback !== undefined ? { ledger: pageEnd.feedback } : {}),
  };
}

function announcementData({
  id,
  text,
  link,
}: NonNullable<SiteConfig["announcement"]>): Announcement {
  return { id, parts: textParts([text, link ? [" ", link] : []].flat()) };
}

function footerData({ footer }: SiteConfig): FooterData {
  return { ...footer, copyright: textParts([footer.copyright].flat()) };
}

/** Texts and links of the configuration as they are drawn. */
function textParts(parts: readonly (string | LinkData)[]): LinePart[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return part || [];
    return { href: part.href, children: part.label };
  });
}

const NO_TEXTS: FrameTexts = { items: {}, titles: {}, links: {} };

/** Where an address of the first language leads in another: to the same page, if that has one. */
export function routeIn(
  code: string,
  { byRoute }: Pick<NamedPages, "byRoute">,
): (address: string) => string {
  return (address) => {
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    const route = `/${code}${path}`.replace(/\/$/, "");
    return path.startsWith("/") && byRoute.has(route) ? route + rest : address;
  };
}

/** Where a version begins that has no page at its own address. */
function versionStart(
  { path }: DocsVersion,
  versions: readonly DocsVersion[],
  { byRoute, trees }: NamedPages,
): Pick<DocsVersion, "start"> {
  if (byRoute.has(path)) return {};
  const longest = (route: string) =>
    versions
      .map((version) => version.path)
      .filter((one) => `${route}/`.startsWith(one === "/" ? one : `${one}/`))
      .sort((one, other) => other.length - one.length)[0];
  const starts = [...trees.values()].flatMap(({ items }) => firstRoute(items) ?? []);
  const start = starts.find((route) => longest(route) === path);
  return start === undefined ? {} : { start };
}

/** Where a section leads from pages of older versions, by their names: to what they have of it. */
function inVersions(
  { versions }: SiteConfig,
  routeIn: (version: string) => string | undefined,
): Pick<NavbarSection, "versions"> {
  const routes = versions.flatMap(({ name, isLast }) => {
    const route = isLast ? undefined : routeIn(name);
    return route === undefined ? [] : [[name, route] as const];
  });
  return routes.length > 0 ? { versions: Object.fromEntries(routes) } : {};
}

function navbarData(config: SiteConfig, siteMap: NamedPages): NavbarData {
  const { navbar, locales } = config;
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
    hideOnScroll: navbar.hideOnScroll,
    ...(navbar.title === undefined ? {} : { title: navbar.title }),
    sections: navbar.sections.flatMap((section): NavbarSection | [] => {
      const { label, sidebar, page, href, links } = section;
      if (links) return links.length > 0 ? { label, route: "", links } : [];
      if (sidebar === undefined) {
        const routeOf = (id: string) => siteMap.byId.get(id)?.route;
        const route = href ?? routeOf(page ?? "");
        const older =
          href === undefined ? inVersions(config, (name) => routeOf(`${name}:${page}`)) : {};
        return route === undefined ? [] : { label, route, ...older };
      }
      const route = startOf(sidebar);
      if (route === undefined) return [];
      const others = locales.length > 1 ? { translations: translations(sidebar) } : {};
      const older = inVersions(config, (name) => startOf(`${name}-${sidebar}`));
      return { label, sidebar, route, ...others, ...older };
    }),
    links: navbar.links,
  };
}
