import { readTexts, type TextPlace } from "../cache/text-pack.ts";
import { type SearchPageSource, toSearchDocuments } from "../pages/search-documents.ts";
import type { EncodedIndex } from "../search/index/encode-index.ts";
import type { FieldTerms } from "../search/index/inverted-field.ts";
import type { WordGroup } from "../search/index/other-words.ts";
import type { PageWords } from "./page-words.ts";

/** One search index to build, in a form that can cross to a worker. */
export interface IndexTask {
  pages: SearchPageSource[];
  /** Where the `PageWords` of each page are; the paths of the packs are absolute. */
  words: TextPlace[];
  /** Language of the text. */
  language: string;
  /** Words that readers of the site say for one another. */
  wordGroups: readonly WordGroup[];
  /** Postings in a part of a split index, if not as many as is best. */
  partSize?: number | undefined;
}

/** Builds a search index from the words that compilation counted. */
export async function buildIndex(task: IndexTask): Promise<EncodedIndex> {
  const { pages, words, language, wordGroups, partSize } = task;
  const { buildPublishedIndex } = await import("../search/index/build-search-index.ts");
  const sections = Array.from(readWords(words), (page) =>
    page.map(({ id, title, level }) => ({ id, title, level, content: "" })),
  );
  return buildPublishedIndex(toSearchDocuments(pages, sections), {
    language,
    wordGroups,
    partSize,
    contentTerms: readTerms(words),
  });
}

/** The counted words of one page after the other: of a large site they would not fit into memory. */
function* readWords(places: readonly TextPlace[]): Iterable<PageWords> {
  for (const text of readTexts(places)) yield JSON.parse(text);
}

function* readTerms(places: readonly TextPlace[]): Iterable<FieldTerms> {
  for (const page of readWords(places)) for (const { terms } of page) yield terms;
}
