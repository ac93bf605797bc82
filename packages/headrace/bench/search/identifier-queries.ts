/** Queries for identifiers as readers write them: whole, in parts, in one word, or a piece of one. */
import type { Random } from "../random.ts";
import type { BenchDoc } from "./adapter.ts";
import type { JudgedQuery } from "./judged-query.ts";
import { sample } from "./known-items.ts";
import type { MarkdownPage } from "./markdown-pages.ts";

const IDENTIFIER =
  /(?<![\p{L}\p{N}_])(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]+)+|(?:[A-Z][a-z0-9]+){2,}|[A-Z]+(?:_[A-Z0-9]+)+)(?![\p{L}\p{N}_])/gu;
/** Code without spaces that is more than one word of small letters, and not too long to be typed. */
const TYPED_CODE = /^(?=.*[^a-z])(?=.*[a-z])[^\s<>"]{4,40}$/i;
/** A query that more pages answer means none of them. */
const MAX_PAGES = 3;

/**
 * Queries made from identifiers that stand on a few pages only. Each of these pages will do, and so
 * will every other one that has the words of the query in this order, in prose or in an identifier.
 */
export function identifierQueries(
  docs: readonly BenchDoc[],
  count: number,
  random: Random,
): JudgedQuery[] {
  const pages = new Map<string, Set<string>>();
  for (const { url, sections } of docs) {
    for (const { content } of sections) {
      for (const [name] of content.matchAll(IDENTIFIER)) {
        pages.set(name, (pages.get(name) ?? new Set()).add(url));
      }
    }
  }
  const pagesWith = wordFinder(docs);
  const rare = [...pages].filter(([name, urls]) => urls.size <= MAX_PAGES && name.length <= 40);
  const judged: JudgedQuery[] = [];
  for (const [name] of sample(rare, rare.length, random)) {
    if (judged.length === count) break;
    const { query, words } = writeOtherwise(name, random);
    const urls = pagesWith(words);
    if (urls.length <= MAX_PAGES) judged.push({ query, urls });
  }
  return judged;
}

/**
 * Queries that are what the text sets as code on a few pages only: flags, file names, calls, error
 * codes, as they stand there. Judged like identifiers.
 */
export function codeQueries(
  docs: readonly MarkdownPage[],
  count: number,
  random: Random,
): JudgedQuery[] {
  const pages = new Map<string, Set<string>>();
  for (const { url, codeSpans } of docs) {
    for (const code of codeSpans) {
      if (TYPED_CODE.test(code)) pages.set(code, (pages.get(code) ?? new Set()).add(url));
    }
  }
  const pagesWith = wordFinder(docs);
  const rare = [...pages].filter(([, urls]) => urls.size <= MAX_PAGES);
  const judged: JudgedQuery[] = [];
  for (const [query, own] of sample(rare, rare.length, random)) {
    if (judged.length === count) break;
    const urls = [...new Set([...own, ...pagesWith(spaced(query).trim().split(" "))])];
    if (urls.length <= MAX_PAGES) judged.push({ query, urls });
  }
  return judged;
}

/** Tells which pages have words side by side, in prose or in an identifier. */
function wordFinder(docs: readonly BenchDoc[]): (words: readonly string[]) => string[] {
  const texts = docs.map(({ url, title, sections }) => ({
    url,
    text: spaced([title, ...sections.flatMap((one) => [one.title, one.content])].join(" ")),
  }));
  return (words) => {
    const pattern = new RegExp(` ${words.join(" ?")} `);
    return texts.flatMap(({ url, text }) => (pattern.test(text) ? [url] : []));
  };
}

/** Words between single spaces; identifiers are cut into theirs. */
function spaced(text: string): string {
  const words = text.replace(/([a-z0-9])([A-Z])/g, "$1 $2").match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(" ").toLowerCase()} `;
}

/** A way to write an identifier, or the end of a long one, and the words that it consists of. */
function writeOtherwise(name: string, random: Random): { query: string; words: string[] } {
  const words = spaced(name).trim().split(" ");
  const way = random.integer(0, 3);
  if (way === 0) return { query: name, words };
  if (way === 1) return { query: words.join(""), words };
  if (way === 2) return { query: words.join(" "), words };
  if (words.length < 3) return { query: name.toLowerCase(), words };
  return { query: words.slice(1).join("_"), words: words.slice(1) };
}
