import type { SiteConfig } from "../config/schema.ts";
import type { ExcerptTexts, ReferenceKind, SearchDocument } from "../model/search.ts";
import { mainLanguage, mainSidebar } from "../model/site.ts";
import type { PageSection } from "../sources/compiled-page.ts";
import type { Doc } from "./doc.ts";
import { type DocSet, isLatest } from "./doc-set.ts";
import { docBreadcrumbs } from "./page-data.ts";
import type { SiteMap } from "./site-map.ts";

/** A page that readers can find, without its text. */
export interface SearchPageSource {
  route: string;
  title: string;
  description: string;
  /** Those of the front matter, and what sidebars call the page. */
  keywords: readonly string[];
  /** Labels above the page. */
  breadcrumbs: readonly string[];
  /** The sidebar that shows the page, as the first language calls it; `null` for none. */
  sidebar: string | null;
  /** Code of its language. */
  language: string;
  /** Id of the set that it belongs to. */
  set: string;
  /** Names the page's sections in the store of compiled pages. */
  sectionsId: string;
  /** Of a page that was made from a description of an API. */
  reference?: ReferenceKind | undefined;
}

/** What search needs of a compiled page. */
export interface FindableRecord {
  description: string;
  sectionsId: string;
}

/**
 * The pages that search may find, in the order of the site: sidebar by sidebar in reading order,
 * then those in no sidebar by route. Unlisted pages, drafts, and pages with `search: false` are not
 * among them.
 *
 * @param records By path of the source.
 */
export function listSearchPages(
  records: ReadonlyMap<string, FindableRecord>,
  { siteMap, config }: { siteMap: SiteMap; config: SiteConfig },
): SearchPageSource[] {
  const languages = new Map(siteMap.sets.map(({ id, language }) => [id, language?.code]));
  const routes = new Set([...siteMap.places.keys(), ...[...siteMap.byRoute.keys()].sort()]);
  return [...routes].flatMap((route) => {
    const doc = siteMap.byRoute.get(route);
    const record = doc && records.get(doc.path);
    if (!doc || !record || !isFindable(doc)) return [];
    const { title, label, frontMatter, reference } = doc;
    const language = languages.get(doc.set);
    const sidebar = siteMap.places.get(route)?.tree.sidebar;
    return {
      route,
      title,
      description: record.description,
      // Sidebars often have the short name of a page: "FAQ".
      keywords: [...(frontMatter.keywords ?? []), ...(label === title ? [] : [label])],
      breadcrumbs: labelsAbove(doc, { siteMap, config }),
      sidebar: sidebar === undefined ? null : mainSidebar(sidebar, language),
      language: language ?? mainLanguage(config),
      set: doc.set,
      sectionsId: record.sectionsId,
      reference: reference?.kind === "family" ? "family" : reference?.operation?.method,
    };
  });
}

/**
 * The pages that readers of a language find: its own, and of the first language those that it has
 * not, such as the reference of an API. Words of two languages stand in one index for these alone.
 *
 * @param main Code of the first language.
 */
export function pagesInLanguage(
  pages: readonly SearchPageSource[],
  { language, main }: { language: string; main: string },
): SearchPageSource[] {
  if (language === main) return pages.filter((page) => page.language === main);
  const routes = new Set(pages.map(({ route }) => route));
  const isShared = ({ route }: SearchPageSource) =>
    !routes.has(`/${language}${route.replace(/\/$/, "")}`);
  return pages.filter(
    (page) => page.language === language || (page.language === main && isShared(page)),
  );
}

/** What tells the versions of a collection apart. */
type VersionedSet = Pick<DocSet, "id" | "route" | "version">;

/**
 * The pages that readers of a version find: of each collection the version of that name, or else the
 * latest, so that no page is found at several addresses.
 */
export function pagesInVersion(
  pages: readonly SearchPageSource[],
  { version, sets }: { version: string; sets: readonly VersionedSet[] },
): SearchPageSource[] {
  const others = sets.filter((set) => set.version && standIn(set, sets, version) !== set);
  const left = new Set(others.map(({ id }) => id));
  return pages.filter(({ set }) => !left.has(set));
}

/** Of the versions of a set, the one that stands for a version of the site. */
function standIn(set: VersionedSet, sets: readonly VersionedSet[], name: string) {
  const versions = sets.filter((one) => one.version?.latestRoute === set.version?.latestRoute);
  return (
    versions.find(({ version }) => version?.name === name) ?? versions.find(isLatest) ?? versions[0]
  );
}

/** The breadcrumbs of a page; the last one is left out when it is the page's own name. */
function labelsAbove(doc: Doc, site: { siteMap: SiteMap; config: SiteConfig }): string[] {
  const labels = docBreadcrumbs(doc, site).map(({ label }) => label);
  const last = labels.at(-1);
  return last === doc.label || last === doc.title ? labels.slice(0, -1) : labels;
}

function isFindable({ frontMatter }: Doc): boolean {
  return !frontMatter.unlisted && !frontMatter.draft && frontMatter.search !== false;
}

/**
 * The documents of some pages: each page, directly followed by its sections.
 *
 * @param sections Those of each page, in the order of the pages.
 */
export function toSearchDocuments(
  pages: readonly SearchPageSource[],
  sections: readonly (readonly PageSection[])[],
): SearchDocument[] {
  const documents: SearchDocument[] = [];
  for (const [index, page] of pages.entries()) {
    const [start, ...below] = sections[index] ?? [];
    const { title, description, keywords, breadcrumbs, reference } = page;
    const id = documents.length;
    const own = { url: page.route, breadcrumbs };
    const content = start?.content ?? "";
    const names = { title, description, keywords, reference };
    documents.push({ ...own, ...names, id, hash: "", parent: null, content });
    for (const section of below) {
      documents.push({
        ...own,
        id: documents.length,
        title: section.title,
        hash: section.id,
        parent: id,
        description: "",
        keywords: [],
        content: section.content,
      });
    }
  }
  return documents;
}

/** What is cut from when the page is among the rows shown: its text and that of its sections. */
export function excerptTexts(sections: readonly PageSection[]): ExcerptTexts {
  return { texts: sections.map(({ content }) => content) };
}
