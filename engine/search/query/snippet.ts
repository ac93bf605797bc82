import { foldCharacters } from "../analysis/fold.ts";
import { indexTerms, isCharacterGroup, tokenize } from "../analysis/tokens.ts";

/** A piece of text, and whether it is one of the words that were looked for. */
export interface SnippetPart {
  text: string;
  marked: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:[-_.]|::)[\p{L}\p{N}\p{M}]+)*/gu;
const ELLIPSIS = "…";

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

interface Hit {
  start: number;
  end: number;
}

/** Where the terms stand: whole words, or their characters in scripts without spaces. */
function findTerms(text: string, terms: ReadonlySet<string>): Hit[] {
  const hits: Hit[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (isCharacterGroup(word)) hits.push(...findInside(word, index, terms));
    else if (tokenize(word).some((token) => indexTerms(token).some((term) => terms.has(term)))) {
      hits.push({ start: index, end: index + word.length });
    }
  }
  return hits;
}

function findInside(run: string, offset: number, terms: ReadonlySet<string>): Hit[] {
  const folded = foldCharacters(run).toLowerCase();
  if (folded.length !== run.length) return [];
  const hits: Hit[] = [];
  for (let at = 0; at < run.length; at++) {
    const size = [3, 2].find((length) => terms.has(folded.slice(at, at + length)));
    if (size === undefined) continue;
    const start = offset + at;
    const last = hits.at(-1);
    if (last && last.end >= start) last.end = start + size;
    else hits.push({ start, end: start + size });
  }
  return hits;
}

/** Begins a little before the first of the hits that lie closest together. */
function windowStart(text: string, hits: readonly Hit[], length: number): number {
  const inWindow = (first: Hit) =>
    hits.filter(({ start, end }) => start >= first.start && end <= first.start + length).length;
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

/** Ends at the end of a word, if there is one. */
function wordEnd(text: string, from: number, length: number): number {
  const end = from + length;
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(" ", end);
  return space > from + length / 2 ? space : end;
}
