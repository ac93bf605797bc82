import type { Schema } from "../../../model/api.ts";
import type { DrawnSchema } from "./expand-schema.ts";
import type { ReadLevel } from "./schema-level.ts";

/** A schema of which requests leave out what is read-only, and nothing else shows it. */
export interface HiddenParts extends DrawnSchema {
  /** It at each place where it was drawn. */
  shown: Schema[];
}

/** Finds them: what is read-only is described where it is answered, if it is answered at all. */
export interface HiddenPartsFinder {
  /** Hears of each schema whose parts were drawn. */
  note: (drawn: DrawnSchema) => void;
  /** One that no page shows whole so far, each once. */
  next: () => HiddenParts | undefined;
}

/** Begins the search in one description. */
export function createHiddenParts(read: ReadLevel): HiddenPartsFinder {
  const answered = new Set<unknown>();
  const waiting = new Map<object, HiddenParts & { parts: unknown[] }>();
  const note = (drawn: DrawnSchema) => {
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
    for (const [identity, { parts, ...schema }] of waiting) {
      waiting.delete(identity);
      if (parts.some((part) => !answered.has(part))) return schema;
    }
    return;
  };
  return { note, next };
}
