import type { ApiEncoding, Json, Schema } from "../../model/api.ts";
import { printJson } from "../../model/exact-number.ts";
import { essenceOf, isJson } from "./media-types.ts";
import { plainText } from "./plain-text.ts";
import { xmlText } from "./xml-text.ts";

/** What is called something and described by a schema: a parameter, a field of a form. */
export interface Described {
  name: string;
  schema?: Schema | undefined;
}

/** Of a field of which the description says nothing. */
export const DEFAULT_ENCODING: ApiEncoding = { contentType: "", explode: true };

/** The type of forms whose fields are no parts of their own. */
export const URLENCODED = "application/x-www-form-urlencoded";

/** A value as a text of a media type; a text of another type than JSON is that already. */
export function mediaText(type: string, value: Json, { name, schema }: Described): string {
  if (isJson(type)) return printJson(value);
  if (typeof value !== "object" || value === null) return plainText(value);
  if (/[/+]xml$/.test(essenceOf(type))) return xmlText({ types: [], name, ...schema }, value);
  if (essenceOf(type) !== URLENCODED) return plainText(value);
  const pairs = Object.entries(value).flatMap(([key, item]) =>
    formPairs({ name: key }, item, DEFAULT_ENCODING),
  );
  return new URLSearchParams(pairs).toString();
}

/** One value of a form: what is no list or object is a text of any type, others are JSON at first. */
export function fieldText(field: Described, value: Json, type: string): string {
  const isText = typeof value !== "object" || value === null;
  return isText ? plainText(value) : mediaText(type || "application/json", value, field);
}

/** Names and values of a field, as they are before they are percent-encoded. */
export function formPairs(
  field: Described,
  value: Json,
  { style, explode, contentType }: ApiEncoding,
): [string, string][] {
  const { name } = field;
  if (style === "deepObject") return deepPairs(name, value);
  if (style === undefined && Array.isArray(value) && isJson(contentType)) {
    return [[name, plainText(value)]];
  }
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (isObject && style !== undefined) {
    const entries = Object.entries(value).filter(([, item]) => item !== null);
    if (explode) return entries.map(([key, item]) => [key, plainText(item)]);
    const all = entries.flatMap(([key, item]) => [key, plainText(item)]);
    return [[name, all.join(DELIMITERS[style] ?? ",")]];
  }
  const texts = itemsOf(value).map((item) => fieldText(ofItems(field, value), item, contentType));
  if (explode || texts.length === 0) return texts.map((text) => [name, text]);
  return [[name, texts.join(DELIMITERS[style ?? "form"] ?? ",")]];
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" };

/**
 * "metadata[color]". Items of lists have their numbers as keys: servers that know brackets read
 * them as a list.
 */
export function deepPairs(name: string, value: Json): [string, string][] {
  if (value === null) return [];
  if (typeof value !== "object") return [[name, plainText(value)]];
  return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item));
}

/** What describes each of the items, where the value is a list. */
export function ofItems({ name, schema }: Described, value: Json): Described {
  return { name, schema: Array.isArray(value) ? schema?.items : schema };
}

/** Each item of a list is a value of its own; null is none. */
export function itemsOf(value: Json): Json[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => item !== null);
}
