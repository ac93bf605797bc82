import { setImmediate } from "node:timers/promises";
import { engineCodeId } from "../cache/engine-code.ts";
import type { PageRecord } from "../cache/page-record.ts";
import type { Content } from "../check/check-content.ts";
import { digest } from "../files/files.ts";
import type { PageData } from "../model/page.ts";
import type { OnProgress } from "../model/progress.ts";
import { chunkFile, NOT_FOUND_ROUTE, normalizeRoute, pageFile } from "../model/routes.ts";
import { siteLanguages } from "../model/site.ts";
import type { Doc } from "../pages/doc.ts";
import { notFoundPageData, searchPageData } from "../pages/own-pages.ts";
import { docPageData, type PageDataContext } from "../pages/page-data.ts";
import { linkedRoute } from "../pages/site-map.ts";
import type { Release } from "../release/release.ts";
import { navBranchName } from "../render/nav-branch.ts";
import type { RenderContext } from "../render/render-context.ts";
import { describeTwin } from "../workers/twins.ts";
import { batches, type Hire, inOrder } from "../workers/workers.ts";
import { type PageTask, pageFiles, type WriteSettings } from "../workers/write-pages.ts";

/** A page that the previous release does not hold in this form. */
interface StalePage {
  doc: Doc;
  record: PageRecord;
  key: string;
}

export interface RenderJob {
  content: Content;
  pageContext: PageDataContext;
  renderContext: RenderContext;
  release: Release;
  hire: Hire;
  onProgress?: OnProgress | undefined;
}

/** Renders every page into the release; resolves to how many were not taken over from the last one. */
export async function renderPages(job: RenderJob): Promise<number> {
  const { release, hire, onProgress } = job;
  let done = 0;
  const stale = await reusePages(job);
  const workers = await hire({ pages: stale.length, of: "render" });
  const write = async (pages: StalePage[]) => {
    const settings = writeSettings(pages, job);
    const tasks = pages.map((page) => pageTask(page, job));
    return { pages, written: await workers.write(tasks, settings) };
  };
  for await (const { pages, written } of inOrder(batches(stale), workers.concurrency, write)) {
    for (const [index, { key }] of pages.entries()) {
      for (const [file, sha256] of Object.entries(written[index] ?? {})) {
        release.note(file, sha256, key);
      }
    }
    done += pages.length;
    onProgress?.({ step: "Writing", done, total: stale.length });
  }
  return stale.length;
}

/** Links what is unchanged from the previous release; the rest is to be rendered. */
async function reusePages({
  content: { records, siteMap },
  pageContext,
  renderContext,
  release,
}: RenderJob): Promise<StalePage[]> {
  const rooms = ["build", "workers", "client/inline", "model", "pages", "render", "theme"];
  const shared = digest((await engineCodeId(...rooms)) + JSON.stringify(renderContext));
  const stale: StalePage[] = [];
  let count = 0;
  for (const record of records.values()) {
    const doc = siteMap.byPath.get(record.path);
    if (!doc) continue;
    // Whoever hands the index to a worker meanwhile gets a turn.
    if (++count % 100 === 0) await setImmediate();
    const id = pageId(docPageData(doc, record, pageContext), record);
    const routes = linkedPages(record).map((name) => linkedRoute(siteMap, name));
    const twin = JSON.stringify(describeTwin(doc, record, siteMap));
    const key = digest([shared, id, ...routes, twin].join("\n"));
    const files = Object.values(pageFiles(doc.route, renderContext.site));
    if (!files.every((file) => release.reuse(file, key))) stale.push({ doc, record, key });
  }
  return stale;
}

/** Made when its turn comes: the data of all pages at once would be most of the memory of a build. */
function pageTask({ doc, record }: StalePage, { content, pageContext }: RenderJob): PageTask {
  const { store, siteMap } = content;
  return {
    page: docPageData(doc, record, pageContext),
    body: store.place(record.bodyId),
    markdown: store.place(record.markdownId),
    twin: describeTwin(doc, record, siteMap),
  };
}

function writeSettings(
  pages: readonly StalePage[],
  { content, renderContext, release }: RenderJob,
): WriteSettings {
  // In its twin a page links to its own headings by their whole address.
  const targets = pages.flatMap(({ record }) => [record.path, ...linkedPages(record)]);
  const routes = targets.map((name) => [name, linkedRoute(content.siteMap, name)] as const);
  return { context: renderContext, routes: Object.fromEntries(routes), folder: release.folder };
}

/**
 * Names what a page is made from. What compilation gave is named by its record, and the branch of the
 * sidebar, which is most of the data, once for all pages that show it.
 */
function pageId({ nav, toc: _, ...own }: PageData, record: PageRecord): string {
  return [record.id, nav === null ? "" : navBranchName(nav), JSON.stringify(own)].join("\n");
}

/** The pages that a page links to, by their sources or, where tags do so, by their routes. */
function linkedPages({ links }: PageRecord): string[] {
  const names = links.flatMap(({ target }) => {
    const [kind, name = ""] = target.split(/:(.*)/s);
    return kind === "page" ? name : kind === "host" ? normalizeRoute(name) : [];
  });
  return [...new Set(names)];
}

/** The search pages, and the document that hosts serve for every path without a page, if the site has none of its own. */
export async function renderOwnPages({
  release,
  content: { siteMap },
  renderContext: context,
}: Pick<RenderJob, "release" | "content" | "renderContext">): Promise<void> {
  const { renderBatch } = await import("../workers/tasks.ts");
  const { site } = context;
  const searches = siteLanguages(site).map((language) => searchPageData(context, language));
  const isOwn = siteMap.byRoute.has(NOT_FOUND_ROUTE);
  const pages = isOwn ? searches : [notFoundPageData(context), ...searches];
  const tasks = pages.map((page) => ({ page, body: "" }));
  const rendered = await renderBatch(tasks, { context, routes: {} });
  for (const [index, { route, kind }] of pages.entries()) {
    release.write(pageFile(site, route), rendered[index]?.html ?? "");
    if (kind === "search") release.write(chunkFile(route), rendered[index]?.chunk ?? "");
  }
}
