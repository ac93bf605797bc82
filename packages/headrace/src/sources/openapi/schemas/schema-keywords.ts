import type { Json, Schema, SchemaType, SchemaXml } from "../../../model/api.ts";
import { digitsOf } from "../../../model/exact-number.ts";
import { describeLink } from "../describe-servers.ts";
import { isRecord, isTrue, list, record, text, texts, toJson, valuesOf } from "../json-values.ts";
import { type Keywords, NUMBERS } from "./normalize-schema.ts";

/** What a schema says by itself: all but its name and the schemas below it. */
export function ownKeywords(keywords: Keywords): Omit<Schema, "name"> {
  const schema: Omit<Schema, "name"> = { types: typesOf(keywords) };
  for (const name of TEXTS) {
    const value = text(keywords[name]);
    if (value !== "") schema[name] = value;
  }
  for (const name of NUMBERS) {
    const value = keywords[name];
    const digits = digitsOf(value);
    if (digits !== undefined) {
      schema[name] = Number(digits);
      schema.exact = { ...schema.exact, [name]: digits };
    } else if (typeof value === "number" && Number.isFinite(value)) schema[name] = value;
  }
  for (const name of FLAGS) if (isTrue(keywords[name])) schema[name] = true;
  for (const name of ["default", "const"] as const) {
    if (keywords[name] !== undefined) schema[name] = toJson(keywords[name]);
  }
  if (Array.isArray(keywords.enum)) {
    schema.enum = valuesOf(keywords.enum);
    const descriptions = enumDescriptions(keywords, schema.enum);
    if (descriptions) schema.enumDescriptions = descriptions;
  }
  const externalDocs = describeLink(keywords.externalDocs);
  if (externalDocs) schema.externalDocs = externalDocs;
  const xml = xmlOf(keywords.xml, schema.types);
  if (xml) schema.xml = xml;
  const dependent = dependentNames(keywords);
  if (dependent) schema.dependentRequired = dependent;
  const examples = valuesOf(keywords.examples).filter((value) => !isTooLong(value));
  if (examples.length > 0) schema.examples = examples;
  if (typeof keywords.discriminator === "string") schema.discriminator = keywords.discriminator;
  const others = keywords.additionalProperties ?? keywords.unevaluatedProperties;
  if (others === false) schema.additionalProperties = false;
  return schema;
}

const TEXTS = [
  "title",
  "description",
  "format",
  "pattern",
  "contentMediaType",
  "contentEncoding",
] as const;

const FLAGS = ["deprecated", "readOnly", "writeOnly", "uniqueItems"] as const;

const TYPES: readonly SchemaType[] = [
  "object",
  "array",
  "string",
  "integer",
  "number",
  "boolean",
  "null",
];

/** As written, "null" last; else what the other keywords show that the author means. */
function typesOf(keywords: Keywords): SchemaType[] {
  const written = texts(keywords.type);
  const types = TYPES.filter((type) => written.includes(type));
  if (types.length > 0) return types.sort((a, b) => Number(a === "null") - Number(b === "null"));
  const values = keywords.const === undefined ? list(keywords.enum) : [keywords.const];
  if (values.length > 0)
    return TYPES.filter((type) => values.some((value) => typeOf(value) === type));
  if (OBJECT_KEYWORDS.some((name) => keywords[name] !== undefined)) return ["object"];
  if (keywords.items !== undefined || keywords.prefixItems !== undefined) return ["array"];
  return [];
}

const OBJECT_KEYWORDS = ["properties", "additionalProperties", "patternProperties"];

function typeOf(value: unknown): SchemaType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  if (digitsOf(value) !== undefined) return "integer";
  if (typeof value === "string") return "string";
  return typeof value === "boolean" ? "boolean" : "object";
}

/** Characters of the examples of one operation, as JSON. */
export const EXAMPLE_CHARACTERS = 100_000;

/** Whether an example is longer than all that an operation may show. */
export function isTooLong(value: Json): boolean {
  return JSON.stringify(value).length > EXAMPLE_CHARACTERS;
}

/** Under each of the names that authors use: a list, or texts by value. */
function enumDescriptions(keywords: Keywords, values: readonly Json[]): string[] | undefined {
  for (const name of ["x-enumDescriptions", "x-enum-descriptions", "x-enum-varnames"]) {
    const given = keywords[name];
    const told = Array.isArray(given)
      ? values.map((_, index) => text(given[index]))
      : values.map((value) => text(record(given)[String(value)]));
    if (told.some((word) => word !== "")) return told;
  }
  return;
}

function xmlOf(value: unknown, types: readonly SchemaType[]): SchemaXml | undefined {
  if (!isRecord(value)) return;
  const { name, namespace, prefix, attribute, wrapped, nodeType } = value;
  const xml: SchemaXml = {
    ...(text(name) !== "" && { name: text(name) }),
    ...(text(namespace) !== "" && { namespace: text(namespace) }),
    ...(text(prefix) !== "" && { prefix: text(prefix) }),
    ...((attribute === true || nodeType === "attribute") && { attribute: true as const }),
    ...((wrapped === true || isWrapping(nodeType, types)) && { wrapped: true as const }),
    ...((nodeType === "text" || nodeType === "cdata") && { text: true as const }),
  };
  return Object.keys(xml).length > 0 ? xml : undefined;
}

/** Since OpenAPI 3.2 a list says so that it has an element of its own. */
function isWrapping(nodeType: unknown, types: readonly SchemaType[]): boolean {
  return nodeType === "element" && types.includes("array");
}

/** Lists of names by name; the `dependencies` of older drafts hold schemas, too. */
function dependentNames(keywords: Keywords): Record<string, string[]> | undefined {
  const all = { ...record(keywords.dependencies), ...record(keywords.dependentRequired) };
  const entries = Object.entries(all).flatMap(([name, names]) =>
    Array.isArray(names) ? [[name, texts(names)] as const] : [],
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Characters of a line; a long example takes the room of its lines. */
const LONGEST_LINE = 100;

/** About how many elements of a page show what a schema says by itself. */
export function elementsOf(schema: Schema): number {
  const { description = "", notes = [], enum: values = [], examples = [] } = schema;
  const { enumDescriptions = [], bases = [] } = schema;
  const texts = [description, ...notes, ...enumDescriptions].join("");
  const marks = texts.match(/`|\]\(|\n/g)?.length ?? 0;
  // A value with its meaning has a row of its own.
  const rows = values.length + 4 * enumDescriptions.length;
  const shown = [...examples, ...bases.flatMap(({ example }) => example ?? [])];
  const long = shown.map((value) => 1 + Math.floor(JSON.stringify(value).length / LONGEST_LINE));
  return (
    9 + marks / 2 + 2 * notes.length + bases.length + rows + long.reduce((sum, own) => sum + own, 0)
  );
}

/** Keywords that readers see nothing of; extensions have an option of their own. */
export function unshownKeywords(keywords: Keywords): string[] {
  return Object.keys(keywords).filter((name) => !SHOWN.has(name) && !name.startsWith("x-"));
}

const SHOWN = new Set<string>([
  ...TEXTS,
  ...NUMBERS,
  ...FLAGS,
  ..."$id $schema $anchor $dynamicAnchor $recursiveAnchor $defs definitions $comment id".split(" "),
  ..."type enum const default examples externalDocs xml discriminator nullable".split(" "),
  ..."properties patternProperties additionalProperties unevaluatedProperties required".split(" "),
  ..."items prefixItems additionalItems unevaluatedItems contains propertyNames not".split(" "),
  ..."if then else dependentRequired dependentSchemas dependencies contentSchema".split(" "),
]);
