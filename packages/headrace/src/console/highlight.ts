import type { SampleLanguage } from "../api/samples/code-sample.ts";

/** A piece of code and the class of its color (engine/theme/styles/code.css); "" for none. */
export interface CodePiece {
  text: string;
  className: string;
}

/** What `highlight` knows. */
export type CodeLanguage = SampleLanguage | "json";

const KEYWORDS =
  "import|from|export|const|let|new|await|async|return|if|else|try|catch|throw|using|var|public|class|static|void|throws|final|package|null|true|false";

/** Names of groups are what classes of colors end in; strings of code have an expression's. */
function grammar(comment: RegExp, string: RegExp, keywords: string): RegExp {
  return new RegExp(
    `(?<comment>${comment.source})|(?<expression>${string.source})|\\b(?<keyword>${keywords})\\b|(?<constant>\\b\\d[\\d.]*\\b)|(?<function>[A-Za-z_][\\w-]*(?=\\())`,
    "g",
  );
}

const C_LIKE = grammar(
  /\/\/.*/,
  /"""[\s\S]*?"""|[$@]*"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/,
  KEYWORDS,
);

/** Languages whose comments begin with a number sign. */
const SCRIPT = grammar(
  /(?<![^\s])#.*/,
  /r?"""[\s\S]*?"""|@'[\s\S]*?\n'@|"(?:[^"\\\n]|\\.)*"|'(?:[^'\n])*'/,
  "import|require|def|do|end|None|True|False|if|else|nil|true|false",
);

/** Of languages that don't look like C. */
const GRAMMARS: Partial<Record<CodeLanguage, RegExp>> = {
  bash: /(?<comment>(?<![^\s])#.*)|(?<expression>\$?'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*")|(?<constant>\\$)|(?<string>(?<=\s)--?[A-Za-z][\w-]*)|(?<function>^\w[\w-]*)/gm,
  python: SCRIPT,
  ruby: SCRIPT,
  powershell: SCRIPT,
  json: /(?<keyword>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<expression>"(?:[^"\\]|\\.)*")|(?<constant>-?\d[\d.eE+-]*|\b(?:true|false|null)\b)/g,
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
  for (const match of code.matchAll(GRAMMARS[language] ?? C_LIKE)) {
    const group = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    plainTo(match.index);
    const name = group === "expression" ? "string-expression" : group;
    pieces.push({ text: match[0], className: `t-${name}` });
    end = match.index + match[0].length;
  }
  plainTo(code.length);
  return pieces;
}
