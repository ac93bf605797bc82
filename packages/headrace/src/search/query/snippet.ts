import { foldCharacters } from "../analysis/fold.ts";
import { stemWord } from "../analysis/stem.ts";
import {
  findPieces,
  indexTerms,
  isCharacterGroup,
  type TextPiece,
  tokenize,
} from "../analysis/tokens.ts";

/** A piece of text, and whether it is one of the words that were looked for. */
export interface SnippetPart {
  text: string;
  marked: boolean;
}

const ELLIPSIS = "…";
/** Cuts a text into what is seen as one character each: a letter with its marks, a flag. */
const CHARACTERS = new Intl.Segmenter();
/** Longer ones, with dozens of marks, may be cut. */
const LONGEST_CHARACTER = 32;

/**
 * Cuts out the part of a text that holds most of the words looked for, and marks them.
 *
 * @param terms Terms of a result, as the index has them.
 * @param length The most characters to cut out, ellipses not counted.
 */
export function cutSnippet(text: string, terms: readonly string[], length: number): SnippetPart[] {
  const hits = findTerms(text, terms);
  const from = characterAt(text, windowStart(text, hits, length)).start;
  const to = characterAt(text, wordEnd(text, from, length)).start;
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

/** The terms of what somebody typed or linked to, as an index would have them. */
export function termsIn(text: string): string[] {
  return tokenize(text).flatMap(indexTerms);
}

/**
 * Where the terms stand: whole words, or their characters in scripts without spaces. A word counts
 * when it has a term's stem: "deploys" for the term "deploy".
 *
 * @param terms Terms of a result, as the index has them.
 */
export function findTerms(text: string, terms: readonly string[]): Hit[] {
  const wanted = prepare(terms);
  const hits: Hit[] = [];
  let from = 0;
  for (const { index } of text.matchAll(wanted.beginnings)) {
    if (index < from) continue;
    const start = stretchStart(text, index);
    from = stretchEnd(text, index);
    const stretch = text.slice(start, from);
    const isAscii = !NOT_ASCII.test(stretch);
    for (const piece of findPieces(stretch)) {
      for (const hit of hitsIn(piece, start, wanted)) {
        hits.push(isAscii ? hit : wholeCharacters(text, hit));
      }
    }
  }
  return hits;
}

function wholeCharacters(text: string, { start, end }: Hit): Hit {
  return { start: characterAt(text, start).start, end: characterAt(text, end - 1).end };
}

/** Where the character at a position stands, or that position at the end of a text. */
function characterAt(text: string, position: number): Hit {
  const from = Math.max(0, position - LONGEST_CHARACTER);
  // Of a long text, each call would take as long as all of it.
  const near = CHARACTERS.segment(text.slice(from, position + LONGEST_CHARACTER));
  const { index, segment } = near.containing(position - from) ?? {
    index: position - from,
    segment: "",
  };
  return { start: from + index, end: from + index + segment.length };
}

/** Terms that are looked for in many texts. */
interface Wanted {
  terms: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** What is known of words met so far: the same few come again and again. */
  words: Map<string, boolean>;
  /** Finds where a word that holds one of them may be: much quicker than taking all words apart. */
  beginnings: RegExp;
}

const prepared = new WeakMap<readonly string[], Wanted>();

function prepare(list: readonly string[]): Wanted {
  const known = prepared.get(list);
  if (known) return known;
  const terms = new Set(list);
  const stems = new Set(list.map(stemWord));
  const letters = [...new Set([...terms, ...stems].map(beginningOf))].filter(Boolean);
  const patterns = letters.map((some) => [...some].join(INSIDE_WORD));
  const wanted = {
    terms,
    stems,
    words: new Map<string, boolean>(),
    beginnings: new RegExp([BEYOND_ASCII, ...patterns].join("|"), "gi"),
  };
  prepared.set(list, wanted);
  return wanted;
}

const NO_LETTER = /[^a-z\d]/g;
const BEYOND_ASCII = "[^\\0-\\x7f]";
const NOT_ASCII = new RegExp(BEYOND_ASCII);
/** What may stand between letters of a word. */
const INSIDE_WORD = "[-_.:']*";

/** Letters and digits that a word with the stem of a term has at the beginning of one of its parts. */
function beginningOf(term: string): string {
  return NOT_ASCII.test(term) ? "" : term.replace(NO_LETTER, "").slice(0, 3);
}

const LAST_SPACE = 32;

/** The beginning of the stretch without spaces around a position. */
function stretchStart(text: string, position: number): number {
  let at = position;
  while (at > 0 && text.charCodeAt(at - 1) > LAST_SPACE) at--;
  return at;
}

/** The end of that stretch. */
function stretchEnd(text: string, position: number): number {
  let at = position;
  while (at < text.length && text.charCodeAt(at) > LAST_SPACE) at++;
  return at;
}

function hitsIn({ text, start, end }: TextPiece, offset: number, wanted: Wanted): Hit[] {
  if (isCharacterGroup(text)) return findInside(text, offset + start, wanted.terms);
  return isMeant(text, wanted) ? [{ start: offset + start, end: offset + end }] : [];
}

function isMeant(word: string, { terms, stems, words }: Wanted): boolean {
  const known = words.get(word);
  if (known !== undefined) return known;
  const forms = tokenize(word).flatMap(indexTerms);
  const meant = forms.some((form) => terms.has(form) || stems.has(stemWord(form)));
  words.set(word, meant);
  return meant;
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
  const words = hits.map(({ start, end }) => stemWord(text.slice(start, end).toLowerCase()));
  let best = hits[0];
  let most = 0;
  /** The first hit behind the window. */
  let behind = 0;
  hits.forEach((hit, at) => {
    while ((hits[behind]?.end ?? Number.POSITIVE_INFINITY) <= hit.start + length) behind++;
    const count = new Set(words.slice(at, behind)).size;
    if (count > most) [best, most] = [hit, count];
  });
  if (!best || best.end <= length) return 0;
  const lead = Math.max(0, Math.min(Math.floor(length / 4), length - (best.end - best.start)));
  const space = text.indexOf(" ", best.start - lead);
  return space >= 0 && space < best.start ? space + 1 : best.start;
}

/** Ends at the end of a word, if there is one. */
function wordEnd(text: string, from: number, length: number): number {
  const end = from + length;
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(" ", end);
  return space > from + length / 2 ? space : end;
}
