import { parseFragment } from "parse5";
import type { Edit } from "./older-emphasis.ts";

/** What a block of JSX is made of, in its order. */
interface Piece {
  kind: "tag" | "code" | "text";
  at: number;
  end: number;
}

/**
 * A block of JSX of MDX 1, whose text was text, for MDX 3, which reads Markdown where text follows a tag: there a
 * tag that is closed on another line is closed nowhere. The text becomes expressions, so that each line holds
 * nothing but JSX, and tags may be closed anywhere below.
 *
 * @returns `undefined` for a block each of whose lines MDX 3 can read for itself without making links of addresses,
 *   and one that can't be read.
 */
export function textAsExpressions(
  text: string,
  { start, end }: { start: number; end: number },
): Edit[] | undefined {
  const pieces = piecesOf(text.slice(0, end), start);
  if (!pieces || !(hasOpenLine(text, pieces) || hasAddress(text, pieces))) return undefined;
  return pieces
    .filter(({ kind }) => kind === "text")
    .map(({ at, end: until }) => ({
      at,
      length: until - at,
      by: asExpressions(text.slice(at, until)),
    }));
}

function piecesOf(text: string, start: number): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let at = start; at < text.length; ) {
    const piece = pieceAt(text, at);
    if (!piece) return undefined;
    pieces.push(piece);
    at = piece.end;
  }
  return pieces;
}

function pieceAt(text: string, at: number): Piece | undefined {
  const sign = text.charAt(at);
  if (sign === "{") return { kind: "code", at, end: closingBrace(text, at) };
  if (sign !== "<") {
    const next = text.slice(at).search(/[<{]/);
    return { kind: "text", at, end: next === -1 ? text.length : at + next };
  }
  const end = tagEnd(text, at);
  return end === undefined ? undefined : { kind: "tag", at, end };
}

/** Where a tag ends, whose attributes may go over several lines; `undefined` for what is none. */
function tagEnd(text: string, from: number): number | undefined {
  const [name] = /^<(?:\/?[A-Za-z][\w.:-]*|\/?(?=>))/.exec(text.slice(from, from + 100)) ?? [];
  if (name === undefined) return undefined;
  for (let at = from + name.length; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === ">") return at + 1;
    if (sign === "<") return undefined;
    if (sign === "{") at = closingBrace(text, at) - 1;
    if (sign !== '"' && sign !== "'") continue;
    const closing = text.indexOf(sign, at + 1);
    if (closing === -1) return undefined;
    at = closing;
  }
  return undefined;
}

/**
 * Whether a line has text and tags that open or close more than the line itself holds, or text alone: MDX 3 makes
 * a paragraph of it, and of the tags in the line above.
 */
function hasOpenLine(text: string, pieces: readonly Piece[]): boolean {
  let depth = 0;
  let hasText = false;
  let hasTag = false;
  const isOpen = () => hasText && (!hasTag || depth !== 0);
  for (const { kind, at, end } of pieces) {
    const written = text.slice(at, end);
    if (kind === "tag") {
      hasTag = true;
      depth += written.startsWith("</") ? -1 : written.endsWith("/>") ? 0 : 1;
    }
    if (kind !== "text") continue;
    const [first = "", ...rest] = written.split("\n");
    hasText ||= first.trim() !== "";
    for (const line of rest) {
      if (isOpen()) return true;
      [depth, hasTag, hasText] = [0, false, line.trim() !== ""];
    }
  }
  return isOpen();
}

/** What is a link in Markdown without any sign that could be escaped. */
const ADDRESS = /https?:\/\/|www\.|\w@\w/i;

function hasAddress(text: string, pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind, at, end }) => kind === "text" && ADDRESS.test(text.slice(at, end)));
}

/** Text as JSX reads it: of its lines the blanks around them count for nothing, and a break is a blank. */
function asExpressions(written: string): string {
  const lines = written.split("\n");
  const last = lines.length - 1;
  const inner = lines.map((line, index) => {
    const begun = index === 0 ? line : line.trimStart();
    return index === last ? begun : begun.trimEnd();
  });
  const lastText = inner.findLastIndex((line) => line !== "");
  return inner
    .map((line, index) => {
      if (line === "") return "";
      return `{${JSON.stringify(decoded(line) + (index === lastText ? "" : " "))}}`;
    })
    .join("\n");
}

/** What the character references of a text stand for. */
function decoded(text: string): string {
  if (!text.includes("&")) return text;
  const [node] = parseFragment(text).childNodes;
  return node && "value" in node ? node.value : text;
}

/** Where an expression ends. */
export function closingBrace(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text.charAt(at) === "{") depth++;
    if (text.charAt(at) === "}" && --depth === 0) return at + 1;
  }
  return text.length;
}

/** A template, in which a brace or a sign of another kind is one of its own. */
const TEMPLATE = /`(?:\\[\s\S]|[^\\`])*`/g;
/** What MDX 3 takes off each line of an expression but the first. */
const TAKEN_OFF = "  ";

/** Lines of the templates within a block of JSX were kept with all their blanks. */
export function blanksInTemplates(
  text: string,
  { start, end }: { start: number; end: number },
): Edit[] {
  const edits: Edit[] = [];
  for (let at = text.indexOf("{", start); at !== -1 && at < end; at = text.indexOf("{", at)) {
    const closing = Math.min(closingBrace(text, at), end);
    for (const { index, 0: template } of text.slice(at, closing).matchAll(TEMPLATE)) {
      for (const line of template.matchAll(/\n(?=[ \t])/g))
        edits.push({ at: at + index + line.index + 1, length: 0, by: TAKEN_OFF });
    }
    at = Math.max(closing, at + 1);
  }
  return edits;
}
