import { escapeAttribute, escapeText } from "../../../model/escape-html.ts";
import { type CodeMeta, parseCodeMeta } from "./code-meta.ts";
import type { CodeToken, Highlighter } from "./highlighter.ts";
import { applyMagicComments } from "./magic-comments.ts";

/** A fence as the writer wrote it. */
export interface CodeSource {
  code: string;
  language: string;
  meta: string;
}

interface CodeLine {
  tokens: CodeToken[];
  classes: string[];
  number: number | undefined;
}

const TOOLS =
  '<div class="code-tools">' +
  '<button type="button" class="icon-button" data-action="wrap-code" aria-pressed="false" aria-label="Wrap lines" hidden></button>' +
  '<button type="button" class="icon-button" data-action="copy-code" aria-label="Copy code"></button>' +
  "</div>";

/**
 * HTML of a code block; its shape is the contract between the engine's Markdown, theme and client.
 *
 * @param highlighter Must have loaded the language; unknown ones are drawn as "text".
 */
export function renderCodeBlock(source: CodeSource, highlighter: Highlighter): string {
  const meta = parseCodeMeta(source.meta);
  const lines = codeLines(source, meta, highlighter).map(renderLine).join("\n");
  const title = meta.title
    ? `<figcaption class="code-title">${escapeText(meta.title)}</figcaption>`
    : "";
  const numbers = meta.firstLineNumber === undefined ? "" : ' class="line-numbers"';
  return (
    `<figure class="code-block" data-language="${escapeAttribute(source.language || "text")}">${title}` +
    `<div class="code-body"><pre tabindex="0"${numbers}><code>${lines}</code></pre>${TOOLS}</div></figure>`
  );
}

function codeLines(source: CodeSource, meta: CodeMeta, highlighter: Highlighter): CodeLine[] {
  const marked = meta.highlighted
    ? { code: source.code, highlighted: meta.highlighted }
    : applyMagicComments(source.code, source.language);
  const isDiff = source.language === "diff";
  return highlighter.tokenize(marked.code, source.language).map((tokens, index) => ({
    tokens,
    number: meta.firstLineNumber === undefined ? undefined : meta.firstLineNumber + index,
    classes: [
      ...(marked.highlighted.has(index + 1) ? ["highlighted"] : []),
      ...(isDiff ? diffClass(tokens) : []),
    ],
  }));
}

/** File headers ("+++ b/x") are no changes. */
function diffClass([first]: CodeToken[]): string[] {
  const text = first?.text ?? "";
  if (/^\+(?!\+\+ )/.test(text)) return ["added"];
  return /^-(?!-- )/.test(text) ? ["removed"] : [];
}

function renderLine({ tokens, classes, number }: CodeLine): string {
  const attribute = number === undefined ? "" : ` data-n="${number}"`;
  const content = tokens.map(({ text, className }) =>
    className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text),
  );
  return `<span class="${["line", ...classes].join(" ")}"${attribute}>${content.join("")}</span>`;
}
