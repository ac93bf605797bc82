import type { Schema } from "../../../model/api.ts";
import { isRecord } from "../json-values.ts";
import { isReference, parsePointer } from "../references.ts";
import type { Keywords } from "./normalize-schema.ts";
import { createOutlines, type Outlines } from "./outline-schema.ts";
import type { Child } from "./schema-children.ts";
import type { ReadLevel, SchemaLevel } from "./schema-level.ts";

/**
 * Makes the trees of schemas. Each is there at once and is filled by `finish`: level by level over
 * all trees, so that what does not fit any more is what lies deepest. That has a page of its own.
 */
export interface Expansion {
  /** @param label What it is, for the name of its page if it has none. */
  schema: (raw: unknown, label: string) => Schema;
  /**
   * @param room About how many elements may show what was begun since the last call.
   * @param isSent It is part of a request, where read-only properties are left out.
   */
  finish: (room: number, isSent?: boolean) => void;
}

/** A schema that does not fit where it stands. */
export interface LargeSchema {
  level: SchemaLevel;
  raw: unknown;
  /** Its name, or words for the place where it stands. */
  label: string;
}

/** A schema whose parts stand on a page. */
export interface DrawnSchema extends LargeSchema {
  schema: Schema;
  children: readonly Child[];
  /** As part of a request. */
  isSent: boolean;
}

/** Gives a schema a page; returns the page's slug. */
export type PageOf = (schema: LargeSchema) => string;

/** A schema that waits to be filled. */
interface Task {
  schema: Schema;
  raw: unknown;
  above: Ancestors | undefined;
  /** Of the schema whose alternative this is. */
  base: Keywords;
  label: string;
  /** It stands on the page already, so that the page only leads there. */
  isRepeated: boolean;
}

/** Parts that a page draws once, and leads to from wherever they stand again. */
interface DrawnParts {
  number: number;
  /** Where they were drawn first. */
  schema: Schema;
  /** Whether as parts of a request, or of an answer, or as both. */
  drawn: Set<boolean>;
}

/** The schemas around one, the nearest first. */
interface Ancestors {
  level: SchemaLevel;
  above: Ancestors | undefined;
}

const NO_BASE: Keywords = {};

/** Pages draw a schema with so many properties once. */
const DRAWN_ONCE = 4;
/** About how many elements show what is slight, at most. */
const SLIGHT = 15;
/** Schemas below those that a page draws once, for samples and the console; at most. */
const MOST_REPEATED = 500;
/** Schemas that examples know of those that have pages of their own; at most. */
const MOST_OUTLINED = 200;

/** About how many elements may show the first level of a page, which is drawn whatever its size. */
const WIDEST = 2700;

interface ExpansionOptions {
  /** Hears of each schema whose parts are drawn. */
  note?: (drawn: DrawnSchema) => void;
  outlines?: Outlines;
  /**
   * About how many elements may show the first levels of all trees together, which are drawn though
   * they don't fit: an operation that showed no part of its body would be hard to read.
   */
  topRoom?: number;
  /** Gives a page to those parts of a first level that don't fit where the others stand. */
  restOf?: (large: LargeSchema, rest: readonly Child[]) => string;
}

