import type { Diagnostic } from "../model/diagnostic.ts";

/**
 * Mends a text where its problems say how.
 *
 * A fix is applied when what it replaces stands exactly once between the place of the problem and
 * the end of the line, or the next problem on it: anything else would be a guess.
 *
 * @param diagnostics Those of this file.
 * @returns The new text, and how many problems it no longer has.
 */
export function applyFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
): { text: string; applied: number } {
  const lines = text.split("\n");
  let applied = 0;
  // From the end, so that positions before a change stay right.
  const byPosition = diagnostics.toSorted(
    (a, b) => (b.line ?? 0) - (a.line ?? 0) || (b.column ?? 0) - (a.column ?? 0),
  );
  for (const { fix, line = 0, column = 1 } of byPosition) {
    const source = lines[line - 1];
    if (!fix || source === undefined) continue;
    const rest = replaceOnce(source.slice(column - 1), fix);
    if (rest === undefined) continue;
    lines[line - 1] = source.slice(0, column - 1) + rest;
    applied++;
  }
  return { text: lines.join("\n"), applied };
}

function replaceOnce(
  text: string,
  { find, replace }: { find: string; replace: string },
): string | undefined {
  const at = text.indexOf(find);
  const isWhole = at !== -1 && !/[\p{L}\p{N}_-]/u.test(text.charAt(at + find.length));
  if (!isWhole || text.includes(find, at + 1)) return undefined;
  return text.slice(0, at) + replace + text.slice(at + find.length);
}
