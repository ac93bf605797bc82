import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../files/files.ts";
import { normalizeRoute } from "../../model/routes.ts";
import { ARTICLE_FACETS, comparePages, type FacetDifference } from "./compare-pages.ts";
import { asMendedAdmonitions } from "./mended-admonitions.ts";
import { answeredBy, splitMended } from "./mended-links.ts";
import { type ComparedPage, readPage } from "./read-page.ts";

/** How a page differs from its old form. */
export interface PageDifference {
  route: string;
  differences: FacetDifference[];
}

/** What differs between the old site and the new one. */
export interface Comparison {
  /** Documents and posts that both sites have. */
  compared: number;
  /** Those whose text, headings, links, tabs and code are the same, in the same order. */
  sameArticle: number;
  /** Routes that the old site has and the new one has not. */
  missing: string[];
  /** Documents that only the new site has. */
  added: string[];
  pages: PageDifference[];
}

/**
 * Compares two built sites page by page.
 *
 * @param before Absolute folder of the old site as its engine built it.
 * @param after Absolute folder of ours.
 */
export async function compareBuilds(before: string, after: string): Promise<Comparison> {
  const [oldFiles, ownFiles] = await Promise.all([listFiles(before), listFiles(after)]);
  const own = await readSite(after, ownFiles);
  let oldBase = "/";
  const comparison: Comparison = { compared: 0, sameArticle: 0, missing: [], added: [], pages: [] };
  const old = new Set<string>();
  for await (const { route, page } of pagesOf(before, oldFiles)) {
    old.add(route);
    const now = own.pages.get(route);
    if (page === undefined) continue;
    oldBase = baseOf(page) ?? oldBase;
    if (now === undefined && !own.redirects.has(route)) comparison.missing.push(route);
    // Homes, lists and pages of components are looked at, not compared.
    if (now === undefined || page.kind === "other") continue;
    const differences = comparePages(page, now);
    comparison.compared++;
    if (differences.length > 0) comparison.pages.push({ route, differences });
  }
  const sites = {
    before: answeredBy(oldFiles, oldBase),
    after: answeredBy(ownFiles, own.baseUrl),
  };
  for (const page of comparison.pages)
    page.differences = page.differences.flatMap((difference) => {
      if (difference.facet === "words") return asMendedAdmonitions(difference);
      return difference.facet === "links" ? splitMended(difference, sites) : difference;
    });
  const isOther = ({ differences }: PageDifference) =>
    differences.some(({ facet }) => ARTICLE_FACETS.has(facet));
  comparison.sameArticle = comparison.compared - comparison.pages.filter(isOther).length;
  comparison.missing.sort();
  comparison.added = [...own.pages.values()]
    .filter(({ route, kind }) => kind === "doc" && !old.has(route))
    .map(({ route }) => route)
    .sort();
  return comparison;
}

interface Site {
  pages: Map<string, ComparedPage>;
  /** Routes that only lead on. */
  redirects: Set<string>;
  baseUrl: string;
}

async function readSite(folder: string, files: readonly string[]): Promise<Site> {
  const site: Site = { pages: new Map(), redirects: new Set(), baseUrl: "/" };
  for await (const { route, page } of pagesOf(folder, files)) {
    if (page === undefined) site.redirects.add(route);
    else {
      site.pages.set(route, page);
      site.baseUrl = baseOf(page) ?? site.baseUrl;
    }
  }
  return site;
}

/** The base URL that a page tells by its address. */
function baseOf({ address, route }: ComparedPage): string | undefined {
  return route !== "/" && address.endsWith(route)
    ? `${address.slice(0, -route.length)}/`
    : undefined;
}

/** The pages of a built site; `undefined` for one that only leads on. */
async function* pagesOf(folder: string, files: readonly string[]) {
  for (const file of files) {
    if (!file.endsWith(".html")) continue;
    const html = await readFile(join(folder, file), "utf8");
    if (isErrorPage(file, html)) continue;
    // A page may be called "index", in a folder that has no other.
    const isIndex = /rel="?canonical"?[^>]*\/index\/?["\s>]/.test(html);
    const route = normalizeRoute(`/${file}`).replace(/(?<!\/index)$/, isIndex ? "/index" : "");
    yield { route, page: readPage(route, html) };
  }
}

/** Whether a file answers addresses that lead nowhere: every language has one. A document may be called so, too. */
function isErrorPage(file: string, html: string): boolean {
  return /^(?:.+\/)?404\.html$/.test(file) && !/rel="?canonical"?[^>]*\/404\/?["\s>]/.test(html);
}
