import type { SearchDocument } from "../../../model/search.ts";
import { buildPublishedIndex, buildSearchIndex } from "../../../search/index/build-search-index.ts";
import { partName } from "../../../search/index/encode-index.ts";

/** A page, its way down, its text, and its sections as heading and text. */
export interface SamplePage {
  title: string;
  url: string;
  breadcrumbs: readonly string[];
  content: string;
  sections?: readonly (readonly [heading: string, content: string])[];
}

/** An index as the build writes it, of a few pages. */
export function sampleIndex(pages: readonly SamplePage[]): Uint8Array {
  return buildSearchIndex(sampleDocuments(pages), { language: "en" });
}

/** The same as the build writes it for thousands of pages: the core, and its parts by their names. */
export function sampleSplitIndex(pages: readonly SamplePage[]) {
  const options = { language: "en", partSize: 1 };
  const { core, parts } = buildPublishedIndex(sampleDocuments(pages), options);
  return { core, parts: new Map(parts.map((part) => [partName(part), part])) };
}

function sampleDocuments(pages: readonly SamplePage[]): SearchDocument[] {
  const documents: SearchDocument[] = [];
  for (const { sections = [], ...page } of pages) {
    const parent = documents.length;
    const common = { description: "", keywords: [] };
    documents.push({ ...common, ...page, id: parent, hash: "", parent: null });
    for (const [title, content] of sections) {
      const hash = title.toLowerCase().replaceAll(" ", "-");
      documents.push({ ...common, ...page, id: documents.length, title, hash, content, parent });
    }
  }
  return documents;
}

/** Pages in two sections. */
export const SAMPLE_PAGES: readonly SamplePage[] = [
  {
    title: "Deploy an application",
    url: "/deploy",
    breadcrumbs: ["Manuals", "Deployment"],
    content: "A deployment brings a package into an environment.",
    sections: [["Roll back", "If the new version fails, deploy the one before."]],
  },
  {
    title: "Environments <b>&",
    url: "/guide/environments",
    breadcrumbs: ["Manuals"],
    content: "An environment runs what you deploy.",
  },
  {
    title: "My first application",
    url: "/first",
    breadcrumbs: ["Tutorials"],
    content: "Write, build and deploy an application in an hour.",
  },
];
