import type { SearchDocument } from "../../model/search.ts";
import { isStopWord } from "../analysis/stop-words.ts";
import { type Token, tokenize } from "../analysis/tokens.ts";
import {
  INDEX_FIELDS,
  type IndexField,
  type IndexHeader,
  pipelineFor,
  slugOf,
} from "../options.ts";
import { encodeIndex } from "./encode-index.ts";
import { type InvertedField, invertField } from "./inverted-field.ts";

/** How to build an index. */
export interface SearchIndexOptions {
  /** Language of the text, as in `<html lang>`. */
  language: string;
}

/**
 * Builds the search index of a list of documents: pages, each directly followed by its sections,
 * with `id` counting from 0. The same documents give the same bytes.
 *
 * @throws when a section does not follow its page.
 */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  options: SearchIndexOptions,
): Uint8Array {
  const pipeline = pipelineFor(options.language);
  const header = describeDocuments(documents, pipeline);
  const pages = documents.filter((document) => document.parent === null);
  const isStop = pipeline.includes("stop-words") ? isStopWord : () => false;
  const fields = INDEX_FIELDS.map((field) => {
    const of = field.of === "page" ? pages : documents;
    return invertField(fieldTokens(of, field), { isStop, keepStops: field.kind !== "Content" });
  });
  return encodeIndex(header, fields satisfies InvertedField[]);
}

function* fieldTokens(documents: readonly SearchDocument[], field: IndexField): Iterable<Token[]> {
  for (const document of documents) yield tokenize(fieldText(document, field));
}

function fieldText(document: SearchDocument, { kind }: IndexField): string {
  if (kind === "Title") return document.title;
  if (kind === "Heading") return document.parent === null ? "" : document.title;
  if (kind === "Description") return document.description;
  return kind === "Keywords" ? document.keywords.join("\n") : document.content;
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
    fields: INDEX_FIELDS,
    pipeline,
    urls: pages.map((document) => document.url),
    breadcrumbs: pages.map((document) => document.breadcrumbs),
    sizes,
    titles: documents.map((document) => document.title),
    hashes: documents.map(({ parent, title, hash }) =>
      parent !== null && hash === slugOf(title) ? 0 : hash,
    ),
  };
}
