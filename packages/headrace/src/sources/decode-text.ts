import { isUtf8 } from "node:buffer";
import type { Diagnostic } from "../model/diagnostic.ts";

/** Why a file is no text. */
export type TextProblem = Pick<Diagnostic, "code" | "severity" | "message" | "hint"> & {
  line: number;
  column: number;
};

/** The text of a file, or why it is none: another encoding than UTF-8, or no text at all. */
export function decodeText(bytes: Buffer): { text: string } | { problem: TextProblem } {
  const text = bytes.toString("utf8");
  const nul = text.indexOf("\0");
  if (isUtf8(bytes) && nul === -1) return { text };
  const invalid = isUtf8(bytes) ? text.length : firstInvalid(bytes, text);
  const isWide =
    bytes.subarray(0, 2).equals(LITTLE_ENDIAN) || bytes.subarray(0, 2).equals(BIG_ENDIAN);
  const before = text.slice(0, nul === -1 ? invalid : Math.min(nul, invalid)).split(/\r\n|\r|\n/);
  return {
    problem: {
      code: "encoding",
      severity: "error",
      message: isWide
        ? "This file is UTF-16, and not UTF-8."
        : isUtf8(bytes)
          ? "Here stands a NUL character, which no text has."
          : "Here is a byte that no UTF-8 text has.",
      hint: "Save the file as UTF-8; if it is no text, keep it out of the folder of pages.",
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
    },
  };
}

/** What the text of a file in another encoding may be; "" for what is no text. */
export function guessText(bytes: Buffer): string {
  const start = bytes.subarray(0, 2);
  if (start.equals(LITTLE_ENDIAN)) return new TextDecoder("utf-16le").decode(bytes);
  if (start.equals(BIG_ENDIAN)) return new TextDecoder("utf-16be").decode(bytes);
  return bytes.includes(0) ? "" : new TextDecoder("windows-1252").decode(bytes);
}

/** What UTF-16 files begin with. */
const LITTLE_ENDIAN = Buffer.from([0xff, 0xfe]);
const BIG_ENDIAN = Buffer.from([0xfe, 0xff]);

/** Index in the decoded text of the first sign that does not stand in the file itself. */
function firstInvalid(bytes: Buffer, text: string): number {
  const replacement = Buffer.from("\uFFFD");
  let offset = 0;
  let from = 0;
  for (;;) {
    const at = text.indexOf("\uFFFD", from);
    if (at === -1) return text.length;
    offset += Buffer.byteLength(text.slice(from, at));
    if (!bytes.subarray(offset, offset + 3).equals(replacement)) return at;
    offset += 3;
    from = at + 1;
  }
}
