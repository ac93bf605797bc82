/** Where a tab's value may come from, strongest first. */
export interface TabSources {
  /** Values of the tabs, in order. */
  values: readonly string[];
  /** The value in the address's query, when the tabs use one. */
  query: string | null;
  /** The value that the reader chose last in tabs of the same group. */
  stored: string | null;
}

/** The value to select, or `undefined` to leave the page's own selection. */
export function chooseTab({ values, query, stored }: TabSources): string | undefined {
  return [query, stored].find((value) => value !== null && values.includes(value)) ?? undefined;
}

/**
 * Where a key leads from tab `index` of `count`, or `undefined` when it means nothing to tabs.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function tabIndexForKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
