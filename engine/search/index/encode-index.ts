import {
  CONTENT_FIELD,
  INDEX_SIGNATURE,
  type IndexHeader,
  MAX_COUNTED,
  postingsOrder,
} from "../options.ts";
import { type ByteWriter, createByteWriter } from "./byte-writer.ts";
import type { InvertedField, Postings } from "./inverted-field.ts";

/** An index as bytes. */
export interface EncodedIndex {
  /** Everything but the postings of running text. */
  core: Uint8Array;
  /** Those postings, cut by terms. */
  parts: Uint8Array[];
}

/**
 * Writes an index:
 *
 * 1. the signature, then the header as JSON;
 * 2. the dictionary: terms in order of their code units, each without what it shares with the one
 *    before; first how much each shares, then what remains, one to a line;
 * 3. for each field its vector (the number of words in each document), the number of documents of
 *    each term, then, but for the field of running text, its postings;
 * 4. the number of terms in each part of the postings of running text. The parts follow in the same
 *    file, or are files of their own.
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
  const terms = [...new Set(fields.flatMap(({ postings }) => [...postings.keys()]))].sort();
  const writer = createByteWriter();
  writer.raw(new TextEncoder().encode(INDEX_SIGNATURE));
  writer.text(JSON.stringify(header));
  writeDictionary(writer, terms);
  let parts: (Postings | undefined)[][] = [];
  fields.forEach((field, at) => {
    const lists = terms.map((term) => field.postings.get(term));
    for (const length of field.lengths) writer.varint(length);
    for (const list of lists) writer.varint(list?.documents.length ?? 0);
    if (at === CONTENT_FIELD) parts = cutParts(lists, partSize);
    else writePostings(writer, lists);
  });
  writer.varint(parts.length);
  for (const part of parts) writer.varint(part.length);
  return { core: writer.finish(), parts: parts.map(encodePart) };
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
    filled += list?.documents.length ?? 0;
  }
  return parts;
}

function encodePart(lists: readonly (Postings | undefined)[]): Uint8Array {
  const writer = createByteWriter();
  writePostings(writer, lists);
  return writer.finish();
}

function writePostings(writer: ByteWriter, lists: readonly (Postings | undefined)[]): void {
  const counts = lists.map((list) => list?.documents.length ?? 0);
  const ordered = postingsOrder(counts).flatMap((term) => lists[term] ?? []);
  for (const { documents } of ordered) {
    let next = 0;
    for (const document of documents) {
      writer.varint(document - next);
      next = document + 1;
    }
  }
  const counted = ordered.filter(({ documents }) => documents.length <= MAX_COUNTED);
  writer.quarters(counted.flatMap(({ frequencies }) => frequencies.map((count) => count - 1)));
}
