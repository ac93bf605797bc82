import type { ContentChunk, PageData } from "../../model/page.ts";

/** A page for tests, with nothing around it. */
export function samplePage(page: Partial<PageData> = {}): PageData {
  return {
    kind: "doc",
    route: "/faq",
    title: "Questions",
    description: "Answers to frequent questions.",
    layout: "doc",
    nav: null,
    breadcrumbs: [],
    toc: [],
    previous: null,
    next: null,
    editUrl: null,
    lastUpdated: null,
    ...page,
  };
}

/** The id of the client that sample chunks are built for. */
export const SAMPLE_CLIENT = "client-1";

/** A content chunk for tests. */
export function sampleChunk(route: string, client = SAMPLE_CLIENT): ContentChunk {
  return {
    client,
    page: samplePage({ route, title: `Title of ${route}` }),
    body: `<h1>${route}</h1>`,
  };
}
