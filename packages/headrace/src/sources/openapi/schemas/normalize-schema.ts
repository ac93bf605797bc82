import { exactNumber } from "../../../model/exact-number.ts";
import { digitsAt } from "../exact-source.ts";
import { isRecord, isTrue, jsonAt, list, valuesOf } from "../json-values.ts";
import { isTooLarge, patternMeant } from "./literal-pattern.ts";

/** One level of a JSON Schema, in the words of 2020-12. */
export type Keywords = Record<string, unknown>;

/**
 * Turns what OpenAPI 3.0 and older drafts of JSON Schema say otherwise into the words of 2020-12,
 * on one level: `nullable`, `exclusiveMinimum: true`, `example`, lists of `items`, a single `type`,
 * a `pattern` as JavaScript writes it.
 * What 3.1 no longer knows but authors still write means what it meant.
 *
 * `nullable` stays, as `true`, for a schema without `type`: what it adds null to stands elsewhere.
 *
 * Sources: https://spec.openapis.org/oas/v3.0.4#schema-object,
 * https://www.openapis.org/blog/2021/02/16/migrating-from-openapi-3-0-to-3-1-0
 */
export function normalizeSchema(raw: Keywords): Keywords {
  const { nullable, example, ...keywords } = withoutWrapper(raw);
  // An empty text beside a reference says nothing, and does not take the place of what is said there.
  for (const name of ["title", "description"]) if (isBlank(keywords[name])) delete keywords[name];
  if (typeof keywords.type === "string") keywords.type = [keywords.type];
  if (isTrue(nullable)) {
    const types = list(keywords.type);
    if (types.length === 0) keywords.nullable = true;
    else if (!types.includes("null")) keywords.type = [...types, "null"];
  }
  if (isRecord(keywords.examples)) keywords.examples = namedValues(keywords.examples);
  if (example !== undefined)
    keywords.examples = [jsonAt(raw, "example"), ...valuesOf(keywords.examples)];
  for (const name of LONG_NUMBERS) {
    const digits = digitsAt(raw, name);
    if (digits !== undefined) keywords[name] = exactNumber(digits);
  }
  for (const name of NUMBERS) {
    const value = keywords[name];
    if (typeof value === "string" && DECIMAL.test(value)) keywords[name] = numberOf(value);
  }
  exclusiveBound(keywords, "minimum", "exclusiveMinimum");
  exclusiveBound(keywords, "maximum", "exclusiveMaximum");
  if (typeof keywords.pattern === "string") pattern(keywords, keywords.pattern);
  tuple(keywords);
  return keywords;
}

function isBlank(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}

/** Authors write a whole schema as the type of what has it: `type: { type: string, enum: [a] }`. */
function withoutWrapper(raw: Keywords): Keywords {
  return isRecord(raw.type) ? { ...raw.type, ...raw, type: raw.type.type } : raw;
}

/** Those of a body have names; authors write them so below a schema, too. */
function namedValues(examples: Keywords): unknown[] {
  return Object.values(examples).flatMap((named) =>
    isRecord(named) && named.value !== undefined ? [jsonAt(named, "value")] : [],
  );
}

/** Keywords whose values are numbers. */
export const NUMBERS = [
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
  "minContains",
  "maxContains",
] as const;

/** Keywords whose digits all count. */
const LONG_NUMBERS = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "default",
  "const",
];

/** A number that authors wrote in quotation marks. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function numberOf(digits: string): number | string {
  const number = Number(digits);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? exactNumber(digits) : number;
}

/** `minimum: 1, exclusiveMinimum: true` is `exclusiveMinimum: 1`. */
function exclusiveBound(keywords: Keywords, bound: string, exclusive: string): void {
  const flag = keywords[exclusive];
  if (typeof flag !== "boolean") return;
  delete keywords[exclusive];
  if (!flag || keywords[bound] === undefined) return;
  keywords[exclusive] = keywords[bound];
  delete keywords[bound];
}

/** One that nothing can search for is told as a keyword that no page shows. */
function pattern(keywords: Keywords, written: string): void {
  delete keywords.pattern;
  const meant = patternMeant(written);
  keywords[isTooLarge(meant) ? "pattern that is too large" : "pattern"] = meant;
}

/** `items: [a, b], additionalItems: c` is `prefixItems: [a, b], items: c`. */
function tuple(keywords: Keywords): void {
  if (!Array.isArray(keywords.items)) return;
  keywords.prefixItems = keywords.items;
  delete keywords.items;
  if (keywords.additionalItems !== undefined) keywords.items = keywords.additionalItems;
  delete keywords.additionalItems;
}

/** The object of a schema; `true` allows everything, `false` nothing. */
export function schemaObject(schema: unknown): Keywords {
  if (isRecord(schema)) return schema;
  return schema === false ? { not: {} } : {};
}

/** Whether a schema allows null and nothing else. */
export function isNullSchema(schema: unknown): boolean {
  if (!isRecord(schema)) return false;
  const { type, enum: values } = schema;
  if (type === "null" || schema.const === null) return true;
  return [type, values].some(
    (items) =>
      Array.isArray(items) && items.length === 1 && (items[0] === null || items[0] === "null"),
  );
}
