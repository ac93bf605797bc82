import { isJson } from "../../api/request/media-types.ts";
import type { ApiExample, ApiParameter, Json, Schema } from "../../model/api.ts";
import { exactNumber, printJson, withoutMarks } from "../../model/exact-number.ts";
import { localized } from "../../model/messages/localized.ts";

/** How the text of a field stands for a value. */
export type TextForm =
  /** As it is. */
  | "plain"
  /** As it is, or in JSON's quotation marks: `""` is the empty one. */
  | "quoted"
  /** One item a line, or a list in JSON. */
  | "lines"
  /** The same, but one line is that text, and no list. */
  | "some"
  | "json"
  /** A list or an object in JSON, or the text as it is. */
  | "either";

/** What a text stands for a value of: a parameter, or a field of a form. */
export interface Filled
  extends Pick<ApiParameter, "schema">,
    Partial<Pick<ApiParameter, "in" | "mediaType" | "allowEmptyValue">> {
  examples?: readonly Pick<ApiExample, "value">[];
}

/** What a field's text means. */
export type TextValue = { ok: true; value: Json } | { ok: false; message: string };

/** The form for values of a schema, or of a parameter. */
export function textForm(of: Filled): TextForm {
  if (isJson(of.mediaType ?? "")) return "json";
  const leaves = leavesOf(of.schema);
  if (leaves.some(isOpen)) return "either";
  const lists = leaves.filter(({ types }) => types.includes("array"));
  if (leaves.some(isObject) || lists.some(({ items }) => items && isNested(items))) {
    return leaves.some(isScalar) ? "either" : "json";
  }
  if (lists.length > 0) return leaves.some(isScalar) ? "some" : "lines";
  return canBeEmpty(of) ? "quoted" : "plain";
}

/** Whether its description speaks of sending it without a value. */
export function canBeEmpty({ in: place = "query", schema, allowEmptyValue, examples }: Filled) {
  const isNamed = examples?.some(({ value }) => value === "") || leavesOf(schema).some(namesEmpty);
  return place === "query" && (allowEmptyValue || isNamed);
}

/** The text that stands for a value: as simple as it can be, JSON where that means another one. */
export function toText(value: Json, form: TextForm): string {
  if (form === "json") return printJson(value, 2);
  if (form === "plain") return scalarText(value);
  const isList = Array.isArray(value) && (form === "lines" || form === "some");
  const items = isList ? value : [value];
  const isAlone = isList ? form === "some" && items.length < 2 : form === "lines";
  const isSimple = items.every((item) => item !== null && SIMPLE.test(scalarText(item)));
  return isSimple && !isAlone ? items.map(scalarText).join("\n") : printJson(value);
}

/** A line that is read as it stands. */
const SIMPLE = /^[^\S\n]*[^\s[{"].*$/;

/**
 * The value as it is sent. A number stays the text that the reader typed: as a number it could lose
 * digits.
 */
export function toValue(text: string, form: TextForm): TextValue {
  if (form === "plain") return { ok: true, value: text };
  if (form === "json" || (form === "quoted" ? /^\s*"/ : /^\s*[[{"]/).test(text)) {
    try {
      return { ok: true, value: JSON.parse(text.replace(LITERAL, markLong)) };
    } catch {
      if (form === "json") return { ok: false, message: localized("notJson") };
    }
  }
  const isList = form === "lines" || (form === "some" && text.includes("\n"));
  return { ok: true, value: isList ? lines(text) : text };
}

/** The value as its schema sees it: numbers are numbers. For validation only. */
export function toTypedValue(text: string, schema: Schema, form: TextForm): TextValue {
  const read = toValue(text, form);
  if (!read.ok || form === "json") return read;
  const { value } = read;
  if (typeof value === "string") return { ok: true, value: typed(value, schema) };
  if (form === "either" || !Array.isArray(value)) return read;
  const items = leavesOf(schema).find((leaf) => leaf.items)?.items;
  return { ok: true, value: value.map((item) => typed(item, items)) };
}

function scalarText(value: Json): string {
  return typeof value === "string" ? withoutMarks(value) : printJson(value);
}

/** What stands on lines of their own. */
export function lines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** A number as JSON has it. */
export const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

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

/** Whether the empty text is among what it can be. */
function namesEmpty({ enum: values, examples, const: single, default: usual, maxLength }: Schema) {
  const named = [single, usual, ...(values ?? []), ...(examples ?? [])];
  return maxLength === 0 || named.includes("");
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
