import { siteConfigSchema } from "../../config/schema.ts";
import { type DocSource, describeDoc } from "../doc.ts";
import { type DocSet, docSet } from "../doc-set.ts";
import { docPageData, type PageContent } from "../page-data.ts";
import { buildSiteMap, type SiteMap } from "../site-map.ts";

/** What stands at the top of a page. */
export type FrontMatter = DocSource["frontMatter"];

/** A site as tests write it. */
export interface WrittenSite {
  pages: Record<string, FrontMatter>;
  sidebars?: DocSet["sidebars"] | undefined;
  /** Sets of pages, the first of the folder "content". */
  sets?: readonly (Partial<DocSet> & Pick<DocSet, "folder">)[];
  /** The files of pages that are not translated, by the paths of these pages. */
  copied?: Record<string, string>;
  config?: Record<string, unknown>;
  changed?: Record<string, { time: number; author: string }>;
}

/** Maps the pages of a site, and tells what one at a route shows. */
export function siteOf({
  pages,
  sidebars = {},
  sets = [{ folder: "content" }],
  copied = {},
  ...more
}: WrittenSite) {
  const config = siteConfigSchema.parse({ name: "T", url: "https://a.example", ...more.config });
  const all = sets.map((set) => docSet({ sidebars, ...set }));
  const docs = Object.entries(pages).map(([path, frontMatter]) => {
    const set = all.find(({ folder }) => path.startsWith(`${folder}/`));
    if (!set) throw new Error(`No set has ${path}.`);
    const title = path.replace(/^.*\/|\.md$/g, "");
    const file = copied[path];
    const source = { path, title, description: frontMatter.description ?? "", frontMatter };
    return describeDoc(file === undefined ? source : { ...source, file }, set);
  });
  const siteMap = buildSiteMap(docs, all);
  const context = { config, siteMap, lastUpdated: new Map(Object.entries(more.changed ?? {})) };
  const docAt = (route: string) => {
    const doc = siteMap.byRoute.get(route);
    if (!doc) throw new Error(`No page is at ${route}.`);
    return doc;
  };
  const dataOf = (route: string, content: Partial<PageContent> = {}) =>
    docPageData(docAt(route), { description: "Said.", toc: [], ...content }, context);
  return { dataOf, docAt, context };
}

/** Maps pages by their paths below the folder "content". */
export function mapOf(
  pages: Record<string, FrontMatter>,
  sidebars?: WrittenSite["sidebars"],
  set: Partial<DocSet> = {},
): SiteMap {
  const placed = Object.entries(pages).map(([path, frontMatter]) => [
    `content/${path}`,
    frontMatter,
  ]);
  const sets = [{ folder: "content", ...set }];
  return siteOf({ pages: Object.fromEntries(placed), sidebars, sets }).context.siteMap;
}
