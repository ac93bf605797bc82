import { type Token, tokenize } from "../analysis/tokens.ts";
import type { WeakWords } from "../options.ts";

/** One thing that a query asks for, before it is looked up. */
export interface QueryUnit {
  /** Folded, in lower case. */
  text: string;
  /** Whether a page should have it: not so for stop words and for joined neighbors. */
  required: boolean;
  /** Whether the reader may still be typing it. */
  unfinished: boolean;
  /**
   * Neighbors written as one ("dry" and "run" as "dryrun"): they count only where the index knows
   * them. Those that the reader joined ("dry-run") may also be a piece of a longer identifier.
   */
  joined: "no" | "neighbors" | "identifier";
}

/** Readers type no more; what is longer was pasted. */
const MAX_QUERY = 200;
const MAX_UNITS = 12;
const MAX_JOINED = 3;

/** A query, cut up. */
export interface ParsedQuery {
  units: QueryUnit[];
  /** Whether it is worded as a question: its words may stand anywhere in a page. */
  question: boolean;
}

/**
 * Cuts a query into units. An identifier gives a unit for each part, and one for the whole; so do
 * words that stand beside each other. Stop words are required when there is nothing else.
 */
export function parseQuery(query: string, weak: WeakWords): ParsedQuery {
  const text = query.slice(0, MAX_QUERY);
  const tokens = tokenize(text).slice(0, MAX_UNITS);
  const words = tokens.flatMap(wordsOf).slice(0, MAX_UNITS);
  const unfinished = !/\s$/.test(text);
  const question = words.length > 2 && weak.question.includes(words[0] ?? "");
  const isWeak = (word: string) =>
    weak.stop.includes(word) || (question && weak.filler.includes(word));
  const onlyWeak = words.every(isWeak);
  // What stands there twice is asked for once.
  const units = [...new Set(words)].map((word) => ({
    text: word,
    required: onlyWeak || !isWeak(word),
    unfinished: unfinished && word === words.at(-1),
    joined: "no" as const,
  }));
  return { units: [...units, ...joinedUnits(tokens, words, unfinished)], question };
}

function wordsOf({ text, parts }: Token): readonly string[] {
  // The parts of a version are shorter versions, those of "c++17" are "c++".
  return parts.length > 1 && parts.join("") === text ? parts : [text];
}

/** Two or three neighbors as one word, and identifiers of any length. */
function joinedUnits(
  tokens: readonly Token[],
  words: readonly string[],
  unfinished: boolean,
): QueryUnit[] {
  const wholes = new Set(
    tokens.filter((token) => wordsOf(token).length > 1).map(({ text }) => text),
  );
  const neighbors = words.flatMap((_, start) =>
    Array.from({ length: MAX_JOINED - 1 }, (_, more) => words.slice(start, start + more + 2)),
  );
  const joined = neighbors.filter((group) => group.length > 1).map((group) => group.join(""));
  const end = words.join("");
  return [...new Set([...wholes, ...joined])].map((text) => ({
    text,
    required: false,
    unfinished: unfinished && end.endsWith(text),
    joined: wholes.has(text) ? "identifier" : "neighbors",
  }));
}
