import type { TextProblem } from "./decode-text.ts";

/** Larger files are refused: nothing that a page includes is that large. */
export const MAX_SOURCE_BYTES = 5_000_000;

/** What is said of a larger file, as it would be said of one that is no text. */
export function tooLarge(bytes: number): { problem: TextProblem } {
  return {
    problem: {
      code: "too-large",
      severity: "error",
      message: `This file is too large: ${(bytes / 1e6).toFixed(1)} MB, where ${MAX_SOURCE_BYTES / 1e6} MB are allowed.`,
      hint: "Split it into several pages.",
      line: 1,
      column: 1,
    },
  };
}
