/** What a writer put after the language of a fence. */
export interface CodeMeta {
  title: string | undefined;
  alt: string | undefined;
  /** Lines of `{1,3-5}`, from 1; `undefined` when the meta has no range. */
  highlighted: ReadonlySet<number> | undefined;
  /** The first line's number; `undefined` for no numbers. */
  firstLineNumber: number | undefined;
}

const RANGE = /(?:^|\s)\{([\d,\s-]+)\}/;
const LINE_NUMBERS = /\bshowLineNumbers\b(?:=\{?(\d+)\}?)?/;

/** Reads `title="x" {1,3-5} showLineNumbers=7`; what it does not know is left alone. */
export function parseCodeMeta(meta: string): CodeMeta {
  const range = RANGE.exec(meta)?.[1];
  const numbers = LINE_NUMBERS.exec(meta);
  return {
    title: attribute(meta, "title"),
    alt: attribute(meta, "alt"),
    highlighted: range === undefined ? undefined : parseRanges(range),
    firstLineNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

function attribute(meta: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|[\\s{])${name}=(["'])(.*?)\\1(?=\\s|$|[{}])`).exec(meta);
  return match?.[2];
}

/** The largest range that is taken seriously; a typing error must not cost memory. */
const MAX_LINE = 100_000;

function parseRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(",")) {
    const [first = 0, last = first] = part.split("-").map(Number);
    for (let line = first; line <= Math.min(last, MAX_LINE); line++) lines.add(line);
  }
  return lines;
}
