import type { OptionPath } from "./option-path.ts";
import { siteConfigSchema } from "./schema.ts";
import { expandItems } from "./written-sidebar.ts";

/**
 * The options that the schema knows at a path.
 *
 * @param config The configuration as it was written: where a value has one of several forms, it
 *   tells which.
 */
export function knownOptions(path: OptionPath, config: unknown): string[] {
  let value = config;
  let schema: unknown = form(siteConfigSchema, value);
  for (const [at, part] of path.entries()) {
    value = property(value, part);
    // The path leads through the short forms of a sidebar as if they were written out.
    if (path[at - 1] === "sidebars") value = expandItems(value);
    schema = form(child(schema, part), value);
  }
  const shape = property(schema, "shape");
  return typeof shape === "object" && shape !== null ? Object.keys(shape) : [];
}

/** The schema of one property, entry or item. */
function child(schema: unknown, part: string | number): unknown {
  if (typeof part === "number") return property(schema, "element");
  const shape = property(schema, "shape");
  return shape === undefined ? property(schema, "valueType") : property(shape, part);
}

/** Goes through wrappers (default, optional, conversions), and to the form that a value of several forms has. */
function form(schema: unknown, value: unknown): unknown {
  const definition = property(schema, "def");
  const inner = property(definition, "innerType") ?? pipedSchema(definition);
  if (inner !== undefined) return form(inner, value);
  const options = property(schema, "options");
  if (!Array.isArray(options)) return schema;
  const forms = options.map((option) => form(option, value));
  return forms.find((option) => isOfType(option, property(value, "type")));
}

/** Of a schema and a conversion, in either order, the schema. */
function pipedSchema(definition: unknown): unknown {
  const ends = [property(definition, "out"), property(definition, "in")];
  return ends.find((end) => property(property(end, "def"), "type") !== "transform");
}

/** Whether a schema is that of the objects whose `type` is this one. */
function isOfType(schema: unknown, type: unknown): boolean {
  const values = property(property(property(schema, "shape"), "type"), "values");
  return values instanceof Set && values.has(type);
}

function property(value: unknown, name: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
