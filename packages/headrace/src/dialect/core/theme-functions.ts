/** Of `@docusaurus/theme-common`: small functions that need nothing of the site. */
import {
  createElement,
  type ElementType,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
} from "react";

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

/** The search asks for what no collection has under this name. */
export const DEFAULT_SEARCH_TAG = "default";

/** Where a link past the frame leads. */
export const SkipToContentFallbackId = "__docusaurus_skipToContent_fallback";

/** Says that a hook is used where nothing tells it what it asks for. */
export class ReactContextError extends Error {
  override name = "ReactContextError";

  constructor(providerName: string, more = "") {
    super(`A hook is called outside of <${providerName}>. ${more}`.trim());
  }
}

/** What tells components around others, as one component. */
export function composeProviders(providers: readonly ElementType[]) {
  return ({ children }: { children?: ReactNode }): ReactNode =>
    providers.reduceRight((within, Provider) => createElement(Provider, null, within), children);
}

/** Tags by their first letter, both in the order of the alphabet. */
export function listTagsByLetters<Tag extends { label: string }>(
  tags: readonly Tag[],
): { letter: string; tags: Tag[] }[] {
  const letters = groupBy(tags, ({ label }) => label.charAt(0).toUpperCase());
  return Object.entries(letters)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([letter, of]) => ({
      letter,
      tags: of.toSorted((one, other) => one.label.localeCompare(other.label)),
    }));
}

/** Whether the links of a footer stand in columns. */
export function isMultiColumnFooterLinks(links: readonly object[]): boolean {
  return links.some((link) => "title" in link);
}

/** The entries of a bar for its left and its right side. */
export function splitNavbarItems<Item extends { position?: string }>(
  items: readonly Item[],
): [left: Item[], right: Item[]] {
  const isLeft = ({ position }: Item) => position === "left";
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}

/** A heading, and those within its section. */
interface ContentsEntry {
  value: string;
  id: string;
  level: number;
  children: ContentsEntry[];
}

/** The headings of a page, each within the last one of a higher rank. */
export function useTreeifiedTOC(
  toc: readonly { value: string; id: string; level: number }[],
): ContentsEntry[] {
  const tops: ContentsEntry[] = [];
  const open: ContentsEntry[] = [];
  for (const heading of toc) {
    const entry = { ...heading, children: [] };
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? tops).push(entry);
    open.push(entry);
  }
  return tops;
}

/** The same for headings of some levels. */
export function useFilteredAndTreeifiedTOC({
  toc,
  minHeadingLevel: min,
  maxHeadingLevel: max,
}: {
  toc: readonly { value: string; id: string; level: number }[];
  minHeadingLevel: number;
  maxHeadingLevel: number;
}): ContentsEntry[] {
  return useTreeifiedTOC(toc.filter(({ level }) => level >= min && level <= max));
}
