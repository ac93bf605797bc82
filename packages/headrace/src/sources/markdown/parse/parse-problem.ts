import type { VFile } from "vfile";
import type { Diagnostic } from "../../../model/diagnostic.ts";
import { findUnclosed } from "./unclosed-construct.ts";

/** What the parsers of Markdown, MDX and JavaScript throw. */
type ParserMessage = VFile["messages"][number];

/** The file that could not be parsed. */
export interface ParsedSource {
  path: string;
  text: string;
  /** Parses a text as this file was; throws as the parser does. */
  parse: (text: string) => unknown;
}

/** True for an error of a writer, as against one of ours. */
export function isParserMessage(error: unknown): error is ParserMessage {
  return error instanceof Error && "reason" in error && "ruleId" in error;
}

/** Tells a writer what a parser did not understand, at the place that has to be mended. */
export function parseProblem(message: ParserMessage, source: ParsedSource): Diagnostic {
  return (
    unclosedTag(message, source) ?? unfinished(message, source) ?? otherProblem(message, source)
  );
}

const TAG_POSITION = /<([^>]*)>` \((\d+):(\d+)/;

function unclosedTag(message: ParserMessage, { path }: ParsedSource): Diagnostic | undefined {
  const [, name = "", line, column] = TAG_POSITION.exec(message.reason) ?? [];
  if (message.ruleId !== "end-tag-mismatch" || line === undefined) return undefined;
  return {
    code: "unclosed-tag",
    severity: "error",
    message: `The tag <${name}> is not closed.`,
    hint: unclosedHint(name),
    file: path,
    line: Number(line),
    column: Number(column),
  };
}

/** Elements that have no end: https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

function unclosedHint(name: string): string {
  if (VOID.test(name)) return `Write <${name} />.`;
  const alone = name && `, or write <${name} />, or \\< for the sign itself`;
  return `Close it with </${name}>${alone}. Around several paragraphs both tags stand on lines of their own.`;
}

/** A tag or an expression without its ">" or "}". */
function unfinished(message: ParserMessage, source: ParsedSource): Diagnostic | undefined {
  if (!isEndOfFile(message)) return undefined;
  const start = findUnclosed(source.text, (text) => endsWithin(text, source));
  if (!start) return undefined;
  const isTag = source.text.split("\n")[start.line - 1]?.[start.column - 1] === "<";
  return {
    code: isTag ? "unclosed-tag" : "unclosed-expression",
    severity: "error",
    message: isTag ? "The tag that begins here has no end." : "This brace is not closed.",
    hint: isTag
      ? 'Close the tag with ">", and its quotation marks; write a plain "<" as &lt;.'
      : "Close it with }; write a plain { as \\{, or as `code`.",
    file: source.path,
    ...start,
  };
}

function isEndOfFile(message: ParserMessage): boolean {
  return message.reason.startsWith("Unexpected end of file");
}

function endsWithin(text: string, { parse }: ParsedSource): boolean {
  try {
    parse(text);
    return false;
  } catch (error) {
    return isParserMessage(error) && isEndOfFile(error);
  }
}

function otherProblem(message: ParserMessage, { path, text }: ParsedSource): Diagnostic {
  const { reason } = message;
  const { line, column } = strayBracket(message, text) ?? {
    line: message.line ?? 1,
    column: message.column ?? 1,
  };
  const known = KNOWN.find(({ pattern }) => pattern.test(reason));
  return {
    code: "syntax",
    severity: "error",
    message: known?.message ?? `${reason.replace(/ \(note: .*$/, "").replace(/\.$/, "")}.`,
    hint:
      known?.hint ??
      "A page is MDX: write { and < in text as \\{ and &lt;, or put them into `code`.",
    file: path,
    line,
    column,
  };
}

/**
 * Where the "<" stands that the parser took for the beginning of a tag: what it stumbles over comes
 * after it. A tag that has attributes or a line's end is one, and its own place is the better one.
 */
function strayBracket({ reason, line = 1, column = 1 }: ParserMessage, text: string) {
  if (!/^Unexpected character/.test(reason)) return;
  const before = text.split("\n")[line - 1]?.slice(0, column - 1) ?? "";
  const [tag] = /<[^<>="'{}]*$/.exec(before) ?? [];
  return tag === undefined ? undefined : { line, column: column - tag.length };
}

const KNOWN: { pattern: RegExp; message?: string; hint: string }[] = [
  {
    pattern: /^Could not parse expression/,
    message: "What stands between these braces is not JavaScript.",
    hint: "Write a plain { as \\{, or put it into `code`.",
  },
  {
    pattern: /^Could not parse import\/exports/,
    message: "This import or export is not JavaScript.",
    hint: "Leave a blank line after the last import; a text must not begin with these words.",
  },
  {
    pattern: /to create a link in MDX/,
    hint: "Write [text](address) for a link, or the address alone.",
  },
  {
    pattern: /^Unexpected closing slash/,
    message: "This closing tag has no opening tag.",
    hint: "Take it out, or add the opening tag.",
  },
  {
    pattern: /^Expected the closing tag/,
    hint: "Both tags stand on lines of their own, with blank lines around what is between them.",
  },
];
