/** Reads the bytes of an index in order. Every method throws a RangeError past the end. */
export interface ByteReader {
  /** A number as `ByteWriter.varint` writes it. */
  varint(): number;
  /** `count` such numbers. */
  varints(count: number): Uint32Array;
  /** Ascending numbers, written as gaps, into a part of an array. */
  gaps(target: Uint32Array, from: number, to: number): void;
  /** Bytes not yet read. */
  left(): number;
  /** UTF-8, preceded by its length in bytes. */
  text(): string;
  /** UTF-8 of a known length in bytes. */
  characters(length: number): string;
  /** `count` numbers from 0 to 3, four to a byte. */
  quarters(count: number): Uint8Array;
}

/** Ends the reading of bytes that are something else than an index, or damaged. */
export function refuse(): never {
  throw new RangeError("This is no search index.");
}

/** Reads from the beginning. */
export function createByteReader(bytes: Uint8Array): ByteReader {
  let position = 0;
  const skip = (length: number) => {
    const start = position;
    position += length;
    if (position > bytes.length) refuse();
    return start;
  };
  const varint = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[position++] ?? skip(1);
      value |= (byte & 127) << shift;
      if (byte < 128 || shift > 28) return value >>> 0;
    }
  };
  const reader: ByteReader = {
    varint,
    varints(count) {
      // Each takes a byte at least: a damaged count must not ask for all memory.
      if (count > reader.left()) skip(count);
      const values = new Uint32Array(count);
      for (let at = 0; at < count; at++) values[at] = varint();
      return values;
    },
    gaps(target, from, to) {
      let next = 0;
      for (let at = from; at < to; at++) {
        // Most gaps are of one byte: millions are read while a reader waits.
        const byte = bytes[position] ?? 128;
        if (byte < 128) position++;
        next += byte < 128 ? byte : varint();
        target[at] = next++;
      }
    },
    left: () => bytes.length - position,
    text: () => reader.characters(varint()),
    characters(length) {
      return new TextDecoder().decode(bytes.subarray(skip(length), position));
    },
    quarters(count) {
      const start = skip(Math.ceil(count / 4));
      const values = new Uint8Array(count);
      for (let at = 0; at < count; at++) {
        values[at] = ((bytes[start + (at >> 2)] ?? 0) >> ((at & 3) * 2)) & 3;
      }
      return values;
    },
  };
  return reader;
}
