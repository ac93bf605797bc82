/**
 * What the shell shows on every page. It is part of the client bundle (not of each page), so it
 * holds nothing that grows with the content.
 */
export interface SiteData extends SiteFrame {
  name: string;
  tagline: string;
  /** Stands between a page's title and the name. Absent: "|". */
  titleDelimiter?: string;
  /** Origin of the published site, without trailing slash. */
  url: string;
  /** "/" or "/docs/": begins and ends with a slash. */
  baseUrl: string;
  /** Addresses of pages end with a slash. */
  trailingSlash: boolean;
  /** Inline SVG markup of the mark. */
  logo: string;
  /** Bar and footer of other languages than the first, by their codes. Absent: there are none. */
  frames?: Record<string, SiteFrame>;
  announcement: Announcement | null;
  versions: DocsVersion[];
  locales: Locale[];
  zoomBackground: ZoomBackground;
  /** Path of the handler that has answers written; absent: passages are quoted. */
  ask?: string;
  /** Path of the handler that takes searches without a result; absent: none are kept. */
  ledger?: string;
}

/** What every page of a language has around it. */
export interface SiteFrame {
  navbar: NavbarData;
  footer: FooterData;
}

/** Code of the language that a site's pages are in, unless they say otherwise. */
export function mainLanguage(site: { locales: readonly Pick<Locale, "code">[] }): string {
  return siteLanguages(site)[0] ?? "en";
}

/** Codes of all languages of a site, its main one first: a site that names none is in one all the same. */
export function siteLanguages({ locales }: { locales: readonly Pick<Locale, "code">[] }): string[] {
  return locales.length === 0 ? ["en"] : locales.map(({ code }) => code);
}

/**
 * What the first language calls a sidebar: those of another have its code before their names.
 *
 * @param language Code of the page's language; absent for the first.
 */
export function mainSidebar(sidebar: string, language: string | undefined): string {
  return sidebar.replace(RegExp(`^${language}-`), "");
}

/** Code of a page's language. */
export function languageOf(page: { language?: string }, site: Pick<SiteData, "locales">): string {
  return page.language ?? mainLanguage(site);
}

/** Which way a page's language runs. */
export function directionOf(
  page: { language?: string },
  site: Pick<SiteData, "locales">,
): "ltr" | "rtl" {
  const code = languageOf(page, site);
  return site.locales.find((locale) => locale.code === code)?.direction ?? "ltr";
}

/** What is shown, as opposed to what the reader chose. */
export type Theme = "light" | "dark";

/** CSS color behind an enlarged image. */
export type ZoomBackground = Record<Theme, string>;

export interface NavbarData {
  hideOnScroll: boolean;
  /** Beside the mark. Absent: the name of the site. */
  title?: string;
  /** On the left, in order. */
  sections: NavbarSection[];
  /** On the right: links away, and at most one highlighted button. */
  links: NavbarLink[];
}

/**
 * Leads to the first page of a sidebar, and is marked while that sidebar is shown; or to a page or
 * another site; or opens a list of such links.
 */
export interface NavbarSection {
  label: string;
  sidebar?: string;
  route: string;
  /** What it opens instead of leading to `route`. Absent: it leads there. */
  links?: LinkData[];
  /** Where it leads on pages of other languages than the first, by their codes. Absent: there are none. */
  translations?: Record<string, string>;
  /** Where it leads on pages of versions that are not the latest, by their names. Absent: there are none. */
  versions?: Record<string, string>;
}

export interface NavbarLink {
  label: string;
  href: string;
  highlighted: boolean;
  /** What it opens instead of leading to `href`. Absent: it leads there. */
  links?: LinkData[] | undefined;
}

/** A link to a page ("/faq") or to another site. */
export interface LinkData {
  label: string;
  href: string;
}

/** A text, or a link within it with what it is drawn from. */
export type LinePart = string | { children: string; href: string };

export interface FooterData {
  groups: FooterGroup[];
  /** The last line. Empty: there is none. */
  copyright: readonly LinePart[];
}

export interface FooterGroup {
  title: string;
  links: LinkData[];
}

export interface Announcement {
  /** A new id shows the bar again to readers who closed an older one. */
  id: string;
  parts: readonly LinePart[];
}

/** One documentation version. */
export interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  /** Its first page, where none is at its path. */
  start?: string;
}

/**
 * The version that the content folder holds, which is the one that is searched unless an address
 * names another. A site that names no versions has one all the same; build and browser must call it
 * alike.
 */
export function contentVersion(
  versions: readonly DocsVersion[],
): Pick<DocsVersion, "name" | "path"> {
  return versions.find(({ isLast }) => isLast) ?? versions[0] ?? { name: "current", path: "/" };
}

export interface Locale {
  code: string;
  label: string;
  /** Which way it runs. Absent: from left to right. */
  direction?: "ltr" | "rtl" | undefined;
}
