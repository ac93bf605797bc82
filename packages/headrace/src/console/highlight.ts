import type { SampleLanguage } from "../api/samples/samples.ts";

/** A piece of code and the class of its color (engine/theme/styles/code.css); "" for none. */
export interface CodePiece {
  text: string;
  className: string;
}

/** What `highlight` knows. */
export type CodeLanguage = SampleLanguage | "json";

const KEYWORDS =
  "import|from|export|const|let|new|await|async|return|if|else|try|catch|throw|using|var|public|class|static|void|throws|final|package|null|true|false";

const C_LIKE = new RegExp(
  [
    /(?<comment>\/\/.*)/,
    /(?<string>"""[\s\S]*?"""|[$@]*"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`)/,
    new RegExp(`\\b(?<keyword>${KEYWORDS})\\b`),
    /(?<constant>\b\d[\d.]*\b)/,
    /(?<function>[A-Za-z_]\w*(?=\())/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Languages whose comments begin with a number sign. */
const SCRIPT = new RegExp(
  [
    /(?<comment>(?<![^\s])#.*)/,
    /(?<string>r?"""[\s\S]*?"""|@'[\s\S]*?\n'@|"(?:[^"\\\n]|\\.)*"|'(?:[^'\n])*')/,
    /\b(?<keyword>import|require|def|do|end|None|True|False|if|else|nil|true|false)\b/,
    /(?<constant>\b\d[\d.]*\b)/,
    /(?<function>[A-Za-z_][\w-]*(?=\())/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

const GRAMMARS: Readonly<Record<CodeLanguage, RegExp>> = {
  bash: /(?<comment>(?<![^\s])#.*)|(?<string>\$?'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*")|(?<constant>\\$)|(?<plain>(?<=\s)--?[A-Za-z][\w-]*)|(?<function>^\w[\w-]*)/gm,
  javascript: C_LIKE,
  csharp: C_LIKE,
  java: C_LIKE,
  go: C_LIKE,
  php: C_LIKE,
  rust: C_LIKE,
  kotlin: C_LIKE,
  python: SCRIPT,
  ruby: SCRIPT,
  powershell: SCRIPT,
  json: /(?<keyword>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<constant>-?\d[\d.eE+-]*|\b(?:true|false|null)\b)/g,
};

const CLASSES: Readonly<Record<string, string>> = {
  comment: "t-comment",
  string: "t-string-expression",
  plain: "t-string",
  keyword: "t-keyword",
  constant: "t-constant",
  function: "t-function",
};

/**
 * Colors code that changes while the reader looks. Far simpler than the build's highlighter: what it
 * does not know keeps the color of text. The pieces together are the code.
 */
export function highlight(code: string, language: CodeLanguage): CodePiece[] {
  const pieces: CodePiece[] = [];
  let end = 0;
  const plainTo = (offset: number) => {
    if (offset > end) pieces.push({ text: code.slice(end, offset), className: "" });
  };
  for (const match of code.matchAll(GRAMMARS[language])) {
    const group = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    plainTo(match.index);
    pieces.push({ text: match[0], className: CLASSES[group ?? ""] ?? "" });
    end = match.index + match[0].length;
  }
  plainTo(code.length);
  return pieces;
}
