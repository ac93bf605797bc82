/** Code without its magic comments, and the lines (from 1) that they asked to highlight. */
export interface MarkedCode {
  code: string;
  highlighted: ReadonlySet<number>;
  /** Classes of lines that a site has comments of its own for. Absent: none. */
  classes?: ReadonlyMap<number, readonly string[]>;
}

interface CommentStyle {
  start: string;
  end: string;
}

const C: CommentStyle = { start: "\\/\\/", end: "" };
const C_BLOCK: CommentStyle = { start: "\\/\\*", end: "\\*\\/" };
const JSX: CommentStyle = { start: "\\{\\s*\\/\\*", end: "\\*\\/\\s*\\}" };
const HASH: CommentStyle = { start: "#", end: "" };
const HTML: CommentStyle = { start: "<!--", end: "-->" };
const SQL: CommentStyle = { start: "--", end: "" };
const LUA: CommentStyle = { start: "--\\[\\[", end: "\\]\\]" };
const PERCENT: CommentStyle = { start: "%", end: "" };
const REM: CommentStyle = { start: "rem\\b", end: "" };
const SEMICOLON: CommentStyle = { start: ";+", end: "" };
const QUOTE: CommentStyle = { start: "(?:_\\s*)?['\u2018\u2019]", end: "" };
const EXCLAMATION: CommentStyle = { start: "!", end: "" };
const ML: CommentStyle = { start: "\\(\\*", end: "\\*\\)" };
const COBOL: CommentStyle = { start: "\\*>", end: "" };

const ALL = [C, C_BLOCK, JSX, HASH, HTML];
const SCRIPT = [C, C_BLOCK];
const BASIC = [QUOTE, REM, EXCLAMATION];

/**
 * Comment styles by language, those of Docusaurus and more; the others may use any style of `ALL`, as
 * they may there.
 */
const STYLES: Record<string, readonly CommentStyle[]> = {
  js: SCRIPT,
  javascript: SCRIPT,
  ts: SCRIPT,
  typescript: SCRIPT,
  jsx: [...SCRIPT, JSX],
  tsx: [...SCRIPT, JSX],
  html: [...SCRIPT, HTML],
  markdown: [HTML, JSX, HASH],
  md: [HTML, JSX, HASH],
  bash: [HASH],
  python: [HASH],
  py: [HASH],
  sql: [SQL, C_BLOCK],
  lua: [SQL, LUA],
  haskell: [SQL],
  tex: [PERCENT],
  latex: [PERCENT],
  matlab: [PERCENT],
  batch: [REM],
  bat: [...ALL, REM],
  ini: [...ALL, SEMICOLON],
  wasm: [SEMICOLON],
  lisp: [...ALL, SEMICOLON],
  clojure: [...ALL, SEMICOLON],
  vb: BASIC,
  vba: BASIC,
  vbnet: BASIC,
  "visual-basic": BASIC,
  basic: BASIC,
  fsharp: [C, ML],
  ocaml: [ML],
  sml: [ML],
  fortran: [EXCLAMATION],
  cobol: [COBOL],
};

/** Comments that are instructions: each marks lines with a class and is taken out. */
export interface MagicComment {
  className: string;
  /** Marks the line after it: "highlight-next-line". */
  line?: string | undefined;
  /** Marks the lines between two: "highlight-start" and "highlight-end". */
  block?: { start: string; end: string } | undefined;
}

/** Class of highlighted lines. */
const HIGHLIGHTED = "highlighted";
/** The name that it has in the dialect. */
export const DIALECT_HIGHLIGHTED = "theme-code-block-highlighted-line";

const HIGHLIGHTING = {
  line: "highlight-next-line",
  block: { start: "highlight-start", end: "highlight-end" },
};

const DEFAULT_COMMENTS: readonly MagicComment[] = [{ className: HIGHLIGHTED, ...HIGHLIGHTING }];

/** What the configurations of the dialect have that name no comments. */
export const DIALECT_COMMENTS: readonly MagicComment[] = [
  { className: DIALECT_HIGHLIGHTED, ...HIGHLIGHTING },
];

/** Takes the magic comments out of a piece of code and tells which lines they mark. */
export function applyMagicComments(
  code: string,
  language: string,
  comments: readonly MagicComment[] = DEFAULT_COMMENTS,
): MarkedCode {
  const names = comments.flatMap(({ line, block }) => [line, block?.start, block?.end]);
  const known = names.filter((name) => name !== undefined);
  if (!known.some((name) => code.includes(name))) return { code, highlighted: new Set() };
  const pattern = commentPattern(STYLES[language.toLowerCase()] ?? ALL, known);
  const lines = new MarkedLines(comments);
  for (const line of code.split("\n")) {
    const name = pattern.exec(line)?.slice(1).find(Boolean);
    if (name === undefined) lines.keep(line);
    else lines.obey(name);
  }
  return lines.finish();
}

class MarkedLines {
  readonly #comments: readonly MagicComment[];
  readonly #kept: string[] = [];
  readonly #open = new Set<string>();
  readonly #next = new Set<string>();
  readonly #classes = new Map<number, string[]>();

  constructor(comments: readonly MagicComment[]) {
    this.#comments = comments;
  }

  keep(line: string): void {
    this.#kept.push(line);
    const classes = new Set([...this.#open, ...this.#next]);
    if (classes.size > 0) this.#classes.set(this.#kept.length, [...classes]);
    this.#next.clear();
  }

  obey(name: string): void {
    for (const { className, line, block } of this.#comments) {
      if (name === line) this.#next.add(className);
      if (name === block?.start) this.#open.add(className);
      if (name === block?.end) this.#open.delete(className);
    }
  }

  finish(): MarkedCode {
    const highlighted = new Set<number>();
    const classes = new Map<number, string[]>();
    for (const [line, names] of this.#classes) {
      if (names.some(isHighlight)) highlighted.add(line);
      const own = names.filter((name) => !isHighlight(name));
      if (own.length > 0) classes.set(line, own);
    }
    const code = this.#kept.join("\n");
    return { code, highlighted, ...(classes.size > 0 ? { classes } : {}) };
  }
}

/** Also by the name that the class has in configurations of the dialect. */
function isHighlight(className: string): boolean {
  return className === HIGHLIGHTED || className === DIALECT_HIGHLIGHTED;
}

function commentPattern(styles: readonly CommentStyle[], names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const alternatives = styles.map(({ start, end }) => `${start}\\s*(${escaped})\\s*${end}`);
  return new RegExp(`^\\s*(?:${alternatives.join("|")})\\s*$`, "i");
}
