import { isUtf8 } from "node:buffer";
import type { Diagnostic } from "../model/diagnostic.ts";

/** Why a file is no text. */
export type TextProblem = Pick<Diagnostic, "code" | "severity" | "message" | "hint"> & {
  line: number;
  column: number;
};

/** A text with "\n" as line ends, without byte order mark. */
export function withLineFeeds(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** The text of a file, or why it is none: another encoding than UTF-8, or no text at all. */
export function decodeText(bytes: Buffer): { text: string } | { problem: TextProblem } {
  const text = bytes.toString("utf8");
  const nul = text.indexOf("\0");
  if (isUtf8(bytes) && nul === -1) return { text };
  const wide = wideEncoding(bytes);
  const invalid = isUtf8(bytes) ? text.length : firstInvalid(bytes, text);
  const end = wide ? 0 : nul === -1 ? invalid : Math.min(nul, invalid);
  const before = text.slice(0, end).split(/\r\n|\r|\n/);
  return {
    problem: {
      code: "encoding",
      severity: "error",
      message: wide
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
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  // As a stream, since Node takes it for Latin-1 otherwise, which has no curly quotes.
  return bytes.includes(0) ? "" : new TextDecoder("windows-1252").decode(bytes, { stream: true });
}

/** What UTF-16 files begin with, unless a program left it out. */
const LITTLE_ENDIAN = Buffer.from([0xff, 0xfe]);
const BIG_ENDIAN = Buffer.from([0xfe, 0xff]);
/** The least share of Latin letters, blanks and line ends: marks of Markdown are among them. */
const LATIN = 0.1;

/** Of Latin signs one half is 0, always the second, or always the first; one alone is a stray one. */
function wideEncoding(bytes: Buffer): "utf-16le" | "utf-16be" | undefined {
  const start = bytes.subarray(0, 2);
  if (start.equals(LITTLE_ENDIAN)) return "utf-16le";
  if (start.equals(BIG_ENDIAN)) return "utf-16be";
  const zeros = [0, 0];
  for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, at + 1))
    zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [first = 0, second = 0] = zeros;
  const least = Math.max(2, (LATIN * bytes.length) / 2);
  const isWide = bytes.length % 2 === 0 && first + second >= least && (first === 0 || second === 0);
  if (!isWide) return undefined;
  return second > 0 ? "utf-16le" : "utf-16be";
}

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
