import { type SearchPage, toSearchDocuments } from "../pages/search-documents.ts";
import type { PageWords } from "./page-words.ts";
import { readTexts, type TextPlace } from "./text-pack.ts";

/** One search index to build, in a form that can cross to a worker. */
export interface IndexTask {
  pages: SearchPage[];
  /** Where the `PageWords` of each page are; the paths of the packs are absolute. */
  words: TextPlace[];
  /** Language of the text. */
  language: string;
}

/** Builds a search index from the words that compilation counted. */
export async function buildIndex({ pages, words, language }: IndexTask): Promise<Uint8Array> {
  const { buildSearchIndex } = await import("../search/index/build-search-index.ts");
  const counted = readTexts(words).map((text): PageWords => JSON.parse(text));
  const sections = counted.map((page) => page.map((section) => ({ ...section, content: "" })));
  const contentTerms = counted.flatMap((page) => page.map(({ terms }) => terms));
  return buildSearchIndex(toSearchDocuments(pages, sections), { language, contentTerms });
}
