/** Lines of a text, and the size that they are written in. */
export interface FittedLines {
  lines: string[];
  size: number;
}

export interface FitOptions {
  /** Largest first. */
  sizes: readonly number[];
  /** Width of a line, in the unit of the sizes. */
  width: number;
  /** How many lines there may be. */
  most: number;
  /** Width of a text, in parts of the size of the type. */
  measure: (text: string) => number;
}

type Fits = (line: string) => boolean;

/**
 * Writes a text as large as it fits. A word is divided only where it is too wide in every size, as the
 * sentences of scripts without spaces are; what does not even fit then ends with "…".
 */
export function fitLines(text: string, { sizes, width, most, measure }: FitOptions): FittedLines {
  const words = text.trim().split(/\s+/);
  const fitsIn =
    (size: number): Fits =>
    (line) =>
      measure(line) * size <= width;
  const whole = sizes.map((size) => ({ size, lines: breakLines(words, fitsIn(size)) }));
  const divided = sizes.map((size) => {
    const pieces = words.map((word) => divide(word, fitsIn(size)));
    return { size, lines: pieces.reduce(joinPieces(fitsIn(size)), []) };
  });
  const fitted = [...whole, ...divided].find(
    ({ size, lines }) => lines.length <= most && lines.every(fitsIn(size)),
  );
  const smallest = divided.at(-1) ?? { size: 0, lines: [] };
  return fitted ?? shortened(smallest, most, fitsIn(smallest.size));
}

function breakLines(words: readonly string[], fits: Fits): string[] {
  return words.map((word) => [word]).reduce(joinPieces(fits), []);
}

/** Adds a word to the last line when it fits there; what follows of a divided word begins a line each. */
function joinPieces(fits: Fits): (lines: string[], pieces: string[]) => string[] {
  return (lines, [first = "", ...rest]) => {
    const last = lines.at(-1);
    const longer = `${last} ${first}`;
    return last !== undefined && fits(longer)
      ? [...lines.slice(0, -1), longer, ...rest]
      : [...lines, first, ...rest];
  };
}

/** A word in pieces that fit into a line each. */
function divide(word: string, fits: Fits): string[] {
  const pieces = [""];
  for (const letter of lettersOf(word)) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (pieces.at(-1) === "" || fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

/** What readers take for letters, each of which may be several characters. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

function shortened({ lines, size }: FittedLines, most: number, fits: Fits): FittedLines {
  const kept = lines.slice(0, most);
  const last = lettersOf(kept.at(-1) ?? "");
  while (last.length > 0 && !fits(`${last.join("").trimEnd()}…`)) last.pop();
  return { size, lines: [...kept.slice(0, -1), `${last.join("").trimEnd()}…`] };
}
