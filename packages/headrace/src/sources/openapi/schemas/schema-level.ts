import type { Json, Schema, SchemaBase } from "../../../model/api.ts";
import { isRecord, valuesOf } from "../json-values.ts";
import type { FlatSchema } from "./flat-schema.ts";
import type { Keywords } from "./normalize-schema.ts";
import { type Child, schemaChildren } from "./schema-children.ts";
import { elementsOf, isTooLong, ownKeywords, unshownKeywords } from "./schema-keywords.ts";
import type { ReadSchema } from "./schema-reader.ts";

/** One level of a schema, ready to be put into any number of trees. */
export interface SchemaLevel {
  identity: object;
  /** What it leads to, where it is a reference with words of its own. */
  alone: string | undefined;
  /** All but what is below. */
  own: Schema;
  /** About how many elements of a page show it. */
  size: number;
  /** As authored, of any length. */
  examples: Json[];
  /** What is below. @param base Of the schema whose alternative this is. */
  children: (base: Keywords) => readonly Child[];
}

/** Gives levels by their schemas, each made once: large descriptions use the same ones often. */
export type ReadLevel = (raw: unknown) => SchemaLevel;

/**
 * For all operations of one description.
 *
 * @param unseen Gets the keywords that no page shows, and how often they occur.
 * @param tooLong Gets the schemas whose examples are left out, and how many these are.
 */
export function createLevelReader(
  read: ReadSchema,
  unseen: Map<string, number>,
  tooLong = new Map<object, number>(),
): ReadLevel {
  const known = new WeakMap<FlatSchema, SchemaLevel>();
  return (raw) => {
    const flat = read(raw);
    const found = known.get(flat);
    if (found) return found;
    const level = createLevel(flat, read);
    known.set(flat, level);
    for (const name of unshownKeywords(flat.keywords))
      unseen.set(name, (unseen.get(name) ?? 0) + 1);
    const cut = level.examples.filter(isTooLong).length;
    if (cut > 0) tooLong.set(level.identity, cut);
    return level;
  };
}

function createLevel(flat: FlatSchema, read: ReadSchema): SchemaLevel {
  const { identity, name, alone, keywords, notes, bases, exampleParts } = flat;
  const own = {
    ...(name !== undefined && { name }),
    ...ownKeywords(keywords),
    ...(notes.length > 0 && { notes }),
    ...(bases.length > 0 && { bases: bases.map(shortBase) }),
    ...partsOfExamples(exampleParts),
  };
  const known = new WeakMap<Keywords, readonly Child[]>();
  const children = (base: Keywords) => {
    const result = known.get(base) ?? schemaChildren({ flat, base, read });
    known.set(base, result);
    return result;
  };
  const examples = valuesOf(keywords.examples);
  return { identity, alone, own, size: elementsOf(own), examples, children };
}

/** Without an example that no page can hold. */
function shortBase({ title, example }: SchemaBase): SchemaBase {
  return example === undefined || isTooLong(example) ? { title } : { title, example };
}

/** As authored, unless they are long. */
function partsOfExamples(parts: Record<string, unknown>): Pick<Schema, "exampleParts"> {
  const [values] = valuesOf([parts]).filter((value) => JSON.stringify(value).length <= MOST_PARTS);
  return isRecord(values) && Object.keys(values).length > 0 ? { exampleParts: values } : {};
}

/** Characters of what stands for the examples of properties, as JSON. */
const MOST_PARTS = 1000;
