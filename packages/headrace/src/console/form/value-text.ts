import { isJson } from "../../api/request/media-types.ts";
import type { Json, Schema } from "../../model/api.ts";
import { exactNumber, printJson, withoutMarks } from "../../model/exact-number.ts";
import { localized } from "../../model/messages/localized.ts";

/** How the text of a field stands for a value. */
export type TextForm =
  /** As it is. */
  | "plain"
  /** One item a line, or a list in JSON. */
  | "lines"
  | "json"
  /** A list or an object in JSON, or the text as it is. */
  | "either";

/** What a field's text means. */
export type TextValue = { ok: true; value: Json } | { ok: false; message: string };

/** The form for values of a schema; `mediaType` is that of a parameter with `content`. */
export function textForm(schema: Schema, mediaType: string | null = null): TextForm {
  if (mediaType !== null && isJson(mediaType)) return "json";
  const leaves = leavesOf(schema);
  if (leaves.some(isOpen)) return "either";
  const lists = leaves.filter(({ types }) => types.includes("array"));
  if (leaves.some(isObject) || lists.some(({ items }) => items && isNested(items))) {
    return leaves.some(isScalar) ? "either" : "json";
  }
  return lists.length > 0 ? "lines" : "plain";
}

/** The text that stands for a value. */
export function toText(value: Json, form: TextForm): string {
  if (form === "json") return printJson(value, 2);
  if (form === "lines" && Array.isArray(value)) {
    const texts = value.map(scalarText);
    const isLines = texts.every((text) => text.trim() !== "" && !/^\s*[[{]|\n/.test(text));
    return isLines ? texts.join("\n") : printJson(value);
  }
  return scalarText(value);
}

/**
 * The value as it is sent. A number stays the text that the reader typed: as a number it could lose
 * digits.
 */
export function toValue(text: string, form: TextForm): TextValue {
  if (form === "plain") return { ok: true, value: text };
  if (form === "json" || /^\s*[[{]/.test(text)) {
    try {
      return { ok: true, value: JSON.parse(text.replace(LITERAL, markLong)) };
    } catch {
      if (form === "json") return { ok: false, message: localized("notJson") };
    }
  }
  return { ok: true, value: form === "lines" ? lines(text) : text };
}

/** The value as its schema sees it: numbers are numbers. For validation only. */
export function toTypedValue(text: string, schema: Schema, form: TextForm): TextValue {
  const read = toValue(text, form);
  if (!read.ok || form === "json") return read;
  const { value } = read;
  if (typeof value === "string") return { ok: true, value: typed(value, schema) };
  if (form !== "lines" || !Array.isArray(value)) return read;
  const items = leavesOf(schema).find((leaf) => leaf.items)?.items;
  return { ok: true, value: value.map((item) => typed(item, items)) };
}

function scalarText(value: Json): string {
  return typeof value === "string" ? withoutMarks(value) : printJson(value);
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A string or a number of JSON. */
const LITERAL = /"(?:\\.|[^"\\])*"|-?\d[\d.eE+-]*/g;

/** A whole number with every digit. */
function markLong(literal: string): string {
  return /^-?[1-9]\d{15,}$/.test(literal) ? `"${exactNumber(literal)}"` : literal;
}

function typed(text: Json, schema: Schema | undefined): Json {
  const types = schema ? leavesOf(schema).flatMap((leaf) => leaf.types) : [];
  if (typeof text !== "string" || types.length === 0 || types.includes("string")) return text;
  if (text === "true" || text === "false") return text === "true";
  if (text === "null") return null;
  return NUMBER.test(text) ? Number(text) : text;
}

/** What a value can be: the alternatives, and theirs. */
function leavesOf(schema: Schema, inherited: Schema["types"] = []): Schema[] {
  const types = schema.types.length > 0 ? schema.types : inherited;
  const { variants } = schema;
  if (variants) return variants.options.flatMap((option) => leavesOf(option.schema, types));
  return [{ ...schema, types }];
}

/** Whether nothing says what it is. */
function isOpen({ types, properties, enum: values, const: single }: Schema): boolean {
  return types.length === 0 && !properties && !values && single === undefined;
}

function isObject({ types, properties }: Schema): boolean {
  return types.includes("object") || properties !== undefined;
}

function isScalar({ types }: Schema): boolean {
  return types.some((type) => !/^(?:object|array|null)$/.test(type));
}

/** Whether it can be a list or an object. */
function isNested(schema: Schema): boolean {
  return leavesOf(schema).some((leaf) => isObject(leaf) || leaf.types.includes("array"));
}
