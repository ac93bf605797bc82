import { isJsonText } from "../../model/json-object.ts";
import { jsonTokens } from "./json-tokens.ts";

const INDENT = "  ";
/** Deeper levels begin where this one does: the indentation of thousands would not fit into a text. */
const DEEPEST = 40;

/**
 * Lays JSON out on lines. Only white space changes: every number and string stays as it was
 * written, so that an integer above 2^53 keeps all its digits.
 *
 * @returns `null` when the text is no JSON.
 */
export function formatJson(text: string): string | null {
  if (!isJsonText(text)) return null;
  const out: string[] = [];
  let depth = 0;
  let opened = false;
  const breakLine = () => out.push(`\n${INDENT.repeat(Math.min(depth, DEEPEST))}`);
  for (const token of jsonTokens(text)) {
    if (token.kind === "space") continue;
    const closes = token.text === "}" || token.text === "]";
    if (closes) depth -= 1;
    // Nothing between the brackets: they stay together.
    if (opened !== closes) breakLine();
    opened = token.text === "{" || token.text === "[";
    if (opened) depth += 1;
    out.push(token.text === ":" ? ": " : token.text);
    if (token.text === ",") breakLine();
  }
  return out.join("");
}
