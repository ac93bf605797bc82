import { setImmediate } from "node:timers/promises";
import type { NavTree } from "../model/nav-tree.ts";
import type { PageData } from "../model/page.ts";
import { chunkFile, htmlFile } from "../model/routes.ts";
import { SEARCH_ROUTE } from "../model/search.ts";
import {
  docPageData,
  notFoundPageData,
  type PageDataContext,
  searchPageData,
} from "../pages/page-data.ts";
import type { RenderContext } from "../render/render-context.ts";
import type { Content } from "./check-content.ts";
import { engineCodeId } from "./engine-code.ts";
import { digest } from "./files.ts";
import type { PageRecord } from "./page-record.ts";
import type { Release } from "./release.ts";
import { describeTwin } from "./twins.ts";
import { batches, type Hire, inOrder } from "./workers.ts";
import { type PageTask, pageFiles } from "./write-pages.ts";

/** A page that the previous release does not hold in this form. */
interface StalePage {
  task: PageTask;
  /** Sources of the pages that the article links to. */
  targets: string[];
  key: string;
}

export interface RenderJob {
  content: Content;
  pageContext: PageDataContext;
  renderContext: RenderContext;
  release: Release;
  hire: Hire;
}

/** Renders every page into the release; resolves to how many were not taken over from the last one. */
export async function renderPages(job: RenderJob): Promise<number> {
  const { release, content, renderContext, hire } = job;
  const stale = await reusePages(job);
  const workers = await hire({ pages: stale.length, of: "render" });
  const routes = new Map(content.siteMap.docs.map((doc) => [doc.path, doc.route]));
  const write = async (pages: StalePage[]) => {
    const targets = pages.flatMap((page) => page.targets);
    const tasks = pages.map(({ task }) => task);
    const { folder } = release;
    const settings = { context: renderContext, routes: pick(routes, targets), folder };
    return { pages, written: await workers.write(tasks, settings) };
  };
  for await (const { pages, written } of inOrder(batches(stale), workers.concurrency, write)) {
    for (const [index, { key }] of pages.entries()) {
      for (const [file, sha256] of Object.entries(written[index] ?? {})) {
        release.note(file, sha256, key);
      }
    }
  }
  return stale.length;
}

/** Links what is unchanged from the previous release; the rest is to be rendered. */
async function reusePages({
  content,
  pageContext,
  renderContext,
  release,
}: RenderJob): Promise<StalePage[]> {
  const rooms = ["build", "client/inline", "model", "pages", "render", "theme"];
  const shared = digest((await engineCodeId(...rooms)) + JSON.stringify(renderContext));
  const { records, siteMap, store } = content;
  const stale: StalePage[] = [];
  let count = 0;
  for (const record of records.values()) {
    const doc = siteMap.byPath.get(record.path);
    if (!doc) continue;
    // Whoever hands the index to a worker meanwhile gets a turn.
    if (++count % 100 === 0) await setImmediate();
    const page = docPageData(doc, record, pageContext);
    const twin = describeTwin(doc, record, siteMap);
    const targets = linkedSources(record);
    const routes = targets.map((path) => siteMap.byPath.get(path)?.route);
    const key = digest([shared, pageId(page, record), ...routes, JSON.stringify(twin)].join("\n"));
    const files = Object.values(pageFiles(page.route, renderContext.site));
    if (files.every((file) => release.reuse(file, key))) continue;
    const [body, markdown] = [store.place(record.bodyId), store.place(record.markdownId)];
    stale.push({ task: { page, body, markdown, twin }, targets, key });
  }
  return stale;
}

/**
 * Names what a page is made from. What compilation gave is named by its record, and the branch of the
 * sidebar, which is most of the data, once for all pages that show it.
 */
function pageId({ nav, toc: _, ...own }: PageData, record: PageRecord): string {
  return [record.id, nav === null ? "" : navId(nav), JSON.stringify(own)].join("\n");
}

const navIds = new WeakMap<NavTree, string>();

function navId(nav: NavTree): string {
  const id = navIds.get(nav) ?? digest(JSON.stringify(nav));
  navIds.set(nav, id);
  return id;
}

/** Sources of the pages that a page links to. */
function linkedSources({ links }: PageRecord): string[] {
  const pages = links.filter((link) => link.target.startsWith("page:"));
  return [...new Set(pages.map((link) => link.target.slice("page:".length)))];
}

function pick(
  routes: ReadonlyMap<string, string>,
  paths: readonly string[],
): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, routes.get(path) ?? ""]));
}

/** The search page, and the document that hosts serve for every path without a page. */
export async function renderOwnPages(release: Release, context: RenderContext): Promise<void> {
  const { renderBatch } = await import("./tasks.ts");
  const pages = [notFoundPageData(), searchPageData()];
  const tasks = pages.map((page) => ({ page, body: "" }));
  const [notFound, search] = await renderBatch(tasks, { context, routes: {} });
  release.write("404.html", notFound?.html ?? "");
  release.write(htmlFile(SEARCH_ROUTE), search?.html ?? "");
  release.write(chunkFile(SEARCH_ROUTE), search?.chunk ?? "");
}
