/** More entries than this are found by their first letters. */
const LONG_LIST = 100;

/**
 * Cuts a long list by first letters, in the order of the names.
 *
 * @returns `null` for a list that is short enough to be read.
 */
export function byLetter<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): [letter: string, entries: Entry[]][] | null {
  if (entries.length <= LONG_LIST) return null;
  const groups = new Map<string, Entry[]>();
  const sorted = [...entries].sort((a, b) => nameOf(a).localeCompare(nameOf(b), "en"));
  for (const entry of sorted) {
    const letter = /[\p{L}\p{N}]/u.exec(nameOf(entry))?.[0].toUpperCase() ?? "…";
    const group = groups.get(letter) ?? [];
    groups.set(letter, group);
    group.push(entry);
  }
  return [...groups];
}
