import type { Nodes, Root } from "mdast";
import { walk } from "../walk.ts";
import { AUTOLINK, linkTo } from "./autolink.ts";
import { blanksInTemplates, closingBrace, textAsExpressions } from "./older-blocks.ts";
import { olderCode } from "./older-code.ts";
import { type Edit, olderEmphasis } from "./older-emphasis.ts";
import { EMPTY_EXPRESSION } from "./source-text.ts";

/** A tag with its attributes, whose values may stand in braces. */
const TAG =
  /<(?:\/?[A-Za-z][A-Za-z\d.-]*(?:\s+[\w.:-]+(?:=(?:"[^"]*"|'[^']*'|\{.*?\}(?=[\s/>])|[^\s"'=<>`{]+))?)*\s*\/?)?>/y;
/** A block that begins so is code up to the next blank line. */
const CODE_BLOCK = /^(?:<[A-Za-z/>]|(?:import|export)\s)/;
const BLOCKS = new Set(["paragraph", "heading", "tableCell"]);

/**
 * Rewrites the text of a page of MDX 1 for MDX 3: all that Markdown reads as text was text there, so
 * "{" and "<" begin nothing outside of tags, and an address in angle brackets is a link. In a block of JSX
 * all was text up to the next blank line. What is indented was code, and more was emphasis. Lines stay.
 *
 * @param parse Parses plain Markdown.
 */
export function escapeOlderText(text: string, parse: (text: string) => Root): string {
  if (!/[<{*_|\\]|``|\]\s*\[|^ *(?: {4}|\t)|H[Tt]{2}[Pp]/m.test(text)) return text;
  const edits: Edit[] = [];
  let known = 0;
  const tree = parse(text);
  const coded = text.includes("``")
    ? blocksIn(tree).flatMap((block) => olderCode(block, text))
    : [];
  // What is code decides on all else.
  if (coded.length > 0) return escapeOlderText(edited(text, coded), parse);
  const defined: string[] = [];
  walk(tree, (node) => {
    if (node.type === "definition") defined.push(node.identifier);
    return;
  });
  walk(tree, (block) => {
    const start = offset(block, "start");
    const isIndented = block.type === "code" && /\s/.test(text.charAt(start));
    if (isIndented && block.position && start >= known)
      edits.push(...codeAsWritten(block.position, { text, code: block.value }));
    if (block.type === "table") edits.push(...rowOfText(block, text));
    const isHtml = block.type === "html";
    if (!(isHtml || BLOCKS.has(block.type)) || start < known) return;
    const isCode = isHtml || (block.type === "paragraph" && beginsCode(text.slice(start)));
    known = isCode ? blankLine(text, start) : offset(block, "end");
    // A block may begin with blanks.
    const at = start + text.slice(start).search(/\S|$/);
    if (!isCode) collect(block, { text, defined }, edits);
    else if (text.charAt(at) === "<")
      edits.push(
        ...(textAsExpressions(text, { start: at, end: known }) ??
          literalSigns(text.slice(0, known), at)),
        ...blanksInTemplates(text, { start: at, end: known }),
      );
    return;
  });
  return edited(text, edits);
}

function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => a.at - b.at)
    .reduceRight((result, { at, length, by }) => {
      return result.slice(0, at) + by + result.slice(at + length);
    }, text);
}

function blocksIn(node: Nodes): Nodes[] {
  if (BLOCKS.has(node.type)) return [node];
  return "children" in node ? node.children.flatMap(blocksIn) : [];
}

/**
 * Fences in the place of the blank lines around code that is only indented; tags around it where there are no such
 * lines. Code in a quote becomes text.
 */
function codeAsWritten(
  { start, end }: NonNullable<Nodes["position"]>,
  { text, code }: { text: string; code: string },
): Edit[] {
  const from = start.offset ?? 0;
  const until = end.offset ?? from;
  const lines = text.split("\n");
  const before = lines[start.line - 1]?.slice(0, start.column - 1);
  const isBlank = (line: number) => lines[line - 1]?.trim() === "";
  const isLast = end.line === lines.length;
  if (before?.trim() !== "") return signsIn(text, from, until);
  if (!isBlank(start.line - 1) || !(isLast || isBlank(end.line + 1))) {
    const by = `<pre><code>{${JSON.stringify(code)}}</code></pre>${"\n".repeat(end.line - start.line)}`;
    return [{ at: from, length: until - from, by }];
  }
  const fence = `${before}    \`\`\`\`\``;
  const inPlaceOf = (line: number): Edit => {
    const at = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    return { at, length: lines[line - 1]?.length ?? 0, by: fence };
  };
  const closing = isLast
    ? { at: text.length, length: 0, by: `\n${fence}` }
    : inPlaceOf(end.line + 1);
  return [inPlaceOf(start.line - 1), closing];
}

/** A table right below a line of text was text, too: only a blank line began one. */
function rowOfText({ position }: Nodes, text: string): Edit[] {
  const [start = 0, end] = [position?.start.offset, position?.end.offset];
  const above = text.slice(0, start).split("\n").at(-2)?.trim() ?? "";
  // What is no text: headings, quotes, lines, code, tags, comments.
  if (above === "" || /^(?:[#>`~<:]|[-*_=\s]+$)|[>}]$/.test(above)) return [];
  const marks = start + text.slice(start, end).indexOf("\n") + 1;
  const at = marks + text.slice(marks).search(/[^\s>]/);
  return [{ at, length: 0, by: "\\" }];
}

function beginsCode(text: string): boolean {
  return CODE_BLOCK.test(text) && !AUTOLINK.test(text);
}

function blankLine(text: string, from: number): number {
  const at = text.slice(from).search(/\n[ \t]*(?:\n|$)/);
  return at === -1 ? text.length : from + at;
}

interface Written {
  text: string;
  /** Names of the addresses that the text defines, as references call them. */
  defined: readonly string[];
}

function collect(block: Nodes, { text, defined }: Written, edits: Edit[]): void {
  edits.push(...olderEmphasis(block, text));
  walk(block, (node) => {
    const at = offset(node, "start");
    if (node.type === "text")
      edits.push(
        ...signsIn(text, at, offset(node, "end")),
        ...blanksInReferences(text, at, offset(node, "end")),
      );
    if (node.type === "link")
      edits.push(...labels(text, { start: offset(block, "start"), at, defined }));
    if (node.type === "break" && text.charAt(at) === "\\") edits.push({ at, length: 0, by: "\\" });
    if ("url" in node) edits.push(...backslashesIn(text, endOfLabel(node), offset(node, "end")));
    if (node.type === "link" && NO_DOMAIN.test(text.slice(at)))
      edits.push({ at: text.indexOf(":", at), length: 0, by: "\\" });
    // A backslash alone leaves a text in which an address is found.
    else if (node.type === "link" && isShouted(text, offset(block, "start"), at))
      edits.push({ at: text.indexOf(":", at), length: 0, by: EMPTY_EXPRESSION });
    const [whole = "", target = ""] = node.type === "link" ? addressAt(node, text) : [];
    if (node.type === "link" && whole) {
      edits.push({ at, length: whole.length, by: linkTo(target) });
      node.children = [];
    }
    edits.push(...olderEmphasis(node, text));
    return;
  });
}

/** An address whose domain has no dot was no link. */
const NO_DOMAIN = /^https?:\/\/(?![\w-]*\.)/i;

/** Only where no text stands before it was an address with capitals ("Https://") a link. */
function isShouted(text: string, start: number, at: number): boolean {
  return at > start && SHOUTED.test(text.slice(at)) && !/[*_~`)\]>]/.test(text.charAt(at - 1));
}

const SHOUTED = /^(?!https?:)[Hh][Tt][Tt][Pp][Ss]?:\/\//;

/** "[a] [b](c)" was a reference, and text without the blanks where that leads nowhere. */
function labels(text: string, { start, at, defined }: LinkPlace): Edit[] {
  const [, label] = /^\[([^[\]]+)\]\(/.exec(text.slice(at)) ?? [];
  if (label === undefined || defined.includes(label.trim().toLowerCase())) return [];
  // The mark of a task is none.
  const before = text.slice(start, at).replace(/^\[[ x]\]\s/i, "");
  const [, blanks] = /(?<![\\\]!])\[[^[\]^][^[\]]*\](\s*)$/.exec(before) ?? [];
  if (blanks === undefined) return [];
  return [{ at: at - blanks.length, length: blanks.length, by: "\\" }];
}

interface LinkPlace {
  /** Of the block that the link stands in. */
  start: number;
  at: number;
  defined: readonly string[];
}

/** "[a] [b]" was a reference: where that leads nowhere, its text lost the blanks between. */
function blanksInReferences(text: string, start: number, end: number): Edit[] {
  const found = text.slice(start, end).matchAll(/(\[[^[\]]+\])(\s+)(?=\[[^[\]]+\](?![(:]))/g);
  return [...found].map(({ index, 1: label = "", 2: blanks = "" }) => ({
    at: start + index + label.length,
    length: blanks.length,
    by: "",
  }));
}

/** An address that is a link without more, where MDX 3 would read something in it: what is written, and the address. */
function addressAt(link: Nodes, text: string): readonly string[] {
  const at = offset(link, "start");
  const written = text.slice(at, offset(link, "end"));
  if (NO_DOMAIN.test(written)) return [];
  if (/^https?:\/\/[^\s<]*\{/i.test(written)) return [written, written];
  return AUTOLINK.exec(text.slice(at)) ?? [];
}

/** Before these a backslash was text, as CommonMark does not have it. */
const NOT_ESCAPED = /["$%&',/:;<=?@^]/;

/** Where the label of a link ends, and its address begins. */
function endOfLabel(node: Nodes): number {
  const last = "children" in node ? node.children.at(-1) : undefined;
  return offset(last ?? node, last ? "end" : "start");
}

/** Backslashes that were text in addresses. */
function backslashesIn(text: string, start: number, end: number): Edit[] {
  const found = text.slice(start, end).matchAll(/\\([\s\S])/g);
  return [...found].flatMap(({ index, 1: sign = "" }) =>
    NOT_ESCAPED.test(sign) ? [{ at: start + index, length: 0, by: "\\" }] : [],
  );
}

/** The signs of a text that MDX 3 takes for the beginning of something. */
function signsIn(text: string, start: number, end: number): Edit[] {
  const edits: Edit[] = [];
  for (let at = start; at < end; at++) {
    const sign = text.charAt(at);
    TAG.lastIndex = at;
    if (sign === "\\" && NOT_ESCAPED.test(text.charAt(at + 1)))
      edits.push({ at, length: 1, by: "\\\\" });
    else if (sign === "\\") at++;
    else if (text.startsWith(EMPTY_EXPRESSION, at)) at += EMPTY_EXPRESSION.length - 1;
    else if (sign === "<" && TAG.test(text)) at = TAG.lastIndex - 1;
    else if (sign === "<" || sign === "{") edits.push({ at, length: 1, by: `\\${sign}` });
  }
  return edits;
}

/** What Markdown would begin in a block of JSX, whose text was text there. */
const MARKDOWN_SIGN = /[_*`[~]/;

/** None for a block that can't be read sign by sign, whose tags go over several lines. */
function literalSigns(text: string, start: number): Edit[] {
  const edits: Edit[] = [];
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    TAG.lastIndex = at;
    if (sign === "\\") at++;
    else if (sign === "{") at = closingBrace(text, at) - 1;
    else if (sign === "<" && TAG.test(text)) at = TAG.lastIndex - 1;
    else if (/^<[A-Za-z/]/.test(text.slice(at, at + 2))) return [];
    else if (MARKDOWN_SIGN.test(sign)) edits.push({ at, length: 1, by: `\\${sign}` });
  }
  return edits;
}

function offset({ position }: Nodes, side: "start" | "end"): number {
  return position?.[side].offset ?? 0;
}
