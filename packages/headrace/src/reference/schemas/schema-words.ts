import type { Json, Schema } from "../../model/api.ts";
import { printJson, withoutMarks } from "../../model/exact-number.ts";

/** A rule of a schema in plain words, and the values that it speaks of. */
export interface Rule {
  text: string;
  /** As they are written in JSON; texts without quotation marks. */
  values: string[];
}

/** "string (date-time) or null", "array of strings", "Application object". */
export function typeWords(schema: Schema): string {
  const types = schema.types.map((type) => {
    if (type === "array") return arrayWords(schema);
    if (type === "object") return objectWords(schema);
    return type === "null" ? "null" : formatted(type, schema.format);
  });
  if (types.length > 0) return types.join(" or ");
  if (schema.const !== undefined) return "constant";
  if (schema.enum) return "one of some values";
  if (schema.properties) return "object";
  return schema.variants ? "one of several" : "any";
}

/**
 * The type of a parameter or property, with its title where that says more than name, type and
 * description; frameworks make titles of names.
 */
export function fieldType(name: string, schema: Schema, description = schema.description): string {
  const { title = "" } = schema;
  const type = typeWords(schema);
  const isTold = letters(title) === letters(name) || type.includes(title) || !description;
  return isTold ? type : `${type} · ${title}`;
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** An object that may hold nothing but what is listed is closed. */
function objectWords({ name, title, additionalProperties, properties }: Schema): string {
  const closed = additionalProperties === false && properties ? ", closed" : "";
  return `${[name ?? title, "object"].filter(Boolean).join(" ")}${closed}`;
}

function arrayWords({ items }: Schema): string {
  if (!items) return "array";
  const [type, ...others] = items.types;
  if (type === undefined || others.length > 0) return `array of ${typeWords(items)}`;
  if (type === "object")
    return ["array of", items.name ?? items.title, "objects"].filter(Boolean).join(" ");
  if (type === "array") return "array of arrays";
  return `array of ${formatted(`${type}s`, items.format)}`;
}

function formatted(type: string, format: string | undefined): string {
  return format ? `${type} (${format})` : type;
}

/** Everything that a schema asks of a value, besides its type and its parts. */
export function ruleWords(schema: Schema): Rule[] {
  return [
    ...valueRules(schema),
    ...numberRules(schema),
    ...textRules(schema),
    ...countRules(schema),
    ...(schema.default === undefined ? [] : [rule("Default:", [schema.default])]),
    ...(schema.examples?.length ? [rule(plural("Example", schema.examples), schema.examples)] : []),
  ];
}

/** A value as readers know it: texts without quotation marks, the rest as JSON. */
export function valueWords(value: Json): string {
  return typeof value === "string" ? withoutMarks(value) || '""' : printJson(value);
}

function rule(text: string, values: readonly Json[] = []): Rule {
  return { text, values: values.map(valueWords) };
}

function plural(word: string, values: readonly Json[]): string {
  return values.length > 1 ? `${word}s:` : `${word}:`;
}

function valueRules(schema: Schema): Rule[] {
  return [
    ...(schema.const === undefined ? [] : [rule("Always", [schema.const])]),
    ...(schema.enum && !schema.enumDescriptions
      ? [rule(plural("Allowed value", schema.enum), schema.enum)]
      : []),
    ...(schema.discriminator === undefined
      ? []
      : [rule("Which schema it is, is told by", [schema.discriminator])]),
    ...Object.entries(schema.dependentRequired ?? {}).map(([name, names]) =>
      rule(`With ${name}, also required:`, names),
    ),
    ...xmlRules(schema.xml),
  ];
}

function xmlRules(xml: Schema["xml"]): Rule[] {
  if (!xml) return [];
  const { name, namespace, prefix, attribute, wrapped } = xml;
  return [
    ...(attribute ? [rule("In XML an attribute")] : []),
    ...(name === undefined ? [] : [rule("In XML called", [name])]),
    ...(prefix === undefined ? [] : [rule("In XML with the prefix", [prefix])]),
    ...(namespace === undefined ? [] : [rule("In XML of the namespace", [namespace])]),
    ...(wrapped ? [rule("In XML wrapped in an element")] : []),
  ];
}

function numberRules(schema: Schema): Rule[] {
  const limit = (name: NumberLimit) => schema.exact?.[name] ?? schema[name];
  const [minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf] = LIMITS.map(limit);
  const range = rangeWords(minimum, maximum);
  return [
    ...(range === undefined ? [] : [rule(range)]),
    ...(exclusiveMinimum === undefined ? [] : [rule(`More than ${exclusiveMinimum}`)]),
    ...(exclusiveMaximum === undefined ? [] : [rule(`Less than ${exclusiveMaximum}`)]),
    ...(multipleOf === undefined ? [] : [rule(`A multiple of ${multipleOf}`)]),
  ];
}

const LIMITS = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
] as const;
type NumberLimit = (typeof LIMITS)[number];

function textRules(schema: Schema): Rule[] {
  const length = rangeWords(schema.minLength, schema.maxLength);
  const { pattern, contentMediaType, contentEncoding } = schema;
  return [
    ...(length === undefined ? [] : [rule(counted(length, "character", schema.maxLength))]),
    ...(pattern === undefined ? [] : [rule("Matches", [pattern])]),
    ...(contentMediaType === undefined ? [] : [rule("Holds", [contentMediaType])]),
    ...(contentEncoding === undefined ? [] : [rule("Encoded as", [contentEncoding])]),
  ];
}

function countRules(schema: Schema): Rule[] {
  const items = rangeWords(schema.minItems, schema.maxItems);
  const properties = rangeWords(schema.minProperties, schema.maxProperties);
  return [
    ...(items === undefined ? [] : [rule(counted(items, "item", schema.maxItems))]),
    ...(schema.uniqueItems ? [rule("No item twice")] : []),
    ...containsRules(schema),
    ...(properties === undefined
      ? []
      : [rule(counted(properties, "property", schema.maxProperties))]),
  ];
}

function containsRules({ minContains, maxContains }: Schema): Rule[] {
  const range = rangeWords(minContains, maxContains);
  return range === undefined ? [] : [rule(`${range} of the items that it has to hold`)];
}

/** A number, or the digits of a long one. */
type Limit = number | string | undefined;

/** "1 to 100", "At least 1", "At most 100", "Exactly 3"; `undefined` without limits. */
function rangeWords(least: Limit, most: Limit): string | undefined {
  if (least === most) return least === undefined ? undefined : `Exactly ${least}`;
  // Zero is no limit of a length, but it is one of a number.
  if (least === undefined) return `At most ${most}`;
  return most === undefined ? `At least ${least}` : `${least} to ${most}`;
}

function counted(range: string, noun: string, most: number | undefined): string {
  const last = Number(/\d+$/.exec(range)?.[0] ?? most);
  const nouns = noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${range} ${last === 1 ? noun : nouns}`;
}
