import type { ApiEncoding, ApiParameter, Json } from "../../model/api.ts";
import { itemsOf } from "./media-text.ts";
import { encodeComponent, encodeKeepingReserved } from "./percent-encoding.ts";
import { plainText } from "./plain-text.ts";

/** A value as the styles tell them apart; texts are not encoded yet. */
export type Shape =
  | { kind: "primitive"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "object"; entries: [string, string][] };

/** Name and value of a query or a cookie, both encoded. */
export type Pair = [name: string, value: string];

/** "a=b" */
export function joinPair(pair: Pair): string {
  return pair.join("=");
}

export type Encode = (text: string) => string;

/** For what is not encoded, or later. */
export function asIs(text: string): string {
  return text;
}

/** Of names, and of what delimits items; and of values. */
export interface PairEncoding {
  encodeName: Encode;
  encode: Encode;
}

/** All others have commas. */
const DELIMITERS: Partial<Record<ApiParameter["style"], string>> = {
  spaceDelimited: " ",
  pipeDelimited: "|",
};

/** The pairs of a value in a style for queries and forms. */
export function stylePairs(
  { name, style, explode }: Pick<ApiParameter, "name" | "style" | "explode">,
  value: Json,
  { encodeName, encode }: PairEncoding,
): Pair[] {
  const pair = (key: string, text: string): Pair => [encodeName(key), encode(text)];
  if (style === "deepObject") return deepPairs(name, value).map(([key, text]) => pair(key, text));
  const shape = shapeOf(value);
  if (shape.kind === "primitive") return [pair(name, shape.text)];
  if (explode) {
    return shape.kind === "list"
      ? shape.items.map((item) => pair(name, item))
      : shape.entries.map(([key, text]) => pair(key, text));
  }
  const texts = (shape.kind === "list" ? shape.items : shape.entries.flat()).map(encode);
  const delimiter = encodeName(DELIMITERS[style] ?? "") || ",";
  return texts.length > 0 ? [[encodeName(name), texts.join(delimiter)]] : [];
}

/**
 * "metadata[color]". Items of lists have their numbers as keys: servers that know brackets read
 * them as a list.
 */
function deepPairs(name: string, value: Json): Pair[] {
  if (value === null) return [];
  if (typeof value !== "object") return [[name, plainText(value)]];
  return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item));
}

/** How a query, a form or a cookie escapes pairs. */
export function pairEncoding({
  style,
  allowReserved,
}: Partial<Pick<ApiParameter, "style">> & Pick<ApiEncoding, "allowReserved">): PairEncoding {
  // https://spec.openapis.org/oas/v3.2.0#style-values: what has to be escaped is given so.
  const encodeName = style === "cookie" ? asIs : encodeComponent;
  return { encodeName, encode: allowReserved ? encodeKeepingReserved : encodeName };
}

/** What a style tells apart in a value. */
export function shapeOf(value: Json): Shape {
  if (Array.isArray(value)) return { kind: "list", items: itemsOf(value).map(plainText) };
  if (value === null || typeof value !== "object") {
    return { kind: "primitive", text: plainText(value) };
  }
  const entries = Object.entries(value).filter(([, item]) => item !== null);
  return { kind: "object", entries: entries.map(([key, item]) => [key, plainText(item)]) };
}
