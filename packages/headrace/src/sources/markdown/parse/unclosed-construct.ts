/** Line and column, from 1. */
interface Point {
  line: number;
  column: number;
}

/**
 * Finds where a tag or an expression begins that runs to the end of the file. The parser tells only
 * where it gave up, at the end.
 *
 * All texts that end within the construct fail, and the one that ends before it does not, so it is
 * found by reading shorter and shorter beginnings of the file.
 *
 * @param isUnclosed Tells whether a text ends within a tag or an expression.
 */
export function findUnclosed(
  text: string,
  isUnclosed: (text: string) => boolean,
): Point | undefined {
  const lines = text.split("\n");
  const fails = (count: number) => isUnclosed(lines.slice(0, count).join("\n"));
  const line = lastPassing(lines.length, fails) + 1;
  const before = lines
    .slice(0, line - 1)
    .map((item) => `${item}\n`)
    .join("");
  const candidates = [...(lines[line - 1] ?? "").matchAll(/[<{]/g)].map((match) => match.index);
  const ends = (count: number) => before + (lines[line - 1] ?? "").slice(0, candidates[count]);
  const start = lastPassing(candidates.length, (count) => isUnclosed(ends(count)));
  const column = candidates[start];
  return column === undefined || isUnclosed(ends(start)) ? undefined : { line, column: column + 1 };
}

/** The largest number below `end` that does not fail: steps back that double, then halves. */
function lastPassing(end: number, fails: (count: number) => boolean): number {
  let high = end;
  let low = end - 1;
  for (let step = 1; low > 0 && fails(low); step *= 2) {
    high = low;
    low = Math.max(0, low - step);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fails(middle)) high = middle;
    else low = middle;
  }
  return low;
}
