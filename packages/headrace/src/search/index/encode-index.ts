import { createHash } from "node:crypto";
import {
  CONTENT_FIELD,
  INDEX_SIGNATURE,
  type IndexHeader,
  MAX_COUNTED,
  postingsOrder,
} from "../options.ts";
import { type ByteWriter, createByteWriter } from "./byte-writer.ts";
import { documentOf, frequencyOf, type InvertedField, type Postings } from "./inverted-field.ts";

/** An index as bytes. */
export interface EncodedIndex {
  /** All of it, or everything but the postings of running text; names first. */
  core: Uint8Array;
  /** Those postings, cut by terms, when the index is split. */
  parts: Uint8Array[];
}

/**
 * Writes an index. First what answers by names alone, so that a search can begin while the rest is
 * on its way:
 *
 * 1. the signature, and the length of the names in bytes;
 * 2. the header as JSON;
 * 3. the terms of names (titles, headings, descriptions, keywords) in order of their code units,
 *    each without what it shares with the one before; first how much each shares, then what
 *    remains, one to a line;
 * 4. for each field of names its vector (the number of words in each document), the number of
 *    documents of each of those terms, its postings.
 *
 * Then the running text:
 *
 * 1. the terms that stand there alone, in the same way;
 * 2. its vector, and the number of documents of each term of both lists, merged;
 * 3. the number of terms in each part of its postings. The parts follow; if they are files of their
 *    own, their names do.
 *
 * Postings are, in the order of `postingsOrder`, the gaps between the documents of each term, then
 * the frequencies, less one, of terms that are rare enough. Columns of like numbers rather than
 * records: that is what a compressor makes most of.
 *
 * @param partSize Number of postings from which a part is full.
 */
export function encodeIndex(
  header: IndexHeader,
  fields: readonly InvertedField[],
  partSize: number,
): EncodedIndex {
  const ofNames = fields.filter((_, at) => at !== CONTENT_FIELD);
  const content = fields[CONTENT_FIELD] ?? { postings: new Map<string, Postings>(), lengths: [] };
  const named = new Set(ofNames.flatMap(({ postings }) => [...postings.keys()]));
  const others = [...content.postings.keys()].filter((term) => !named.has(term));
  const names = encodeNames(header, ofNames, [...named].sort());
  const writer = createByteWriter();
  writer.raw(new TextEncoder().encode(INDEX_SIGNATURE));
  writer.varint(names.length);
  writer.raw(names);
  writeDictionary(writer, others.sort());
  const lists = writeCounts(writer, content, [...named, ...others].sort());
  const cut = cutParts(lists, partSize);
  writer.varint(cut.length);
  for (const part of cut) writer.varint(part.length);
  const parts = cut.map(encodePart);
  if (header.split) writer.text(parts.map(partName).join("\n"));
  else for (const part of parts) writer.raw(part);
  return { core: writer.finish(), parts: header.split ? parts : [] };
}

/** The name by which an index asks for one of its parts: it tells the content. */
export function partName(part: Uint8Array): string {
  return createHash("sha256").update(part).digest("hex").slice(0, 12);
}

function encodeNames(
  header: IndexHeader,
  fields: readonly InvertedField[],
  terms: readonly string[],
): Uint8Array {
  const writer = createByteWriter();
  writer.text(JSON.stringify(header));
  writeDictionary(writer, terms);
  for (const field of fields) writePostings(writer, writeCounts(writer, field, terms));
  return writer.finish();
}

/** Writes the vector of a field and how many documents each term has; returns the terms' lists. */
function writeCounts(
  writer: ByteWriter,
  { lengths, postings }: InvertedField,
  terms: readonly string[],
): (Postings | undefined)[] {
  const lists = terms.map((term) => postings.get(term));
  for (const length of lengths) writer.varint(length);
  for (const list of lists) writer.varint(list?.length ?? 0);
  return lists;
}

function writeDictionary(writer: ByteWriter, terms: readonly string[]): void {
  const shared = terms.map((term, at) => sharedLength(terms[at - 1] ?? "", term));
  writer.varint(terms.length);
  for (const length of shared) writer.varint(length);
  writer.text(terms.map((term, at) => term.slice(shared[at])).join("\n"));
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function cutParts<T extends Postings | undefined>(lists: readonly T[], size: number): T[][] {
  const parts: T[][] = [[]];
  let filled = 0;
  for (const list of lists) {
    if (filled >= size) {
      parts.push([]);
      filled = 0;
    }
    parts.at(-1)?.push(list);
    filled += list?.length ?? 0;
  }
  return parts;
}

function encodePart(lists: readonly (Postings | undefined)[]): Uint8Array {
  const writer = createByteWriter();
  writePostings(writer, lists);
  return writer.finish();
}

function writePostings(writer: ByteWriter, lists: readonly (Postings | undefined)[]): void {
  const counts = lists.map((list) => list?.length ?? 0);
  const ordered = postingsOrder(counts).map((term) => lists[term] ?? []);
  for (const list of ordered) {
    let next = 0;
    for (const posting of list) {
      const document = documentOf(posting);
      writer.varint(document - next);
      next = document + 1;
    }
  }
  const counted = ordered.filter(({ length }) => length <= MAX_COUNTED);
  writer.quarters(counted.flatMap((list) => list.map((posting) => frequencyOf(posting) - 1)));
}
