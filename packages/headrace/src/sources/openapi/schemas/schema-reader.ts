import { escapePointer } from "../../../model/json-pointer.ts";
import { isRecord, list, record } from "../json-values.ts";
import { isReference, type References } from "../references.ts";
import { type FlatSchema, flattenSchema } from "./flat-schema.ts";

/** Gives one level of any schema of a description; the same object for the same schema. */
export type ReadSchema = (raw: unknown) => FlatSchema;

/** @param root The bundled document. */
export function createSchemaReader(root: unknown, references: References): ReadSchema {
  const known = new WeakMap<object, FlatSchema>();
  const intersect = createIntersect(references);
  let index: Map<string, string[]> | undefined;
  const subtypes = (name: string) => {
    index ??= indexSubtypes(root);
    return index.get(name) ?? [];
  };

  return (raw) => {
    if (!isRecord(raw)) return flattenSchema(raw, { references, intersect, subtypes });
    let flat = known.get(raw);
    if (!flat) {
      flat = flattenSchema(raw, { references, intersect, subtypes });
      known.set(raw, flat);
    }
    return flat;
  };
}

/**
 * Intersections of the same schemas are the same object, so that recursion through them is
 * noticed: there are only so many sets of schemas.
 */
function createIntersect({ follow }: References): (schemas: unknown[]) => unknown {
  const numbers = new WeakMap<object, number>();
  const intersections = new Map<string, { allOf: unknown[] }>();
  const members = new WeakMap<object, unknown[]>();
  let last = 0;

  const numberOf = (schema: object) => {
    const number = numbers.get(schema) ?? ++last;
    numbers.set(schema, number);
    return number;
  };
  const targetOf = (schema: Record<string, unknown>) => {
    if (!isReference(schema) || Object.keys(schema).length > 1) return schema;
    const { node } = follow(schema.$ref);
    return isRecord(node) ? node : schema;
  };

  return (schemas) => {
    const distinct = new Map<number, unknown>();
    for (const schema of schemas.flatMap((item) => (isRecord(item) && members.get(item)) || item)) {
      if (isRecord(schema)) distinct.set(numberOf(targetOf(schema)), schema);
      else if (schema === false) return false;
    }
    const parts = [...distinct.values()];
    if (parts.length <= 1) return parts[0] ?? true;
    const key = [...distinct.keys()].sort((a, b) => a - b).join();
    const intersection = intersections.get(key) ?? { allOf: parts };
    intersections.set(key, intersection);
    members.set(intersection, parts);
    return intersection;
  };
}

/** By component name: references to the components whose `allOf` names it. */
function indexSubtypes(root: unknown): Map<string, string[]> {
  const index = new Map<string, string[]>();
  const schemas = record(record(record(root).components).schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    for (const member of list(record(schema).allOf)) {
      const base = /^#\/components\/schemas\/([^/]+)$/.exec(String(record(member).$ref))?.[1];
      if (base === undefined) continue;
      index.set(base, [...(index.get(base) ?? []), `#/components/schemas/${escapePointer(name)}`]);
    }
  }
  return index;
}
