/** Characters that names in a switch may have: each of them, and all together. */
interface NameLengths {
  each?: number;
  all?: number;
}

/** Of several ways to call the parts of a switch the first that tells them apart and is short enough. */
export function tellingNames(
  ways: readonly (readonly string[])[],
  { each = Infinity, all = Infinity }: NameLengths,
): readonly string[] | undefined {
  return ways.find(
    (names) =>
      new Set(names).size === names.length &&
      names.every((name) => name !== "" && name.length <= each) &&
      names.join("").length <= all,
  );
}

/** Fewer characters tell nothing. */
const SHORTEST = 12;

/**
 * Names without the words that all of them begin with, cut behind a word: "for a queued…"; those that
 * only their ends tell apart have these, too: "for a queued… in time".
 */
export function cutNames(names: readonly string[], longest: number): readonly string[] {
  const most = Math.max(longest, SHORTEST);
  const words = names.map((name) => name.split(/\s+/));
  const isShared = (at: number) =>
    words.every((all) => all.length > at + 1 && all[at] === words[0]?.[at]);
  let shared = 0;
  while (isShared(shared)) shared += 1;
  const rests = words.map((all) => all.slice(shared).join(" "));
  const starts = rests.map((rest) => cut(rest, most));
  return rests.map((rest, index) => {
    const start = starts[index] ?? "";
    const isTelling = start === rest || starts.indexOf(start) === starts.lastIndexOf(start);
    return isTelling ? start : withEnd(rest, most);
  });
}

function withEnd(name: string, most: number): string {
  const half = Math.floor(most / 2);
  const at = name.indexOf(" ", name.length - half);
  return at < 0 ? name : `${cut(name, half)}${name.slice(at)}`;
}

/** A name of one long word stays as it is. */
function cut(name: string, most: number): string {
  if (name.length <= most) return name;
  const end = name.lastIndexOf(" ", most - 1);
  return end > 0 ? `${name.slice(0, end).replace(/[\s,;:.–—-]+$/, "")}…` : name;
}
