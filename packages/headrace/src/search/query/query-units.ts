import {
  isCharacterGroup,
  MAX_PARTS,
  type Token,
  tokenize,
  wordsOfToken,
} from "../analysis/tokens.ts";
import type { WeakWords } from "../options.ts";
import { toName } from "./names.ts";

/** One thing that a query asks for, before it is looked up. */
export interface QueryUnit {
  /** Folded, in lower case. */
  text: string;
  /** Whether a page should have it: not so for joined neighbors, stop words, names of texts and what was only begun. */
  required: boolean;
  /** Whether it says what kind of text is looked for, not what about: "tutorial". */
  namesText: boolean;
  /** Whether the reader may still be typing it. */
  unfinished: boolean;
  /**
   * Neighbors written as one ("dry" and "run" as "dryrun"): they count only where the index knows
   * them. Those that the reader joined ("dry-run") may also be a piece of a longer identifier.
   */
  joined: "no" | "neighbors" | "identifier";
  /** What was joined. */
  words: readonly string[];
}

/** Behind this nobody goes on with the last word. */
const ENDED = /[\s?？]$/;
/** Readers type no more; what is longer was pasted. */
const MAX_QUERY = 300;
const MAX_UNITS = 20;
/** Where an error was found, which is pasted with its message: "src/app.ts:12:5", "at run (Main.java:42)". */
const PLACE = /(?:\bat \S+ \()?\S+\.[a-z]+:\d+\S*/gi;
const MAX_JOINED = 3;
/** Beginnings of up to this length stand in every text. */
const MAX_BEGUN = 2;

/** A query, cut up. */
export interface ParsedQuery {
  units: QueryUnit[];
  /** All of it, as names are compared with it. */
  typed: string;
  asks: Asked;
}

/** What a query asks for: a page, or an answer to a question, which tells what a page is about. */
export type Asked = "page" | "question";

/**
 * Cuts a query into units. An identifier gives a unit for each part, and one for the whole; so do
 * words that stand beside each other. Stop words, a word that was only begun, and the place of an
 * error are required when there is nothing else.
 */
export function parseQuery(query: string, weak: WeakWords): ParsedQuery {
  const text = query.slice(0, MAX_QUERY);
  const tokens = tokenize(text).slice(0, MAX_UNITS);
  const words = tokens.flatMap(wordsOfToken).slice(0, MAX_UNITS);
  const unfinished = !ENDED.test(text);
  const question = tokens.length > 2 && weak.question.includes(tokens[0]?.text ?? "");
  const places = tokenize(`${text.match(PLACE) ?? ""}`).flatMap(wordsOfToken);
  // "in the docs" tells where something stands, and is part of what is asked.
  const isApart = !weak.stop.includes(words.at(-2) ?? "");
  const namesText = (word: string) => isApart && word === words.at(-1) && weak.text.includes(word);
  const isWeak = (word: string) =>
    weak.stop.includes(word) ||
    (question && weak.filler.includes(word)) ||
    namesText(word) ||
    // The reader's own file is on no page.
    places.includes(word);
  // What stands there twice is asked for once.
  const units = [...new Set(words)].map((word) => ({
    text: word,
    required: false,
    unfinished: unfinished && word === words.at(-1),
    namesText: namesText(word),
    joined: "no" as const,
    words: [],
  }));
  const telling = units.filter((unit) => !isWeak(unit.text));
  const required = [telling.filter((unit) => !isBegun(unit)), telling, units];
  for (const unit of required.find((some) => some.length > 0) ?? []) unit.required = true;
  const joined = joinedUnits(tokens, words, unfinished);
  return {
    units: [...units, ...joined],
    typed: toName(text),
    asks: question ? "question" : "page",
  };
}

/**
 * Whether a page, or a part of the site, that is called so is meant: not by stop words and neighbors.
 *
 * @param share The unit's share of what the query requires.
 */
export function namesPage({ namesText }: QueryUnit, share: number): boolean {
  return share > 0 || namesText;
}

/** Whether so little of a word is typed that nobody can tell what it will be. */
export function isBegun({ text, unfinished }: QueryUnit): boolean {
  return unfinished && text.length <= MAX_BEGUN && !isCharacterGroup(text);
}

/** Two or three neighbors as one word, all words as one, and identifiers of any length. */
function joinedUnits(
  tokens: readonly Token[],
  words: readonly string[],
  unfinished: boolean,
): QueryUnit[] {
  const wholes = new Map(
    tokens
      .map((token) => [token.text, wordsOfToken(token)] as const)
      .filter(([, own]) => own.length > 1),
  );
  const neighbors = words
    .flatMap((_, start) =>
      Array.from({ length: MAX_JOINED - 1 }, (_, more) => words.slice(start, start + more + 2)),
    )
    .concat(words.length <= MAX_PARTS ? [[...words]] : [])
    .filter((group) => group.length > 1)
    .map((group) => [group.join(""), group] as const);
  const end = words.join("");
  return Array.from(new Map([...neighbors, ...wholes]), ([text, own]) => ({
    text,
    required: false,
    namesText: false,
    // What neighbors can become is no sign of anything: "access c" of "accessControl".
    unfinished: unfinished && wholes.has(text) && end.endsWith(text),
    joined: wholes.has(text) ? "identifier" : "neighbors",
    words: own,
  }));
}
