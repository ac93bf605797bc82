import { describe, expect, test } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { INDEX_FIELDS, type IndexHeader, MAX_COUNTED } from "../options.ts";
import { createByteReader } from "../query/byte-reader.ts";
import { addPart, readIndex } from "../query/read-index.ts";
import { createByteWriter } from "./byte-writer.ts";
import { encodeIndex, partName } from "./encode-index.ts";
import {
  documentOf,
  frequencyOf,
  type InvertedField,
  type Postings,
  toPosting,
} from "./inverted-field.ts";

/** Numbers from 0 up to, not including, `below`: the same for the same seed. */
function randomSource(seed: number): (below: number) => number {
  const random = createRandom(seed);
  return (below) => random.integer(0, below - 1);
}

const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

describe("bytes", () => {
  test("any numbers and texts come back", () => {
    for (let seed = 1; seed <= 100; seed++) {
      const random = randomSource(seed);
      const numbers = times(random(200), () => random(2 ** (1 + random(32))));
      const quarters = times(random(50), () => random(4));
      const text = times(random(40), () => String.fromCodePoint(random(0xd800))).join("");
      const writer = createByteWriter();
      for (const number of numbers) writer.varint(number);
      writer.quarters(quarters);
      writer.text(text);
      const reader = createByteReader(writer.finish());
      expect([...reader.varints(numbers.length)]).toEqual(numbers);
      expect([...reader.quarters(quarters.length)]).toEqual(quarters);
      expect(reader.text()).toBe(text);
      expect(() => reader.varint()).toThrow(RangeError);
    }
  });

  test("a count that the bytes can't hold asks for no memory", () => {
    expect(() => createByteReader(new Uint8Array(10)).varints(2 ** 31)).toThrow(RangeError);
  });
});

describe("index", () => {
  test("SEARCH-03 any fields, field vectors and postings come back", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = randomSource(seed);
      const header = randomHeader(random);
      const fields = INDEX_FIELDS.map(({ of }) =>
        randomField(random, of === "page" ? header.sizes.length : header.titles.length),
      );
      const { core, parts } = encodeIndex(header, fields, 1 + random(100));
      const index = readIndex(core);
      if (header.split) expect(index.parts.map(({ name }) => name)).toEqual(parts.map(partName));
      else expect(parts).toEqual([]);
      for (const part of shuffled(parts, random)) addPart(index, partName(part), part);
      expect(index.missing.join("")).toBe("");
      expect(index.header).toEqual(header);
      expect(index.terms).toEqual(
        [...new Set(fields.flatMap((field) => [...field.postings.keys()]))].sort(),
      );
      fields.forEach((field, at) => {
        const loaded = index.fields[at];
        expect([...(loaded?.lengths ?? [])]).toEqual(field.lengths);
        index.terms.forEach((term, position) => {
          const from = loaded?.starts[position] ?? 0;
          const to = loaded?.starts[position + 1] ?? 0;
          const list = field.postings.get(term) ?? [];
          expect([...(loaded?.documents.slice(from, to) ?? [])]).toEqual(list.map(documentOf));
          const counted = list.length <= MAX_COUNTED;
          expect([...(loaded?.frequencies.slice(from, to) ?? [])]).toEqual(
            list.map((posting) => (counted ? frequencyOf(posting) - 1 : 0)),
          );
        });
      });
    }
  });
});

function shuffled<T>(list: readonly T[], random: (below: number) => number): T[] {
  return list
    .map((one) => [one, random(1000)] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([one]) => one);
}

function randomHeader(random: (below: number) => number): IndexHeader {
  const sizes = times(1 + random(20), () => 1 + random(15));
  const documents = sizes.reduce((sum, size) => sum + size, 0);
  return {
    pipeline: ["fold"],
    weak: { stop: ["the"], question: [], filler: [], text: [] },
    split: random(2) === 1,
    urls: sizes.map((_, at) => `/page-${at}`),
    breadcrumbs: sizes.map(() => []),
    references: sizes.map((size) => (size % 2 === 0 ? 0 : "get")),
    asides: sizes.map((size) => (size % 3 === 0 ? 1 : 0)),
    sizes,
    titles: times(documents, (at) => `Title ${at}\n"é部\\`),
    hashes: times(documents, (at) => (at % 2 === 0 ? 0 : `hash-${at}`)),
  };
}

function randomField(random: (below: number) => number, size: number): InvertedField {
  const postings = new Map<string, Postings>();
  for (let count = random(60); count > 0; count--) {
    const documents = times(size, (at) => at).filter(() => random(3) === 0);
    if (documents.length === 0) continue;
    const term = times(1 + random(5), () => "abcé部ก1+#."[random(11)]).join("");
    postings.set(
      term,
      documents.map((document) => toPosting(document, 1 + random(4))),
    );
  }
  return { postings, lengths: times(size, () => random(5000)) };
}
