import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageRecord } from "../cache/page-record.ts";
import { writeFileAtomic } from "../files/files.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isOfUnreadApi } from "../pages/api-routes.ts";
import {
  type CurrentUrls,
  checkPublishedUrls,
  formatPublishedUrls,
  type PageUrls,
  PUBLISHED_URLS_FILE,
  parsePublishedUrls,
} from "../pages/published-urls.ts";
import type { SiteMap } from "../pages/site-map.ts";
import type { Project } from "../project/project.ts";

/** What the addresses of a site are read from. */
export interface AddressedPages {
  siteMap: SiteMap;
  records: ReadonlyMap<string, PageRecord>;
}

/** Holds the addresses of a site against those that were published. */
export async function checkUrls(project: Project, pages: AddressedPages): Promise<Diagnostic[]> {
  const isUnread = isOfUnreadApi(pages.siteMap, project.config);
  const published = (await readPublished(project)).filter(({ route }) => !isUnread(route));
  const redirected = new Set(project.config.redirects.map(({ from }) => from));
  const file = urlsFile(project);
  return checkPublishedUrls({ file, published, current: currentUrls(pages), redirected });
}

/**
 * Writes down the addresses that a site has now; old ones stay as long as they lead on.
 *
 * @returns How many pages and headings have an address.
 */
export async function updateUrls(
  project: Project,
  pages: AddressedPages,
): Promise<{ pages: number; anchors: number }> {
  const published = await readPublished(project);
  const before = new Map(published.map(({ route, anchors }) => [route, anchors]));
  const current = currentUrls(pages).map((page) => {
    const old = before.get(page.route) ?? [];
    const kept = old.filter((id) => page.ids.includes(id) && !page.anchors.includes(id));
    return { ...page, anchors: [...page.anchors, ...kept] };
  });
  const redirected = new Set(project.config.redirects.map(({ from }) => from));
  const old = published
    .filter(({ route }) => redirected.has(route))
    .map((page) => ({ ...page, anchors: [] }));
  const text = formatPublishedUrls([...current, ...old]);
  await writeFileAtomic(join(project.paths.root, urlsFile(project)), text);
  const anchors = current.reduce((count, page) => count + page.anchors.length, 0);
  return { pages: current.length, anchors };
}

async function readPublished(project: Project): Promise<PageUrls[]> {
  const file = join(project.paths.root, urlsFile(project));
  return parsePublishedUrls(await readFile(file, "utf8").catch(() => ""));
}

function urlsFile({ config }: Project): string {
  return `${config.content.path}/${PUBLISHED_URLS_FILE}`;
}

function currentUrls({ siteMap, records }: AddressedPages): CurrentUrls[] {
  return [...siteMap.byRoute.values()].map(({ path, route, title }) => {
    const { toc = [], ids = [] } = records.get(path) ?? {};
    return { route, title, anchors: toc.map(({ id }) => id), ids, line: 0 };
  });
}
