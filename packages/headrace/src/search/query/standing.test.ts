import { expect, test } from "vitest";
import type { ReferenceKind, SearchDocument } from "../../model/search.ts";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { documentsOf } from "../testing/sample-pages.ts";
import { loadSearchIndex } from "./load-search-index.ts";

const PAGES: { title: string; above: string[]; reference?: ReferenceKind }[] = [
  { title: "Cancel a build", above: ["API", "Builds"], reference: "post" },
  { title: "Cancel the build of a component", above: ["Manuals", "Development"] },
  { title: "Invite a user", above: ["Manuals"] },
  { title: "Invite one user", above: ["API"], reference: "post" },
  { title: "Kafka", above: ["Manuals"] },
  { title: "Kafka with Java", above: ["Tutorials"] },
  { title: "Write a tutorial of your own", above: ["Manuals"] },
];
const documents = PAGES.map(
  ({ title, above, reference }, id): SearchDocument => ({
    ...{ id, title, reference, url: `/${id}`, hash: "", parent: null, breadcrumbs: above },
    ...{ content: `One of the ${above[0]}.`, description: "", keywords: [] },
  }),
);
const index = loadSearchIndex(buildSearchIndex(documents, { language: "en" }));
const first = (query: string) => index.search(query, 8)[0]?.document.url;

test("a guide stands before the reference of the same, unless the API is asked for", () => {
  expect(first("invite user")).toBe("/2");
  expect(first("invite user api")).toBe("/3");
  expect(first("api cancel build")).toBe("/0");
});

test("a query that names a part of the site asks for the pages there", () => {
  expect(first("kafka tutorial")).toBe("/5");
  expect(first("kafka")).toBe("/4");
});

test("pages aside stand behind, unless they are called what was asked for or have it as one name", () => {
  const page = (url: string, title: string, content: string) => ({ url, title, content });
  const pages = [
    page("/legacy/queues", "Queues and their groups", "A queue group shares its messages."),
    page("/queues", "Queues in groups", "A queue group shares its messages."),
    page("/release-notes", "Release notes", "The option maxQueueSize is new."),
    page("/sizes", "Sizes", "Each queue has a size."),
  ];
  const aside = loadSearchIndex(buildSearchIndex(documentsOf(pages), { language: "en" }));
  const firstOf = (query: string) => aside.search(query, 8)[0]?.document.url;
  expect(firstOf("queue groups")).toBe("/queues");
  expect(firstOf("queues and their groups")).toBe("/legacy/queues");
  expect(firstOf("release notes")).toBe("/release-notes");
  expect(firstOf("max_queue_size")).toBe("/release-notes");
});
