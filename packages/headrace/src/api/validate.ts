import type { Json, Schema, SchemaVariants } from "../model/api.ts";
import { digitsOf } from "../model/exact-number.ts";
import { localized, localizedLanguage } from "../model/messages/localized.ts";
import { fill, fillPlural } from "../model/messages/messages.ts";
import { hasFormat } from "./formats.ts";
import { matches } from "./values/regular-expression.ts";
import { tellingValues } from "./values/request-schema.ts";

/** What is wrong with a value. */
export interface Violation {
  /** JSON pointer to the value, https://www.rfc-editor.org/rfc/rfc6901; "" is the whole. */
  pointer: string;
  /** One sentence, without the name of the place. */
  message: string;
}

/**
 * Everything in a value that breaks its schema, in the order of the value; empty when it is valid.
 * Knows all that `Schema` can say. Formats are checked where `hasFormat` knows them.
 */
export function validate(schema: Schema, value: Json): Violation[] {
  return check(schema, value, "");
}

function check(schema: Schema, value: Json, pointer: string): Violation[] {
  const wrongType = checkType(schema, value, pointer);
  if (wrongType) return [wrongType];
  return [
    ...checkFixed(schema, value, pointer),
    ...checkValue(schema, value, pointer),
    ...(schema.variants ? checkVariants(schema.variants, value, pointer) : []),
    ...(schema.not && check(schema.not, value, pointer).length === 0
      ? [{ pointer, message: localized("valueForbidden") }]
      : []),
  ];
}

function checkType({ types }: Schema, value: Json, pointer: string): Violation | undefined {
  if (types.length === 0) return;
  const type = typeOf(value);
  const isInteger = type === "number" && (typeof value === "string" || Number.isInteger(value));
  if (types.some((allowed) => allowed === type || (allowed === "integer" && isInteger))) return;
  const wanted = types.join(` ${localized("or")} `);
  return { pointer, message: fill(localized("expectedType"), { types: wanted, type }) };
}

function typeOf(value: Json): "null" | "boolean" | "object" | "array" | "number" | "string" {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "object") return "object";
  if (typeof value === "number" || digitsOf(value) !== undefined) return "number";
  return typeof value === "string" ? "string" : "boolean";
}

function checkFixed(schema: Schema, value: Json, pointer: string): Violation[] {
  if (schema.const !== undefined && !isEqual(schema.const, value))
    return [{ pointer, message: mustBe(JSON.stringify(schema.const)) }];
  if (schema.enum && !schema.enum.some((allowed) => isEqual(allowed, value)))
    return [{ pointer, message: mustBe(listed(schema.enum)) }];
  return [];
}

function mustBe(value: string): string {
  return fill(localized("mustBe"), { value });
}

function listed(values: readonly Json[]): string {
  const texts = values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  return [texts.slice(0, -1).join(", "), texts.at(-1)].filter(Boolean).join(` ${localized("or")} `);
}

function checkValue(schema: Schema, value: Json, pointer: string): Violation[] {
  if (digitsOf(value) !== undefined) return [];
  if (typeof value === "string") return messages(pointer, stringFaults(schema, value));
  if (typeof value === "number") return messages(pointer, numberFaults(schema, value));
  if (Array.isArray(value)) return checkArray(schema, value, pointer);
  if (value !== null && typeof value === "object") return checkObject(schema, value, pointer);
  return [];
}

/** Pairs of "is it wrong" and what says so. */
type Faults = [boolean, () => string][];

function messages(pointer: string, faults: Faults): Violation[] {
  return faults.flatMap(([wrong, message]) => (wrong ? [{ pointer, message: message() }] : []));
}

function stringFaults(schema: Schema, value: string): Faults {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  // JSON Schema counts characters, not UTF-16 units.
  const length = [...value].length;
  return [
    [length < minLength, () => counted(localized("tooShort"), minLength)],
    [length > maxLength, () => counted(localized("tooLong"), maxLength)],
    [
      pattern !== undefined && !matches(pattern, value),
      () => fill(localized("patternMissed"), { pattern: pattern ?? "" }),
    ],
    [
      format !== undefined && !hasFormat(format, value),
      () => fill(localized("formatMissed"), { format: format ?? "" }),
    ],
  ];
}

