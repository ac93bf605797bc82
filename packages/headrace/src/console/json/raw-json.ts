import { formatJson } from "./format-json.ts";
import { type JsonToken, jsonTokens } from "./json-tokens.ts";

/** JSON as it was written: what is neither a list nor an object is its literal, with every digit. */
export type RawJson = string | RawJson[] | Map<string, RawJson>;

/** Reads text; `undefined` when it is no JSON, or has more levels than a stack. */
export function readRaw(text: string): RawJson | undefined {
  if (formatJson(text) === null) return;
  const tokens = [...jsonTokens(text)].filter(({ kind }) => kind !== "space");
  try {
    return readValue(tokens.values());
  } catch {
    return;
  }
}

/** The text of a value, laid out on lines. */
export function printRaw(value: RawJson): string {
  const text = compact(value);
  return formatJson(text) ?? text;
}

/** A string's own text, any other literal as it is. */
export function literalText(literal: string): string {
  return literal.startsWith('"') ? String(JSON.parse(literal)) : literal;
}

function readValue(
  tokens: Iterator<JsonToken>,
  token: JsonToken | undefined = tokens.next().value,
): RawJson {
  if (token?.text === "{") return readObject(tokens);
  if (token?.text === "[") return readArray(tokens);
  return token?.text ?? "null";
}

function readObject(tokens: Iterator<JsonToken>): Map<string, RawJson> {
  const members = new Map<string, RawJson>();
  for (let token = tokens.next().value; token?.kind === "string"; token = nextAfterComma(tokens)) {
    tokens.next();
    members.set(literalText(token.text), readValue(tokens));
  }
  return members;
}

function readArray(tokens: Iterator<JsonToken>): RawJson[] {
  const items: RawJson[] = [];
  for (let token = tokens.next().value; token && token.text !== "]"; token = nextAfterComma(tokens))
    items.push(readValue(tokens, token));
  return items;
}

/** `undefined` after the last one. */
function nextAfterComma(tokens: Iterator<JsonToken>): JsonToken | undefined {
  return tokens.next().value?.text === "," ? tokens.next().value : undefined;
}

function compact(value: RawJson): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return `[${value.map(compact).join(",")}]`;
  const members = [...value].map(([name, member]) => `${JSON.stringify(name)}:${compact(member)}`);
  return `{${members.join(",")}}`;
}
