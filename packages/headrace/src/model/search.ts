import type { HttpMethod } from "./api.ts";
import { mainLanguage, type SiteData } from "./site.ts";

/** The method of an operation, or a list of operations. */
export type ReferenceKind = HttpMethod | "family";

/**
 * What a reader can find: a page, or a section of a page. Pages and sections form one list, each
 * page directly followed by its sections; that order is part of the index.
 */
export interface SearchDocument {
  /** Position in the list, from 0. */
  id: number;
  /** The page's title; for a section, the text of its heading. */
  title: string;
  /** Route of the page: the same for a page and its sections. */
  url: string;
  /** Id of the section's heading, without "#"; "" for the page itself. */
  hash: string;
  /** Labels from the section of the site down to the page's parent. */
  breadcrumbs: readonly string[];
  /** `id` of the page that a section belongs to; `null` for the page itself. */
  parent: number | null;
  /** Of a page that was made from a description of an API; absent for what writers wrote. */
  reference?: ReferenceKind | undefined;
  /** Front matter of the page; "" for a section. */
  description: string;
  /** Front matter of the page; empty for a section. */
  keywords: readonly string[];
  /** Plain text below this heading, up to the next; for a page, what stands before the first. */
  content: string;
}

/** Where a match stands, the most telling first. */
export const MATCH_KINDS = ["Title", "Heading", "Description", "Keywords", "Content"] as const;

/** One of the five kinds of match. */
export type MatchKind = (typeof MATCH_KINDS)[number];

/**
 * Which indexes a build has, by version, language and context. It is a file of a fixed name, asked for anew on
 * first use, so that no page has to be rendered again when a word changes somewhere.
 */
export interface SearchManifest {
  indexes: SearchIndexFile[];
}

/** One prebuilt index: the pages of one context directory of one version, in one language. */
export interface SearchIndexFile {
  /** Name of the docs version: "current". */
  version: string;
  /** Code of the language. */
  language: string;
  /** Name of the sidebar that its pages belong to; "" for all pages of the version. */
  context: string;
  /** Path below the base URL with the version query: "search-index-ltr.bin?v=0123abcd". */
  url: string;
}

/** The file with the manifest, below the base URL. */
export const SEARCH_MANIFEST_FILE = "search-index.json";

/** The folder with the parts of split indexes, below the base URL. */
export const SEARCH_PARTS_FOLDER = "assets/search/";

/**
 * A part of a split index, below the base URL. Its name tells its content: who has the index of
 * another build asks for a part that is not there, and never takes one for another.
 */
export function searchPartFile(name: string): string {
  return `${SEARCH_PARTS_FOLDER}${name}.bin`;
}

/** The text of one page, fetched when the page is among the rows shown. */
export interface ExcerptTexts {
  /** Of the page and of its sections, in the order of their documents. */
  texts: string[];
}

/** Route of the page of all results; the one route that ends with a slash. */
export const SEARCH_ROUTE = "/search/";

/** Route of the page of all results in a language. */
export function searchRoute(site: Pick<SiteData, "locales">, language: string): string {
  return language === mainLanguage(site) ? SEARCH_ROUTE : `/${language}/search`;
}
