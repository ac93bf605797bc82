import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { engineCodeId } from "../cache/engine-code.ts";
import type { SiteConfig } from "../config/schema.ts";
import { digest, isChangedSince } from "../files/files.ts";
import { readSealed, writeSealed } from "../files/sealed.ts";
import { type SearchManifest, searchPartFile } from "../model/search.ts";
import { contentVersion, mainLanguage } from "../model/site.ts";
import { listSearchPages, type SearchPageSource } from "../pages/search-documents.ts";
import type { Project } from "../project/project.ts";
import { type EncodedIndex, partName } from "../search/index/encode-index.ts";
import type { IndexTask } from "../workers/index-task.ts";
import type { Hire } from "../workers/workers.ts";
import type { Content } from "./check-content.ts";

/** The pages of a site and where their text is. */
export type SearchContent = Pick<Content, "store" | "siteMap" | "records">;

/** The same, and how to make indexes of them. */
export type IndexContent = SearchContent & Pick<IndexTask, "partSize"> & { hire: Hire };

/** A search index, ready to be served. */
export interface BuiltIndex extends EncodedIndex {
  /** Name of the docs version. */
  version: string;
  /** Name of the sidebar whose pages it holds; "" for all pages. */
  context: string;
  /** Path of the core below the base URL, without the version query. */
  file: string;
  /** Digest of the core, which names its parts. */
  hash: string;
}

/**
 * The index of all pages and the index of each sidebar's pages. What was built from the same pages
 * before comes from the cache, whoever built it: a build, the dev server, or a check.
 *
 * @param content.partSize Postings in a part of a split index, if not as many as is best.
 */
export async function loadSearchIndexes(
  project: Project,
  content: IndexContent,
): Promise<BuiltIndex[]> {
  const pages = listSearchPages(content.records, { siteMap: content.siteMap, ...project });
  const code = await searchCodeId();
  const language = mainLanguage(project.config);
  const parts = splitByContext(pages, content.siteMap.trees.keys()).map((part) => ({
    ...part,
    key: digest(JSON.stringify([code, language, content.partSize, part.pages])),
  }));
  const store = { folder: join(project.paths.cache, "search"), content, language };
  const byKey = await loadByKey(parts, store);
  // Sections that hold the same pages share one file: a site of one sidebar has no two of everything.
  const firstOf = new Map(parts.toReversed().map(({ key, context }) => [key, context]));
  return parts.map(({ context, key }) => {
    const index = byKey.get(key) ?? { core: new Uint8Array(), parts: [] };
    const name = { version: contentVersion(project.config.versions).name, context };
    const hash = digest(index.core);
    return {
      ...name,
      file: indexFile(firstOf.get(key) ?? context, project.config),
      hash,
      ...index,
    };
  });
}

/** A file of an index. */
export interface IndexFile {
  /** Path below the base URL. */
  file: string;
  bytes: Uint8Array;
  /** Tells the bytes from others. */
  key: string;
}

/** The cores of indexes and, of those that are split, the parts, which some may have in common. */
export function indexFiles(indexes: readonly BuiltIndex[]): IndexFile[] {
  const cores = indexes.map(({ file, core, hash }) => ({ file, bytes: core, key: hash }));
  const parts = indexes.flatMap((index) =>
    index.parts.map((bytes) => {
      const key = partName(bytes);
      return { file: searchPartFile(key), bytes, key };
    }),
  );
  return [...new Map([...cores, ...parts].map((one) => [one.file, one])).values()];
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
  pages: SearchPageSource[];
}

/** All pages, then those of each sidebar; contexts without pages have no index. */
function splitByContext(pages: SearchPageSource[], sidebars: Iterable<string>): IndexPart[] {
  const parts = [...sidebars].map((context) => ({
    context,
    pages: pages.filter(({ sidebar }) => sidebar === context),
  }));
  return [{ context: "", pages }, ...parts.filter((part) => part.pages.length > 0)];
}

interface IndexStore {
  /** Absolute. */
  folder: string;
  content: IndexContent;
  language: string;
}

/** Each index, from the cache or built now; the cache keeps these and no others. */
async function loadByKey(
  parts: readonly (IndexPart & { key: string })[],
  { folder, content, language }: IndexStore,
): Promise<Map<string, EncodedIndex>> {
  const pagesByKey = new Map(parts.map(({ key, pages }) => [key, pages]));
  const known = new Map<string, EncodedIndex>();
  for (const key of pagesByKey.keys()) {
    const stored = await readSealed(join(folder, key));
    if (stored) known.set(key, deserialize(stored));
  }
  const missing = [...pagesByKey].filter(([key]) => !known.has(key));
  if (missing.length === 0) return known;
  const total = missing.reduce((sum, [, pages]) => sum + pages.length, 0);
  const workers = await content.hire({ pages: total, of: "index" });
  const build = async ([key, pages]: [string, SearchPageSource[]]) => {
    const words = pages.map((page) => content.store.wordsPlace(page.sectionsId));
    const index = await workers.index({ pages, words, language, partSize: content.partSize });
    known.set(key, index);
    await writeSealed(join(folder, key), serialize(index));
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
  const folders = [contentVersion(config.versions).path, context]
    .join("/")
    .split("/")
    .filter(Boolean);
  return [...folders, indexFileName(config)].join("/");
}

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

function textDirection(locale: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(locale).maximize();
  return RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr";
}
