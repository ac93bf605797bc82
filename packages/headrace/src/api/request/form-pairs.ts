import type { ApiEncoding, ApiMedia, Json } from "../../model/api.ts";
import { type Described, fieldText, itemsOf } from "./media-text.ts";
import { isJson } from "./media-types.ts";
import { asIs, type Pair, stylePairs } from "./serialize-parameter.ts";

/** Of a field of which the description says nothing. */
const DEFAULT_ENCODING: ApiEncoding = { contentType: "", explode: true };

/** How a field of a body is written. */
export function encodingOf(media: ApiMedia | undefined, name: string): ApiEncoding {
  const entry = Object.entries(media?.encoding ?? {}).find(([key]) => key === name);
  return entry?.[1] ?? DEFAULT_ENCODING;
}

/** Names and values of a field, as they are before they are percent-encoded. */
export function formPairs(
  field: Described,
  value: Json,
  { style, explode, contentType }: ApiEncoding,
): Pair[] {
  if (style !== undefined && value !== null) {
    const styled = { name: field.name, style, explode };
    return stylePairs(styled, value, { encodeName: asIs, encode: asIs });
  }
  const items = Array.isArray(value) && isJson(contentType) ? [value] : itemsOf(value);
  return items.map((item) => [field.name, fieldText(field, item, contentType)]);
}
