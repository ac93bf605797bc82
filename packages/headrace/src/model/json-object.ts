import type { Json } from "./api.ts";

/** An object of a JSON document. */
export type JsonObject = { [key: string]: Json };

/** Whether a value is a JSON object: a list and `null` are none. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a text is JSON, whatever value it holds. */
export function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
