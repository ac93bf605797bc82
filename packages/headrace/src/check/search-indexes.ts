import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { engineCodeId } from "../cache/engine-code.ts";
import type { SiteConfig } from "../config/schema.ts";
import { digest, isYoungerThan } from "../files/files.ts";
import { readSealed, writeSealed } from "../files/sealed.ts";
import { type SearchManifest, searchPartFile } from "../model/search.ts";
import { contentVersion, mainLanguage, siteLanguages } from "../model/site.ts";
import {
  listSearchPages,
  pagesInLanguage,
  pagesInVersion,
  type SearchPageSource,
} from "../pages/search-documents.ts";
import type { Project } from "../project/project.ts";
import { type EncodedIndex, partName } from "../search/index/encode-index.ts";
import type { WordGroup } from "../search/index/other-words.ts";
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
  /** Code of the language. */
  language: string;
  /** Name of the sidebar whose pages it holds; "" for all pages. */
  context: string;
  /** Path of the core below the base URL, without the version query. */
  file: string;
  /** Digest of the core, which names its parts. */
  hash: string;
}

/**
 * For each version, the one that readers see first before all others, and each language the index of
 * all pages and the index of each sidebar's pages. What was built from the same pages before comes from the cache, whoever built it: a build, the dev server, or a check.
 *
 * @param content.partSize Postings in a part of a split index, if not as many as is best.
 */
export async function loadSearchIndexes(
  project: Project,
  content: IndexContent,
): Promise<BuiltIndex[]> {
  const { config } = project;
  const { wordGroups } = config.content;
  const pages = listSearchPages(content.records, { siteMap: content.siteMap, config });
  const code = await searchCodeId();
  const sidebars = [...content.siteMap.trees.keys()];
  const versions = versionsOf(project);
  const readers = versions.flatMap((version) =>
    languagesOf(project).map((language) => ({ version, language })),
  );
  const parts = readers.flatMap(({ version, language }) => {
    const ofVersion = pagesInVersion(pages, { version, sets: project.sets });
    const own = pagesInLanguage(ofVersion, { language, main: mainLanguage(config) });
    return splitByContext(own, sidebars).map((part) => ({
      ...part,
      version,
      language,
      key: digest(JSON.stringify([code, language, wordGroups, content.partSize, part.pages])),
    }));
  });
  const store = { folder: join(project.paths.cache, "search"), content, wordGroups };
  const byKey = await loadByKey(parts, store);
  // Sections that hold the same pages share one file: a site of one sidebar has no two of everything.
  const firstOf = new Map(parts.toReversed().map((part) => [part.key, part]));
  return parts.map((part) => {
    const { version, context, language, key } = part;
    const index = byKey.get(key) ?? { core: new Uint8Array(), parts: [] };
    const file = indexFile(firstOf.get(key) ?? part, config);
    return { version, language, context, file, hash: digest(index.core), ...index };
  });
}

/** The names of all versions of its collections; first that of the pages that readers see first. */
function versionsOf({ config, sets }: Project): string[] {
  const first = contentVersion(config.versions).name;
  return [...new Set([first, ...sets.flatMap(({ version }) => version?.name ?? [])])];
}

/** The languages that a project has pages in: while it is written, the first alone. */
function languagesOf({ config, sets }: Project): string[] {
  const main = mainLanguage(config);
  return [...new Set([main, ...sets.map(({ language }) => language?.code ?? main)])];
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
    indexes: indexes.map(({ version, language, context, file, hash }) => ({
      version,
      language,
      context,
      url: `${file}?v=${hash.slice(0, 8)}`,
    })),
  };
}

/** What index files are called below their folders, which tells the direction of the text (SEARCH-03). */
function indexFileName(language: string): string {
  return `search-index-${textDirection(language)}.bin`;
}

/** The names of all index files of a site, without their folders. */
export function indexFileNames(config: SiteConfig): string[] {
  return [...new Set(siteLanguages(config).map(indexFileName))];
}

interface ContextPages {
  context: string;
  pages: SearchPageSource[];
}

interface IndexPart extends ContextPages {
  version: string;
  language: string;
}

/** All pages, then those of each sidebar; contexts without pages have no index. */
function splitByContext(pages: SearchPageSource[], sidebars: readonly string[]): ContextPages[] {
  const parts = sidebars.map((context) => ({
    context,
    pages: pages.filter(({ sidebar }) => sidebar === context),
  }));
  return [{ context: "", pages }, ...parts.filter((part) => part.pages.length > 0)];
}

interface IndexStore {
  /** Absolute. */
  folder: string;
  content: IndexContent;
  wordGroups: readonly WordGroup[];
}

/** Each index, from the cache or built now; the cache keeps these and no others. */
async function loadByKey(
  parts: readonly (IndexPart & { key: string })[],
  { folder, content, wordGroups }: IndexStore,
): Promise<Map<string, EncodedIndex>> {
  const byKey = new Map(parts.map((part) => [part.key, part]));
  const known = new Map<string, EncodedIndex>();
  for (const key of byKey.keys()) {
    const stored = await readSealed(join(folder, key));
    if (stored) known.set(key, deserialize(stored));
  }
  const missing = [...byKey.values()].filter(({ key }) => !known.has(key));
  if (missing.length === 0) return known;
  const total = missing.reduce((sum, { pages }) => sum + pages.length, 0);
  const workers = await content.hire({ pages: total, of: "index" });
  const build = async ({ key, pages, language }: IndexPart & { key: string }) => {
    const words = pages.map((page) => content.store.wordsPlace(page.sectionsId));
    const { partSize } = content;
    const index = await workers.index({ pages, words, language, wordGroups, partSize });
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
  return basename(path).includes(".") && isYoungerThan(path, 3_600_000);
}

function indexFile({ version, context, language }: IndexPart, config: SiteConfig): string {
  const first = contentVersion(config.versions);
  const ofVersion = version === first.name ? "" : `versions/${version}`;
  const ofLanguage = language === mainLanguage(config) ? "" : language;
  const folders = [first.path, ofVersion, ofLanguage, context].join("/").split("/").filter(Boolean);
  return [...folders, indexFileName(language)].join("/");
}

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

function textDirection(locale: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(locale).maximize();
  return RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr";
}
