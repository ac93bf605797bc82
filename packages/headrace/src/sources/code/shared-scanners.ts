import type { RegexEngine } from "shiki/core";

type Scanner = ReturnType<RegexEngine["createScanner"]>;
type Search = Parameters<Scanner["findNextMatchSync"]>;
type Match = ReturnType<Scanner["findNextMatchSync"]>;
type Pattern = Parameters<RegexEngine["createScanner"]>[0][number];

/**
 * An engine that compiles an expression once or a few times, where a grammar asks for it in dozens
 * of places. Most of the time that a site's code takes is that of compiling expressions: a grammar
 * makes a scanner for each of its rules, and the rules include each other, so that nine of ten
 * expressions were compiled before.
 *
 * A list of expressions is cut into pieces where the expressions themselves say, so that the same
 * run of expressions gives the same pieces in every list. The pieces are compiled, kept, and asked
 * in turn; the first match wins, as it does within a scanner.
 */
export function shareScanners(engine: RegexEngine): RegexEngine {
  const pieces = new Map<string, Piece>();
  const pieceOf = (patterns: Pattern[]): Piece => {
    const key = patterns.join("\n\0");
    const piece = pieces.get(key) ?? new Piece(engine, patterns);
    pieces.set(key, piece);
    return piece;
  };
  return {
    createString: (text) => engine.createString(text),
    createScanner(patterns) {
      const own = cut(patterns).map(pieceOf);
      return { findNextMatchSync: (...search) => firstMatch(own, search) };
    },
  };
}

function firstMatch(pieces: readonly Piece[], search: Search): Match {
  let first: Match = null;
  let offset = 0;
  for (const piece of pieces) {
    const match = piece.find(search);
    if (match && startOf(match) < startOf(first)) {
      first = { ...match, index: match.index + offset };
      if (startOf(match) === search[1]) return first;
    }
    offset += piece.size;
  }
  return first;
}

function startOf(match: Match): number {
  return match?.captureIndices[0]?.start ?? Number.POSITIVE_INFINITY;
}

/** Expressions that are searched for together; knows what it found last. */
class Piece {
  readonly size: number;
  readonly #scanner: Scanner;
  /** What such an expression finds depends on where the search begins. */
  readonly #movesWithStart: boolean;
  #last: { search: Search; match: Match } | undefined;

  constructor(engine: RegexEngine, patterns: Pattern[]) {
    this.size = patterns.length;
    this.#scanner = engine.createScanner(patterns);
    this.#movesWithStart = patterns.some((pattern) => /\\[GK]/.test(String(pattern)));
  }

  /** A search further on in the same text finds the same, unless that lies behind it now. */
  find(search: Search): Match {
    const [text, start, options] = search;
    const last = this.#last;
    if (
      last !== undefined &&
      last.search[0] === text &&
      last.search[2] === options &&
      last.search[1] <= start &&
      startOf(last.match) >= start
    ) {
      return last.match;
    }
    const match = this.#scanner.findNextMatchSync(text, start, options);
    this.#last = this.#movesWithStart ? undefined : { search, match };
    return match;
  }
}

/** Ends a piece behind one of eight expressions, whatever stands around it. */
function cut(patterns: readonly Pattern[]): Pattern[][] {
  const pieces: Pattern[][] = [[]];
  for (const pattern of patterns) {
    pieces.at(-1)?.push(pattern);
    if (checksum(String(pattern)) % 8 === 0) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 0);
}

function checksum(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return sum ^ (sum >>> 15);
}
