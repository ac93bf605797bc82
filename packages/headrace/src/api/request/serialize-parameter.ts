import type { ApiEncoding, ApiParameter, Json } from "../../model/api.ts";
import { type Described, itemsOf, mediaText } from "./media-text.ts";
import { encodeComponent, encodeKeepingReserved } from "./percent-encoding.ts";
import { plainText } from "./plain-text.ts";

/** A value as the styles tell them apart; texts are not encoded yet. */
type Shape =
  | { kind: "primitive"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "object"; entries: [string, string][] };

/** Name and value of a query or a cookie, both encoded. */
export type Pair = [name: string, value: string];

/** "a=b" */
export function joinPair(pair: Pair): string {
  return pair.join("=");
}

type Encode = (text: string) => string;

/**
 * The value in a path, encoded, with the style's prefix: "a,b", ".a.b", ";id=a". "" when there is
 * nothing to write. Slashes of the value are encoded.
 */
export function serializePath(parameter: ApiParameter, value: Json): string {
  const encode = parameter.allowReserved ? encodeInPath : encodeComponent;
  return expand(parameter, shapeOfParameter(parameter, value), encode);
}

/** Since OpenAPI 3.2 values in a path may keep reserved characters, but none that ends a segment. */
function encodeInPath(text: string): string {
  return encodeKeepingReserved(text).replace(/[/?]/g, encodeComponent);
}

/** The value of a header. Not encoded: https://spec.openapis.org/oas/v3.1.1#style-examples */
export function serializeHeader(parameter: ApiParameter, value: Json): string {
  const simple: ApiParameter = { ...parameter, style: "simple" };
  return expand(simple, shapeOfParameter(parameter, value), asIs);
}

/** What is written as pairs: a parameter, or a field of a form. */
type Paired = Pick<ApiParameter, "name" | "style" | "explode"> &
  Partial<Pick<ApiParameter, "mediaType">> &
  Pick<ApiEncoding, "allowReserved"> &
  Described;

/** The pairs of a query, a form or cookies: none when the value is an empty list or object. */
export function serializePairs(parameter: Paired, value: Json): Pair[] {
  const { mediaType, style, allowReserved } = parameter;
  // https://spec.openapis.org/oas/v3.2.0#style-values: what has to be escaped is given so.
  const encodeName = style === "cookie" ? asIs : encodeComponent;
  const encode = allowReserved ? encodeKeepingReserved : encodeName;
  return mediaType
    ? [[encodeName(parameter.name), encode(mediaText(mediaType, value, parameter))]]
    : stylePairs(parameter, value, { encodeName, encode });
}

/** For what is not encoded, or later. */
export function asIs(text: string): string {
  return text;
}

/** Of names, and of what delimits items; and of values. */
interface PairEncoding {
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

/** Styles simple, label and matrix: https://www.rfc-editor.org/rfc/rfc6570#section-3.2 */
function expand(parameter: ApiParameter, shape: Shape, encode: Encode): string {
  if (parameter.style === "matrix") return expandMatrix(parameter, shape, encode);
  const prefix = parameter.style === "label" ? "." : "";
  const texts = textsOf(parameter, shape, encode);
  const delimiter = prefix && parameter.explode ? "." : ",";
  return texts.length > 0 ? prefix + texts.join(delimiter) : "";
}

function expandMatrix(parameter: ApiParameter, shape: Shape, encode: Encode): string {
  const name = encode(parameter.name);
  const texts = textsOf(parameter, shape, encode);
  if (texts.length === 0) return "";
  if (shape.kind === "primitive" || !parameter.explode) return matrixPair(name, texts.join(","));
  if (shape.kind === "object") return texts.map((text) => `;${text}`).join("");
  return texts.map((text) => matrixPair(name, text)).join("");
}

function matrixPair(name: string, text: string): string {
  return text === "" ? `;${name}` : `;${name}=${text}`;
}

function textsOf({ explode }: ApiParameter, shape: Shape, encode: Encode): string[] {
  if (shape.kind === "primitive") return [encode(shape.text)];
  if (shape.kind === "list") return shape.items.map(encode);
  return shape.entries.flatMap(([key, text]) =>
    explode ? [`${encode(key)}=${encode(text)}`] : [encode(key), encode(text)],
  );
}

function shapeOfParameter(parameter: ApiParameter, value: Json): Shape {
  const { mediaType } = parameter;
  return mediaType
    ? { kind: "primitive", text: mediaText(mediaType, value, parameter) }
    : shapeOf(value);
}

function shapeOf(value: Json): Shape {
  if (Array.isArray(value)) return { kind: "list", items: itemsOf(value).map(plainText) };
  if (value === null || typeof value !== "object") {
    return { kind: "primitive", text: plainText(value) };
  }
  const entries = Object.entries(value).filter(([, item]) => item !== null);
  return { kind: "object", entries: entries.map(([key, item]) => [key, plainText(item)]) };
}
