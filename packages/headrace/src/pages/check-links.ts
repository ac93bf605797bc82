import { suggest } from "../diagnostics/nearest.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { normalizeRoute } from "../model/routes.ts";
import { searchRoute } from "../model/search.ts";
import { type SiteData, siteLanguages } from "../model/site.ts";
import type { LinkReference, ReferencePage } from "../sources/compiled-page.ts";
import type { Doc } from "./doc.ts";
import type { SiteMap } from "./site-map.ts";

/** What the check needs to know of a compiled page. */
export interface LinkedPage {
  path: string;
  links: readonly LinkReference[];
  /** Every id in the article; `null` when it could not be compiled. */
  ids: readonly string[] | null;
  /** Of a page that an API description makes. */
  reference?: Pick<ReferencePage, "faults"> | undefined;
  /** Where a link stands that does not know it itself. */
  placeOf?: (link: LinkReference) => Pick<LinkReference, "file" | "line" | "column">;
}

/**
 * Judges every link between pages: the page of an address must exist (an error), the file that a link
 * names and its anchor should (warnings, as the specification has it).
 */
export function checkLinks(
  pages: readonly LinkedPage[],
  siteMap: SiteMap,
  site: Pick<SiteData, "locales">,
): Diagnostic[] {
  // These come from no file.
  const searches = new Set(siteLanguages(site).map((code) => searchRoute(site, code)));
  const ids = new Map(pages.map((page) => [page.path, page.ids && new Set(page.ids)]));
  return pages.flatMap((page) =>
    page.links.flatMap((link) => checkLink(link, page, { siteMap, ids, searches })),
  );
}

interface LinkContext {
  siteMap: SiteMap;
  ids: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** Routes of the pages of all results. */
  searches: ReadonlySet<string>;
}

function checkLink(link: LinkReference, from: LinkedPage, context: LinkContext): Diagnostic[] {
  // Only who asks for it has other sites asked.
  if (link.target.startsWith("external:")) return [];
  const [, route = ""] = link.target.split(/:(.*)/s);
  if (/^(?:route|host):/.test(link.target) && context.searches.has(normalizeRoute(route)))
    return [];
  const path = targetPath(link.target, from, context.siteMap);
  const ids = path === undefined ? undefined : context.ids.get(path);
  const positionOf = () => {
    const { file, line, column } = from.placeOf?.(link) ?? link;
    return { file, line, column };
  };
  if (ids === undefined) {
    const { name, candidates } = readable(link.target, context.siteMap, from);
    return [
      {
        ...brokenLink(link, from),
        ...positionOf(),
        message: `This link leads to "${name}", which is no ${isDownload(name) ? "file or page" : "page"} of this site.`,
        ...suggest(name, candidates, {
          otherwise: isLenient(from)
            ? 'Change the link, or say in "linkBase" of the API what its links count from.'
            : "Change the link, or add the page.",
          // A link to a file names it from its own folder: only the end is the same.
          spell: (path) => (path.startsWith("/") ? path : nameBeside(path, name)),
        }),
      },
    ];
  }
  if (ids === null || !link.hash || leadsSomewhere(link.hash, ids)) return [];
  return [
    {
      code: isLenient(from) ? "openapi-link" : "broken-anchor",
      severity: "warning",
      ...positionOf(),
      message: `There is no "#${link.hash}" on ${path === from.path ? "this page" : path}.`,
      ...suggest(link.hash, ids, {
        otherwise: isLenient(from)
          ? 'Link to an operation as "#operation/" and its operationId, or to a heading.'
          : "Link to a heading's id; it is its text in lower case with hyphens.",
        spell: (id) => `#${id}`,
      }),
    },
  ];
}

/** Whether a hash leads to a place of a page with these ids. */
export function leadsSomewhere(hash: string, ids: ReadonlySet<string>): boolean {
  // Browsers scroll to the top: https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment
  return ids.has(hash) || hash.toLowerCase() === "top";
}

/** What a link to no page is called. */
function brokenLink(
  { target }: LinkReference,
  from: LinkedPage,
): Pick<Diagnostic, "code" | "severity"> {
  if (isLenient(from)) return { code: "openapi-link", severity: "warning" };
  return target.startsWith("page:")
    ? { code: "broken-markdown-link", severity: "warning" }
    : { code: "broken-link", severity: "error" };
}

/** The author of a description may not be the author of the site. */
function isLenient({ reference }: LinkedPage): boolean {
  return reference?.faults === "warning";
}

/** The last part of a path; nothing when it lies in another folder than a file. */
function nameBeside(path: string, file: string): string | undefined {
  const folderOf = (one: string) => one.slice(0, one.lastIndexOf("/") + 1);
  return folderOf(path) === folderOf(file) ? path.slice(folderOf(path).length) : undefined;
}

/** Whether an address ends like that of a file which is no page. */
function isDownload(name: string): boolean {
  return /\.(?!(?:mdx?|html?)$)[a-z\d]{2,5}$/i.test(name);
}

/** The source of the page that a link leads to. */
function targetPath(target: string, from: LinkedPage, siteMap: SiteMap): string | undefined {
  if (target === "hash") return from.path;
  const value = target.slice(target.indexOf(":") + 1);
  if (target.startsWith("page:")) return siteMap.byPath.has(value) ? value : undefined;
  return siteMap.byRoute.get(normalizeRoute(value))?.path;
}

/** What a wrong link may have meant: not its own page, and none that is only for those who have its address. */
function* meant(pages: ReadonlyMap<string, Doc>, from: LinkedPage): Generator<string> {
  for (const [name, { path, frontMatter }] of pages) {
    if (!frontMatter.unlisted && path !== from.path) yield name;
  }
}

/** The target as a writer knows it, and what they may have meant. */
function readable(
  target: string,
  siteMap: SiteMap,
  from: LinkedPage,
): { name: string; candidates: Iterable<string> } {
  const name = target.slice(target.indexOf(":") + 1);
  const pages = target.startsWith("page:") ? siteMap.byPath : siteMap.byRoute;
  return { name, candidates: meant(pages, from) };
}
