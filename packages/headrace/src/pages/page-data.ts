import type { SiteConfig } from "../config/schema.ts";
import {
  firstRoute,
  type NavCategory,
  type NavTree,
  type PageLink,
  pruneNavTree,
} from "../model/nav-tree.ts";
import type { Day, HeadTag, PageData, PageLanguage, TocItem } from "../model/page.ts";
import { NOT_FOUND_ROUTE } from "../model/routes.ts";
import { mainSidebar } from "../model/site.ts";
import type { OwnForm } from "../sources/compiled-page.ts";
import { momentOf } from "../sources/moment.ts";
import { linkedAuthors, shownImage } from "./blog/authors.ts";
import { neighborPosts } from "./blog/neighbors.ts";
import { metaTag, postHead } from "./blog/post-head.ts";
import { type Doc, homeTitle } from "./doc.ts";
import { type DocSet, docKey, generatedFolder, languageOfSet } from "./doc-set.ts";
import type { Change } from "./git-history.ts";
import { alternates, originalOf } from "./listed-docs.ts";
import { pageSeries } from "./series.ts";
import type { DocPlace, SiteMap } from "./site-map.ts";
import { tagsOf } from "./tag-pages.ts";
import { pageVersion } from "./versions/page-version.ts";

/** What a page's own compilation contributes. */
export interface PageContent {
  description: string;
  toc: TocItem[];
  wholeTitle?: string;
  head?: HeadTag[];
  ownForm?: OwnForm;
}

export interface PageDataContext {
  config: SiteConfig;
  siteMap: SiteMap;
  /** By path of the source. */
  lastUpdated: ReadonlyMap<string, Change>;
}

/** Assembles what the shell shows for one document. */
export function docPageData(doc: Doc, content: PageContent, context: PageDataContext): PageData {
  const { siteMap, config } = context;
  const { frontMatter } = doc;
  const layout = doc.reference?.operation ? "api" : (frontMatter.layout ?? "doc");
  const place = siteMap.places.get(doc.route);
  const set = siteMap.sets.find(({ id }) => id === doc.set);
  const languages = pageLanguages(doc, context);
  const original = originalOf(doc, siteMap);
  const tags = pageTags(doc, { set, siteMap });
  const head = [
    ...ownHead(doc, set, tags),
    ...alternates(languages, config, siteMap),
    ...(content.head ?? []),
  ];
  const isStandalone = set?.options.kind === "pages";
  const wholeTitle = content.wholeTitle ?? homeTitle(doc, layout, { ...config, isStandalone });
  return {
    kind: doc.route === NOT_FOUND_ROUTE ? "own-not-found" : "doc",
    route: doc.route,
    title: doc.title,
    ...(wholeTitle !== undefined && { wholeTitle }),
    description: content.description,
    layout,
    nav: place && layout !== "landing" && !content.ownForm?.takesPage ? branchOf(place) : null,
    breadcrumbs: shownBreadcrumbs(doc, context, set?.options.breadcrumbs),
    toc:
      frontMatter.hide_table_of_contents || layout !== "doc" || content.ownForm?.listsHeadings
        ? []
        : shownToc(doc, content.toc, config),
    previous: neighbor(doc, frontMatter.pagination_prev, { place: place?.previous, siteMap }),
    next: neighbor(doc, frontMatter.pagination_next, { place: place?.next, siteMap }),
    editUrl: editUrl(doc, context),
    ...lastUpdate(doc, set, context),
    ...(frontMatter.unlisted && doc.route !== NOT_FOUND_ROUTE ? { unlisted: true } : {}),
    ...(frontMatter.draft ? { draft: true } : {}),
    ...(head.length > 0 ? { head } : {}),
    ...(set?.language ? { language: set.language.code } : {}),
    ...(languages.length > 1 ? { languages } : {}),
    ...(original ? { original: original.route } : {}),
    ...pageVersion(doc, set, siteMap),
    ...tags,
    ...postFacts(doc, set, { ...context, isShown: content.ownForm === undefined }),
    ...pageSeries(place, siteMap),
  };
}

