import { readFile } from "node:fs/promises";
import { type SearchPage, toSearchDocuments } from "../pages/search-documents.ts";
import type { PageSection } from "../sources/compiled-page.ts";

/** One search index to build, in a form that can cross to a worker. */
export interface IndexTask {
  pages: SearchPage[];
  /** Absolute path of the JSON file with the sections of each page. */
  sectionFiles: string[];
  /** Language of the text. */
  language: string;
}

/** Builds a search index; reads the text from where compilation left it. */
export async function buildIndex({
  pages,
  sectionFiles,
  language,
}: IndexTask): Promise<Uint8Array> {
  const { buildSearchIndex } = await import("../search/index/build-search-index.ts");
  const sections = await Promise.all(sectionFiles.map(readSections));
  return buildSearchIndex(toSearchDocuments(pages, sections), { language });
}

async function readSections(file: string): Promise<PageSection[]> {
  return JSON.parse(await readFile(file, "utf8"));
}
