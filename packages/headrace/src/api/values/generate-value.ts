import type { Json, Schema, SchemaProperty, SchemaType } from "../../model/api.ts";
import { validate } from "../validate.ts";
import { generateNumber } from "./generate-number.ts";
import { generateString, matchingText } from "./generate-string.ts";
import { type Direction, inDirection, mergeOption } from "./request-schema.ts";

/** Below this level only what is required is filled in. */
const FULL_LEVELS = 5;
/** Values that are checked at most; then the first at hand is taken, so that nothing hangs. */
const MOST_CHECKS = 1000;

interface Place {
  level: number;
  /** Among the items of a list; tells them apart. */
  index: number;
  /** Whether optional properties are filled in. */
  full: boolean;
  /** Of the whole value. */
  checks: { left: number };
  /** A text that says what belongs there. */
  sample?: string | undefined;
}

/**
 * A value that fits the schema: constants, authored examples, defaults and enumerated values
 * first, then what the constraints allow. The same for the same schema. Left out are properties
 * that only answers have (`readOnly`) or, in an answer, only requests (`writeOnly`). A schema that
 * nothing fits gets a value as near as possible.
 */
export function generateValue(
  schema: Schema,
  direction: Direction = "request",
  sample?: string,
): Json {
  const checks = { left: MOST_CHECKS };
  const place = { level: 0, index: 0, full: true, checks, sample };
  return generate(inDirection(schema, direction), place) ?? null;
}

/** undefined: nothing can stand here, because the schema goes on without end. */
function generate(schema: Schema, place: Place): Json | undefined {
  let first: Json | undefined;
  for (const candidate of candidates(schema, place)) {
    if (candidate === undefined) continue;
    place.checks.left -= 1;
    if (place.checks.left < 0) return first ?? candidate;
    if (validate(schema, candidate).length === 0) return candidate;
    first ??= candidate;
  }
  return first;
}

/** Values to try, best first. */
function* candidates(schema: Schema, place: Place): Generator<Json | undefined> {
  if (schema.const !== undefined) yield schema.const;
  yield* rotated(schema.examples ?? [], place.index);
  if (schema.default !== undefined && place.index === 0) yield schema.default;
  yield* rotated(schema.enum ?? [], place.index);
  if (schema.outline) yield generate(schema.outline, place);
  for (const option of rotated(schema.variants?.options ?? [], place.index)) {
    const merged = mergeOption(schema, option);
    yield generate(merged, place);
    if (place.full) yield generate(merged, { ...place, full: false });
  }
  for (const type of typesOf(schema)) {
    if (schema.recursive) yield type === "null" ? null : type === "array" ? [] : undefined;
    else yield* ofType(schema, type, place);
  }
}

function* ofType(schema: Schema, type: SchemaType, place: Place): Generator<Json | undefined> {
  switch (type) {
    case "object":
      if (place.full && place.level < FULL_LEVELS) {
        const whole = generateObject(schema, place);
        yield whole;
        yield withoutWrong(schema, whole);
      }
      yield generateObject(schema, { ...place, full: false });
      break;
    case "array":
      yield generateList(schema, place);
      yield [];
      break;
    case "string":
      yield generateString(schema, place.index, place.sample);
      yield "string";
      break;
    case "number":
    case "integer":
      yield generateNumber(schema, type === "integer", place.index);
      break;
    case "boolean":
      yield place.index % 2 === 0;
      yield place.index % 2 !== 0;
      break;
    case "null":
      yield null;
  }
}

function generateObject(schema: Schema, place: Place): Record<string, Json> {
  const { properties = [], minProperties = 0, maxProperties = Infinity } = schema;
  const needed = properties.filter((property) => property.required);
  const optional = properties.filter((property) => !property.required && isShown(property));
  const room = Math.max(0, maxProperties - needed.length);
  const others = place.full
    ? optional
    : optional.slice(0, Math.max(0, minProperties - needed.length));
  const chosen = new Set([...needed, ...others.slice(0, room)]);
  const entries = properties
    .filter((property) => chosen.has(property))
    .flatMap(({ name, schema: of, sample }): [string, Json][] => {
      const told = toldValue(schema, name, of);
      const value = told ?? generate(of, { ...place, level: place.level + 1, sample });
      return value === undefined ? [] : [[name, value]];
    });
  const missing = minProperties - entries.length;
  const count = properties.length === 0 && place.full ? Math.max(missing, 1) : missing;
  const more = freeEntries(schema, Math.min(count, maxProperties - entries.length), place);
  return Object.fromEntries([...entries, ...more]);
}

