import type { Schema } from "../../../model/api.ts";
import type { Keywords } from "./normalize-schema.ts";
import type { Child } from "./schema-children.ts";
import type { ReadLevel } from "./schema-level.ts";

/** A schema whose parts stand on another page. */
interface CutSchema {
  /** Where it stands; gets its outline. */
  schema: Schema;
  raw: unknown;
  /** Of the schema whose alternative it is. */
  base?: Keywords;
  /** How many schemas may be outlined of all that an operation holds. */
  spare: { left: number };
}

/** Makes outlines of cut schemas: what examples need to know of them. */
export interface Outlines {
  add: (cut: CutSchema) => void;
  /**
   * Once the pages are made: what an outline alone reaches stands on no page yet, and would not be
   * asked for as something that nothing refers to.
   */
  finish: () => void;
}

/** Levels below the schema itself. */
const LEVELS = 2;
/** Optional properties of one level; what is required has to be there. */
const MOST_OPTIONAL = 8;
const NO_BASE: Keywords = {};

/** For all operations of a description; each outline is made once. */
export function createOutlines(read: ReadLevel): Outlines {
  const cuts: CutSchema[] = [];
  const known = new WeakMap<object, WeakMap<Keywords, { outline: Schema; size: number }>>();
  const outlineOf = ({ raw, base = NO_BASE }: CutSchema) => {
    const { identity } = read(raw);
    const ofSchema = known.get(identity) ?? new WeakMap();
    known.set(identity, ofSchema);
    const found = ofSchema.get(base);
    if (found) return found;
    const outline = outlineSchema({ raw, base, around: [], levels: LEVELS }, read);
    const made = { outline, size: JSON.stringify(outline).split('"types":').length - 1 };
    ofSchema.set(base, made);
    return made;
  };
  const finish = () => {
    for (const cut of cuts.splice(0)) {
      if (cut.spare.left <= 0) continue;
      const { outline, size } = outlineOf(cut);
      if (size <= cut.spare.left) cut.schema.outline = outline;
      cut.spare.left -= size;
    }
  };
  return { add: (cut) => cuts.push(cut), finish };
}

interface Placed {
  raw: unknown;
  base: Keywords;
  /** What identifies the schemas around it. */
  around: readonly object[];
  levels: number;
}

function outlineSchema({ raw, base, around, levels }: Placed, read: ReadLevel): Schema {
  const { own, identity, children } = read(raw);
  const { title, description, notes, externalDocs, enumDescriptions, ...schema } = own;
  const below = children(base);
  if (around.includes(identity) || (levels === 0 && below.length > 0))
    return { ...schema, recursive: true };
  const inside = { around: [...around, identity], levels: levels - 1 };
  for (const { place, raw: part, base: said = NO_BASE } of exampleParts(below, read))
    place(schema, outlineSchema({ raw: part, base: said, ...inside }, read));
  return schema;
}

/** What examples show: one alternative, what is required, and some of the rest, in its order. */
function exampleParts(children: readonly Child[], read: ReadLevel): Child[] {
  let optional = 0;
  let alternatives = 0;
  return children.filter(({ raw, place }) => {
    const probe: Schema = { types: [] };
    place(probe, { types: [] });
    const [property] = probe.properties ?? [];
    if (property?.required) return true;
    if (property) return !read(raw).own.deprecated && ++optional <= MOST_OPTIONAL;
    if (probe.variants) return read(raw).own.types.join() !== "null" && ++alternatives === 1;
    return probe.not === undefined && probe.conditions === undefined;
  });
}
