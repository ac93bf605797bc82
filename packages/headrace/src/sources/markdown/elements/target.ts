import { existsSync } from "node:fs";
import { posix, resolve } from "node:path";
import { stripNumberPrefixes } from "../../../model/number-prefix.ts";
import { type PlaceholderKind, placeholder } from "../../../model/placeholders.ts";
import { decodeAddress, encodeRoute, normalizeRoute, splitSuffix } from "../../../model/routes.ts";
import { SEARCH_ROUTE } from "../../../model/search.ts";
import type { ContentFolder } from "../../compiled-page.ts";
import { readPostPath } from "../../page-name.ts";
import type { FileScope } from "../file-scope.ts";
import { locateFile, readProjectText, withoutWrittenBase } from "../project-files.ts";

/** Where an address that a writer gave leads. */
export type Target =
  /** A source file of a page; `absentRoute` is where it would be if it were there. */
  | { kind: "page"; path: string; suffix: string; absentRoute?: string }
  /** A path of this site. */
  | { kind: "route"; route: string; suffix: string }
  /** A file that exists and is no page. */
  | { kind: "file"; path: string; suffix: string }
  /** A path below the base URL that nobody checks: "pathname:///x". */
  | { kind: "unchecked"; path: string; suffix: string }
  | { kind: "hash" }
  /** Another site, or a program ("mailto:"). */
  | { kind: "external"; opensPage: boolean }
  /** An address that runs code or reads local files. */
  | { kind: "active"; scheme: string }
  | { kind: "outside" };

const ACTIVE_SCHEMES = new Set(["javascript", "vbscript", "data", "blob", "file", "filesystem"]);
const PAGE_SCHEMES = new Set(["http", "https", "ftp"]);
const PAGE_FILE = /\.mdx?$/i;
const WEB_PAGE = /\.html?$/i;

