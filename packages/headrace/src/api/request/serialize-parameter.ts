import type { ApiEncoding, ApiParameter, Json } from "../../model/api.ts";
import { contentText } from "./form-pairs.ts";
import type { Described } from "./media-text.ts";
import { encodeComponent, encodeKeepingReserved } from "./percent-encoding.ts";
import {
  asIs,
  type Encode,
  type Pair,
  pairEncoding,
  type Shape,
  shapeOf,
  stylePairs,
} from "./style-pairs.ts";

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
export function serializeHeader(parameter: Omit<Paired, "style">, value: Json): string {
  const simple: Paired = { ...parameter, style: "simple" };
  return expand(simple, shapeOfParameter(parameter, value), asIs);
}

/** What is written: a parameter, a field of a form, or a header of it. */
type Paired = Pick<ApiParameter, "name" | "style" | "explode"> &
  Partial<Pick<ApiParameter, "mediaType" | "encoding">> &
  Pick<ApiEncoding, "allowReserved"> &
  Described;

/** The pairs of a query, a form or cookies: none when the value is an empty list or object. */
export function serializePairs(parameter: Paired, value: Json): Pair[] {
  const { mediaType, name } = parameter;
  const encoding = pairEncoding(parameter);
  if (!mediaType) return stylePairs(parameter, value, encoding);
  const { encodeName, encode } = encoding;
  return [[encodeName(name), encode(contentText(parameter, value))]];
}

/** Styles simple, label and matrix: https://www.rfc-editor.org/rfc/rfc6570#section-3.2 */
function expand(parameter: Paired, shape: Shape, encode: Encode): string {
  if (parameter.style === "matrix") return expandMatrix(parameter, shape, encode);
  const prefix = parameter.style === "label" ? "." : "";
  const texts = textsOf(parameter, shape, encode);
  const delimiter = prefix && parameter.explode ? "." : ",";
  return texts.length > 0 ? prefix + texts.join(delimiter) : "";
}

function expandMatrix(parameter: Paired, shape: Shape, encode: Encode): string {
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

function textsOf({ explode }: Paired, shape: Shape, encode: Encode): string[] {
  if (shape.kind === "primitive") return [encode(shape.text)];
  if (shape.kind === "list") return shape.items.map(encode);
  return shape.entries.flatMap(([key, text]) =>
    explode ? [`${encode(key)}=${encode(text)}`] : [encode(key), encode(text)],
  );
}

function shapeOfParameter(parameter: Omit<Paired, "style">, value: Json): Shape {
  const { mediaType } = parameter;
  return mediaType ? { kind: "primitive", text: contentText(parameter, value) } : shapeOf(value);
}
