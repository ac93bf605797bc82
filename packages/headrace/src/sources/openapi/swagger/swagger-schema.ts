import { isRecord, record } from "../json-values.ts";

/** A schema of Swagger 2.0 in the words of OpenAPI 3.0. */
export function swaggerSchema(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map((item) => swaggerSchema(item));
  if (!isRecord(raw)) return raw;
  const schema: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(raw)) schema[key] = keywordValue(key, value);
  if (raw.type === "file") Object.assign(schema, { type: "string", format: "binary" });
  if (raw["x-nullable"] === true) {
    schema.nullable = true;
    delete schema["x-nullable"];
  }
  return schema;
}

function keywordValue(key: string, value: unknown): unknown {
  if (key === "$ref" && typeof value === "string") return moved(value);
  if (key === "discriminator" && typeof value === "string") return { propertyName: value };
  if (MAPS.has(key)) return mapNamed(record(value), (schema) => swaggerSchema(schema));
  return PARTS.has(key) ? swaggerSchema(value) : value;
}

const MAPS = new Set(["properties", "patternProperties", "definitions"]);
const PARTS = new Set(["items", "additionalProperties", "allOf", "anyOf", "oneOf", "not"]);

const FOLDERS = new Map([
  ["definitions", "schemas"],
  ["parameters", "parameters"],
  ["responses", "responses"],
]);

/** "#/definitions/Pet" is "#/components/schemas/Pet". */
export function moved(reference: string): string {
  const [, folder = "", rest = ""] = /^#\/(\w+)(\/.*)$/.exec(reference) ?? [];
  const target = FOLDERS.get(folder);
  return target === undefined ? reference : `#/components/${target}${rest}`;
}

/** Each value of an object converted; extensions stay as they are. */
export function mapRecord(
  from: Record<string, unknown>,
  convert: (value: unknown) => unknown,
): Record<string, unknown> {
  return mapNamed(from, (value, key) => (key.startsWith("x-") ? value : convert(value)));
}

/** Each value converted: names of properties, headers and components may begin with "x-", too. */
export function mapNamed(
  from: Record<string, unknown>,
  convert: (value: unknown, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(from).map(([name, value]) => [name, convert(value, name)]),
  );
}

/** Without the entries whose values are among some. */
export function withoutAll(
  from: Record<string, unknown>,
  values: ReadonlySet<unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([, value]) => !values.has(value)));
}

/** Without keys that have no value. */
export function withoutUndefined(from: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined));
}
