/**
 * Where `needle` stands first in a text, from 1; nothing when it does not occur.
 *
 * Configuration is code that has run by the time its values are judged, so values carry no
 * positions; the first occurrence is where a person would look.
 */
export function findInText(text: string, needle: string): { line?: number; column?: number } {
  const offset = text.indexOf(needle);
  if (offset === -1) return {};
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
