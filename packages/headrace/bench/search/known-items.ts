/**
 * Queries of readers who know what they look for: titles and headings said in their own way. Made
 * from the pages by rules, with a seed.
 */
import type { Random } from "../random.ts";
import type { BenchDoc } from "./adapter.ts";
import type { JudgedQuery } from "./judged-query.ts";

const FILLERS = new Set(
  "a an the of to in on and or for with by from is are how using your".split(" "),
);
/** A heading of more pages is a form to be filled in ("See also"): nobody looks for it. */
const MAX_SAME = 5;
const WORD = /[\p{L}\p{N}_+#]+(?:[-.':][\p{L}\p{N}_+#]+)*/gu;

/** Queries for pages: as many as asked for, from titles that no other page has. */
export function titleQueries(
  docs: readonly BenchDoc[],
  count: number,
  random: Random,
): JudgedQuery[] {
  const titles = countBy(docs, ({ title }) => words(title).join(" "));
  const unique = docs.filter(({ title }) => {
    const own = words(title);
    return own.length >= 2 && titles.get(own.join(" ")) === 1;
  });
  const [vocabulary, answersTo] = [vocabularyOf(docs), nameIndex(docs)];
  return sample(unique, count, random).map(({ title, url }) => {
    const query = sayOtherwise(words(title), vocabulary, random);
    return { query, urls: answersTo(query, url) };
  });
}

/** Queries for sections: the heading and, unless it is the only one of its kind, its page's title. */
export function headingQueries(
  docs: readonly BenchDoc[],
  count: number,
  random: Random,
): JudgedQuery[] {
  const all = docs.flatMap((page) =>
    page.sections.slice(1).map((section) => ({ page, section, words: words(section.title) })),
  );
  const same = countBy(all, (entry) => entry.words.join(" "));
  const usable = all.filter(({ words: own, section }) => {
    const common = (same.get(own.join(" ")) ?? 0) > MAX_SAME;
    return own.length >= 2 && !common && section.content.length > 80;
  });
  const [vocabulary, answersTo] = [vocabularyOf(docs), nameIndex(docs)];
  return sample(usable, count, random).map(({ page, section, words: own }) => {
    const alone = same.get(own.join(" ")) === 1;
    const name = alone ? own : [...words(page.title), ...own];
    const query = sayOtherwise(name, vocabulary, random);
    return { query, urls: answersTo(query, page.url), section: `${page.url}#${section.anchor}` };
  });
}

/**
 * Tells which pages answer a query: the one it was made for, and those that have the same words, in
 * whatever order, for a title or heading of theirs.
 */
function nameIndex(docs: readonly BenchDoc[]): (query: string, url: string) => string[] {
  const keyOf = (text: string) =>
    words(text)
      .filter((word) => !FILLERS.has(word))
      .sort()
      .join(" ");
  const pages = new Map<string, Set<string>>();
  for (const { url, title, sections } of docs) {
    for (const name of [title, ...sections.map((section) => section.title)]) {
      const key = keyOf(name);
      pages.set(key, (pages.get(key) ?? new Set()).add(url));
    }
  }
  return (query, url) => [...new Set([url, ...(pages.get(keyOf(query)) ?? [])])];
}

/** Every word of the pages. */
function vocabularyOf(docs: readonly BenchDoc[]): ReadonlySet<string> {
  const vocabulary = new Set<string>();
  for (const { sections } of docs) {
    for (const { content } of sections) for (const word of words(content)) vocabulary.add(word);
  }
  return vocabulary;
}

/** The same queries with one slip in a word of at least five letters. */
export function withTypos(queries: readonly JudgedQuery[], random: Random): JudgedQuery[] {
  return queries.flatMap((judged) => {
    const all = judged.query.split(" ");
    const long = all.flatMap((word, at) => (/^[a-z]{5,}$/.test(word) ? [at] : []));
    if (long.length === 0) return [];
    const target = random.pick(long);
    const query = all.map((word, at) => (at === target ? misspell(word, random) : word)).join(" ");
    return [{ ...judged, query }];
  });
}

/** Several of a list, each once, in the order of the draw. */
export function sample<T>(list: readonly T[], count: number, random: Random): T[] {
  const rest = [...list];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [drawn] = rest.splice(random.integer(0, rest.length - 1), 1);
    if (drawn === undefined) throw new Error("Nothing is left to draw.");
    return drawn;
  });
}

function countBy<T>(list: readonly T[], key: (entry: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of list) counts.set(key(entry), (counts.get(key(entry)) ?? 0) + 1);
  return counts;
}

function words(title: string): string[] {
  return (title.match(WORD) ?? []).map((word) => word.toLowerCase());
}

/** Without the small words, and one change: other endings, another order, a word less, or none. */
function sayOtherwise(
  title: readonly string[],
  vocabulary: ReadonlySet<string>,
  random: Random,
): string {
  const telling = title.filter((word) => !FILLERS.has(word));
  const kept = telling.length >= 2 ? telling : title;
  const way = random.integer(0, 3);
  if (way === 0) return title.join(" ");
  if (way === 1) return kept.map((word) => otherEnding(word, vocabulary)).join(" ");
  if (way === 2 && kept.length >= 4) {
    const less = random.integer(0, kept.length - 1);
    return kept.filter((_, at) => at !== less).join(" ");
  }
  const cut = Math.ceil(kept.length / 2);
  return [...kept.slice(cut), ...kept.slice(0, cut)].join(" ");
}

/** Another form of a word that the pages use somewhere, or the word itself. */
function otherEnding(word: string, vocabulary: ReadonlySet<string>): string {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  const base = word.replace(/(?:ing|s)$/, "");
  const forms = [base, `${base}e`, base.replace(/(.)\1$/, "$1"), `${word}s`];
  return forms.find((form) => form !== word && vocabulary.has(form)) ?? word;
}

function misspell(word: string, random: Random): string {
  const at = random.integer(1, word.length - 2);
  const letter = String.fromCharCode(97 + random.integer(0, 25));
  const way = random.integer(0, 3);
  if (way === 0) return word.slice(0, at) + word.slice(at + 1);
  if (way === 1) return word.slice(0, at) + letter + word.slice(at);
  if (way === 2) return word.slice(0, at) + letter + word.slice(at + 1);
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}
