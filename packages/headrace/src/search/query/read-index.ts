import {
  CONTENT_FIELD,
  INDEX_FIELDS,
  INDEX_SIGNATURE,
  type IndexHeader,
  MAX_COUNTED,
  postingsOrder,
} from "../options.ts";
import { type ByteReader, createByteReader, refuse } from "./byte-reader.ts";

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
  parts: readonly IndexPart[];
  /** Of each term: the name of the part that its running text waits for; "" or nothing if none. */
  missing: string[];
}

/** Postings of running text of the terms from the first up to, not including, the second. */
interface IndexPart extends TermRange {
  /** Of its file; "" when it stands in the same. */
  name: string;
}

interface TermRange {
  from: number;
  to: number;
}

/** How much of an index is there: its names, which come first, or all of it. */
export type IndexExtent = "names" | "whole";

/** So many bytes tell how long the names of an index are. */
export const INDEX_START_SIZE = INDEX_SIGNATURE.length + 5;

/**
 * The number of bytes after which the names of an index are there.
 *
 * @param start Its first bytes, INDEX_START_SIZE or more.
 * @throws when the bytes are no index or one of another format.
 */
export function namesEnd(start: Uint8Array): number {
  const reader = createByteReader(start);
  const length = readStart(reader);
  return start.length - reader.left() + length;
}

/**
 * Reads what `encodeIndex` wrote: the core, and the parts if they follow. Of its names alone it
 * makes an index without running text.
 *
 * @throws when the bytes are no index, one of another format, or damaged.
 */
export function readIndex(bytes: Uint8Array, extent: IndexExtent = "whole"): LoadedIndex {
  const reader = createByteReader(bytes);
  readStart(reader);
  const header: IndexHeader = JSON.parse(reader.text());
  const { firsts, pages } = documentsOfPages(header);
  const named = readDictionary(reader);
  const names = INDEX_FIELDS.slice(0, CONTENT_FIELD).map(({ of }) => {
    const field = readField(reader, named.length, of === "page" ? firsts.length - 1 : pages.length);
    readPostings(reader, field, { from: 0, to: named.length });
    return field;
  });
  const shared = { header, firsts, pages };
  if (extent === "names") {
    const content = emptyField(named.length, pages.length);
    return { ...shared, terms: named, fields: [...names, content], parts: [], missing: [] };
  }
  const terms = [...named, ...readDictionary(reader)].sort();
  const widened = names.map((field) => widen(field, named, terms));
  const content = readField(reader, terms.length, pages.length);
  const fields = [...widened, content];
  const parts = readParts(reader, header.split);
  const missing: string[] = [];
  for (const part of parts) {
    if (header.split) for (let term = part.from; term < part.to; term++) missing.push(part.name);
    else readPostings(reader, content, part);
  }
  return { ...shared, terms, fields, parts, missing };
}

/** Reads the signature, and returns the length of the names. */
function readStart(reader: ByteReader): number {
  if (reader.characters(INDEX_SIGNATURE.length) !== INDEX_SIGNATURE) refuse();
  return reader.varint();
}

/**
 * Adds a part of an index that was loaded without its parts.
 *
 * @throws when the bytes are something else, or damaged.
 */
export function addPart(index: LoadedIndex, name: string, bytes: Uint8Array): void {
  const content = index.fields[CONTENT_FIELD];
  for (const part of index.parts) {
    if (part.name !== name || !content) continue;
    const reader = createByteReader(bytes);
    readPostings(reader, content, part);
    if (reader.left() > 0) refuse();
    index.missing.fill("", part.from, part.to);
  }
}

/** Whether the running text with a term can be searched. */
export function isLoaded({ missing }: LoadedIndex, term: number): boolean {
  return !missing[term];
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

function emptyField(terms: number, size: number): FieldIndex {
  return {
    starts: new Uint32Array(terms + 1),
    documents: new Uint32Array(),
    frequencies: new Uint8Array(),
    lengths: new Uint32Array(size),
  };
}

/** The same field for more terms, none of which it has. */
function widen(field: FieldIndex, named: readonly string[], terms: readonly string[]): FieldIndex {
  const starts = new Uint32Array(terms.length + 1);
  let before = 0;
  terms.forEach((term, at) => {
    if (term === named[before]) before++;
    starts[at + 1] = field.starts[before] ?? 0;
  });
  return { ...field, starts };
}

function readParts(reader: ByteReader, split: boolean): IndexPart[] {
  const sizes = reader.varints(reader.varint());
  const names = split ? reader.text().split("\n") : [];
  let to = 0;
  return Array.from(sizes, (size, at) => {
    const from = to;
    to += size;
    return { name: names[at] ?? "", from, to };
  });
}

function readPostings(
  reader: ByteReader,
  { starts, documents, frequencies }: FieldIndex,
  { from, to }: TermRange,
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
