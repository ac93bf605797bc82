import { HIGHLIGHT_PARAMETER } from "../../../model/constants.ts";
import type { findTerms, termsIn } from "../../../search/query/snippet.ts";
import { announce } from "../../announcer.ts";
import { hashTarget } from "../../reveal-target.ts";
import { showClearButton } from "./clear-button.ts";

/** Name of the marks in style sheets: `::highlight(search)`. */
const HIGHLIGHT_NAME = "search";

/** What an address may ask for: it can be made up by anybody. */
const MAX_WORDS = 20;
/** More marks tell a reader nothing. */
const MAX_MARKS = 60;

/** After the title of the page has been said (milliseconds). */
const ANNOUNCE_AFTER_MS = 1200;

let release = new AbortController();

/** What finds words: with the code of the search, which this module does not bring once more. */
export interface WordTools {
  findTerms: typeof findTerms;
  termsIn: typeof termsIn;
}

/** What to mark. */
export interface MarkRequest {
  articleSelector: string;
  /** What was asked for; other words of their stems are marked, too. */
  words: readonly string[];
  /** Whether the first mark may be scrolled to; a hash in the address goes before. */
  mayScroll: boolean;
}

/**
 * Marks words in the article without changing its DOM; takes away what was marked before.
 * https://drafts.csswg.org/css-highlight-api-1/
 */
export function markWords(
  { articleSelector, words, mayScroll }: MarkRequest,
  tools: WordTools,
): void {
  release.abort();
  const article = document.querySelector(articleSelector);
  if (!article || words.length === 0 || !("highlights" in CSS)) return;
  const terms = words.flatMap(tools.termsIn).slice(0, MAX_WORDS);
  const find = (text: string) => tools.findTerms(text, terms);
  const section = targetSection(article);
  const inSection = section ? findRanges(article, find, section) : [];
  const ranges = inSection.length > 0 ? inSection : findRanges(article, find);
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

/** From the heading that the address names up to the next one of its rank or above. */
function targetSection(article: Element): Range | undefined {
  const headings = [...article.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const target = hashTarget(location.hash);
  const at = target ? headings.indexOf(target) : -1;
  const heading = headings[at];
  if (!heading) return undefined;
  const next = headings.slice(at + 1).find(({ tagName }) => tagName <= heading.tagName);
  const section = document.createRange();
  section.setStartBefore(heading);
  if (next) section.setEndBefore(next);
  else section.setEnd(article, article.childNodes.length);
  return section;
}

function findRanges(
  article: Element,
  find: (text: string) => { start: number; end: number }[],
  within?: Range,
): Range[] {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node && ranges.length < MAX_MARKS; node = walker.nextNode()) {
    if (within?.intersectsNode(node) === false) continue;
    for (const { start, end } of find(node.nodeValue ?? "")) {
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
