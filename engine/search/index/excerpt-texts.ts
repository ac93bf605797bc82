import type { SearchDocument } from "../../model/search.ts";

/** The text of one page, kept apart from the index and fetched when the page is among the rows. */
export interface ExcerptTexts {
  /** `id` of the page's document. */
  page: number;
  /** Text of the page and of its sections, in the order of their ids. */
  texts: string[];
}

/** Gathers the text of each page, in order. */
export function collectExcerptTexts(documents: readonly SearchDocument[]): ExcerptTexts[] {
  const pages: ExcerptTexts[] = [];
  for (const { id, parent, content } of documents) {
    if (parent === null) pages.push({ page: id, texts: [] });
    pages.at(-1)?.texts.push(content);
  }
  return pages;
}
