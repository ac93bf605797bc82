import type { Dictionary } from "./dictionary.ts";

/** How far a spelling may be from the one that was typed. */
export interface SpellingOptions {
  /** Edits at most: a letter added, left out, replaced, or two neighbors swapped. */
  distance: number;
  /** Whether the beginning of a term will do, because the word is still being typed. */
  beginnings: boolean;
}

/** Finds the positions of terms that are spelled nearly like a word. */
export type FindNearSpellings = (word: string, options: SpellingOptions) => number[];

/**
 * Prepares the search for near spellings. Most terms are ruled out by their set of letters, kept as
 * one bit each, before any distance is computed.
 */
export function createNearSpellings({ terms }: Dictionary): FindNearSpellings {
  let letterSets: Int32Array | undefined;
  return (word, options) => {
    letterSets ??= Int32Array.from(terms, lettersOf);
    const letters = lettersOf(word);
    const { distance, beginnings } = options;
    const found: number[] = [];
    for (let at = 0; at < terms.length; at++) {
      const term = terms[at] ?? "";
      const others = letterSets[at] ?? 0;
      if (term.length < word.length - distance || bitCount(letters & ~others) > distance) continue;
      if (!beginnings) {
        if (term.length > word.length + distance) continue;
        if (bitCount(others & ~letters) > distance) continue;
      }
      if (isNear(word, term, options)) found.push(at);
    }
    return found;
  };
}

/** A bit for each letter; digits and other scripts share the last six. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    letters |= 1 << (code > 96 && code < 123 ? code - 97 : 26 + (code % 6));
  }
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Optimal string alignment distance, row by row, given up as soon as it can't be met. */
function isNear(word: string, term: string, { distance, beginnings }: SpellingOptions): boolean {
  const width = beginnings ? Math.min(term.length, word.length + distance) : term.length;
  let before: number[] = [];
  let previous: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, at) => at);
  for (let at = 1; at <= word.length; at++) {
    [before, previous, row] = [previous, row, [at]];
    let least = at;
    for (let to = 1; to <= width; to++) {
      const same = word[at - 1] === term[to - 1];
      let cost = Math.min(
        (previous[to - 1] ?? 0) + Number(!same),
        (previous[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
      );
      const swapped = word[at - 1] === term[to - 2] && word[at - 2] === term[to - 1];
      if (swapped && at > 1 && to > 1) cost = Math.min(cost, (before[to - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > distance) return false;
  }
  return (beginnings ? Math.min(...row) : (row[width] ?? 0)) <= distance;
}
