import { HIGHLIGHT_PARAMETER } from "../../model/constants.ts";
import { findTerms } from "../../search/query/snippet.ts";
import { announce } from "../announcer.ts";
import { showClearButton } from "./clear-button.ts";

/** Name of the marks in style sheets: `::highlight(search)`. */
const HIGHLIGHT_NAME = "search";

/** What an address may ask for: it can be made up by anybody. */
const MAX_WORDS = 20;
const MAX_MARKS = 2000;

/** After the title of the page has been said (milliseconds). */
const ANNOUNCE_AFTER_MS = 1200;

let release = new AbortController();

/** What to mark. */
export interface MarkRequest {
  articleSelector: string;
  /** Words as an index has them; others of their stem are marked, too. */
  words: readonly string[];
  /** Whether the first mark may be scrolled to; a hash in the address goes before. */
  mayScroll: boolean;
}

/**
 * Marks words in the article without changing its DOM; takes away what was marked before.
 * https://drafts.csswg.org/css-highlight-api-1/
 */
export function markWords({ articleSelector, words, mayScroll }: MarkRequest): void {
  release.abort();
  const article = document.querySelector(articleSelector);
  if (!article || words.length === 0 || !("highlights" in CSS)) return;
  const ranges = findRanges(article, words.slice(0, MAX_WORDS));
  if (ranges.length === 0) return;
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  release = new AbortController();
  const { signal } = release;
  signal.addEventListener("abort", () => CSS.highlights.delete(HIGHLIGHT_NAME));
  showClearButton({ count: ranges.length, signal, onClear: clear });
  const count = ranges.length === 1 ? "1 match is" : `${ranges.length} matches are`;
  const timer = setTimeout(
    () => announce(`${count} highlighted. Press Escape to clear.`),
    ANNOUNCE_AFTER_MS,
  );
  signal.addEventListener("abort", () => clearTimeout(timer));
  if (mayScroll && !location.hash) scrollToFirst(ranges);
}

/** Takes the marks away, and the words out of the address. */
function clear(): void {
  release.abort();
  const url = new URL(location.href);
  url.searchParams.delete(HIGHLIGHT_PARAMETER);
  history.replaceState(history.state, "", url);
}

function findRanges(article: Element, words: readonly string[]): Range[] {
  const terms = words.map((word) => word.toLowerCase());
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node && ranges.length < MAX_MARKS; node = walker.nextNode()) {
    for (const { start, end } of findTerms(node.nodeValue ?? "", terms)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Brings the first mark that can be seen onto the screen; hidden tabs and details stay closed. */
function scrollToFirst(ranges: readonly Range[]): void {
  const first = ranges.find((range) => range.startContainer.parentElement?.checkVisibility());
  const box = first?.getBoundingClientRect();
  if (!box || (box.top >= 0 && box.bottom <= innerHeight)) return;
  scrollTo({ top: scrollY + box.top - innerHeight / 3, behavior: "instant" });
}
