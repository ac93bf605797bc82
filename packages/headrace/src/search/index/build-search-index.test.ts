import { expect, test } from "vitest";
import type { SearchDocument } from "../../model/search.ts";
import { buildSearchIndex, contentTerms } from "./build-search-index.ts";

const document = (id: number, parent: number | null, content: string): SearchDocument => ({
  id,
  parent,
  url: "/page",
  hash: parent === null ? "" : `part-${id}`,
  title: `Part ${id} of the HTTPServer`,
  breadcrumbs: [],
  description: "",
  keywords: [],
  content,
});

const documents = [
  document(0, null, "The maxPoolSize of v1.29.3, the maxPoolSize, and the pool."),
  document(1, 0, ""),
  document(2, 0, "C++ と東京 the the the ไทย"),
];

test.each(["en", "de"])("kept counts give the same index, in language %s", (language) => {
  const kept = JSON.stringify(documents.map(({ content }) => contentTerms(content, language)));
  const silent = documents.map((each) => ({ ...each, content: "" }));
  const index = buildSearchIndex(silent, { language, contentTerms: JSON.parse(kept) });
  expect(index).toEqual(buildSearchIndex(documents, { language }));
});
