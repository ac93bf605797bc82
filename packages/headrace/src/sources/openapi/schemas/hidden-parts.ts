import type { Schema } from "../../../model/api.ts";
import type { DrawnSchema } from "./expand-schema.ts";
import type { ReadLevel } from "./schema-level.ts";

/** A schema of which the requests of an operation leave out what is read-only, and its answers don't show it. */
export interface HiddenParts extends DrawnSchema {
  /** It at each place where it was drawn. */
  shown: Schema[];
}

/** Finds them: what is read-only is described where it is answered, if it is answered at all. */
export interface HiddenPartsFinder {
  /** Begins the pages of one operation; the result hears of each schema whose parts were drawn there. */
  begin: () => (drawn: DrawnSchema) => void;
  /** One that its operations do not show whole, each once. */
  next: () => HiddenParts | undefined;
}

/** What one operation shows. */
interface Shown {
  answered: Set<unknown>;
  waiting: Map<object, HiddenParts & { parts: unknown[] }>;
}

/** Begins the search in one description. */
export function createHiddenParts(read: ReadLevel): HiddenPartsFinder {
  const all = new Set<Shown>();
  const begin = () => {
    const shown: Shown = { answered: new Set(), waiting: new Map() };
    all.add(shown);
    return (drawn: DrawnSchema) => note(drawn, shown);
  };
  const note = (drawn: DrawnSchema, { answered, waiting }: Shown) => {
    const parts = drawn.children
      .filter(({ raw }) => read(raw).own.readOnly === true)
      .map(({ raw }) => raw);
    if (parts.length === 0) return;
    if (!drawn.isSent) for (const part of parts) answered.add(part);
    else {
      const known = waiting.get(drawn.level.identity);
      if (known) known.shown.push(drawn.schema);
      else waiting.set(drawn.level.identity, { ...drawn, parts, shown: [drawn.schema] });
    }
  };
  const next = () => {
    for (const { answered, waiting } of all)
      for (const [identity, { parts, ...schema }] of waiting) {
        waiting.delete(identity);
        if (parts.some((part) => !answered.has(part))) return schema;
      }
    return;
  };
  return { begin, next };
}
