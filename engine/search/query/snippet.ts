import { foldCharacters } from "../analysis/fold.ts";
import { stemWord } from "../analysis/stem.ts";
import { findPieces, indexTerms, isCharacterGroup, tokenize } from "../analysis/tokens.ts";

/** A piece of text, and whether it is one of the words that were looked for. */
export interface SnippetPart {
  text: string;
  marked: boolean;
}

const ELLIPSIS = "…";
/** The second half of a character, a mark above or below one, or what joins it to the one before. */
const CONTINUES = /^[\p{M}\p{Cs}\u200d]|^\p{Emoji_Modifier}/u;

/**
 * Cuts out the part of a text that holds most of the words looked for, and marks them.
 *
 * @param terms Terms of a result, as the index has them.
 * @param length The most characters to cut out, ellipses not counted.
 */
export function cutSnippet(text: string, terms: readonly string[], length: number): SnippetPart[] {
  const hits = findTerms(text, new Set(terms));
  const from = windowStart(text, hits, length);
  const to = wordEnd(text, from, length);
  const parts: SnippetPart[] = from > 0 ? [{ text: ELLIPSIS, marked: false }] : [];
  let at = from;
  for (const hit of hits) {
    if (hit.start < at || hit.end > to) continue;
    parts.push({ text: text.slice(at, hit.start), marked: false });
    parts.push({ text: text.slice(hit.start, hit.end), marked: true });
    at = hit.end;
  }
  parts.push({ text: text.slice(at, to), marked: false });
  if (to < text.length) parts.push({ text: ELLIPSIS, marked: false });
  return parts.filter((part) => part.text !== "");
}

/** Where a word stands in a text. */
export interface Hit {
  start: number;
  end: number;
}

/**
 * Where the terms stand: whole words, or their characters in scripts without spaces. A word counts
 * when it has a term's stem: "deploys" for the term "deploy".
 *
 * @param terms Terms of a result, as the index has them.
 */
export function findTerms(text: string, terms: ReadonlySet<string>): Hit[] {
  const stems = new Set(Array.from(terms, stemWord));
  const isMeant = (term: string) => terms.has(term) || stems.has(stemWord(term));
  const beginnings = [...new Set([...terms, ...stems].map(beginningOf))];
  const hits: Hit[] = [];
  for (const { text: word, start, end } of findPieces(text)) {
    if (isCharacterGroup(word)) hits.push(...findInside(word, start, terms));
    else if (!mayHold(word, beginnings)) continue;
    else if (tokenize(word).flatMap(indexTerms).some(isMeant)) hits.push({ start, end });
  }
  return hits;
}

const NO_LETTER = /[^a-z\d]/g;
const NOT_ASCII = /[^\0-\x7f]/;

/** Letters and digits that a word with the stem of a term has at the beginning of one of its parts. */
function beginningOf(term: string): string {
  return NOT_ASCII.test(term) ? "" : term.replace(NO_LETTER, "").slice(0, 3);
}

/** False for most words of a text, and much quicker than taking them apart. */
function mayHold(word: string, beginnings: readonly string[]): boolean {
  if (NOT_ASCII.test(word)) return true;
  const letters = word.toLowerCase().replace(NO_LETTER, "");
  return beginnings.some((beginning) => letters.includes(beginning));
}

function findInside(run: string, offset: number, terms: ReadonlySet<string>): Hit[] {
  const { folded, origins } = foldRun(run);
  const hits: Hit[] = [];
  for (let at = 0; at < folded.length; at++) {
    const size = [3, 2].find((length) => terms.has(folded.slice(at, at + length)));
    if (size === undefined) continue;
    const start = offset + (origins[at] ?? 0);
    const end = offset + (origins[Math.min(at + size, folded.length) - 1] ?? 0) + 1;
    const last = hits.at(-1);
    if (last && last.end >= start) last.end = end;
    else hits.push({ start, end });
  }
  return hits;
}

/** The folded text, and where each of its characters comes from: Thai "ำ" becomes two. */
function foldRun(run: string): { folded: string; origins: number[] } {
  const whole = foldCharacters(run).toLowerCase();
  if (whole.length === run.length)
    return { folded: whole, origins: Array.from({ length: run.length }, (_, at) => at) };
  const parts = Array.from(run, (character) => foldCharacters(character).toLowerCase());
  const origins: number[] = [];
  let at = 0;
  for (const [index, character] of Array.from(run).entries()) {
    for (let count = parts[index]?.length ?? 0; count > 0; count--) origins.push(at);
    at += character.length;
  }
  return { folded: parts.join(""), origins };
}

/** Begins a little before the first of the hits that stand closest together, each word once. */
function windowStart(text: string, hits: readonly Hit[], length: number): number {
  const wordAt = ({ start, end }: Hit) => stemWord(text.slice(start, end).toLowerCase());
  const inWindow = (first: Hit) => {
    const window = hits.filter(
      ({ start, end }) => start >= first.start && end <= first.start + length,
    );
    return new Set(window.map(wordAt)).size;
  };
  let best = hits[0];
  let most = 0;
  for (const hit of hits) {
    const count = inWindow(hit);
    if (count > most) [best, most] = [hit, count];
  }
  if (!best || best.end <= length) return 0;
  const lead = Math.max(0, Math.min(Math.floor(length / 4), length - (best.end - best.start)));
  const space = text.indexOf(" ", best.start - lead);
  return space >= 0 && space < best.start ? space + 1 : best.start;
}

/** Ends at the end of a word, if there is one, and never inside of what is seen as one character. */
function wordEnd(text: string, from: number, length: number): number {
  let end = from + length;
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(" ", end);
  if (space > from + length / 2) return space;
  while (end > from && CONTINUES.test(text.slice(end, end + 2))) end--;
  return end;
}
