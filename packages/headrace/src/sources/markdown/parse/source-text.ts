import type { Diagnostic } from "../../../model/diagnostic.ts";
import { withLineFeeds } from "../../decode-text.ts";
import { HEADING_ID_END, HEADING_ID_START, RESERVED_CHARACTERS } from "../marks.ts";
import { verbatimLines } from "./verbatim-lines.ts";

/** What may stand before a block: quote marks, list markers, indentation. */
const PREFIX = "((?:[ \\t>]|[-*+][ \\t]|\\d+[.)][ \\t])*)";

const FENCE = new RegExp(`^${PREFIX}(\`{3,}(?=[^\`]*$)|~{3,})(.*)$`);
/** Braces that are escaped make an id, too: tools that write pages escape them. */
const HEADING_ID = new RegExp(
  `^(${PREFIX}#{1,6}[ \\t].*?[ \\t]*)\\\\?\\{(#[^\\s{}]+?)\\\\?\\}([ \\t#]*)$`,
);
/** In a heading "{#" begins no expression, whether an id follows or not. */
const HEADING = new RegExp(`^${PREFIX}#{1,6}[ \\t]`);
const DIRECTIVE_TITLE = new RegExp(
  `^${PREFIX}(:{3,}[a-zA-Z][\\w-]*)[ \\t](?=[ \\t]*[^\\s])(.*?)[ \\t]*$`,
);
const COMMENT_BLOCK = /^[ \t]*<!--/;
/** Stands for a comment between blocks. */
export const EMPTY_EXPRESSION = "{/**/}";
const CODE_SPAN = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/** A file's text with "\n" as line ends, without byte order mark and without our own marks. */
export function normalizeText(text: string): string {
  return withLineFeeds(text).replace(RESERVED_CHARACTERS, "\uFFFD");
}

/** A text that the parser understands. */
export interface RewrittenText {
  text: string;
  diagnostics: Diagnostic[];
}

/**
 * Rewrites the spellings that Markdown and MDX do not know, outside of code: `{#id}` after a
 * heading, `:::type Title`, HTML comments in MDX, and fences of `mdx-code-block`. Line numbers stay.
 */
export function rewriteSpellings(
  text: string,
  file: string,
  format: "md" | "mdx" = "mdx",
): RewrittenText {
  if (!/\{#|:::|<!--|mdx-code-block/.test(text)) return { text, diagnostics: [] };
  const verbatim = format === "md" ? verbatimLines(text) : undefined;
  const state: ScanState = { line: 0, fences: [], comment: undefined, verbatim };
  const written = text.split("\n");
  const lines = written.map((line, index) => {
    state.line++;
    const startsBlock =
      format === "mdx" && !state.comment && COMMENT_BLOCK.test(line) && !written[index - 1]?.trim();
    const rewritten = rewriteLine(line, state);
    // It ends a list, as a comment does in HTML.
    return startsBlock && rewritten.trim() === ""
      ? line.replace(/<!--.*$/, EMPTY_EXPRESSION)
      : rewritten;
  });
  return {
    text: lines.join("\n"),
    diagnostics: state.comment
      ? [
          {
            code: "unclosed-comment",
            severity: "error",
            message: "This comment is not closed.",
            hint: "Close it with -->.",
            file,
            ...state.comment,
          },
        ]
      : [],
  };
}

interface ScanState {
  /** From 1. */
  line: number;
  /** The marks that close the open fences. `unwrapped`: its lines are ordinary text. */
  fences: { mark: string; unwrapped: boolean }[];
  /** Where the open comment begins. */
  comment: { line: number; column: number } | undefined;
  /** Lines of plain Markdown, which knows comments itself, that are not rewritten. */
  verbatim: ReadonlySet<number> | undefined;
}

function rewriteLine(line: string, state: ScanState): string {
  if (state.verbatim?.has(state.line)) return line;
  if (state.comment) return blankComments(line, state);
  const fence = state.fences.at(-1);
  if (fence) {
    const text = line.replace(/^[ \t>]+/, "").trimEnd();
    if (text.startsWith(fence.mark) && new Set(text).size === 1) {
      state.fences.pop();
      return fence.unwrapped ? "" : line;
    }
    if (!fence.unwrapped) return line;
  }
  const [, , mark, info = ""] = FENCE.exec(line) ?? [];
  if (mark) {
    const unwrapped = info.trim() === "mdx-code-block";
    state.fences.push({ mark, unwrapped });
    return unwrapped ? "" : line;
  }
  const plain = !state.verbatim && line.includes("<!--") ? blankComments(line, state) : line;
  const heading = plain.replace(HEADING_ID, `$1${HEADING_ID_START}$3${HEADING_ID_END}$4`);
  return bracketTitle(HEADING.test(heading) ? heading.replace(/(?<!\\)\{#/g, "\\{#") : heading);
}

/** Overwrites the comments of a line with spaces; those in code spans stay. */
function blankComments(line: string, state: ScanState): string {
  const spans = [...line.matchAll(CODE_SPAN)].map((span) => [span.index, span[0].length] as const);
  let result = "";
  let at = 0;
  while (at < line.length || state.comment) {
    if (state.comment) {
      const end = line.indexOf("-->", at);
      const stop = end === -1 ? line.length : end + 3;
      result += " ".repeat(stop - at);
      at = stop;
      if (end === -1) return result;
      state.comment = undefined;
    }
    let start = line.indexOf("<!--", at);
    while (spans.some(([from, length]) => start >= from && start < from + length)) {
      start = line.indexOf("<!--", start + 1);
    }
    if (start === -1) return result + line.slice(at);
    result += line.slice(at, start);
    at = start;
    state.comment = { line: state.line, column: start + 1 };
  }
  return result;
}

/** ":::tip A title" → ":::tip[A title]", the spelling of the directive syntax. */
function bracketTitle(line: string): string {
  if (!line.includes(":::")) return line;
  const [, prefix = "", opening, rest = ""] = DIRECTIVE_TITLE.exec(line) ?? [];
  if (opening === undefined) return line;
  if (/^[[{]/.test(rest)) return prefix + opening + rest;
  const [, title = rest, attributes = ""] = /^(.*?)[ \t]*(\{[^{}]*\})$/.exec(rest) ?? [];
  return `${prefix}${opening}[${balanced(title) ? title : title.replace(/[[\]]/g, "\\$&")}]${attributes}`;
}

function balanced(title: string): boolean {
  let depth = 0;
  for (const character of title) {
    if (character === "[") depth++;
    if (character === "]" && --depth < 0) return false;
  }
  return depth === 0;
}
