import type { SearchDocument } from "../../model/search.ts";
import { ENGLISH_WEAK_WORDS, NO_WEAK_WORDS } from "../analysis/stop-words.ts";
import { tokenize } from "../analysis/tokens.ts";
import {
  CONTENT_FIELD,
  INDEX_FIELDS,
  type IndexField,
  type IndexHeader,
  pipelineFor,
  slugOf,
} from "../options.ts";
import { isAside } from "./aside-pages.ts";
import { type EncodedIndex, encodeIndex } from "./encode-index.ts";
import { ENGLISH_GROUPS } from "./english-words.ts";
import {
  countTerms,
  type FieldTerms,
  type InvertedField,
  invertField,
  type StopWords,
} from "./inverted-field.ts";
import { otherWords, type WordGroup } from "./other-words.ts";

/** Postings in a part: about 15 kB of compressed bytes. */
const PART_SIZE = 1 << 14;

/** An index of more parts is split. Why so many: docs/decisions/0020-split-index.md. */
const MAX_PARTS_OF_WHOLE = 32;

/** How to build an index. */
export interface SearchIndexOptions {
  /** Language of the text, as in `<html lang>`. */
  language: string;
  /**
   * What `contentTerms` gave for each document in this language, gone through once; the content of
   * the documents is then not looked at. Absent: counted now.
   */
  contentTerms?: Iterable<FieldTerms>;
  /** Words that readers of this site say for one another, besides those of technical English. */
  wordGroups?: readonly WordGroup[];
}

/** What the running text of a document adds to an index: most of the work of building one. */
export function contentTerms(content: string, language: string): FieldTerms {
  return countTerms(tokenize(content), stopWords(pipelineFor(language), "Content"));
}

/**
 * Builds the search index of a list of documents, as one file: pages, each directly followed by its
 * sections, with `id` counting from 0. The same documents give the same bytes.
 *
 * @throws when a section does not follow its page.
 */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  options: SearchIndexOptions,
): Uint8Array {
  const header = describeDocuments(documents, pipelineFor(options.language));
  return encodeIndex(header, invertFields(documents, header, options), Infinity).core;
}

/**
 * The same, as builds publish it: that of thousands of pages is split into a core, with which a
 * search can begin, and the postings of running text, of which a query needs a few parts.
 *
 * @param options.partSize Postings in a part.
 */
export function buildPublishedIndex(
  documents: readonly SearchDocument[],
  { partSize = PART_SIZE, ...options }: SearchIndexOptions & { partSize?: number | undefined },
): EncodedIndex {
  const described = describeDocuments(documents, pipelineFor(options.language));
  const fields = invertFields(documents, described, options);
  const lists = fields[CONTENT_FIELD]?.postings.values() ?? [];
  let size = 0;
  for (const { length } of lists) size += length;
  const split = size > partSize * MAX_PARTS_OF_WHOLE;
  return encodeIndex({ ...described, split }, fields, split ? partSize : Infinity);
}

function invertFields(
  documents: readonly SearchDocument[],
  { pipeline }: IndexHeader,
  known: Pick<SearchIndexOptions, "contentTerms" | "wordGroups">,
): InvertedField[] {
  const invert = (field: IndexField, of: readonly SearchDocument[]) =>
    invertField(fieldTerms(of, field, stopWords(pipeline, field.kind)));
  const contentField = INDEX_FIELDS[CONTENT_FIELD];
  const content = known.contentTerms
    ? invertField(known.contentTerms)
    : invert(contentField, documents);
  const groups = [
    ...(known.wordGroups ?? []),
    ...(pipeline.includes("stem") ? ENGLISH_GROUPS : []),
  ];
  const { isStop } = stopWords(pipeline, contentField.kind);
  const added = otherWords({ documents, content, isStop }, groups);
  const pages = documents
    .filter((document) => document.parent === null)
    .map((page) => ({ ...page, keywords: [...page.keywords, ...(added.get(page.id) ?? [])] }));
  return INDEX_FIELDS.map((field) => {
    if (field.kind === "Content") return content;
    return invert(field, field.of === "page" ? pages : documents);
  });
}

function* fieldTerms(
  documents: readonly SearchDocument[],
  field: IndexField,
  stops: StopWords,
): Iterable<FieldTerms> {
  for (const document of documents) yield countTerms(tokenize(fieldText(document, field)), stops);
}

function stopWords(pipeline: readonly string[], kind: IndexField["kind"]): StopWords {
  const hasStops = pipeline.includes("stop-words");
  return {
    isStop: (term) => hasStops && ENGLISH_STOPS.has(term),
    keepStops: kind !== "Content",
  };
}

const ENGLISH_STOPS: ReadonlySet<string> = new Set(ENGLISH_WEAK_WORDS.stop);

function fieldText(document: SearchDocument, { kind }: IndexField): string {
  if (kind === "Title") return document.title;
  if (kind === "Heading") return document.parent === null ? "" : document.title;
  if (kind === "Description") return document.description;
  return kind === "Keywords" ? document.keywords.map(withJoined).join("\n") : document.content;
}

/** Writers choose keywords for the words of readers, who write "API key" as "apikey", too. */
function withJoined(keyword: string): string {
  return /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+){1,2}$/u.test(keyword)
    ? `${keyword} ${keyword.replace(/[ -]/g, "").toLowerCase()}`
    : keyword;
}

function describeDocuments(
  documents: readonly SearchDocument[],
  pipeline: readonly string[],
): IndexHeader {
  const sizes: number[] = [];
  let page: SearchDocument | undefined;
  documents.forEach((document, position) => {
    if (document.parent === null) {
      page = document;
      sizes.push(1);
    } else {
      sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1;
    }
    if (document.id !== position || (document.parent ?? document.id) !== page?.id) {
      const name = `${document.url}#${document.hash}`;
      throw new Error(`Search document ${position} (${name}) does not follow its page.`);
    }
  });
  const pages = documents.filter((document) => document.parent === null);
  return {
    pipeline,
    weak: pipeline.includes("stop-words") ? ENGLISH_WEAK_WORDS : NO_WEAK_WORDS,
    split: false,
    urls: pages.map((document) => document.url),
    breadcrumbs: pages.map((document) => document.breadcrumbs),
    references: pages.map(({ reference }) => reference ?? 0),
    asides: pages.map((page) => (isAside(page) ? 1 : 0)),
    sizes,
    titles: documents.map((document) => document.title),
    hashes: documents.map(({ parent, title, hash }) =>
      parent !== null && hash === slugOf(title) ? 0 : hash,
    ),
  };
}
