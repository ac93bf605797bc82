/**
 * The option that a key leads to, in a list whose field keeps the focus.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 *
 * @param active Index of the active option; -1 for none.
 * @param count Number of options.
 * @returns `undefined` for any other key, and when there is nothing to choose from.
 */
export function optionForKey(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return (Math.max(active, 0) - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