/** What a post shows above its text, and the posts before and after it. */
function postFacts(
  { path }: Doc,
  set: DocSet | undefined,
  { config, siteMap, isShown }: PageDataContext & { isShown: boolean },
): Partial<PageData> {
  const post = set?.posts?.get(path);
  if (!set?.posts || !post) return {};
  const { previous, next } = neighborPosts(path, set, siteMap);
  const around = { previous: linkTo(previous), next: linkTo(next) };
  if (!isShown) return around;
  const reading = set.options.blog.readingTime ? { minutes: post.minutes } : {};
  const date = post.time === 0 ? null : day(post.time, languageOfSet(set, config));
  const authors = linkedAuthors(post.authors, set.route).map(({ image, ...author }) => {
    const shown = shownImage(image, config);
    return { ...author, ...(shown === undefined ? {} : { image: shown }) };
  });
  return { post: { date, ...reading, authors }, ...around };
}

function linkTo(doc: Doc | undefined): PageLink | null {
  return doc ? { label: doc.title, route: doc.route } : null;
}

/** Pages of one category share one branch, which is made, kept and sent to workers once. */
const branches = new WeakMap<NavTree | NavCategory, NavTree>();

function branchOf({ tree, path }: DocPlace): NavTree {
  const end = path.at(-1) ?? tree;
  const branch = branches.get(end) ?? pruneNavTree(tree, path);
  branches.set(end, branch);
  return branch;
}

/** Every branch that a page shows, each once. */
export function navBranches({ places }: SiteMap): Set<NavTree> {
  return new Set([...places.values()].map(branchOf));
}

/** The same page in each language of the site. */
function pageLanguages(
  { set: id, path }: Doc,
  { siteMap: { sets, byPath }, config: { locales } }: PageDataContext,
): PageLanguage[] {
  const own = sets.find((set) => set.id === id);
  const first = own?.language ? sets.find((set) => set.id === own.language?.of) : own;
  if (!own || !first || locales.length < 2) return [];
  // Lists that no file stands for have a folder of their own for each language.
  const folderOf = path.startsWith(`${generatedFolder(own)}/`)
    ? generatedFolder
    : ({ folder }: DocSet) => folder;
  const from = folderOf(own);
  const below = path.startsWith(`${from}/`) ? path.slice(from.length) : undefined;
  return locales.flatMap(({ code }, index) => {
    const isOf = ({ language }: DocSet) => language?.code === code && language.of === first.id;
    const set = index === 0 ? first : sets.find(isOf);
    const doc = set && below !== undefined ? byPath.get(folderOf(set) + below) : undefined;
    return doc ? [{ code, route: doc.route }] : [];
  });
}

function pageTags(
  { frontMatter }: Doc,
  { set, siteMap }: { set: DocSet | undefined; siteMap: SiteMap },
): Pick<PageData, "tags"> {
  const addresses = siteMap.tagAddresses.get(set?.id ?? "") ?? new Map();
  const tags = set ? tagsOf(frontMatter, set, addresses) : [];
  return tags.length > 0 ? { tags: tags.map(({ label, route }) => ({ label, route })) } : {};
}

/** What the front matter and the version ask for. */
function ownHead(doc: Doc, set: DocSet | undefined, { tags }: Pick<PageData, "tags">): HeadTag[] {
  const { keywords } = doc.frontMatter;
  return [
    ...postHead(set?.posts?.get(doc.path), tags),
    ...(keywords ? [metaTag({ name: "keywords", content: keywords.join(",") })] : []),
    ...(set?.version?.noIndex ? [metaTag({ name: "robots", content: "noindex, nofollow" })] : []),
  ];
}

function shownBreadcrumbs(
  doc: Doc,
  context: PageDataContext,
  shown: boolean | "categories" = true,
): PageLink[] {
  return shown === false ? [] : docBreadcrumbs(doc, context, shown !== "categories");
}

/** The way from the section of the site down to a page, the page itself last; [] without a sidebar. */
export function docBreadcrumbs(
  doc: Doc,
  { siteMap, config }: Pick<PageDataContext, "siteMap" | "config">,
  withSection = true,
): PageLink[] {
  const place = siteMap.places.get(doc.route);
  if (!place || doc.frontMatter.layout === "landing") return [];
  const { language } = siteMap.sets.find(({ id }) => id === doc.set) ?? {};
  const sidebar = mainSidebar(place.tree.sidebar, language?.code);
  return breadcrumbs(doc, place, withSection ? sectionLabel(sidebar, config) : undefined);
}

