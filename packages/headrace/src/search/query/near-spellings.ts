import type { Dictionary } from "./dictionary.ts";

/** How far a spelling may be from the one that was typed. */
export interface SpellingOptions {
  /** Edits at most: a letter added, left out, replaced, or two neighbors swapped. */
  distance: number;
  /** Whether the beginning of a term will do, because the word is still being typed. */
  beginnings: boolean;
}

/**
 * Positions of the terms that are spelled nearly like a word.
 *
 * A term's table of distances keeps the rows that the term before it has for the same beginning, and
 * a beginning that is too far off rules out every term that has it: over a sorted list this is a
 * walk through a trie (H. Shang and T. H. Merrettal, "Tries for approximate string matching", 1996).
 */
export function findNearSpellings(
  { terms, endOf }: Dictionary,
  word: string,
  { distance, beginnings }: SpellingOptions,
): number[] {
  const found: number[] = [];
  const rows = [Array.from({ length: word.length + 1 }, (_, at) => at)];
  let known = "";
  for (let at = 0; at < terms.length; ) {
    const term = terms[at] ?? "";
    let depth = 0;
    while (depth < known.length && known[depth] === term[depth]) depth++;
    let least = 0;
    const isNear = () => (rows[depth]?.[word.length] ?? 0) <= distance;
    while (depth < term.length && least <= distance && !(beginnings && isNear())) {
      least = addRow(rows, word, term.slice(0, ++depth));
    }
    known = term.slice(0, depth);
    const near = isNear();
    const next = least > distance || (beginnings && near) ? endOf(known, at) : at + 1;
    if (near && (beginnings || depth === term.length)) {
      for (let position = at; position < next; position++) found.push(position);
    }
    at = next;
  }
  return found;
}

/**
 * Adds the row for one more letter of a term: how far the term is from each beginning of the word,
 * in optimal string alignment distance. Returns the least of it.
 */
function addRow(rows: number[][], word: string, term: string): number {
  const depth = term.length;
  const [before, previous] = [rows[depth - 2], rows[depth - 1]];
  const row = rows[depth] ?? [];
  rows[depth] = row;
  row[0] = depth;
  let least = depth;
  for (let to = 1; to <= word.length; to++) {
    const same = word[to - 1] === term[depth - 1];
    let cost = Math.min(
      (previous?.[to - 1] ?? 0) + Number(!same),
      (previous?.[to] ?? 0) + 1,
      (row[to - 1] ?? 0) + 1,
    );
    if (
      to > 1 &&
      depth > 1 &&
      word[to - 1] === term[depth - 2] &&
      word[to - 2] === term[depth - 1]
    ) {
      cost = Math.min(cost, (before?.[to - 2] ?? 0) + 1);
    }
    row[to] = cost;
    least = Math.min(least, cost);
  }
  return least;
}
