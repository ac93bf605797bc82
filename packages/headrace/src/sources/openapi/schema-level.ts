import type { Schema } from "../../model/api.ts";
import type { FlatSchema } from "./flat-schema.ts";
import { list } from "./json-values.ts";
import type { Keywords } from "./normalize-schema.ts";
import { type Child, schemaChildren } from "./schema-children.ts";
import { ownKeywords } from "./schema-keywords.ts";
import type { ReadSchema } from "./schema-reader.ts";

/** One level of a schema, ready to be put into any number of trees. */
export interface SchemaLevel {
  identity: object;
  /** All but what is below. */
  own: Schema;
  /** Of `own` as JSON, in characters. */
  size: number;
  /** As authored, of any length. */
  examples: unknown[];
  /** What is below. @param base Of the schema whose alternative this is. */
  children: (base: Keywords) => readonly Child[];
}

/** Gives levels by their schemas, each made once: large descriptions use the same ones often. */
export type ReadLevel = (raw: unknown) => SchemaLevel;

/** For all operations of one description. */
export function createLevelReader(read: ReadSchema): ReadLevel {
  const known = new WeakMap<FlatSchema, SchemaLevel>();
  return (raw) => {
    const flat = read(raw);
    const level = known.get(flat) ?? createLevel(flat, read);
    known.set(flat, level);
    return level;
  };
}

function createLevel(flat: FlatSchema, read: ReadSchema): SchemaLevel {
  const { identity, name, keywords } = flat;
  const own = { ...(name !== undefined && { name }), ...ownKeywords(keywords) };
  const known = new WeakMap<Keywords, readonly Child[]>();
  const children = (base: Keywords) => {
    const result = known.get(base) ?? schemaChildren({ flat, base, read });
    known.set(base, result);
    return result;
  };
  const examples = list(keywords.examples);
  return { identity, own, size: JSON.stringify(own).length, examples, children };
}
