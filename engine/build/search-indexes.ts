import { readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { SiteConfig } from "../config/schema.ts";
import type { SearchManifest } from "../model/search.ts";
import { mainLanguage } from "../model/site.ts";
import { listSearchPages, type SearchPage } from "../pages/search-documents.ts";
import type { Content } from "./check-content.ts";
import { engineCodeId } from "./engine-code.ts";
import { digest, isChangedSince, writeFileAtomic } from "./files.ts";
import type { Project } from "./project.ts";
import type { Hire } from "./workers.ts";

/** The pages of a site and where their text is. */
export type SearchContent = Pick<Content, "store" | "siteMap" | "records">;

/** A search index, ready to be served. */
export interface BuiltIndex {
  /** Name of the docs version. */
  version: string;
  /** Name of the sidebar whose pages it holds; "" for all pages. */
  context: string;
  /** Path below the base URL, without the version query. */
  file: string;
  bytes: Uint8Array;
  /** Digest of the bytes. */
  hash: string;
}

/**
 * The index of all pages and the index of each sidebar's pages. What was built from the same pages
 * before comes from the cache, whoever built it: a build, the dev server, or a check.
 */
export async function loadSearchIndexes(
  project: Project,
  content: SearchContent & { hire: Hire },
): Promise<BuiltIndex[]> {
  const pages = listSearchPages(content.records, { siteMap: content.siteMap, ...project });
  const code = await searchCodeId();
  const language = mainLanguage(project.config);
  const parts = splitByContext(pages, content.siteMap.trees.keys()).map((part) => ({
    ...part,
    key: digest(JSON.stringify([code, language, part.pages])),
  }));
  const store = { folder: join(project.paths.cache, "search"), content, language };
  const bytesByKey = await loadByKey(parts, store);
  return parts.map(({ context, key }) => {
    const bytes = bytesByKey.get(key) ?? new Uint8Array();
    const name = { version: docsVersion(project.config).name, context };
    return { ...name, file: indexFile(context, project.config), bytes, hash: digest(bytes) };
  });
}

/** Changes with the code that makes the search files from compiled pages. */
export function searchCodeId(): Promise<string> {
  return engineCodeId("search", "model", "pages");
}

/** What tells a browser which indexes there are. */
export function searchManifest(indexes: readonly BuiltIndex[]): SearchManifest {
  return {
    indexes: indexes.map(({ version, context, file, hash }) => ({
      version,
      context,
      url: `${file}?v=${hash.slice(0, 8)}`,
    })),
  };
}

/** The end of every index's file name, which tells the direction of the text (SEARCH-03). */
export function indexFileName(config: SiteConfig): string {
  return `search-index-${textDirection(mainLanguage(config))}.bin`;
}

interface IndexPart {
  context: string;
  pages: SearchPage[];
}

/** All pages, then those of each sidebar; contexts without pages have no index. */
function splitByContext(pages: SearchPage[], sidebars: Iterable<string>): IndexPart[] {
  const parts = [...sidebars].map((context) => ({
    context,
    pages: pages.filter(({ sidebar }) => sidebar === context),
  }));
  return [{ context: "", pages }, ...parts.filter((part) => part.pages.length > 0)];
}

interface IndexStore {
  /** Absolute. */
  folder: string;
  content: SearchContent & { hire: Hire };
  language: string;
}

/** The bytes of each index, from the cache or built now; the cache keeps these and no others. */
async function loadByKey(
  parts: readonly (IndexPart & { key: string })[],
  { folder, content, language }: IndexStore,
): Promise<Map<string, Uint8Array>> {
  const pagesByKey = new Map(parts.map(({ key, pages }) => [key, pages]));
  const known = new Map<string, Uint8Array>();
  for (const key of pagesByKey.keys()) {
    const bytes = await readFile(join(folder, key)).catch(() => undefined);
    if (bytes) known.set(key, bytes);
  }
  const missing = [...pagesByKey].filter(([key]) => !known.has(key));
  if (missing.length === 0) return known;
  const total = missing.reduce((sum, [, pages]) => sum + pages.length, 0);
  const workers = await content.hire({ pages: total, of: "index" });
  const build = async ([key, pages]: [string, SearchPage[]]) => {
    const words = pages.map((page) => content.store.wordsPlace(page.sectionsId));
    const bytes = await workers.index({ pages, words, language });
    known.set(key, bytes);
    await writeFileAtomic(join(folder, key), bytes);
  };
  await Promise.all(missing.map(build));
  for (const key of await readdir(folder)) {
    const path = join(folder, key);
    if (!known.has(key) && !(await isDraft(path))) await rm(path, { force: true });
  }
  return known;
}

/** What another process is writing has a name with a "."; one that was killed never ends it. */
async function isDraft(path: string): Promise<boolean> {
  return basename(path).includes(".") && isChangedSince(path, Date.now() - 3_600_000);
}

function indexFile(context: string, config: SiteConfig): string {
  const folders = [docsVersion(config).path, context].join("/").split("/").filter(Boolean);
  return [...folders, indexFileName(config)].join("/");
}

/** The version that the content folder holds. */
function docsVersion({ versions }: SiteConfig): { name: string; path: string } {
  return versions.find(({ isLast }) => isLast) ?? { name: "current", path: "/" };
}

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

function textDirection(locale: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(locale).maximize();
  return RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr";
}
