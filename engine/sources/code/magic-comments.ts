/** Code without its magic comments, and the lines (from 1) that they asked to highlight. */
export interface MarkedCode {
  code: string;
  highlighted: ReadonlySet<number>;
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
const BATCH: CommentStyle = { start: "rem", end: "" };
const SEMICOLON: CommentStyle = { start: ";", end: "" };
const BASIC: CommentStyle = { start: "['\u2018\u2019]", end: "" };

const ALL = [C, C_BLOCK, JSX, HASH, HTML];

/** Comment styles by language; the others may use any style of `ALL`. */
const STYLES: Record<string, readonly CommentStyle[]> = {
  js: [C, C_BLOCK],
  javascript: [C, C_BLOCK],
  ts: [C, C_BLOCK],
  typescript: [C, C_BLOCK],
  java: [C, C_BLOCK],
  kotlin: [C, C_BLOCK],
  csharp: [C, C_BLOCK],
  cs: [C, C_BLOCK],
  go: [C, C_BLOCK],
  rust: [C, C_BLOCK],
  c: [C, C_BLOCK],
  cpp: [C, C_BLOCK],
  swift: [C, C_BLOCK],
  groovy: [C, C_BLOCK],
  php: [C, C_BLOCK, HASH],
  css: [C_BLOCK],
  scss: [C, C_BLOCK],
  jsx: [C, C_BLOCK, JSX],
  tsx: [C, C_BLOCK, JSX],
  html: [C, C_BLOCK, HTML],
  xml: [HTML],
  markup: [HTML],
  markdown: [HTML, HASH],
  md: [HTML, HASH],
  bash: [HASH],
  sh: [HASH],
  shell: [HASH],
  zsh: [HASH],
  python: [HASH],
  py: [HASH],
  ruby: [HASH],
  yaml: [HASH],
  yml: [HASH],
  toml: [HASH],
  docker: [HASH],
  dockerfile: [HASH],
  powershell: [HASH],
  properties: [HASH],
  ini: [HASH, SEMICOLON],
  sql: [SQL, C_BLOCK],
  lua: [SQL, LUA],
  haskell: [SQL],
  latex: [PERCENT],
  matlab: [PERCENT],
  bat: [BATCH],
  lisp: [SEMICOLON],
  clojure: [SEMICOLON],
  vb: [BASIC],
  basic: [BASIC],
};

const NAMES = "highlight-(?:next-line|start|end)";

/** Takes `highlight-next-line`, `highlight-start` and `highlight-end` out of a piece of code. */
export function applyMagicComments(code: string, language: string): MarkedCode {
  if (!code.includes("highlight-")) return { code, highlighted: new Set() };
  const pattern = commentPattern(STYLES[language] ?? ALL);
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let open = false;
  let next = false;
  for (const line of code.split("\n")) {
    const name = pattern.exec(line)?.slice(1).find(Boolean);
    if (name === undefined) {
      kept.push(line);
      if (open || next) highlighted.add(kept.length);
      next = false;
    } else if (name === "highlight-next-line") next = true;
    else open = name === "highlight-start";
  }
  return { code: kept.join("\n"), highlighted };
}

function commentPattern(styles: readonly CommentStyle[]): RegExp {
  const alternatives = styles.map(({ start, end }) => `${start}\\s*(${NAMES})\\s*${end}`);
  return new RegExp(`^\\s*(?:${alternatives.join("|")})\\s*$`, "i");
}
