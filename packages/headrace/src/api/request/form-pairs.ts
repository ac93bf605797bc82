import type { ApiEncoding, ApiMedia, ApiParameter, Json } from "../../model/api.ts";
import { type Described, itemsOf, mediaText, URLENCODED } from "./media-text.ts";
import { essenceOf, isJson } from "./media-types.ts";
import { plainText } from "./plain-text.ts";
import { asIs, joinPair, type Pair, pairEncoding, stylePairs } from "./style-pairs.ts";

/** Of a field of which the description says nothing. */
const DEFAULT_ENCODING: ApiEncoding = { contentType: "", explode: true };

/** What is written in a media type. */
type Contained = Described & Partial<Pick<ApiParameter, "mediaType" | "encoding">>;

/** How a field of a body is written. */
export function encodingOf(
  media: Partial<Pick<ApiMedia, "encoding">> | undefined,
  name: string,
): ApiEncoding {
  const entry = Object.entries(media?.encoding ?? {}).find(([key]) => key === name);
  return entry?.[1] ?? DEFAULT_ENCODING;
}

/** Names and values of a field, as they are before they are percent-encoded. */
export function formPairs(field: Described, value: Json, encoding: ApiEncoding): Pair[] {
  const { style, explode, contentType } = encoding;
  if (style && value !== null)
    return stylePairs({ name: field.name, style, explode }, value, {
      encodeName: asIs,
      encode: asIs,
    });
  const items = Array.isArray(value) && isJson(contentType) ? [value] : itemsOf(value);
  return items.map((item) => [field.name, fieldText(field, item, contentType)]);
}

/** A form as one text: https://url.spec.whatwg.org/#application/x-www-form-urlencoded */
export function encodedForm(
  fields: readonly (readonly [name: string, value: Json])[],
  form: Contained | ApiMedia | undefined,
): string {
  return fields
    .flatMap(([name, value]) => {
      const [field, encoding] = describedField(form, name);
      const { style, explode } = encoding;
      // A style writes what a query would hold: a comma between two items is not one in an item.
      // https://spec.openapis.org/oas/v3.2.0#url-percent-encoding
      return style && value !== null
        ? stylePairs({ name, style, explode }, value, pairEncoding(encoding)).map(joinPair)
        : new URLSearchParams(formPairs(field, value, encoding)).toString() || [];
    })
    .join("&");
}

/** What the description says of a field of a form. */
export function describedField(
  form: Contained | ApiMedia | undefined,
  name: string,
): [Described, ApiEncoding] {
  const property = form?.schema?.properties?.find((one) => one.name === name);
  return [{ name, schema: property?.schema }, encodingOf(form, name)];
}

/** One value of a form: a text is one of any type. */
export function fieldText(field: Described, value: Json, type: string): string {
  return typeof value === "string"
    ? plainText(value)
    : contentText({ ...field, mediaType: type }, value);
}

/** The value of a parameter with `content`, or of a field of a form: each may be a form itself. */
export function contentText(parameter: Contained, value: Json): string {
  const type = parameter.mediaType ?? "";
  return essenceOf(type) === URLENCODED && typeof value === "object" && value !== null
    ? encodedForm(Object.entries(value), parameter)
    : mediaText(type, value, parameter);
}