/** Begins trees. */
export function createExpansion(
  read: ReadLevel,
  pageOf: PageOf,
  {
    note = () => {},
    outlines = createOutlines(read),
    topRoom = Infinity,
    restOf,
  }: ExpansionOptions = {},
): Expansion {
  let room = 0;
  let spareTop = topRoom;
  let spare = MOST_REPEATED;
  const outlined = { left: MOST_OUTLINED };
  let sent = false;
  let tasks: Task[] = [];
  /** Parts that were begun; schemas that have the same ones share their number. */
  const expanded = new Map<readonly Child[], DrawnParts>();

  const begin = (task: Omit<Task, "schema">): Schema => {
    const schema: Schema = { types: [] };
    tasks.push({ schema, ...task });
    return schema;
  };

  const fill = ({ schema, raw, above, base, label, isRepeated }: Task): void => {
    const level = read(raw);
    Object.assign(schema, level.own);
    if (contains(above, level.identity)) {
      schema.recursive = true;
      schema.name ??= schema.title ?? lastName(raw);
      return;
    }
    const all = level.children(base);
    if (all.length === 0) return;
    const children = above === undefined && restOf ? fitting(all, read) : all;
    const needed = children.reduce((sum, child) => sum + read(child.raw).size, 0);
    const isDrawnOnce = hasManyProperties(children);
    const drawn = expanded.get(children) ?? { number: expanded.size, schema, drawn: new Set() };
    expanded.set(children, drawn);
    const isKnown = isRepeated || (isDrawnOnce && isOnPage(drawn, sent));
    const title = level.own.name ?? (above ? nameAt(above, label) : label);
    const isTooLarge = isKnown ? children.length > spare : needed > room;
    const hasPage = isTooLarge && !areSlight(children, read);
    if (hasPage && (above !== undefined || needed > spareTop)) {
      schema.page = pageOf({ level, raw, label: title });
      // Of the properties that it forbids, those that are listed there are not known here.
      delete schema.additionalProperties;
      outlines.add({ schema, raw, base, spare: outlined });
      return;
    }
    if (children.length < all.length)
      schema.page = restOf?.({ level, raw, label: title }, all.slice(children.length)) ?? "";
    if (above === undefined) spareTop -= needed;
    note({ schema, level, raw, label: title, children, isSent: sent });
    if (isKnown) spare -= children.length;
    else room -= needed;
    drawn.drawn.add(sent);
    if (isDrawnOnce) schema.sameParts = drawn.number;
    const shared = { above: { level, above }, isRepeated: isKnown };
    for (const { raw: below, label: name, base: said = NO_BASE, place } of children) {
      place(schema, begin({ ...shared, raw: below, base: said, label: name }));
    }
  };

  return {
    schema: (raw, label) =>
      begin({ raw, above: undefined, base: NO_BASE, label, isRepeated: false }),
    finish: (elements, isSent = false) => {
      room = elements;
      sent = isSent;
      while (tasks.length > 0) {
        const level = tasks;
        tasks = [];
        level.forEach(fill);
      }
    },
  };
}

/** The first parts of a level that fit on one page together, at least one. */
function fitting(children: readonly Child[], read: ReadLevel): readonly Child[] {
  let spare = WIDEST;
  const end = children.findIndex(({ raw }, index) => {
    spare -= read(raw).size;
    return spare < 0 && index > 0;
  });
  return end < 0 ? children : children.slice(0, end);
}

/** Alternatives, however many, are drawn wherever they stand. */
function hasManyProperties(children: readonly Child[]): boolean {
  if (children.length < DRAWN_ONCE) return false;
  const probe: Schema = { types: [] };
  for (const child of children) child.place(probe, { types: [] });
  return (probe.properties?.length ?? 0) >= DRAWN_ONCE;
}

/** Plain items of a list, or of lists in it: a link to a page of them would take as much room. */
function areSlight(children: readonly Child[], read: ReadLevel, levels = 3): boolean {
  const [only, ...others] = children;
  if (!only || others.length > 0 || levels === 0) return only === undefined;
  const probe: Schema = { types: [] };
  only.place(probe, { types: [] });
  const { size, children: below } = read(only.raw);
  return probe.items !== undefined && size < SLIGHT && areSlight(below(NO_BASE), read, levels - 1);
}

/** What was drawn for a request lacks what is read-only in it, so that an answer draws it anew. */
function isOnPage({ schema, drawn }: DrawnParts, isSent: boolean): boolean {
  if (drawn.has(isSent)) return true;
  return drawn.size > 0 && !JSON.stringify(schema).includes('"readOnly":true');
}

function contains(ancestors: Ancestors | undefined, identity: object): boolean {
  for (let next = ancestors; next; next = next.above)
    if (next.level.identity === identity) return true;
  return false;
}

/** "Order item": the nearest name around it, and what it is there. */
function nameAt(ancestors: Ancestors, label: string): string {
  for (let next: Ancestors | undefined = ancestors; next; next = next.above)
    if (next.level.own.name !== undefined) return `${next.level.own.name} ${label}`;
  return label;
}

/** What to call a schema that contains itself and has no name. */
function lastName(raw: unknown): string {
  const reference = isRecord(raw) && isReference(raw) ? raw.$ref : "";
  return parsePointer(reference.replace(/^[^#]*#/, "")).at(-1) ?? "the same";
}
