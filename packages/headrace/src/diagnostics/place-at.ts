import { existsSync, readFileSync } from "node:fs";

/** Where a text stands first in a JSON file, or the file begins; one that is gone meanwhile has no other places. */
export function placeInJson(file: string, value?: string): { line: number; column: number } {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const offset = value === undefined ? 0 : text.indexOf(JSON.stringify(value));
  return placeAt(text, Math.max(0, offset));
}

/**
 * Where a character of a text stands, both counted from 1.
 *
 * @param offset In code units.
 */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
