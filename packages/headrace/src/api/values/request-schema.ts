import type { Schema, SchemaProperty, SchemaVariants } from "../../model/api.ts";

/** Which way a value travels: properties may belong to one of them (`readOnly`, `writeOnly`). */
export type Direction = "request" | "response";

/** The schema of what is sent, or of what is answered: without the properties of the other one. */
export function inDirection(schema: Schema, direction: Direction): Schema {
  const { properties, additionalProperties, patternProperties, items, prefixItems, variants } =
    schema;
  const { outline } = schema;
  const inside = (of: Schema) => inDirection(of, direction);
  return {
    ...schema,
    ...(properties && { properties: propertiesOf(properties, direction) }),
    ...(additionalProperties && { additionalProperties: inside(additionalProperties) }),
    ...(patternProperties && {
      patternProperties: patternProperties.map((of) => ({ ...of, schema: inside(of.schema) })),
    }),
    ...(outline && { outline: inside(outline) }),
    ...(items && { items: inside(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(inside) }),
    ...(variants && {
      variants: {
        ...variants,
        options: variants.options.map((of) => ({ ...of, schema: inside(of.schema) })),
      },
    }),
  };
}

/** The values of the discriminator that stand for an alternative. */
export function tellingValues({ value, otherValues = [] }: SchemaVariants["options"][number]) {
  return value === undefined ? [] : [value, ...otherValues];
}

/**
 * The schema with one of its alternatives chosen; the discriminator has the value of that one.
 * Where both speak of a property, the alternative counts. What tells another alternative from this
 * one is left out.
 */
export function mergeOption(schema: Schema, option: SchemaVariants["options"][number]): Schema {
  const { variants, ...base } = schema;
  const name = variants?.discriminator;
  const [value, ...others] = tellingValues(option);
  const tag: SchemaProperty[] =
    name !== undefined && value !== undefined
      ? [
          {
            name,
            required: true,
            schema: {
              types: ["string"],
              ...(others.length > 0 ? { enum: [value, ...others] } : { const: value }),
            },
          },
        ]
      : [];
  const own = option.schema.properties ?? [];
  const foreign = variants?.kind === "oneOf" ? foreignNames(variants, own) : new Set<string>();
  const common = (base.properties ?? []).filter(
    ({ name, required }) => required || !foreign.has(name),
  );
  const properties = mergeProperties(mergeProperties(common, own), tag);
  const exampleParts = { ...base.exampleParts, ...option.schema.exampleParts };
  return {
    ...base,
    ...option.schema,
    ...(Object.keys(exampleParts).length > 0 && { exampleParts }),
    types: option.schema.types.length > 0 ? option.schema.types : base.types,
    ...(properties.length > 0 && { properties }),
  };
}

/** Properties that other alternatives require, and of which this one doesn't speak. */
function foreignNames({ options }: SchemaVariants, own: SchemaProperty[]): Set<string> {
  const needed = options
    .flatMap(({ schema }) => schema.properties ?? [])
    .filter(({ required }) => required)
    .map(({ name }) => name);
  return new Set(needed.filter((name) => !own.some((property) => property.name === name)));
}

function propertiesOf(properties: SchemaProperty[], direction: Direction): SchemaProperty[] {
  return properties
    .filter(({ schema }) => !(direction === "request" ? schema.readOnly : schema.writeOnly))
    .map((property) => ({ ...property, schema: inDirection(property.schema, direction) }));
}

/** In the order of the first list; those of the second replace and follow. */
function mergeProperties(base: SchemaProperty[], over: SchemaProperty[]): SchemaProperty[] {
  const byName = new Map(base.map((property) => [property.name, property]));
  for (const property of over) {
    const required = property.required || (byName.get(property.name)?.required ?? false);
    byName.set(property.name, { ...property, required });
  }
  return [...byName.values()];
}
