import type { NavTree, PageLink } from "./nav-tree.ts";
import type { SiteData } from "./site.ts";

/** A heading in the table of contents. */
export interface TocItem {
  id: string;
  /** 2 to 6. */
  level: number;
  /** Inline HTML of the heading: text and `<code>`, no links. */
  html: string;
}

/**
 * What the shell needs to draw one page: serialisable, the same from the HTML document and from the
 * content chunk. The article itself is not part of it.
 */
export interface PageData {
  /** "own-not-found" is a page of the site in the place of that of the engine. */
  kind: "doc" | "search" | "not-found" | "own-not-found";
  /** Path from the site root without base URL: "/", "/release/6-9". */
  route: string;
  /** The page's own title, as in its h1. */
  title: string;
  /**
   * The text of the title bar where a component of the page writes that, or of a home page that gives itself no
   * name. Absent: it is made of the page's title and the site's.
   */
  wholeTitle?: string;
  description: string;
  /**
   * "landing" pages use the whole width: no sidebar, no table of contents. "api" pages have a
   * column of code samples instead of the table of contents.
   */
  layout: "doc" | "landing" | "api";
  /** The sidebar's branch for this page; `null` for a page without sidebar. */
  nav: NavTree | null;
  breadcrumbs: PageLink[];
  toc: TocItem[];
  /** HTML of the contents that the site draws itself. Absent: the frame draws them. */
  contents?: string;
  previous: PageLink | null;
  next: PageLink | null;
  editUrl: string | null;
  /** Day of the last commit that touched the source; `null` when unknown. */
  lastUpdated: Day | null;
  /** Who made the last change. Absent: it is unknown, or not shown. */
  lastAuthor?: string;
  unlisted?: true;
  draft?: true;
  /** Code of the page's language. Absent: the site's first. */
  language?: string;
  /** The same page in each language, that of the site first. Absent: there is but one. */
  languages?: PageLanguage[];
  /** Route of the page that it repeats in its own frame: it is not translated. */
  original?: string;
  /** What the page adds to the head of its document. Absent: nothing. */
  head?: HeadTag[];
  /** Of a page that other versions may have, too. Absent: there is but one. */
  version?: PageVersion;
  /** Name of the version that is searched from here. Absent: the one that readers see first. */
  searchedVersion?: string;
  /** Each leads to the list of pages that have it. Absent: none. */
  tags?: PageLink[];
  /** Of a post of a blog. Absent: it is none. */
  post?: PostFacts;
  /** Of a page of a series. Absent: it is in none. */
  series?: PageSeries;
}

/** When a post was published, how long it takes to read, and who wrote it. */
export interface PostFacts {
  date: Day | null;
  minutes?: number;
  authors: readonly PostAuthor[];
}

/** Who wrote a post, as readers see it. */
export interface PostAuthor {
  name: string;
  title?: string | undefined;
  /** Address of a page about the author. */
  url?: string | undefined;
  /** Address of a picture. */
  image?: string | undefined;
}

/** Pages to go one after the other, such as the steps of a tutorial. */
export interface PageSeries {
  label: string;
  steps: SeriesStep[];
}

/** A step of a series. */
export interface SeriesStep {
  label: string;
  route: string;
  minutes: number;
}

/** A page in a language. */
export interface PageLanguage {
  code: string;
  route: string;
}

/** The version of the documentation that a page belongs to. */
export interface PageVersion {
  name: string;
  label: string;
  banner: "none" | "unreleased" | "unmaintained";
  /** Where the page is in the latest version, else where that begins. */
  latestRoute: string;
  /** Its route in each other version that has it, by their names. Absent: none has. */
  elsewhere?: Record<string, string>;
}

/** An element of a document's head. */
export interface HeadTag {
  name: "meta" | "link";
  attributes: Record<string, string>;
}

/** A day, written out at build time: formatting dates is slow in a phone's browser. */
export interface Day {
  /** "2026-11-21" */
  date: string;
  /** "November 21, 2026" */
  label: string;
}

/** What client-side navigation shows; the file beside each page's HTML names the branch of the sidebar. */
export interface ContentChunk {
  /** Identifies the client bundle that this chunk was built for. */
  client: string;
  page: PageData;
  /** Article HTML. */
  body: string;
}

/** What search engines are asked to do with a page; `undefined` when they may list it. */
export function robotsOf(page: Pick<PageData, "kind" | "unlisted">): string | undefined {
  if (page.kind === "search") return "noindex, follow";
  return page.unlisted || page.kind !== "doc" ? "noindex, nofollow" : undefined;
}

/** Whether a page names its own address as the one to know it by. */
export function hasCanonical(page: Pick<PageData, "kind" | "unlisted">): boolean {
  return page.kind === "search" || robotsOf(page) === undefined;
}

/** The branch of a sidebar by its name: many pages show it, and its items are one file. */
export interface NavBranch {
  sidebar: string;
  /** Digest of the branch. */
  branch: string;
  /** The document shows some of its items and leaves out others. */
  partial?: true;
}

/** A page as documents and chunks hold it. */
export type StoredPage = Omit<PageData, "nav"> & { nav: NavBranch | null };

/** A content chunk as it is served. */
export type StoredChunk = Omit<ContentChunk, "page"> & { page: StoredPage };

/** What stands in the chunk of an old address. */
export interface RedirectChunk {
  /** The route that replaces it, query and hash may follow; or an address of another site. */
  movedTo: string;
}

/** The text of the browser's title bar; a page that is called like its site, or after it, is not called so twice. */
export function documentTitle(
  { title, wholeTitle }: Pick<PageData, "title" | "wholeTitle">,
  { name, titleDelimiter = "|" }: Pick<SiteData, "name" | "titleDelimiter">,
): string {
  if (wholeTitle) return wholeTitle;
  const end = `${titleDelimiter} ${name}`;
  return title === name || title.endsWith(` ${end}`) ? title : `${title} ${end}`;
}

/** What a site is called where only its name stands: "Millpond – Docs of mills". */
export function siteTitle(name: string, tagline: string): string {
  return tagline === "" ? name : `${name} – ${tagline}`;
}
