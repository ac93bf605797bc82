/**
 * Cuts text into tokens: the same for documents and queries.
 *
 * - A word is letters and digits of one script, folded and in lower case.
 * - An identifier (`maxPoolSize`, `--dry-run`, `http.port`, `std::vector`) is known as a whole
 *   without its punctuation, and by its parts; so are several that are joined (`/usr/bin/crictl`,
 *   `app=web-server`), with each of them.
 * - A version (`v1.29.3`) is known as `1.29.3` and `1.29`. `C++`, `C#` and `.NET` are words.
 * - Text of scripts that set no spaces is cut into overlapping pairs (Han, kana, Hangul) or threes
 *   (Thai, Lao, Khmer, Burmese). Pairs need no dictionary, so that the runtime that writes an index
 *   and the one that reads it can't disagree.
 */
import { foldCharacters } from "./fold.ts";

/** A word, identifier, version, or group of characters. */
export interface Token {
  /** Folded and in lower case; "" for an identifier too long to be looked for as a whole. */
  text: string;
  /** What an identifier or version consists of; empty for a word. */
  parts: readonly string[];
  /**
   * By which only a document can be found, not a query: ends of a run of characters, identifiers in
   * a longer one.
   */
  tails: readonly string[];
}

const LETTER = "[\\p{L}\\p{N}]";
const LETTERS = `${LETTER}[\\p{L}\\p{N}\\p{M}\\p{Cf}]*`;
/** Letters, the punctuation inside identifiers, and the ends and beginnings of C++, C# and .NET. */
const CHUNK = new RegExp(
  `(?:(?<!${LETTER})\\.(?=net\\b))?${LETTERS}(?:(?:[-_.'’/=@]|::?)${LETTERS})*` +
    `(?:\\+\\+\\d*|(?<=(?<!${LETTER})[A-Za-z])#)?`,
  "giu",
);
const SIMPLE = /^[a-z]+$/;
const VERSION = /^v?(\d+(?:\.\d+)+)$/i;
const SYMBOL_NAME = /^(?:\.net\b|.*\+\+\d*$|.#$)/i;
const APOSTROPHE = /['’](?:s(?![\p{L}\p{N}]))?/gu;
/** What stands between the punctuation of an identifier; a version stays whole ("redis-7.2.4"). */
const PIECE = /v?\d+(?:\.\d+)+(?![^-_.:])|[^-_.:]+/gi;
/** What joins identifiers: in paths, labels, addresses. */
const JOINT = /[/=@]|(?<!:):(?!:)/;
/** One letter or digit before a capital is no word of its own: "gRPC", "iOS", "2FA". */
const WORD_TO_CAPITAL = /(?<!^)([\p{Ll}\p{N}])(\p{Lu})/gu;
const BEHIND_FIRST = /^[\p{Ll}\p{N}](\p{Lu}.*)/u;
const CAPITALS_TO_WORD = /(\p{Lu})(\p{Lu}\p{Ll}{2})/gu;

const PAIRED = "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}";
const TRIPLED = "\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}";
const BEYOND_ASCII = /[^\0-\x7f]/;
/** Runs of one kind of script. A middle dot or the like counts for several scripts; here it is none. */
const RUNS = new RegExp(`[${PAIRED}]+|[${TRIPLED}]+|[^${PAIRED}${TRIPLED}/=@]+`, "gu");
const IS_PAIRED = new RegExp(`^[${PAIRED}]`, "u");
const IS_TRIPLED = new RegExp(`^[${TRIPLED}]`, "u");

const IS_GROUP = new RegExp(`^[${PAIRED}${TRIPLED}]`, "u");

/** Longer words are cut: nobody types them, and some are data. */
const MAX_WORD = 48;
/** An identifier of more parts is a path or a sentence; its parts will do. */
export const MAX_PARTS = 6;
const NONE: readonly string[] = [];

/** Where a piece of a text stands: the first of its characters, and the one behind the last. */
export interface TextPiece {
  text: string;
  start: number;
  end: number;
}

/** The words and identifiers of a text as they stand there; scripts without spaces in runs. */
export function* findPieces(text: string): Iterable<TextPiece> {
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    for (const { 0: run, index: at } of chunk.matchAll(RUNS)) {
      yield { text: run, start: index + at, end: index + at + run.length };
    }
  }
}

/** Cuts any text into tokens, in order. Text without letters and digits has none. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [chunk] of foldCharacters(text).matchAll(CHUNK)) {
    if (SIMPLE.test(chunk)) tokens.push(word(chunk));
    else if (!BEYOND_ASCII.test(chunk)) tokens.push(...joinedIdentifiers(chunk));
    else for (const [run] of chunk.matchAll(RUNS)) tokens.push(...tokensOfRun(run));
  }
  return tokens;
}

/** Every term by which a document with this token can be found. */
export function indexTerms({ text, parts, tails }: Token): string[] {
  return [text, ...parts, ...tails].filter((term) => term !== "");
}

/** Whether a term is a group of characters of a script without spaces. */
export function isCharacterGroup(term: string): boolean {
  return IS_GROUP.test(term);
}

function word(text: string): Token {
  return { text: text.slice(0, MAX_WORD), parts: NONE, tails: NONE };
}

function tokensOfRun(run: string): Token[] {
  if (IS_PAIRED.test(run)) return groups(run, 2);
  if (IS_TRIPLED.test(run)) return groups(run, 3);
  return identifier(run);
}

/** Overlapping groups of characters; a run that is shorter is one group. */
function groups(run: string, size: number): Token[] {
  const characters = Array.from(run);
  const last = Math.max(0, characters.length - size);
  return Array.from({ length: last + 1 }, (_, start) => {
    const group = characters.slice(start, start + size);
    const tails = start === last ? group.map((_, skip) => group.slice(skip).join("")).slice(1) : [];
    return { text: group.join(""), parts: NONE, tails };
  });
}

/** Several identifiers in one; each by itself if nobody would look for that. */
function joinedIdentifiers(chunk: string): Token[] {
  const tokens = chunk.split(JOINT).flatMap(identifier);
  const parts = tokens.flatMap(wordsOfToken);
  if (tokens.length < 2 || !isKnown(parts)) return tokens;
  const tails = tokens.flatMap(indexTerms).filter((term) => !parts.includes(term));
  return [{ text: parts.join(""), parts, tails }];
}

/** The words that a token stands for: those of an identifier, or itself. */
export function wordsOfToken({ text, parts }: Token): readonly string[] {
  // The parts of a version are shorter versions, those of "c++17" are "c++".
  return parts.length > 1 && parts.join("") === text ? parts : [text];
}

function identifier(chunk: string): Token[] {
  if (SYMBOL_NAME.test(chunk)) return [symbolName(chunk.toLowerCase())];
  const pieces = chunk.replace(APOSTROPHE, "").match(PIECE) ?? [];
  const words = pieces.flatMap(wordsOf);
  const parts = words.map(toTerm);
  const [only] = parts;
  if (only === undefined) return [];
  const tails = words.flatMap(behindFirst);
  if (parts.length === 1) return [{ ...word(only), parts: shorterVersions(only), tails }];
  if (!isKnown(parts)) return parts.map(word);
  return [{ text: parts.join(""), parts, tails: [...pieces.flatMap(shorterVersions), ...tails] }];
}

/** Whether somebody may look for these words as one. */
function isKnown(parts: readonly string[]): boolean {
  return parts.length <= MAX_PARTS && parts.join("").length <= MAX_WORD;
}

function toTerm(text: string): string {
  return text.toLowerCase().slice(0, MAX_WORD);
}

/** "xAxis" is also "axis". */
function behindFirst(text: string): string[] {
  return (BEHIND_FIRST.exec(text)?.slice(1) ?? []).map(toTerm);
}

/** "HTTPServerPort" → "HTTP", "Server", "Port"; "APIs" and versions stay. */
function wordsOf(piece: string): string[] {
  return piece
    .replace(VERSION, "$1")
    .replace(WORD_TO_CAPITAL, "$1 $2")
    .replace(CAPITALS_TO_WORD, "$1 $2")
    .split(" ");
}

/** "1.29.3" is also "1.29". */
function shorterVersions(version: string): string[] {
  const numbers = VERSION.exec(version)?.[1]?.split(".") ?? [];
  const shorter = numbers.slice(2).map((_, more) => numbers.slice(0, more + 2).join("."));
  return shorter.slice(0, MAX_PARTS);
}

/** "c++17" is also "c++"; ".net" is also "net". */
function symbolName(text: string): Token {
  const base = text.replace(/^\.|(?<=\+\+)\d+$|#$/g, "");
  const parts = base === text || base.length === 1 ? NONE : [base];
  return { text: text.slice(0, MAX_WORD), parts, tails: NONE };
}
