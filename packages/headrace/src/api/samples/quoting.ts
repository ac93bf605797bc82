import { INVISIBLE } from "./literals.ts";

/** How a language writes what can't stand in a string as it is. */
export interface StringRules {
  /** A character by its number. */
  escape: (codePoint: number) => string;
  /** Characters that mean something in a string of this language: "$" in PHP. */
  special?: string;
}

const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** A string literal in double quotes that holds the text, with what readers can't see escaped. */
export function stringLiteral(text: string, { escape: hidden, special = "" }: StringRules): string {
  const pieces = [...text].map((character) => {
    const short = SHORT[character];
    if (short !== undefined) return short;
    if (character === '"' || character === "\\" || special.includes(character))
      return `\\${character}`;
    const isHidden = /\p{Cc}/u.test(character) || character.replace(INVISIBLE, "") === "";
    return isHidden ? hidden(character.codePointAt(0) ?? 0) : character;
  });
  return `"${pieces.join("")}"`;
}

/** "\u{1f600}", as Rust, Ruby and PHP write it. */
export function braced(codePoint: number): string {
  return `\\u{${codePoint.toString(16)}}`;
}

/** "\u00ad" or "\U000e0001", as Python and Go write it. */
export function padded(codePoint: number): string {
  const digits = codePoint.toString(16);
  return codePoint > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
}
