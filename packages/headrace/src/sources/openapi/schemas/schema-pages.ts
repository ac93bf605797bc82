import type { ApiSchemaPage, Schema } from "../../../model/api.ts";
import { isRecord, record } from "../json-values.ts";
import type { References } from "../references.ts";
import { uniqueSlug } from "../unique-slug.ts";
import { createExpansion, type Expansion, type LargeSchema, type PageOf } from "./expand-schema.ts";
import { createHiddenParts } from "./hidden-parts.ts";
import { createOutlines } from "./outline-schema.ts";
import type { Child } from "./schema-children.ts";
import type { ReadLevel, SchemaLevel } from "./schema-level.ts";

/** The pages of schemas of one description. */
export interface SchemaPages {
  /** Begins the trees of one operation. */
  expansion: () => Expansion;
  /** Asks for the page of a component that nothing refers to. */
  addUnreached: (schema: LargeSchema) => void;
  /** Makes the pages that were asked for, and those that they ask for in turn. */
  finish: () => ApiSchemaPage[];
}

/** About how many elements show the schemas of one page. */
export const PAGE_ELEMENTS = 2200;
/** About how many show the first levels of the schemas of an operation, though nothing else fits. */
const TOP_ELEMENTS = 2700;

/** What a page shows of a schema that fills several. */
interface Portion {
  level: SchemaLevel;
  /** The name of the first of the pages. */
  whole: string;
  number: number;
}

/** Begins them. */
export function createSchemaPages(readWhole: ReadLevel): SchemaPages {
  /** Parts of schemas that fill more than one page, by what stands for them. */
  const portions = new WeakMap<object, Portion>();
  const read: ReadLevel = (raw) =>
    (isRecord(raw) ? portions.get(raw)?.level : undefined) ?? readWhole(raw);
  const slugs = new Map<object, string>();
  const taken = new Set<string>();
  const waiting: (Omit<ApiSchemaPage, "schema"> & { make: (name: string) => Schema })[] = [];
  const hidden = createHiddenParts(read);
  const outlines = createOutlines(read);
  const expansion = () =>
    createExpansion(read, pageOf, { note: hidden.begin(), outlines, topRoom: TOP_ELEMENTS });
  const add = (label: string, make: (name: string) => Schema) => {
    const slug = uniqueSlug(label, { fallback: "schema", taken });
    waiting.push({ slug, name: label, make });
    return slug;
  };
  const pageFor = (raw: unknown) => (name: string) => {
    // The schema of a page could lead to that page alone.
    const trees = createExpansion(read, pageOf, { outlines, restOf });
    const schema = trees.schema(raw, name);
    trees.finish(PAGE_ELEMENTS);
    return schema;
  };
  const restOf = ({ level, raw, label }: LargeSchema, rest: readonly Child[]) => {
    const before = isRecord(raw) ? portions.get(raw) : undefined;
    const { whole, number } = before ?? { whole: label, number: 1 };
    const stand = {};
    const own = { types: level.own.types };
    const part = { identity: stand, alone: undefined, own, examples: [], children: () => rest };
    portions.set(stand, { level: { ...level, ...part }, whole, number: number + 1 });
    return add(`${whole} ${number + 1}`, pageFor(stand));
  };
  const pageOf: PageOf = ({ level, raw, label }) => {
    const known = slugs.get(level.identity);
    if (known !== undefined) return known;
    // What is said beside a reference belongs to that place, not to the page of all places.
    const slug = add(label, pageFor(level.alone === undefined ? raw : { $ref: level.alone }));
    slugs.set(level.identity, slug);
    return slug;
  };
  const addUnreached = (schema: LargeSchema) => {
    const { level, label } = schema;
    if (level.alone === undefined) pageOf(schema);
    else {
      const page = pageOf({ ...schema, label: level.own.name ?? label });
      add(label, () => {
        const alias = { ...level.own, page };
        outlines.add({ schema: alias, raw: schema.raw, spare: { left: Infinity } });
        return alias;
      });
    }
  };
  const finish = () => {
    const pages: ApiSchemaPage[] = [];
    const makeWaiting = () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { make, ...page } = next;
        pages.push({ ...page, schema: make(page.name) });
      }
    };
    makeWaiting();
    for (let part = hidden.next(); part; part = hidden.next()) {
      const slug = pageOf(part);
      for (const schema of part.shown) schema.wholePage = slug;
      makeWaiting();
    }
    outlines.finish();
    return pages.sort((a, b) => a.name.localeCompare(b.name, "en"));
  };
  return { expansion, addUnreached, finish };
}

/** Asks for the pages of components that nothing refers to: events that only words speak of. */
export function addUnreached(
  root: Record<string, unknown>,
  { references, read, pages }: { references: References; read: ReadLevel; pages: SchemaPages },
): void {
  const schemas = Object.entries(record(record(root.components).schemas));
  for (const [name, raw] of schemas.filter(([, value]) => !references.wasReached(value)))
    pages.addUnreached({ level: read(raw), raw, label: name });
}
