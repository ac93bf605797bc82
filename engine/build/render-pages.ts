import type { PageData } from "../model/page.ts";
import { chunkFile, htmlFile, pageFile } from "../model/routes.ts";
import { SEARCH_ROUTE } from "../model/search.ts";
import { type DocCard, docCards } from "../pages/doc-cards.ts";
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
import type { PageRecord } from "./page-store.ts";
import type { Release } from "./release.ts";
import type { RenderSettings } from "./tasks.ts";
import { batches, type Hire, inOrder } from "./workers.ts";

/** A page that the previous release does not hold in this form. */
interface StalePage {
  page: PageData;
  bodyId: string;
  /** Sources of the pages that the article links to. */
  targets: string[];
  cards: readonly DocCard[] | undefined;
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
  const render = async (pages: StalePage[]) => {
    const targets = pages.flatMap((page) => page.targets);
    const settings: RenderSettings = { context: renderContext, routes: pick(routes, targets) };
    const tasks = pages.map(({ page, bodyId, cards }) => ({
      page,
      cards,
      body: content.store.read(bodyId),
    }));
    return { pages, rendered: await workers.render(tasks, settings) };
  };
  for await (const { pages, rendered } of inOrder(batches(stale), workers.concurrency, render)) {
    for (const [index, { page, key }] of pages.entries()) {
      const { html = "", chunk = "" } = rendered[index] ?? {};
      release.write(pageFile(renderContext.site, page.route), html, key);
      release.write(chunkFile(page.route), chunk, key);
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
  const code = await engineCodeId("render", "theme", "model", "client/inline");
  const shared = digest(code + JSON.stringify(renderContext));
  const stale: StalePage[] = [];
  for (const record of content.records.values()) {
    const doc = content.siteMap.byPath.get(record.path);
    if (!doc) continue;
    const page = docPageData(doc, record, pageContext);
    const targets = linkedSources(record);
    const routes = targets.map((path) => content.siteMap.byPath.get(path)?.route);
    const cards = record.listsCards ? docCards(doc, content.siteMap) : undefined;
    const key = digest(JSON.stringify([shared, page, record.bodyId, routes, cards]));
    const reused =
      release.reuse(pageFile(renderContext.site, page.route), key) &&
      release.reuse(chunkFile(page.route), key);
    if (!reused) stale.push({ page, bodyId: record.bodyId, targets, cards, key });
  }
  return stale;
}

/** Sources of the pages that a page links to. */
export function linkedSources(record: PageRecord): string[] {
  const pages = record.links.filter((link) => link.target.startsWith("page:"));
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
