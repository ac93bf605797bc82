import type { Json, Schema, SchemaType } from "../../model/api.ts";
import { list, text, texts, toJson } from "./json-values.ts";
import type { Keywords } from "./normalize-schema.ts";

/** What a schema says by itself: all but its name and the schemas below it. */
export function ownKeywords(keywords: Keywords): Omit<Schema, "name"> {
  const schema: Omit<Schema, "name"> = { types: typesOf(keywords) };
  for (const name of TEXTS) {
    const value = text(keywords[name]);
    if (value !== "") schema[name] = value;
  }
  for (const name of NUMBERS) {
    const value = keywords[name];
    if (typeof value === "number" && Number.isFinite(value)) schema[name] = value;
  }
  for (const name of FLAGS) if (keywords[name] === true) schema[name] = true;
  for (const name of ["default", "const"] as const) {
    if (keywords[name] !== undefined) schema[name] = toJson(keywords[name]);
  }
  if (Array.isArray(keywords.enum)) schema.enum = keywords.enum.map(toJson);
  const examples = exampleValues(keywords);
  if (examples.length > 0) schema.examples = examples;
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

const NUMBERS = [
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
  if (typeof value === "string") return "string";
  return typeof value === "boolean" ? "boolean" : "object";
}

/** In old descriptions `examples` can be an object of Example Objects; it is not one value. */
function exampleValues(keywords: Keywords): Json[] {
  return list(keywords.examples)
    .map(toJson)
    .filter((value) => JSON.stringify(value).length <= LONGEST_EXAMPLE);
}

/** Longer ones stand with the whole body. */
const LONGEST_EXAMPLE = 1000;