function numberFaults(schema: Schema, value: number): Faults {
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  return [
    [value < minimum, () => fill(localized("tooSmall"), { limit: minimum })],
    [value > maximum, () => fill(localized("tooLarge"), { limit: maximum })],
    [value <= exclusiveMinimum, () => fill(localized("notMore"), { limit: exclusiveMinimum })],
    [value >= exclusiveMaximum, () => fill(localized("notLess"), { limit: exclusiveMaximum })],
    [
      multipleOf !== undefined && !isMultiple(value, multipleOf),
      () => fill(localized("noMultiple"), { limit: multipleOf ?? 0 }),
    ],
  ];
}

/** Allows for the error of decimal fractions: 0.3 is a multiple of 0.1. */
function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient));
}

function checkArray(schema: Schema, value: Json[], pointer: string): Violation[] {
  const { minItems = 0, maxItems = Infinity, uniqueItems, prefixItems = [], items } = schema;
  const isTwice = (item: Json, index: number) =>
    value.findIndex((other) => isEqual(other, item)) < index;
  return [
    ...messages(pointer, [
      [value.length < minItems, () => counted(localized("tooFewItems"), minItems)],
      [value.length > maxItems, () => counted(localized("tooManyItems"), maxItems)],
    ]),
    ...value.flatMap((item, index) => {
      const itemPointer = `${pointer}/${index}`;
      const itemSchema = prefixItems[index] ?? items;
      if (uniqueItems && isTwice(item, index))
        return [{ pointer: itemPointer, message: localized("listedTwice") }];
      return itemSchema ? check(itemSchema, item, itemPointer) : [];
    }),
  ];
}

function checkObject(schema: Schema, value: { [key: string]: Json }, pointer: string): Violation[] {
  const names = Object.keys(value);
  const { properties = [], minProperties = 0, maxProperties = Infinity } = schema;
  return [
    ...messages(pointer, [
      [names.length < minProperties, () => counted(localized("tooFewProperties"), minProperties)],
      [names.length > maxProperties, () => counted(localized("tooManyProperties"), maxProperties)],
    ]),
    ...properties
      .filter(({ name, required }) => required && !Object.hasOwn(value, name))
      .map(({ name }) => ({ pointer: join(pointer, name), message: localized("isRequired") })),
    ...Object.entries(value).flatMap(([name, item]) => {
      const place = join(pointer, name);
      return schemasOf(schema, name).flatMap((found) =>
        found
          ? check(found, item, place)
          : [{ pointer: place, message: localized("noSuchProperty") }],
      );
    }),
  ];
}

/** All schemas that hold for a property; `false` where it is not allowed. */
function schemasOf(schema: Schema, name: string): (Schema | false)[] {
  const named = schema.properties?.find((property) => property.name === name)?.schema;
  const byPattern = (schema.patternProperties ?? [])
    .filter(({ pattern }) => matches(pattern, name))
    .map((entry) => entry.schema);
  const found = named ? [named, ...byPattern] : byPattern;
  if (found.length > 0) return found;
  return schema.additionalProperties === undefined ? [] : [schema.additionalProperties];
}

function checkVariants(variants: SchemaVariants, value: Json, pointer: string): Violation[] {
  const told = toldVariant(variants, value);
  if (told) return check(told, value, pointer);
  const results = variants.options.map((option) => check(option.schema, value, pointer));
  const fitting = results.filter((violations) => violations.length === 0).length;
  if (fitting === 1 || (fitting > 1 && variants.kind === "anyOf")) return [];
  const labels = variants.options.map((option) => option.label).join(", ");
  if (fitting > 1) return [{ pointer, message: fill(localized("fitsSeveral"), { labels }) }];
  // What the closest alternative misses says more than that none fits.
  const [closest] = results.toSorted((a, b) => a.length - b.length);
  return [{ pointer, message: fill(localized("fitsNone"), { labels }) }, ...(closest ?? [])];
}

function toldVariant({ discriminator, options }: SchemaVariants, value: Json): Schema | undefined {
  if (discriminator === undefined || value === null || typeof value !== "object") return;
  const told = Array.isArray(value) ? undefined : value[discriminator];
  return options.find((option) => tellingValues(option).some((value) => value === told))?.schema;
}

function join(pointer: string, name: string): string {
  return `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function counted(sentence: string, count: number): string {
  return fillPlural(sentence, count, localizedLanguage());
}

/** Whether two values are the same JSON; the order of properties does not matter. */
function isEqual(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => isEqual(item, b[index] ?? null));
  }
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && isEqual(a[name] ?? null, b[name] ?? null));
}
