import { SEARCH_ROUTE } from "./search.ts";

/**
 * Routes and the files that hold them.
 *
 * A route is a path from the site root without base URL and without trailing slash ("/", "/faq").
 * One route keeps its slash: "/search/" and its like, whose file is then a folder's index.
 */

/** How a site spells the addresses of its pages. */
export interface AddressForm {
  /** "/" or "/docs/"; the whole address up to there where links leave the site. */
  baseUrl: string;
  /** "/faq/", whose file is "faq/index.html", instead of "/faq". */
  trailingSlash: boolean;
}

/** The address of a page: file names may hold spaces, "#", "?" and "%". */
export function pageAddress({ baseUrl, trailingSlash }: AddressForm, route: string): string {
  const path = encodeRoute(route);
  return withBase(baseUrl, trailingSlash ? withSlash(path) : path);
}

/** The same with the site's own address before it: "https://docs.example/faq". */
export function pageUrl(site: AddressForm & { url: string }, route: string): string {
  return site.url + pageAddress(site, route);
}

/**
 * Where a redirect leads, as a browser asks for it.
 *
 * @param to The route of a page, query and hash may follow; or an address of another site, which stays.
 */
export function redirectAddress(form: AddressForm, to: string): string {
  if (!to.startsWith("/")) return new URL(to).href;
  const [route, suffix] = splitSuffix(to);
  return pageAddress(form, route) + suffix;
}

/** A path with a slash at its end, unless it names a file. */
export function withSlash(path: string): string {
  return path.endsWith("/") || /\.[a-z][a-z\d]*$/i.test(path) ? path : `${path}/`;
}

/** "/faq" → "faq.html"; "/" → "index.html"; "/search/" → "search/index.html". */
export function htmlFile(route: string): string {
  return `${fileStem(route)}.html`;
}

/** The page that hosts show for every path without a page: always the file "404.html". */
export const NOT_FOUND_ROUTE = "/404";

/** The file of a page of a site. */
export function pageFile({ trailingSlash }: Pick<AddressForm, "trailingSlash">, route: string) {
  return htmlFile(trailingSlash && route !== NOT_FOUND_ROUTE ? withSlash(route) : route);
}

/** "/faq" → "faq.page.json"; the content chunk stands beside the page's HTML. */
export function chunkFile(route: string): string {
  return `${fileStem(route)}.page.json`;
}

/** "/faq" → "faq.text.json": the text of a page, from which search cuts its excerpts. */
export function textFile(route: string): string {
  return `${fileStem(route)}.text.json`;
}

/** "/faq" → "faq.md": the page as Markdown. */
export function markdownFile(route: string): string {
  return `${fileStem(route)}.md`;
}

/** "/api/app-get" → "api/app-get.operation.json": what the description says of an operation. */
export function operationFile(route: string): string {
  return `${fileStem(route)}.operation.json`;
}

/** "/api/app-get" and "1.json" → "api/app-get.example-1.json": an example that is too long for its page. */
export function exampleFile(route: string, name: string): string {
  return `${fileStem(route)}.example-${name}`;
}

/** Published path of what the practice server of an API is made from. */
export function practiceFile(api: string): string {
  return `practice/${api}.json`;
}

/** Every page, one line each: route, tab, title. The not-found page looks for the nearest in it. */
export const ROUTES_FILE = "nav/routes.txt";

/** The file with the whole navigation tree of a sidebar. */
export function navTreeFile(sidebar: string): string {
  return `nav/${sidebar}.json`;
}

/** The file with the branch of a sidebar that some pages show, by its digest. */
export function navBranchFile(branch: string): string {
  return `assets/nav/${branch}.json`;
}

function fileStem(route: string): string {
  const path = route.slice(1);
  return path === "" || path.endsWith("/") ? `${path}index` : path;
}

/**
 * The route that a request path means: without ".html", "/index.html" and trailing slash, but for
 * the search page's own.
 */
export function normalizeRoute(path: string): string {
  const route = path.replace(/(?:\/index)?\.html$/, "").replace(/\/+$/, "");
  if (`${route}/` === SEARCH_ROUTE) return SEARCH_ROUTE;
  return route === "" || route === "/index" ? "/" : route;
}

/** A route as it stands in an address: file names may hold spaces, "#", "?" and "%". */
export function encodeRoute(route: string): string {
  return encodeURI(route).replaceAll("#", "%23").replaceAll("?", "%3F");
}

/** A part of an address as it is read: "a%20b" → "a b"; one with a sign that is no escape stays. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** "/faq?a#b" → ["/faq", "?a#b"]. */
export function splitSuffix(address: string): [route: string, suffix: string] {
  const at = address.search(/[?#]/);
  return at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at)];
}

/** Bytes of a part of a route: disks hold names of 255, of which the endings of a page's files need some. */
export const LONGEST_PART = 230;

/** A part of a route, cut where it is too long; a number may follow, where another is the same. */
export function routePart(name: string): string {
  const bytes = new TextEncoder().encode(name);
  if (bytes.length <= LONGEST_PART) return name;
  // Of a character that is cut in two nothing stays.
  return new TextDecoder().decode(bytes.slice(0, LONGEST_PART - 6)).replace(/\uFFFD$/, "");
}

/** Puts a site path under the base URL ("/" or "/docs/"). */
export function withBase(baseUrl: string, path: string): string {
  return baseUrl + path.replace(/^\//, "");
}

/** The path below the base URL, or `undefined` when the path is outside of it. */
export function withoutBase(baseUrl: string, path: string): string | undefined {
  if (path.startsWith(baseUrl)) return `/${path.slice(baseUrl.length)}`;
  return `${path}/` === baseUrl ? "/" : undefined;
}
