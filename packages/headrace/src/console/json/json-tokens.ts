/** A piece of JSON text. */
export interface JsonToken {
  kind: "space" | "mark" | "string" | "number" | "word" | "invalid";
  text: string;
  /** Offset of its first character. */
  start: number;
}

/** https://www.rfc-editor.org/rfc/rfc8259 */
const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that a string must escape
  /([ \t\n\r]+)|([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null)|("[^\n]*|[^\s"{}[\],:]+)/gy;

const KINDS = ["space", "mark", "string", "number", "word", "invalid"] as const;

/** Splits text at the seams of JSON, whether it is valid or not: the tokens together are the text. */
export function* jsonTokens(text: string): Generator<JsonToken> {
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const group = match.slice(1).findIndex((part) => part !== undefined);
    yield { kind: KINDS[group] ?? "invalid", text: match[0], start: match.index };
    end = match.index + match[0].length;
  }
  if (end < text.length) yield { kind: "invalid", text: text.slice(end), start: end };
}
