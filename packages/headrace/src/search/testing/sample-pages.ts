import type { SearchDocument } from "../../model/search.ts";

/** A page as tests write it. */
export type SamplePage = Partial<SearchDocument> & {
  title: string;
  sections?: [heading: string, content: string][];
};

/** Pages and their sections as a list of documents. */
export function documentsOf(pages: readonly SamplePage[]): SearchDocument[] {
  const documents: SearchDocument[] = [];
  pages.forEach(({ sections = [], ...own }, at) => {
    const parent = documents.length;
    const page = {
      id: parent,
      url: `/page-${at}`,
      hash: "",
      breadcrumbs: ["Manuals"],
      parent: null,
    };
    documents.push({ ...page, description: "", keywords: [], content: "", ...own });
    for (const [title, content] of sections) {
      const hash = title.toLowerCase().replaceAll(" ", "-");
      documents.push({
        ...page,
        id: documents.length,
        title,
        hash,
        parent,
        description: "",
        keywords: [],
        content,
      });
    }
  });
  return documents;
}
