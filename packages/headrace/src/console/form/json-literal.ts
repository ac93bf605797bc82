import type { Schema } from "../../model/api.ts";
import { printJson } from "../../model/exact-number.ts";
import { literalText, type RawJson } from "../json/raw-json.ts";
import { lines, NUMBER, type TextForm } from "./value-text.ts";

/** What the text of a field stands for in JSON: a number keeps the digits that were typed. */
export function toRaw(text: string, schema: Schema, form: TextForm): RawJson {
  if (form !== "lines") return literal(text, schema);
  return lines(text).map((item) => literal(item, schema.items ?? { types: ["string"] }));
}

/** The text of a field; `undefined` where the value does not fit into one. */
export function fromRaw(value: RawJson, form: TextForm): string | undefined {
  if (typeof value === "string") return form === "plain" ? literalText(value) : undefined;
  if (form !== "lines" || !Array.isArray(value)) return;
  const lines = value.map((item) => (typeof item === "string" ? literalText(item) : "\n"));
  return lines.some((line) => line.includes("\n")) ? undefined : lines.join("\n");
}

function literal(text: string, { types, enum: values = [] }: Schema): string {
  const chosen = values.map((value) => printJson(value)).find((one) => literalText(one) === text);
  if (chosen !== undefined) return chosen;
  const isNumber = types.includes("number") || types.includes("integer");
  if (isNumber && NUMBER.test(text)) return text;
  if (types.includes("boolean") && /^(?:true|false)$/.test(text)) return text;
  if (types.includes("null") && text === "null") return text;
  return JSON.stringify(text);
}
