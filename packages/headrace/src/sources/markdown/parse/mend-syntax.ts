import type { VFile } from "vfile";
import { AUTOLINK, linkTo } from "./autolink.ts";
import { isParserMessage } from "./parse-problem.ts";

type ParserMessage = VFile["messages"][number];

/** Elements of HTML that have no end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** `<p>` opened here, and closed nowhere or by another tag. */
const OPEN_TAG = /for `<([^>]*)>` \((\d+):(\d+)/;

/** So many places of a file are taken for text; one with more is none of MDX. */
const MOST_MENDS = 100;

/**
 * The text of a file with each place that is no MDX made readable, and what it is parsed to; `undefined` when it
 * can't be.
 *
 * @param parse Throws as the parser does.
 * @param tell Hears of each place, with the text that it was met in.
 */
export function parseMended<Parsed>(
  text: string,
  parse: (text: string) => Parsed,
  tell: (message: ParserMessage, text: string) => void = () => {},
): { text: string; parsed: Parsed } | undefined {
  let readable = text;
  for (let mends = 0; mends < MOST_MENDS; mends++) {
    try {
      return { text: readable, parsed: parse(readable) };
    } catch (error) {
      const mended = isParserMessage(error) ? mendSyntax(readable, error) : undefined;
      if (!isParserMessage(error) || mended === undefined) return undefined;
      tell(error, readable);
      readable = mended;
    }
  }
  return undefined;
}

/**
 * Takes the one construct out of a text that is no MDX, so that all else of the page stays MDX: an
 * address in angle brackets becomes a link, as in Markdown; `<br>` is closed; a tag that is closed
 * nowhere, or opened nowhere, is left out; any other `<` or `{` is text.
 *
 * @returns `undefined` when nothing can be found at the place.
 */
export function mendSyntax(text: string, message: ParserMessage): string | undefined {
  const open = OPEN_TAG.exec(message.reason);
  if (open) {
    const [, name = "", line, column] = open;
    const at = offsetOf(text, Number(line), Number(column));
    return VOID.test(name) ? closeTag(text, at) : withoutTag(text, at);
  }
  const { line, column } = message;
  if (typeof line !== "number" || typeof column !== "number") return undefined;
  const place = offsetOf(text, line, column);
  if (message.reason.startsWith("Unexpected closing slash")) {
    const at = text.lastIndexOf("</", place);
    return at === -1 ? undefined : withoutTag(text, at);
  }
  const at = lastOpening(text, place);
  return at === undefined ? undefined : asText(text, at);
}

/** The last "<" or "{" at or before a place that is not escaped yet. */
function lastOpening(text: string, place: number): number | undefined {
  for (let at = Math.min(place, text.length - 1); at >= 0; at--) {
    if (/[<{]/.test(text.charAt(at)) && text.charAt(at - 1) !== "\\") return at;
  }
  return undefined;
}

function asText(text: string, at: number): string {
  const address = AUTOLINK.exec(text.slice(at));
  if (!address) return `${text.slice(0, at)}\\${text.slice(at)}`;
  const [whole, target = ""] = address;
  return text.slice(0, at) + linkTo(target) + text.slice(at + whole.length);
}

function closeTag(text: string, at: number): string | undefined {
  const end = text.indexOf(">", at);
  if (end === -1 || text.charAt(end - 1) === "/") return undefined;
  return `${text.slice(0, end)}/${text.slice(end)}`;
}

function withoutTag(text: string, at: number): string | undefined {
  const end = text.indexOf(">", at);
  if (end === -1 || text.charAt(at) !== "<") return undefined;
  // Lines stay where they are, for all that is told of later ones.
  return text.slice(0, at) + text.slice(at, end + 1).replace(/[^\n]/g, "") + text.slice(end + 1);
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}
