/** Collects the bytes of an index. */
export interface ByteWriter {
  /** A whole number from 0 to 2³² - 1, seven bits to a byte, the lowest first (LEB128). */
  varint(value: number): void;
  /** UTF-8, preceded by its length in bytes. */
  text(value: string): void;
  /** Bytes as they are. */
  raw(bytes: Uint8Array): void;
  /** Numbers from 0 to 3, four to a byte, the lowest bits first. */
  quarters(values: readonly number[]): void;
  /** Everything written so far. */
  finish(): Uint8Array;
}

/** Creates an empty writer. */
export function createByteWriter(): ByteWriter {
  let bytes = new Uint8Array(1 << 16);
  let length = 0;
  const reserve = (more: number) => {
    if (length + more <= bytes.length) return;
    const larger = new Uint8Array(Math.max(bytes.length * 2, length + more));
    larger.set(bytes);
    bytes = larger;
  };
  const writer: ByteWriter = {
    varint(value) {
      reserve(5);
      let rest = value;
      while (rest > 127) {
        bytes[length++] = (rest & 127) | 128;
        rest >>>= 7;
      }
      bytes[length++] = rest;
    },
    raw(added) {
      reserve(added.length);
      bytes.set(added, length);
      length += added.length;
    },
    text(value) {
      const encoded = new TextEncoder().encode(value);
      writer.varint(encoded.length);
      writer.raw(encoded);
    },
    quarters(values) {
      const packed = new Uint8Array(Math.ceil(values.length / 4));
      values.forEach((value, at) => {
        packed[at >> 2] = (packed[at >> 2] ?? 0) | (value << ((at & 3) * 2));
      });
      writer.raw(packed);
    },
    finish: () => bytes.slice(0, length),
  };
  return writer;
}
