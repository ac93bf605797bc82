import { posix } from "node:path";
import type { SiteConfig } from "../config/schema.ts";
import { splitNumberPrefix, stripNumberPrefixes } from "../model/number-prefix.ts";
import { type PageData, siteTitle } from "../model/page.ts";
import { NOT_FOUND_ROUTE } from "../model/routes.ts";
import type { ReferencePage } from "../sources/compiled-page.ts";
import type { FrontMatter } from "../sources/front-matter-schema.ts";
import { type DocSet, generatedFolder, notFoundSource } from "./doc-set.ts";

/** One page as all pages together see it. */
export interface Doc {
  /** Path of the source, relative to the project's root. */
  path: string;
  /** Id of the set of pages that it belongs to. */
  set: string;
  /** Path below the set's folder without extension, or with the front matter's `id` as its end. */
  id: string;
  /** Folder below that of the set, as it is on disk; `null` for a page that is no file. */
  folder: string | null;
  /** Its order among its neighbors: of the front matter, else the number that begins its name. */
  position: number | undefined;
  /** It stands for its folder. */
  isIndex: boolean;
  route: string;
  title: string;
  /** What sidebars, breadcrumbs and pagination call the page. */
  label: string;
  description: string;
  frontMatter: FrontMatter;
  /** Where its text comes from, if not from `path`: it is not translated. */
  file?: string;
  /** Of a page that an API description makes. */
  reference?: ReferencePage;
}

/** What is known of a content file before it is compiled. */
export interface DocSource {
  path: string;
  title: string;
  description?: string;
  frontMatter: FrontMatter;
  file?: string;
  reference?: ReferencePage;
}

type Place = Pick<
  DocSet,
  "id" | "folder" | "route" | "options" | "posts" | "sidebars" | "language"
>;

/** Gives a page its id, its route and its label. What stands for paths without a page is listed nowhere. */
export function describeDoc(source: DocSource, set: Place): Doc {
  const doc = placeDoc(source, set);
  const language = set.language ? `/${set.language.code}` : "";
  if (doc.route !== `${language}${NOT_FOUND_ROUTE}`) return doc;
  return { ...doc, frontMatter: { ...doc.frontMatter, unlisted: true } };
}

function placeDoc(source: DocSource, set: Place): Doc {
  const { path, title, description = "", frontMatter, reference } = source;
  const file = source.file === undefined ? {} : { file: source.file };
  const shared = { path, title, description, frontMatter, set: set.id, ...file };
  if (reference) {
    const { id, route, label } = reference;
    return { ...shared, reference, id, route, label, ...NO_FILE };
  }
  const label = frontMatter.sidebar_label ?? title;
  const below = path.startsWith(`${generatedFolder(set)}/`)
    ? undefined
    : pathBelow(set.folder, path).replace(/\.(?:mdx?|[jt]sx?)$/, "");
  if (below === undefined) {
    const isNotFound = path === notFoundSource(set);
    const route = isNotFound ? NOT_FOUND_ROUTE : join(set.route, frontMatter.slug ?? "");
    return {
      ...shared,
      frontMatter: besideRecent(set, frontMatter),
      id: `generated:${frontMatter.slug}`,
      route,
      label,
      ...NO_FILE,
    };
  }
  const post = set.posts?.get(path);
  if (post) {
    return {
      ...shared,
      title: post.title,
      frontMatter: besideRecent(set, shared.frontMatter),
      id: below,
      route: join(set.route, post.slug),
      label: frontMatter.sidebar_label ?? post.title,
      ...NO_FILE,
    };
  }
  return { ...shared, ...placeFile(below, source, set), label };
}

/** As `posix.relative`, which takes apart each path anew. */
function pathBelow(folder: string, path: string): string {
  return path.startsWith(`${folder}/`)
    ? path.slice(folder.length + 1)
    : posix.relative(folder, path);
}

/** Name of the sidebar of a blog. */
export const RECENT = "recent";

/** Pages of a blog stand beside its newest posts, unless it has none to list. */
function besideRecent({ posts, sidebars }: Place, frontMatter: FrontMatter): FrontMatter {
  return posts && sidebars[RECENT] ? { displayed_sidebar: RECENT, ...frontMatter } : frontMatter;
}

const NO_FILE = { folder: null, position: undefined, isIndex: false } as const;

/** What a file's path says of its page; numbers that order files are no part of names. */
function placeFile(stem: string, { frontMatter }: DocSource, set: Place) {
  const strips = frontMatter.parse_number_prefixes ?? set.options.numberPrefixes;
  const folder = stem.includes("/") ? stem.slice(0, stem.lastIndexOf("/")) : "";
  const file = stem.slice(stem.lastIndexOf("/") + 1);
  const { name, position } = strips ? splitNumberPrefix(file) : { name: file, position: undefined };
  const plainFolder = strips ? stripNumberPrefixes(folder) : folder;
  // Only documents are called by ids.
  const baseId = set.options.kind === "pages" ? name : (frontMatter.id ?? name);
  const isIndex = isFolderIndex(stem, set);
  const slug = frontMatter.slug ?? (isIndex ? "" : baseId);
  return {
    id: plainFolder === "" ? baseId : `${plainFolder}/${baseId}`,
    folder,
    position: frontMatter.sidebar_position ?? position,
    isIndex,
    // Names come from disks and keyboards in several forms of Unicode; addresses have one.
    route: join(
      set.route,
      slug.startsWith("/") ? slug : posix.join("/", plainFolder, slug),
    ).normalize("NFC"),
  };
}

/**
 * "index", "readme" and a file named like its folder stand for the folder, whatever their case. Of standalone
 * pages only "index" does.
 */
function isFolderIndex(stem: string, { options }: Pick<Place, "options">): boolean {
  const [name, parent] = stem.toLowerCase().split("/").reverse();
  if (name === "index" || options.kind === "pages") return name === "index";
  return name === "readme" || (parent !== undefined && name === parent);
}

/** A route below another, without slash at its end. */
function join(route: string, path: string): string {
  return `${route}${path}`.replace(/\/{2,}/g, "/").replace(/\/+$/, "") || "/";
}

/**
 * A home page is called like the site, unless a component gives it another title than its file; a standalone one by
 * the name alone, as in Docusaurus.
 */
export function homeTitle(
  { route, title, frontMatter }: Doc,
  layout: PageData["layout"],
  { name, tagline, isStandalone }: Pick<SiteConfig, "name" | "tagline"> & { isStandalone: boolean },
): string | undefined {
  const isHome = route === "/" && layout === "landing";
  if (!isHome || (frontMatter.title ?? title) !== title) return undefined;
  return siteTitle(name, isStandalone ? "" : tagline);
}