/** Tells what an address means; `url` is percent-encoded as in Markdown. */
export function classify(url: string, scope: FileScope): Target {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(withoutIgnored(url))?.[1]?.toLowerCase();
  if (scheme === "pathname") {
    const [written, suffix] = splitSuffix(url.replace(/^[^:]*:\/*/, "/"));
    const path = withoutWrittenBase(decodeAddress(written), scope).slice(1);
    return { kind: "unchecked", path, suffix };
  }
  if (scheme !== undefined) {
    if (ACTIVE_SCHEMES.has(scheme)) return { kind: "active", scheme };
    return { kind: "external", opensPage: PAGE_SCHEMES.has(scheme) };
  }
  if (/^[/\\]{2}/.test(url)) return { kind: "external", opensPage: true };
  if (url.startsWith("#")) return { kind: "hash" };
  return classifyPath(url, scope);
}

/** Browsers drop these before they look at the scheme: https://url.spec.whatwg.org/#url-parsing */
function withoutIgnored(url: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is meant
  return url.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, "");
}

function classifyPath(url: string, scope: FileScope): Target {
  const [written, suffix] = splitSuffix(url);
  // "guide.md/" means the file, too.
  const path = withoutWrittenBase(decodeAddress(written), scope).replace(/(?<=\.mdx?)\/$/i, "");
  if (path === "") return { kind: "hash" };
  // Some write the path of a file as Windows does.
  if (PAGE_FILE.test(path)) return pageTarget(path.replaceAll("\\", "/"), suffix, scope);
  const file = WEB_PAGE.test(path) ? undefined : locateFile(scope, path);
  if (file?.status === "found") return { kind: "file", path: file.path, suffix };
  // Once the file is there, the page is to be read again; routes have no ending.
  if (file?.status === "absent" && /\.\w+$/.test(path)) scope.page.lookups.add(file.path);
  if (path.startsWith("/")) return { kind: "route", route: localRoute(path, scope), suffix };
  return relativeRoute(path, suffix, scope);
}

/** "./" and "../" count from the file, as does a bare path where there is such a file; an absolute one from the folder or the root. */
function pageTarget(path: string, suffix: string, scope: FileScope): Target {
  const { siteDir } = scope.options;
  const place = contentFolder(scope);
  const folder = place.base ?? place.folder;
  const fromFile = posix.join(posix.dirname(scope.path), path);
  const candidates = path.startsWith("@site/")
    ? [posix.join(siteDir, path.slice("@site/".length))]
    : path.startsWith("/")
      ? [posix.join(folder, path), posix.join(siteDir, path), path.slice(1)]
      : path.startsWith(".")
        ? [fromFile]
        : bareCandidates([posix.join(folder, path), posix.join(siteDir, path)], fromFile, scope);
  const inside = candidates
    .filter((candidate) => !candidate.startsWith("../"))
    .map((candidate) => original(candidate, place));
  if (inside.length === 0) return { kind: "outside" };
  const usual = original(fromFile, place);
  const fallback = inside.includes(usual) ? usual : inside[0];
  const found = firstFile(inside.flatMap(unicodeForms), scope);
  const page = {
    kind: "page" as const,
    path: translated(found ?? fallback ?? path, place),
    suffix,
  };
  if (found !== undefined && isOfPages(found, scope)) return page;
  scope.page.lookups.add(page.path);
  return { ...page, absentRoute: posix.join("/", place.route, posix.relative(folder, page.path)) };
}

/** Whether a file is below a folder of pages; others may lie beside them. */
function isOfPages(path: string, { options }: FileScope): boolean {
  const folders = options.folders.flatMap(({ folder, base = folder }) => [folder, base]);
  return folders.some((folder) => isBelow(path, folder));
}

/** Whether a path lies below a folder, of which "." is the root; both relative to that. */
function isBelow(path: string, folder: string): boolean {
  return folder === "." || path.startsWith(`${folder}/`);
}

/** Docusaurus looked beside the file last, and does so first since its third version. */
function bareCandidates(
  fromTop: readonly string[],
  fromFile: string,
  { options }: FileScope,
): string[] {
  return options.format === "mdx1" ? [...fromTop, fromFile] : [fromFile, ...fromTop];
}

/** The first of some paths that is a file; the page then depends on which of them are. */
function firstFile(paths: readonly string[], { options, page }: FileScope): string | undefined {
  if (paths.length > 1) for (const path of paths) page.lookups.add(path);
  return paths.find((path) => existsSync(resolve(options.root, path)));
}

/** A name as it is written, and as it may stand on the disk. */
function unicodeForms(path: string): string[] {
  return /^[\x20-\x7e]*$/.test(path)
    ? [path]
    : [path, path.normalize("NFC"), path.normalize("NFD")];
}

/** What the file of a page may add to its address. */
const PAGE_ENDINGS = [".md", ".mdx", "/index.md", "/index.mdx"];

/** A relative address without extension names a page beside this one, by file or by route. */
function relativeRoute(path: string, suffix: string, scope: FileScope): Target {
  const place = contentFolder(scope);
  const stem = original(posix.join(startFolder(scope), path).replace(/\/$/, ""), place);
  const found = firstFile(
    PAGE_ENDINGS.map((ending) => stem + ending),
    scope,
  );
  if (found !== undefined && !isCalledOtherwise(found, scope))
    return { kind: "page", path: translated(found, place), suffix };
  if (stem.startsWith("../")) return { kind: "outside" };
  const route = addressFromPage(path, scope).replace(/(?<=.)\/$/, "");
  return { kind: "route", route, suffix };
}

/** Whether the front matter of a page gives it another address than its file has. */
function isCalledOtherwise(path: string, scope: FileScope): boolean {
  const text = readProjectText(scope, path) ?? "";
  return /^(?:id|slug):/m.test(/^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? "");
}

/** A route is that of the page's own language, if that has pages there. */
function localRoute(path: string, scope: FileScope): string {
  const { language } = contentFolder(scope);
  if (language === undefined || isShared(path, scope)) return path;
  if (`${path}/`.startsWith(`/${language}/`)) return path;
  // Every language has a page of all results, which comes from no file.
  if (normalizeRoute(path) === SEARCH_ROUTE) return `/${language}/search`;
  const route = `/${language}${path}`;
  const isOurs = ({ language: other, route: above }: ContentFolder) =>
    other === language && (`${route}/`.startsWith(`${above}/`) || above === `/${language}`);
  return scope.options.folders.some(isOurs) ? route : path;
}

/** Whether an address is one that all languages share: pages of the site's own may stand below it. */
function isShared(path: string, scope: FileScope): boolean {
  const isBelow = (route: string) => `${path}/`.startsWith(route.replace(/\/?$/, "/"));
  if (!scope.options.sharedRoutes?.some(isBelow)) return false;
  const place = contentFolder(scope);
  const below = posix.relative(place.route || "/", `/${place.language}${path}`);
  const stem = posix.join(place.base ?? place.folder, below);
  return (
    firstFile(
      PAGE_ENDINGS.map((ending) => stem.replace(/\/$/, "") + ending),
      scope,
    ) === undefined
  );
}

/** The file that a translation is of: all pages of a language have one, translated or not. */
function original(path: string, { folder, base }: ContentFolder): string {
  return base !== undefined && `${path}/`.startsWith(`${folder}/`)
    ? base + path.slice(folder.length)
    : path;
}

/** The page that a file is in the language of a folder. */
function translated(path: string, { folder, base }: ContentFolder): string {
  return base !== undefined && `${path}/`.startsWith(`${base}/`)
    ? folder + path.slice(base.length)
    : path;
}

/**
 * What relative addresses count from: the page itself where its address ends with a slash, the folder
 * above where that of an index has none.
 */
function startFolder(scope: FileScope): string {
  const { path, options } = scope;
  const { dir, name } = posix.parse(path);
  const isIndex = ["index", "readme", posix.basename(dir).toLowerCase()].includes(
    name.toLowerCase(),
  );
  if (!isIndex) return options.trailingSlash ? posix.join(dir, name) : dir;
  // The address of a post has no slash at its end, whatever its file is called.
  const isAbove = contentFolder(scope).holdsPosts && !options.trailingSlash;
  return isAbove || options.indexLinks === "above" ? posix.dirname(dir) : dir;
}

/** What a browser takes a relative address for, as a path from the site's root. */
export function addressFromPage(path: string, scope: FileScope): string {
  const place = contentFolder(scope);
  const ofPost = place.holdsPosts && readPostPath(scope.chain[0] ?? scope.path, place.folder).slug;
  const slug = scope.page.slug ?? (ofPost || undefined);
  const fromRoute = (folder: string) =>
    stripNumberPrefixes(posix.relative(place.base ?? place.folder, original(folder, place)));
  if (slug === undefined)
    return below(posix.join("/", place.route, fromRoute(startFolder(scope))), path);
  const isWhole = slug.startsWith("/") || place.holdsPosts;
  const above = isWhole ? "" : fromRoute(posix.dirname(scope.path));
  const address = posix.join("/", place.route, above, slug);
  const isFolder = scope.options.trailingSlash || address.endsWith("/");
  return below(isFolder ? address : posix.dirname(address), path);
}

/** Dots lead as in files; unlike there, a doubled slash stays, as in a browser. */
function below(folder: string, path: string): string {
  const parts = [...folder.split("/").filter(Boolean)];
  const written = path.split("/");
  for (const part of written) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  // What ends with dots is a folder.
  return `/${parts.join("/")}${/^\.{1,2}$/.test(written.at(-1) ?? "") && parts.length > 0 ? "/" : ""}`;
}

/** The folder of pages that a file belongs to; the innermost of several. */
export function contentFolder({ chain, options }: FileScope): ContentFolder {
  const [page = ""] = chain;
  const folders = options.folders.filter(
    ({ folder, generated }) => isBelow(page, folder) || page.startsWith(`${generated}/`),
  );
  const [innermost] = folders.sort((a, b) => b.folder.length - a.folder.length);
  return innermost ?? { folder: ".", route: "" };
}

/** The placeholder of a page, a route or a file, encoded as the address of a page is. */
export function targetPlaceholder(kind: PlaceholderKind, path: string, suffix: string): string {
  return placeholder(kind, encodeRoute(path) + suffix);
}

/** The decoded hash of a "?query#hash" suffix. */
export function hashOf(suffix: string): string | null {
  const at = suffix.indexOf("#");
  return at === -1 ? null : decodeAddress(suffix.slice(at + 1));
}
