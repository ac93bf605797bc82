/** Of `@docusaurus/theme-common`: small functions that need nothing of the site. */
import { useCallback, useLayoutEffect, useRef } from "react";

/** A list with each value once. */
export function uniq<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

/** The items that are equal to one before them. */
export function duplicates<Item>(
  items: readonly Item[],
  equal: (one: Item, other: Item) => boolean = Object.is,
): Item[] {
  return items.filter((item, at) => items.slice(0, at).some((one) => equal(one, item)));
}

/** The items by what a function says of each. */
export function groupBy<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item, index: number) => string,
): Record<string, Item[]> {
  const groups: Record<string, Item[]> = {};
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    groups[key] = [...(groups[key] ?? []), item];
  }
  return groups;
}

/** Whether a pattern, both it and the text being there, is found in a text. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, "i").test(text);
}

/** Whether the reader wants nothing to move; unknown before the page is live. */
export function prefersReducedMotion(): boolean {
  return typeof window !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** React has no complaint about it where there is no layout. */
export const useIsomorphicLayoutEffect = useLayoutEffect;

/** A function that stays the same and calls the one that was given last. */
export function useEvent<Arguments extends unknown[], Result>(
  callback: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}

/** The emoji that a label begins with, and what follows it. */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  const [first] = new Intl.Segmenter().segment(text);
  const isEmoji = first && /\p{Emoji_Presentation}|\uFE0F|\p{RI}/u.test(first.segment);
  return isEmoji
    ? { emoji: first.segment, rest: text.slice(first.segment.length) }
    : { emoji: null, rest: text };
}

/** Chooses among the forms of a message for one and for several: "1 item|{count} items". */
export function usePluralForm() {
  return {
    selectMessage(count: number, message: string): string {
      const forms = message.split("|");
      return forms[Math.min(count === 1 ? 0 : 1, forms.length - 1)] ?? message;
    },
  };
}