function shownToc(doc: Doc, toc: readonly TocItem[], config: SiteConfig): TocItem[] {
  const { tocLevels } = config.content;
  const min = doc.frontMatter.toc_min_heading_level ?? tocLevels.min;
  const max = doc.frontMatter.toc_max_heading_level ?? tocLevels.max;
  return toc.filter((item) => item.level >= min && item.level <= max);
}

function sectionLabel(sidebar: string, { navbar }: SiteConfig): string | undefined {
  return navbar.sections.find((entry) => entry.sidebar === sidebar)?.label;
}

/** The navbar's section, the categories, the page itself; each name once. */
function breadcrumbs(doc: Doc, place: DocPlace, section: string | undefined): PageLink[] {
  const start = firstRoute(place.tree.items);
  const crumbs = place.path.map(categoryLink);
  if (section !== undefined && start && section !== crumbs[0]?.label) {
    crumbs.unshift({ label: section, route: start });
  }
  const isListed = crumbs.at(-1)?.route === doc.route;
  if (isListed) return crumbs;
  const beside = place.path.at(-1)?.items ?? place.tree.items;
  const own = beside.find((item) => item.type === "page" && item.route === doc.route);
  return [...crumbs, { label: own?.type === "page" ? own.label : doc.label, route: doc.route }];
}

function categoryLink(category: NavCategory): PageLink {
  return category.hasPage
    ? { label: category.label, route: category.route }
    : { label: category.label };
}

/** Front matter overrides the sidebar's neighbor with a document id, or with null for none. */
function neighbor(
  { set }: Doc,
  override: string | null | undefined,
  { place, siteMap }: { place: PageLink | null | undefined; siteMap: SiteMap },
): PageLink | null {
  if (override === undefined) return place ?? null;
  const doc = override === null ? undefined : siteMap.byId.get(docKey({ id: set }, override));
  if (!doc) return null;
  return { label: doc.frontMatter.pagination_label ?? doc.label, route: doc.route };
}

/** What the page shows of its last change: what its front matter says counts more than history. */
function lastUpdate(
  doc: Doc,
  set: DocSet | undefined,
  { lastUpdated, config }: PageDataContext,
): Pick<PageData, "lastUpdated" | "lastAuthor"> {
  const { date = true, author: showsAuthor = false } = set?.options.lastUpdate ?? {};
  const told = doc.frontMatter.last_update;
  const known = lastUpdated.get(sourceFile(doc));
  const time = told?.date === undefined ? (known?.time ?? 0) * 1000 : momentOf(told.date);
  const author = showsAuthor ? (told?.author ?? known?.author) : undefined;
  return {
    lastUpdated: date && time > 0 ? day(time, languageOfSet(set, config)) : null,
    ...(author === undefined ? {} : { lastAuthor: author }),
  };
}

/** In UTC, so that every machine writes the same. */
function day(milliseconds: number, language: string): Day {
  const time = new Date(milliseconds);
  const label = dateFormat(language).format(time);
  return { date: time.toISOString().slice(0, "2026-11-21".length), label };
}

/** The language of the pages of a set. */
/** Making a format takes far longer than using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: string): Intl.DateTimeFormat {
  const known = dateFormats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  dateFormats.set(language, format);
  return format;
}

/** The file that a writer edits to change the page. */
function sourceFile(doc: Doc): string {
  return doc.reference?.file ?? doc.file ?? doc.path;
}

/** Address at which the source of a page is edited; `null` where it can't be. */
export function editUrl(
  doc: Doc,
  { siteMap, config }: Pick<PageDataContext, "siteMap" | "config">,
): string | null {
  if (doc.frontMatter.custom_edit_url !== undefined) return doc.frontMatter.custom_edit_url;
  const set = siteMap.sets.find(({ id }) => id === doc.set);
  const template = set?.options.editUrl ?? config.content.editUrl;
  const file = sourceFile(doc);
  const isMoved = set?.editFolder !== undefined && doc.file === undefined;
  const edited = isMoved ? set.editFolder + file.slice(set.folder.length) : file;
  return template ? template.replace("{path}", edited) : null;
}
