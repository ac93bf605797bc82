import { contentTerms } from "../search/index/build-search-index.ts";
import type { FieldTerms } from "../search/index/inverted-field.ts";
import type { PageSection } from "../sources/compiled-page.ts";

/** The sections of a page as indexes need them: each text counted, so that none reads it again. */
export type PageWords = (Omit<PageSection, "content"> & { terms: FieldTerms })[];

/** Counts the words of a page; one with errors has an empty section. */
export function countWords(sections: readonly PageSection[], language: string): PageWords {
  const all = sections.length > 0 ? sections : [{ id: "", title: "", level: 1, content: "" }];
  return all.map(({ content, ...section }) => ({
    ...section,
    terms: contentTerms(content, language),
  }));
}
