import {
  CONTENT_FIELD,
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
  /** The parts of the postings of running text. */
  parts: IndexPart[];
  /** The part of each term. */
  partOf: Uint32Array;
}

/** Postings of running text of the terms from the first up to, not including, the second. */
export interface IndexPart {
  from: number;
  to: number;
  loaded: boolean;
}

/**
 * Reads what `encodeIndex` wrote: the core, and the parts if they follow.
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
  const fields = INDEX_FIELDS.map(({ of }, at) => {
    const field = readField(reader, terms.length, of === "page" ? firsts.length - 1 : pages.length);
    if (at !== CONTENT_FIELD) readPostings(reader, field, { from: 0, to: terms.length });
    return field;
  });
  const index = { header, terms, fields, firsts, pages, ...readParts(reader, terms.length) };
  if (!header.split)
    index.parts.forEach((_, part) => {
      readPart(index, part, reader);
    });
  return index;
}

/**
 * Adds a part of an index that was loaded without its parts.
 *
 * @throws when the bytes are damaged.
 */
export function addPart(index: LoadedIndex, part: number, bytes: Uint8Array): void {
  readPart(index, part, createByteReader(bytes));
}

/** Whether the running text with a term can be searched. */
export function isLoaded({ parts, partOf }: LoadedIndex, term: number): boolean {
  return parts[partOf[term] ?? 0]?.loaded ?? false;
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
    // No term stands in more documents than there are: a damaged count must not ask for all memory.
    starts[term + 1] = (starts[term] ?? 0) + Math.min(count, size);
  });
  const total = starts[terms] ?? 0;
  return { starts, documents: new Uint32Array(total), frequencies: new Uint8Array(total), lengths };
}

function readParts(reader: ByteReader, terms: number) {
  const sizes = reader.varints(reader.varint());
  const partOf = new Uint32Array(terms);
  let to = 0;
  const parts = Array.from(sizes, (size, part): IndexPart => {
    const from = to;
    to += size;
    partOf.fill(part, from, to);
    return { from, to, loaded: false };
  });
  return { parts, partOf };
}

function readPart({ fields, parts }: LoadedIndex, at: number, reader: ByteReader): void {
  const [part, field] = [parts[at], fields[CONTENT_FIELD]];
  if (!part || !field) throw new RangeError(`The search index has no part ${at}.`);
  readPostings(reader, field, part);
  part.loaded = true;
}

function readPostings(
  reader: ByteReader,
  { starts, documents, frequencies }: FieldIndex,
  { from, to }: Pick<IndexPart, "from" | "to">,
): void {
  const counts = Array.from(
    { length: to - from },
    (_, at) => (starts[from + at + 1] ?? 0) - (starts[from + at] ?? 0),
  );
  const order = postingsOrder(counts);
  let counted = 0;
  for (const at of order) {
    const count = counts[at] ?? 0;
    const start = starts[from + at] ?? 0;
    reader.gaps(documents, start, start + count);
    if (count <= MAX_COUNTED) counted += count;
  }
  const quarters = reader.quarters(counted);
  let taken = 0;
  for (const at of order) {
    const count = counts[at] ?? 0;
    if (count > MAX_COUNTED) continue;
    frequencies.set(quarters.subarray(taken, taken + count), starts[from + at]);
    taken += count;
  }
}
