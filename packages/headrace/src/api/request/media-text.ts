import type { Json, Schema } from "../../model/api.ts";
import { printJson } from "../../model/exact-number.ts";
import { essenceOf, isJson } from "./media-types.ts";
import { plainText } from "./plain-text.ts";
import { xmlText } from "./xml-text.ts";

/** What is called something and described by a schema: a parameter, a field of a form. */
export interface Described {
  name: string;
  schema?: Schema | undefined;
}

/** The type of forms whose fields are no parts of their own. */
export const URLENCODED = "application/x-www-form-urlencoded";

/** A value as a text of a media type; a text of another type than JSON is that already. */
export function mediaText(type: string, value: Json, { name, schema }: Described): string {
  if (isJson(type) || typeof value !== "object" || value === null) {
    return isJson(type) ? printJson(value) : plainText(value);
  }
  if (/[/+]xml$/.test(essenceOf(type))) {
    // Of a list it may be an item.
    const own = Array.isArray(value) ? schema : (schema?.items ?? schema);
    return xmlText({ types: [], name, ...own }, value);
  }
  return plainText(value);
}

/** Each item of a list is a value of its own; null is none. */
export function itemsOf(value: Json): Json[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => item !== null);
}
