import type { Diagnostic } from "../model/diagnostic.ts";

/** Signs that turn the direction of what follows: U+202A to U+202E, U+2066 to U+2069. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/;

/**
 * Warns of signs that nobody sees, and that let a text read otherwise than it is: code that is copied
 * then does something else (https://trojansource.codes). One warning for each line.
 *
 * @param file Named by the warnings.
 */
export function bidiWarnings(text: string, file: string): Diagnostic[] {
  if (!TURNS.test(text)) return [];
  return text.split(/\r\n|\r|\n/).flatMap((line, index): Diagnostic[] => {
    const [sign] = TURNS.exec(line) ?? [];
    if (sign === undefined) return [];
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return [
      {
        code: "bidi-sign",
        severity: "warning",
        message: `Here stands U+${code}, an invisible sign that turns the direction of the text after it.`,
        hint: "Take it out; for a text that runs from right to left use <bdi> or the attribute dir.",
        file,
        line: index + 1,
        column: line.indexOf(sign) + 1,
      },
    ];
  });
}
