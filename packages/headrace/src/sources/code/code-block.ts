import { hash } from "node:crypto";
import { type CodeMeta, parseCodeMeta } from "../../model/code/code-meta.ts";
import {
  applyMagicComments,
  type MagicComment,
  type MarkedCode,
} from "../../model/code/magic-comments.ts";
import { escapeAttribute, escapeText } from "../../model/escape-html.ts";
import { type ArticleMessages, ENGLISH } from "../../model/messages/english.ts";
import { codeFence } from "../markdown-text.ts";
import type { Highlighter } from "./highlighter.ts";
import type { CodeToken } from "./line-colors.ts";

/** A fence as the writer wrote it. */
export interface CodeSource {
  code: string;
  language: string;
  meta: string;
  /** The code is shown as it is: what looks like a magic comment is part of it. */
  literal?: true;
  /** Comments that mark lines, when the site has its own. */
  comments?: readonly MagicComment[] | undefined;
  /** What its buttons are called. Default: in English. */
  labels?: CodeLabels | undefined;
}

/** The names of the buttons of a code block. */
export type CodeLabels = Pick<ArticleMessages, "copyCode" | "wrapLines">;

/** Names everything that the HTML of a code block is made from. */
export function codeBlockKey(source: CodeSource): string {
  return hash("sha256", JSON.stringify(source), "base64url").slice(0, 16);
}

interface CodeLine {
  tokens: readonly CodeToken[];
  classes: string[];
  number: number | undefined;
}

function tools({ copyCode, wrapLines }: CodeLabels): string {
  return (
    '<div class="code-tools">' +
    `<button type="button" class="icon-button" data-action="wrap-code" aria-pressed="false" aria-label="${escapeAttribute(wrapLines)}" hidden></button>` +
    `<button type="button" class="icon-button" data-action="copy-code" aria-label="${escapeAttribute(copyCode)}"></button>` +
    "</div>"
  );
}

/**
 * HTML of a code block; its shape is the contract between the engine's Markdown, theme and client.
 *
 * @param highlighter Must have loaded the language; unknown ones are drawn as "text".
 */
export function renderCodeBlock(source: CodeSource, highlighter: Highlighter): string {
  const meta = parseCodeMeta(source.meta);
  const lines = codeLines(source, meta, highlighter);
  // Lines are elements only where one of them is marked or numbered.
  const hasLines = lines.some(({ classes, number }) => number !== undefined || classes.length > 0);
  const code = lines.map(hasLines ? renderLine : renderTokens).join("\n");
  const title = meta.title
    ? `<figcaption class="code-title">${escapeText(meta.title)}</figcaption>`
    : "";
  const numbers = meta.firstLineNumber === undefined ? "" : ' class="line-numbers"';
  return (
    `<figure class="code-block" data-language="${escapeAttribute(source.language || "text")}">${title}` +
    `<div class="code-body"><pre tabindex="0"${numbers}><code${hasLines ? ' class="lines"' : ""}>${code}</code></pre>${tools(source.labels ?? ENGLISH)}</div></figure>`
  );
}

/** The text of a code block as a reader sees it: its title and its code. */
export function codeBlockText(source: CodeSource): string {
  const meta = parseCodeMeta(source.meta);
  return `${meta.title ?? ""} ${markedCode(source, meta).code}`;
}

/** A code block as Markdown: its code and its title, as a reader sees them. */
export function codeBlockMarkdown(source: CodeSource): string {
  const meta = parseCodeMeta(source.meta);
  const title = meta.title ? ` title="${meta.title}"` : "";
  return codeFence(markedCode(source, meta).code, source.language + title);
}

function codeLines(source: CodeSource, meta: CodeMeta, highlighter: Highlighter): CodeLine[] {
  const marked = markedCode(source, meta);
  const isDiff = source.language === "diff";
  return highlighter.tokenize(marked.code, source.language).map((tokens, index) => ({
    tokens,
    number: meta.firstLineNumber === undefined ? undefined : meta.firstLineNumber + index,
    classes: [
      ...(marked.highlighted.has(index + 1) ? ["highlighted"] : []),
      ...(marked.classes?.get(index + 1) ?? []),
      ...(isDiff ? diffClass(tokens) : []),
    ],
  }));
}

function markedCode(
  { code, language, literal, comments }: CodeSource,
  { highlighted }: CodeMeta,
): MarkedCode {
  if (!highlighted && !literal) return applyMagicComments(code, language, comments);
  return { code, highlighted: highlighted ?? new Set() };
}

/** File headers ("+++ b/x") are no changes. */
function diffClass([first]: readonly CodeToken[]): string[] {
  const text = first?.text ?? "";
  if (/^\+(?!\+\+ )/.test(text)) return ["added"];
  return /^-(?!-- )/.test(text) ? ["removed"] : [];
}

function renderLine(line: CodeLine): string {
  const attribute = line.number === undefined ? "" : ` data-n="${line.number}"`;
  return `<span class="${["line", ...line.classes].join(" ")}"${attribute}>${renderTokens(line)}</span>`;
}

function renderTokens({ tokens }: CodeLine): string {
  return tokens.map(renderToken).join("");
}

function renderToken({ text, className }: CodeToken): string {
  return className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text);
}
