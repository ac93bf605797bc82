import type { Json, Schema } from "../../model/api.ts";
import { printJson, withoutMarks } from "../../model/exact-number.ts";
import { localized } from "../../model/messages/localized.ts";

/** How the text of a field stands for a value. */
export type TextForm =
  /** As it is. */
  | "plain"
  /** One item a line. */
  | "lines"
  | "json";

/** What a field's text means. */
export type TextValue = { ok: true; value: Json } | { ok: false; message: string };

/** The form for values of a schema; `mediaType` is that of a parameter with `content`. */
export function textForm(schema: Schema, mediaType: string | null = null): TextForm {
  if (mediaType !== null && /[/+]json$/.test(mediaType)) return "json";
  if (schema.types.includes("object") || schema.properties) return "json";
  if (!schema.types.includes("array")) return "plain";
  const items = schema.items?.types ?? [];
  return items.includes("object") || items.includes("array") ? "json" : "lines";
}

/** The text that stands for a value. */
export function toText(value: Json, form: TextForm): string {
  if (form === "json") return printJson(value, 2);
  if (form === "lines" && Array.isArray(value)) return value.map(scalarText).join("\n");
  return scalarText(value);
}

/**
 * The value as it is sent. A number stays the text that the reader typed: as a number it could lose
 * digits.
 */
export function toValue(text: string, form: TextForm): TextValue {
  if (form === "plain") return { ok: true, value: text };
  if (form === "lines") return { ok: true, value: lines(text) };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, message: localized("notJson") };
  }
}

/** The value as its schema sees it: numbers are numbers. For validation only. */
export function toTypedValue(text: string, schema: Schema, form: TextForm): TextValue {
  if (form === "plain") return { ok: true, value: typed(text, schema) };
  if (form === "lines") {
    return { ok: true, value: lines(text).map((line) => typed(line, schema.items)) };
  }
  return toValue(text, form);
}

function scalarText(value: Json): string {
  return typeof value === "string" ? withoutMarks(value) : printJson(value);
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function typed(text: string, schema: Schema | undefined): Json {
  const types = schema?.types ?? [];
  if (types.length === 0 || types.includes("string")) return text;
  if (text === "true" || text === "false") return text === "true";
  if (text === "null") return null;
  return NUMBER.test(text) ? Number(text) : text;
}
