import type { SiteConfig } from "../config/schema.ts";
import { TOC_LEVELS } from "../model/constants.ts";
import { firstRoute, type NavCategory, type PageLink, pruneNavTree } from "../model/nav-tree.ts";
import type { Day, PageData, TocItem } from "../model/page.ts";
import type { Doc } from "./doc.ts";
import type { Place, SiteMap } from "./site-map.ts";

/** What a page's own compilation contributes. */
export interface PageContent {
  description: string;
  toc: TocItem[];
}

export interface PageDataContext {
  config: SiteConfig;
  siteMap: SiteMap;
  /** Seconds since 1970, by path of the source. */
  lastUpdated: ReadonlyMap<string, number>;
}

/** Assembles what the shell shows for one document. */
export function docPageData(doc: Doc, content: PageContent, context: PageDataContext): PageData {
  const { config, siteMap } = context;
  const { frontMatter } = doc;
  const layout = frontMatter.layout ?? "doc";
  const place = siteMap.places.get(doc.route);
  return {
    kind: "doc",
    route: doc.route,
    title: doc.title,
    description: content.description,
    layout,
    nav: place && layout === "doc" ? pruneNavTree(place.tree, place.path) : null,
    breadcrumbs: place && layout === "doc" ? breadcrumbs(doc, place, config) : [],
    toc:
      frontMatter.hide_table_of_contents || layout === "landing" ? [] : shownToc(doc, content.toc),
    previous: neighbor(frontMatter.pagination_prev, place?.previous, siteMap),
    next: neighbor(frontMatter.pagination_next, place?.next, siteMap),
    editUrl: editUrl(doc, config),
    lastUpdated: day(context.lastUpdated.get(doc.path), config),
    unlisted: frontMatter.unlisted ?? false,
    draft: frontMatter.draft ?? false,
  };
}

/** The page that stands for every path without a page. */
export function notFoundPageData(): PageData {
  return {
    kind: "not-found",
    route: "/404",
    title: "Page not found",
    description: "There is no page at this address.",
    layout: "landing",
    nav: null,
    breadcrumbs: [],
    toc: [],
    previous: null,
    next: null,
    editUrl: null,
    lastUpdated: null,
    unlisted: false,
    draft: false,
  };
}

function shownToc(doc: Doc, toc: readonly TocItem[]): TocItem[] {
  const min = doc.frontMatter.toc_min_heading_level ?? TOC_LEVELS.min;
  const max = doc.frontMatter.toc_max_heading_level ?? TOC_LEVELS.max;
  return toc.filter((item) => item.level >= min && item.level <= max);
}

/** The navbar's section, the categories, the page itself; each name once. */
function breadcrumbs(doc: Doc, place: Place, config: SiteConfig): PageLink[] {
  const section = config.navbar.sections.find((entry) => entry.sidebar === place.tree.sidebar);
  const start = firstRoute(place.tree.items);
  const crumbs = place.path.map(categoryLink);
  if (section && start && section.label !== crumbs[0]?.label) {
    crumbs.unshift({ label: section.label, route: start });
  }
  const isListed = crumbs.at(-1)?.route === doc.route;
  return isListed ? crumbs : [...crumbs, { label: doc.label, route: doc.route }];
}

function categoryLink(category: NavCategory): PageLink {
  return category.hasPage
    ? { label: category.label, route: category.route }
    : { label: category.label };
}

/** Front matter overrides the sidebar's neighbor with a document id, or with null for none. */
function neighbor(
  override: string | null | undefined,
  fromSidebar: PageLink | null | undefined,
  siteMap: SiteMap,
): PageLink | null {
  if (override === undefined) return fromSidebar ?? null;
  const doc = override === null ? undefined : siteMap.byId.get(override);
  if (!doc) return null;
  return { label: doc.frontMatter.pagination_label ?? doc.label, route: doc.route };
}

/** In UTC, so that every machine writes the same. */
function day(seconds: number | undefined, { locales }: SiteConfig): Day | null {
  if (seconds === undefined) return null;
  const time = new Date(seconds * 1000);
  const label = time.toLocaleDateString(locales[0]?.code, { dateStyle: "long", timeZone: "UTC" });
  return { date: time.toISOString().slice(0, "2026-11-21".length), label };
}

function editUrl(doc: Doc, config: SiteConfig): string | null {
  if (doc.frontMatter.custom_edit_url !== undefined) return doc.frontMatter.custom_edit_url;
  return config.content.editUrl?.replace("{path}", doc.path) ?? null;
}
