import type { Json, Schema, SchemaVariants } from "../../model/api.ts";
import { printJson, withoutMarks } from "../../model/exact-number.ts";
import { joined, type SayApi } from "../say.ts";

/** A rule of a schema in plain words, and the values that it speaks of. */
export interface Rule {
  text: string;
  /** As they are written in JSON; texts without quotation marks. */
  values: readonly string[];
}

/** "string (date-time) or null", "array of strings", "Application object". */
export function typeWords(schema: Schema, say: SayApi): string {
  const isScalar = schema.types.some((type) => !PARTED.test(type));
  const types = schema.types.map((type) => {
    const words = type === "object" ? objectWords(schema, say) : type;
    const told = type === "array" ? arrayWords(schema, say) : words;
    // A format beside several types is that of the plain one.
    return isScalar && PARTED.test(type) ? told : formatted(told, type !== "null" && schema.format);
  });
  return types.length > 0
    ? joined(types, "or", say)
    : formatted(untyped(schema, say), schema.format);
}

const PARTED = /^(?:array|object|null)$/;

/** What a schema without a type is. */
function untyped(schema: Schema, say: SayApi): string {
  if (schema.const !== undefined) return say("typeConstant");
  if (schema.enum) return say("typeEnum");
  if (schema.properties) return say("typeObject");
  return schema.variants ? alternativeWords(schema.variants, say) : say("typeAny");
}

/** Few that are told by their types are named: "string (uri) or null", "Card object or Bank object". */
function alternativeWords({ options }: SchemaVariants, say: SayApi): string {
  const types = [...new Set(options.map(({ schema }) => typeWords(schema, say)))];
  const vague = [say("typeAny"), say("typeObject"), say("typeVariants")];
  const or = ` ${say("or")} `;
  const isVague = types.some((words) => vague.includes(words) || words.includes(or));
  const words = joined(types, "or", say);
  const isShort = types.length > 0 && words.length <= LONGEST_ALTERNATIVES;
  return isShort && !isVague ? words : say("typeVariants");
}

/** They stand in one line, and below it once more. */
const LONGEST_ALTERNATIVES = 48;

/**
 * The type of a parameter or property, with its title where that says more than name, type and
 * description; frameworks make titles of names.
 */
export function fieldType(
  { name, description }: { name: string; description?: string | undefined },
  schema: Schema,
  say: SayApi,
): string {
  const type = typeWords(schema, say);
  // Where nothing describes a schema, its title does.
  const describes = !(description ?? schema.description);
  const titles = [describes ? "" : (schema.title ?? ""), ...itemsTitles(schema)];
  const untold = titles.filter(
    (title) => title !== "" && letters(title) !== letters(name) && !type.includes(title),
  );
  return [type, ...new Set(untold)].join(" · ");
}

/** What items are called, where none of their own lines says it: those of objects have it alone for a description. */
function itemsTitles({ items }: Schema): string[] {
  if (!items) return [];
  const isTold = items.properties !== undefined && items.description === undefined;
  return [isTold ? "" : (items.title ?? ""), ...itemsTitles(items)];
}

/** What two names that are only written differently have in common. */
export function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** An object that may hold nothing but what is listed is closed. */
function objectWords(
  { name, title, additionalProperties, properties }: Schema,
  say: SayApi,
): string {
  const called = name ?? title;
  const type = called ? say("namedObject", { name: called }) : say("typeObject");
  return additionalProperties === false && properties ? say("closedType", { type }) : type;
}

function arrayWords({ items }: Schema, say: SayApi): string {
  if (!items) return say("typeArray");
  const [type, ...others] = items.types;
  if (type === undefined || others.length > 0)
    return say("arrayOf", { type: typeWords(items, say) });
  return formatted(arrayOf(items, type, say), items.format);
}

function arrayOf(items: Schema, type: string, say: SayApi): string {
  const name = items.name ?? items.title;
  if (type === "object" && name) return say("arrayOfNamed", { name });
  if (type === "object") return say("arrayOfMany", { type: say("typeObject") });
  if (type === "array" && items.items) return say("arrayOf", { type: arrayWords(items, say) });
  if (type === "array") return say("arrayOfMany", { type: say("typeArray") });
  return say("arrayOfMany", { type });
}

function formatted(type: string, format: string | false | undefined): string {
  return format ? `${type} (${format})` : type;
}

/** Everything that a schema asks of a value, besides its type and its parts. */
export function ruleWords(schema: Schema, say: SayApi): Rule[] {
  const [preset] = unsaid([schema.default], fixedValues(schema));
  const examples = unsaid(schema.examples ?? [], toldValues({ ...schema, examples: [] }));
  const count = examples.length;
  return [
    ...baseRules(schema, say),
    ...valueRules(schema, say),
    ...numberRules(schema, say),
    ...textRules(schema, say),
    ...countRules(schema, say),
    ...(preset === undefined ? [] : [rule(say("defaultValue"), [preset])]),
    ...(count === 0 ? [] : [rule(say("exampleOf", { count }), examples)]),
  ];
}

/** All values that a schema tells: what a parameter has as examples besides is news. */
export function toldValues(schema: Schema): Json[] {
  const { examples = [], enum: allowed = [], default: preset } = schema;
  return [
    ...fixedValues(schema),
    ...allowed,
    ...examples,
    ...(preset === undefined ? [] : [preset]),
  ];
}

/** The only value that there may be. */
function fixedValues({
  const: fixed,
  enum: allowed = [],
  enumDescriptions,
  types,
}: Schema): Json[] {
  if (fixed !== undefined) return [fixed];
  if (types.join() === "null") return [null];
  return allowed.length === 1 && !enumDescriptions ? allowed : [];
}

