import type { Schema } from "../../model/api.ts";
import { isRecord } from "./json-values.ts";
import type { Keywords } from "./normalize-schema.ts";
import { isReference, parsePointer } from "./references.ts";
import type { ReadLevel } from "./schema-level.ts";

/**
 * Makes the trees of all schemas of one operation. Each is there at once and is filled by `finish`:
 * level by level over all trees, so that what does not fit any more is what lies deepest.
 */
export interface Expansion {
  schema: (raw: unknown) => Schema;
  finish: () => void;
}

/** How much of its schemas an operation shows. */
export interface ExpansionLimits {
  /** Schemas, each occurrence counted. */
  schemas: number;
  /** What they say, in characters of JSON. */
  characters: number;
}

/** A schema that waits to be filled. */
interface Task {
  schema: Schema;
  raw: unknown;
  above: Ancestors | undefined;
  /** Of the schema whose alternative this is. */
  base: Keywords;
}

/** The schemas around one, the nearest first. */
interface Ancestors {
  identity: object;
  above: Ancestors | undefined;
}

const NO_BASE: Keywords = {};

/** Begins the trees of one operation. */
export function createExpansion(read: ReadLevel, limits: ExpansionLimits): Expansion {
  let { schemas, characters } = limits;
  let tasks: Task[] = [];

  const begin = (task: Omit<Task, "schema">): Schema => {
    const schema: Schema = { types: [] };
    tasks.push({ schema, ...task });
    schemas -= 1;
    return schema;
  };

  const fill = ({ schema, raw, above, base }: Task): void => {
    const level = read(raw);
    Object.assign(schema, level.own);
    characters -= level.size;
    if (contains(above, level.identity)) {
      schema.recursive = true;
      schema.name ??= schema.title ?? lastName(raw);
      return;
    }
    const children = level.children(base);
    const room = characters > 0 ? Math.max(0, schemas) : 0;
    if (children.length > room) schema.omitted = children.length - room;
    const around = { identity: level.identity, above };
    for (const child of children.slice(0, room)) {
      child.place(schema, begin({ raw: child.raw, above: around, base: child.base ?? NO_BASE }));
    }
  };

  return {
    schema: (raw) => begin({ raw, above: undefined, base: NO_BASE }),
    finish: () => {
      while (tasks.length > 0) {
        const level = tasks;
        tasks = [];
        level.forEach(fill);
      }
    },
  };
}

function contains(ancestors: Ancestors | undefined, identity: object): boolean {
  for (let next = ancestors; next; next = next.above) if (next.identity === identity) return true;
  return false;
}

/** What to call a schema that contains itself and has no name. */
function lastName(raw: unknown): string {
  const reference = isRecord(raw) && isReference(raw) ? raw.$ref : "";
  return parsePointer(reference.replace(/^[^#]*#/, "")).at(-1) ?? "the same";
}