/** What an example says that is wrong as a whole, or that of a schema which is merged into this one. */
function toldValue(
  { examples = [], exampleParts }: Schema,
  name: string,
  property: Schema,
): Json | undefined {
  if (property.examples || property.const !== undefined) return undefined;
  return [...examples, exampleParts]
    .map((example) => (isObject(example) && Object.hasOwn(example, name) ? example[name] : null))
    .find(
      (value) => value !== undefined && value !== null && validate(property, value).length === 0,
    );
}

function isObject(value: Json | undefined): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Without what may be left out and does not fit, as authored examples may not: the rest still says much. */
function withoutWrong({ properties = [] }: Schema, whole: Record<string, Json>): Json {
  const right = Object.entries(whole).filter(([name, value]) => {
    const property = properties.find((one) => one.name === name);
    return !property || property.required || validate(property.schema, value).length === 0;
  });
  return Object.fromEntries(right);
}

function isShown({ schema }: SchemaProperty): boolean {
  const isEmpty = schema.page !== undefined && !schema.outline && !schema.examples;
  return !schema.deprecated && !schema.recursive && !isEmpty;
}

/** Entries under names that the schema doesn't list, as far as it says what they are. */
function freeEntries(schema: Schema, count: number, place: Place): [string, Json][] {
  const pattern = schema.patternProperties?.[0];
  const of = pattern?.schema ?? schema.additionalProperties;
  const needed = schema.minProperties ?? 0;
  if (of === false || (of === undefined && needed === 0)) return [];
  const entries: [string, Json][] = [];
  for (let index = 0; index < count && (index === 0 || place.checks.left > 0); index += 1) {
    const plain = `property${index + 1}`;
    const name = pattern ? (matchingText(pattern.pattern, index) ?? plain) : plain;
    const value = of && generate(of, { ...place, level: place.level + 1, index });
    entries.push([name, value ?? (of ? null : "string")]);
    place.checks.left -= 1;
  }
  return entries;
}

function generateList(schema: Schema, place: Place): Json {
  const { prefixItems = [], items, minItems = 0, maxItems = Infinity } = schema;
  const length = Math.min(Math.max(minItems, prefixItems.length, 1), maxItems);
  const list: Json[] = [];
  // Some indexes give the same value: more of them than items are needed
  const most = length * 4;
  for (let index = 0; list.length < length && index < most; index += 1) {
    if (index > 0 && place.checks.left < 0) break;
    const of = prefixItems[list.length] ?? items ?? { types: [] };
    const value = generate(of, { ...place, level: place.level + 1, index: place.index + index });
    if (value === undefined) break;
    const known = schema.uniqueItems && list.some((item) => isSame(item, value));
    if (!known) list.push(value);
  }
  return list;
}

function isSame(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The types to try, null last; without any, what the keywords speak of. */
function typesOf(schema: Schema): SchemaType[] {
  if (schema.types.length > 0) {
    return [...schema.types].sort((a, b) => Number(a === "null") - Number(b === "null"));
  }
  const { properties, additionalProperties, items, prefixItems } = schema;
  if (properties || additionalProperties || schema.minProperties) return ["object"];
  if (items || prefixItems || schema.minItems) return ["array"];
  const bounds = [schema.minimum, schema.exclusiveMinimum, schema.maximum, schema.multipleOf];
  if (bounds.some((bound) => bound !== undefined)) return ["number"];
  return ["string", "integer", "boolean", "object", "array", "null"];
}

function rotated<Item>(items: readonly Item[], index: number): Item[] {
  const start = items.length > 0 ? index % items.length : 0;
  return [...items.slice(start), ...items.slice(0, start)];
}
