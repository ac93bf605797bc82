import type { Json } from "../../model/api.ts";
import { printJson, withoutMarks } from "../../model/exact-number.ts";

/** The text of one value: strings as they are, null as nothing, lists and objects as JSON. */
export function plainText(value: Json): string {
  if (value === null) return "";
  return typeof value === "object" ? printJson(value) : withoutMarks(String(value));
}
