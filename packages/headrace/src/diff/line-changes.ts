import type { LineChange } from "./site-diff.ts";

/** Longer texts are compared by their beginning and end alone. */
const MAX_CELLS = 16_000_000;

/** What has to be replaced to make one text of the other; equal texts have no change. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const pairs = old.length * now.length > MAX_CELLS ? [] : commonLines(old, now);
  return changesBetween(old, now, [...pairs, [old.length, now.length]]).map((change, index) =>
    index === 0 ? { ...change, skipped: change.skipped + start } : change,
  );
}

type Pair = readonly [old: number, now: number];

/** The longest row of lines that both have in the same order. */
function commonLines(old: readonly string[], now: readonly string[]): Pair[] {
  const width = now.length + 1;
  /** How many lines the ends of both texts have in common, from a place in each. */
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    if (old[i] === now[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

function changesBetween(
  old: readonly string[],
  now: readonly string[],
  pairs: readonly Pair[],
): LineChange[] {
  const changes: LineChange[] = [];
  let skipped = 0;
  let [i, j] = [0, 0];
  for (const [nextOld, nextNow] of pairs) {
    const before = old.slice(i, nextOld);
    const after = now.slice(j, nextNow);
    if (before.length + after.length > 0) {
      changes.push({ skipped, before, after });
      skipped = 0;
    }
    skipped++;
    [i, j] = [nextOld + 1, nextNow + 1];
  }
  return changes;
}