/** Values that are not told already, each once. */
function unsaid(
  values: readonly (Json | undefined)[],
  known: readonly (Json | undefined)[],
): Json[] {
  const seen = new Set(known.map((value) => JSON.stringify(value)));
  return values.filter((value): value is Json => {
    const key = JSON.stringify(value);
    const isNew = value !== undefined && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** A value as readers know it: texts without quotation marks, the rest as JSON, in lines if long. */
export function valueWords(value: Json): string {
  if (typeof value === "string") return withoutMarks(value) || '""';
  const line = printJson(value);
  return isLongValue(line) ? printJson(value, 2) : line;
}

/** Whether a value, in words, is too long for a sentence. */
export function isLongValue(words: string): boolean {
  return words.length > LONGEST_IN_SENTENCE;
}

const LONGEST_IN_SENTENCE = 1000;

function rule(text: string, values: readonly Json[] = []): Rule {
  return { text, values: values.map((value) => withSpaces(value) ?? valueWords(value)) };
}

/** An object or a list in one line that ends between its parts where it has to. */
function withSpaces(value: Json): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  // Line breaks within texts are escaped.
  const line = printJson(value, 1)
    .replaceAll(/([[{])\n */g, "$1")
    .replaceAll(/\n *([\]}])/g, "$1")
    .replaceAll(/\n */g, " ");
  return isLongValue(line) ? undefined : line;
}

/** What it is built on; examples of that stand behind those of the whole. */
function baseRules({ bases = [] }: Schema, say: SayApi): Rule[] {
  const titles = [...new Set(bases.map(({ title }) => title))];
  return [
    ...(titles.length === 0 ? [] : [rule(say("builtOn"), titles)]),
    ...bases.flatMap(({ title, example }) =>
      example === undefined ? [] : [rule(say("exampleNamed", { name: title }), [example])],
    ),
  ];
}

function valueRules(schema: Schema, say: SayApi): Rule[] {
  const { enum: allowed } = schema;
  const [fixed] = schema.types.join() === "null" ? [] : fixedValues(schema);
  return [
    ...(fixed === undefined ? [] : [rule(say("always"), [fixed])]),
    ...(allowed && fixed === undefined && !schema.enumDescriptions
      ? [rule(say("allowedValues", { count: allowed.length }), allowed)]
      : []),
    ...(schema.discriminator === undefined
      ? []
      : [rule(say("discriminatedBy"), [schema.discriminator])]),
    ...Object.entries(schema.dependentRequired ?? {}).map(([name, names]) =>
      rule(say("alsoRequired", { name }), names),
    ),
    ...xmlRules(schema.xml, say),
  ];
}

function xmlRules(xml: Schema["xml"], say: SayApi): Rule[] {
  if (!xml) return [];
  const { name, namespace, prefix, attribute, wrapped } = xml;
  return [
    ...(attribute ? [rule(say("xmlAttribute"))] : []),
    ...(name === undefined ? [] : [rule(say("xmlName"), [name])]),
    ...(prefix === undefined ? [] : [rule(say("xmlPrefix"), [prefix])]),
    ...(namespace === undefined ? [] : [rule(say("xmlNamespace"), [namespace])]),
    ...(wrapped ? [rule(say("xmlWrapped"))] : []),
  ];
}

function numberRules(schema: Schema, say: SayApi): Rule[] {
  const limit = (name: NumberLimit) => schema.exact?.[name] ?? schema[name];
  const [minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf] = LIMITS.map(limit);
  const range = rangeWords(minimum, maximum, say);
  return [
    ...(range === undefined ? [] : [rule(range)]),
    ...(exclusiveMinimum === undefined ? [] : [rule(say("moreThan", { limit: exclusiveMinimum }))]),
    ...(exclusiveMaximum === undefined ? [] : [rule(say("lessThan", { limit: exclusiveMaximum }))]),
    ...(multipleOf === undefined ? [] : [rule(say("multipleOf", { limit: multipleOf }))]),
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

function textRules(schema: Schema, say: SayApi): Rule[] {
  const { minLength, maxLength, pattern, contentMediaType, contentEncoding } = schema;
  return [
    ...countRule("characters", [minLength, maxLength], say),
    ...(pattern === undefined ? [] : [rule(say("matches"), [pattern])]),
    ...(contentMediaType === undefined ? [] : [rule(say("holds"), [contentMediaType])]),
    ...(contentEncoding === undefined ? [] : [rule(say("encodedAs"), [contentEncoding])]),
  ];
}

function countRules(schema: Schema, say: SayApi): Rule[] {
  const { minItems, maxItems, minProperties, maxProperties, minContains, maxContains } = schema;
  return [
    ...countRule("items", [minItems, maxItems], say),
    ...(schema.uniqueItems ? [rule(say("noItemTwice"))] : []),
    ...countRule("containedItems", [minContains, maxContains], say),
    ...countRule("properties", [minProperties, maxProperties], say),
  ];
}

/** How many there may be; the last number decides on the form of their name. */
function countRule(
  name: "characters" | "items" | "containedItems" | "properties",
  [least, most]: [number | undefined, number | undefined],
  say: SayApi,
): Rule[] {
  const range = rangeWords(least, most, say);
  return range === undefined ? [] : [rule(say(name, { range, count: most ?? least ?? 0 }))];
}

/** A number, or the digits of a long one. */
type Limit = number | string | undefined;

/** "1 to 100", "At least 1", "At most 100", "Exactly 3"; `undefined` without limits. */
function rangeWords(least: Limit, most: Limit, say: SayApi): string | undefined {
  if (least === undefined) return most === undefined ? undefined : say("atMost", { limit: most });
  if (least === most) return say("exactly", { limit: least });
  return most === undefined ? say("atLeast", { limit: least }) : say("range", { least, most });
}
