import {
  INDEX_FIELDS,
  INDEX_SIGNATURE,
  type IndexHeader,
  MAX_COUNTED,
  postingsOrder,
} from "../options.ts";
import { type ByteReader, createByteReader } from "./byte-reader.ts";

/** One field of an index, ready to be searched. */
export interface FieldIndex {
  /** Where each term's documents begin in `documents`; one more entry than terms. */
  starts: Uint32Array;
  /** Documents or, in a page's field, pages. */
  documents: Uint32Array;
  /** How often the term stands there, less one; 0 to 3, and 0 for frequent terms. */
  frequencies: Uint8Array;
  /** Number of words in each document or page. */
  lengths: Uint32Array;
}

/** A search index in memory. */
export interface LoadedIndex {
  header: IndexHeader;
  /** In order of their code units. */
  terms: readonly string[];
  /** In the order of INDEX_FIELDS. */
  fields: readonly FieldIndex[];
  /** The first document of each page; one more entry than pages. */
  firsts: Uint32Array;
  /** The page of each document. */
  pages: Uint32Array;
}

/**
 * Reads what `encodeIndex` wrote.
 *
 * @throws when the bytes are no index, one of another format, or damaged.
 */
export function readIndex(bytes: Uint8Array): LoadedIndex {
  const reader = createByteReader(bytes);
  if (reader.characters(INDEX_SIGNATURE.length) !== INDEX_SIGNATURE) {
    throw new Error("This is no search index, or one of another version.");
  }
  const header: IndexHeader = JSON.parse(reader.text());
  if (JSON.stringify(header.fields) !== JSON.stringify(INDEX_FIELDS)) {
    throw new Error("The search index has other fields.");
  }
  const { firsts, pages } = documentsOfPages(header);
  const terms = readDictionary(reader);
  const fields = INDEX_FIELDS.map(({ of }) =>
    readField(reader, terms.length, of === "page" ? firsts.length - 1 : pages.length),
  );
  return { header, terms, fields, firsts, pages };
}

function documentsOfPages({ sizes, titles }: IndexHeader) {
  const firsts = new Uint32Array(sizes.length + 1);
  const pages = new Uint32Array(titles.length);
  sizes.forEach((size, page) => {
    const first = firsts[page] ?? 0;
    pages.fill(page, first, first + size);
    firsts[page + 1] = first + size;
  });
  return { firsts, pages };
}

function readDictionary(reader: ByteReader): string[] {
  const shared = reader.varints(reader.varint());
  const endings = reader.text().split("\n");
  let term = "";
  return Array.from(shared, (length, at) => {
    term = term.slice(0, length) + (endings[at] ?? "");
    return term;
  });
}

function readField(reader: ByteReader, terms: number, size: number): FieldIndex {
  const lengths = reader.varints(size);
  const counts = reader.varints(terms);
  const starts = new Uint32Array(terms + 1);
  counts.forEach((count, term) => {
    starts[term + 1] = (starts[term] ?? 0) + count;
  });
  const total = starts[terms] ?? 0;
  if (total > reader.left()) throw new RangeError("The search index ends too early.");
  const documents = new Uint32Array(total);
  const order = postingsOrder(counts);
  let counted = 0;
  for (const term of order) {
    const end = starts[term + 1] ?? 0;
    let next = 0;
    for (let at = starts[term] ?? 0; at < end; at++) {
      const document = next + reader.varint();
      documents[at] = document;
      next = document + 1;
    }
    if ((counts[term] ?? 0) <= MAX_COUNTED) counted += counts[term] ?? 0;
  }
  const quarters = reader.quarters(counted);
  const frequencies = new Uint8Array(total);
  let taken = 0;
  for (const term of order) {
    const count = counts[term] ?? 0;
    if (count > MAX_COUNTED) continue;
    frequencies.set(quarters.subarray(taken, taken + count), starts[term]);
    taken += count;
  }
  return { starts, documents, frequencies, lengths };
}
