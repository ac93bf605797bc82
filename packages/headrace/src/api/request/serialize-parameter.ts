import type { ApiParameter, Json } from "../../model/api.ts";
import { deepPairs, mediaText } from "./media-text.ts";
import { encodeComponent, encodeKeepingReserved } from "./percent-encoding.ts";
import { plainText } from "./plain-text.ts";

/** A value as the styles tell them apart; texts are not encoded yet. */
type Shape =
  | { kind: "primitive"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "object"; entries: [string, string][] };

/** Name and value of a query or a cookie, both encoded. */
export type Pair = [name: string, value: string];

type Encode = (text: string) => string;

/**
 * The value in a path, encoded, with the style's prefix: "a,b", ".a.b", ";id=a". "" when there is
 * nothing to write. Slashes of the value are encoded.
 */
export function serializePath(parameter: ApiParameter, value: Json): string {
  return expand(parameter, shapeOf(parameter, value), encodeComponent);
}

/** The value of a header. Not encoded: https://spec.openapis.org/oas/v3.1.1#style-examples */
export function serializeHeader(parameter: ApiParameter, value: Json): string {
  const simple: ApiParameter = { ...parameter, style: "simple" };
  return expand(simple, shapeOf(parameter, value), (text) => text);
}

/** The pairs of a query or of cookies: none when the value is an empty list or object. */
export function serializePairs(parameter: ApiParameter, value: Json): Pair[] {
  const encode = parameter.allowReserved ? encodeKeepingReserved : encodeComponent;
  if (parameter.style === "deepObject" && parameter.mediaType === null) {
    return deepPairs(parameter.name, value).map(([name, text]) => [
      encodeComponent(name),
      encode(text),
    ]);
  }
  const shape = shapeOf(parameter, value);
  const name = encodeComponent(parameter.name);
  if (shape.kind === "primitive") return [[name, encode(shape.text)]];
  if (parameter.explode) return explodedPairs(name, shape, encode);
  const texts = shape.kind === "list" ? shape.items : shape.entries.flat();
  return texts.length > 0 ? [[name, texts.map(encode).join(delimiterOf(parameter))]] : [];
}

function explodedPairs(name: string, shape: Shape, encode: Encode): Pair[] {
  if (shape.kind === "list") return shape.items.map((item) => [name, encode(item)]);
  if (shape.kind === "primitive") return [[name, encode(shape.text)]];
  return shape.entries.map(([key, text]) => [encodeComponent(key), encode(text)]);
}

/** Between items of a query: always encoded where a URL may not hold the character itself. */
function delimiterOf({ style }: ApiParameter): string {
  if (style === "spaceDelimited") return "%20";
  return style === "pipeDelimited" ? "%7C" : ",";
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

function shapeOf(parameter: ApiParameter, value: Json): Shape {
  if (parameter.mediaType !== null) {
    return { kind: "primitive", text: mediaText(parameter.mediaType, value, parameter) };
  }
  if (Array.isArray(value)) {
    return { kind: "list", items: value.filter((item) => item !== null).map(plainText) };
  }
  if (value === null || typeof value !== "object") {
    return { kind: "primitive", text: plainText(value) };
  }
  const entries = Object.entries(value).filter(([, item]) => item !== null);
  return { kind: "object", entries: entries.map(([key, item]) => [key, plainText(item)]) };
}
