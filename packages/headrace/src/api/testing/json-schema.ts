import type { Json, Schema } from "../../model/api.ts";

/** The schema as JSON Schema 2020-12, for a validator that is not ours. */
export function toJsonSchema(schema: Schema): { [key: string]: Json } {
  const { properties, patternProperties, additionalProperties, items, prefixItems } = schema;
  const { variants, not, types, recursive } = schema;
  // A schema that ends here stands in full further up: anything may follow
  if (recursive) return types.length > 0 ? { type: types } : {};
  return {
    ...pick(schema),
    ...(types.length > 0 && { type: types }),
    ...(properties && {
      properties: Object.fromEntries(properties.map((p) => [p.name, toJsonSchema(p.schema)])),
      required: properties.filter((p) => p.required).map((p) => p.name),
    }),
    ...(patternProperties && {
      patternProperties: Object.fromEntries(
        patternProperties.map((p) => [p.pattern, toJsonSchema(p.schema)]),
      ),
    }),
    ...(additionalProperties !== undefined && {
      additionalProperties: additionalProperties && toJsonSchema(additionalProperties),
    }),
    ...(items && { items: toJsonSchema(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(toJsonSchema) }),
    ...(variants && {
      [variants.kind]: variants.options.map((option) => toJsonSchema(option.schema)),
    }),
    ...(not && { not: toJsonSchema(not) }),
  };
}

const SAME_KEYWORDS = [
  "format",
  "enum",
  "const",
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
] as const;

function pick(schema: Schema): { [key: string]: Json } {
  return Object.fromEntries(
    SAME_KEYWORDS.flatMap((keyword): [string, Json][] => {
      const value = schema[keyword];
      return value === undefined ? [] : [[keyword, value]];
    }),
  );
}
