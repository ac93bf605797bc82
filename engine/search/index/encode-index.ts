import { INDEX_SIGNATURE, type IndexHeader, MAX_COUNTED, postingsOrder } from "../options.ts";
import { type ByteWriter, createByteWriter } from "./byte-writer.ts";
import type { InvertedField } from "./inverted-field.ts";

/**
 * Writes an index:
 *
 * 1. the signature, then the header as JSON;
 * 2. the dictionary: terms in order of their code units, each without what it shares with the one
 *    before; first how much each shares, then what remains, one to a line;
 * 3. for each field its vector (the number of words in each document), the number of documents of
 *    each term, then, in the order of `postingsOrder`, the gaps between the documents, and the
 *    frequencies, less one, of terms that are rare enough.
 *
 * Columns of like numbers rather than records: that is what a compressor makes most of.
 */
export function encodeIndex(header: IndexHeader, fields: readonly InvertedField[]): Uint8Array {
  const terms = [...new Set(fields.flatMap(({ postings }) => [...postings.keys()]))].sort();
  const writer = createByteWriter();
  writer.raw(new TextEncoder().encode(INDEX_SIGNATURE));
  writer.text(JSON.stringify(header));
  writeDictionary(writer, terms);
  for (const field of fields) writeField(writer, field, terms);
  return writer.finish();
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

function writeField(writer: ByteWriter, field: InvertedField, terms: readonly string[]): void {
  const lists = terms.map((term) => field.postings.get(term));
  const counts = lists.map((list) => list?.documents.length ?? 0);
  const ordered = postingsOrder(counts).flatMap((term) => lists[term] ?? []);
  for (const length of field.lengths) writer.varint(length);
  for (const count of counts) writer.varint(count);
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
