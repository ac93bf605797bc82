import type { Json } from "../model/api.ts";
import { isObject, type JsonObject } from "../model/json-object.ts";
import type { DocumentStore } from "./document-store.ts";
import { address, type ExpressionScope, evaluateObject, holds } from "./expressions.ts";
import { timestamp } from "./json-values.ts";
import type { Lookup, PracticeData } from "./practice-data.ts";
import { makeUlid } from "./ulid.ts";

/** Everything that a server works on. */
export interface World {
  data: PracticeData;
  store: DocumentStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 up to, not including, 1. */
  random: () => number;
}

/** What templates may name, at a time. */
export function makeScope(world: World, time: number, more: ExpressionScope): ExpressionScope {
  return {
    now: timestamp(time),
    caller: world.data.rules.caller,
    constants: world.data.rules.constants,
    ulid: makeUlid(time, world.random),
    ...more,
  };
}

/** The scope with further documents, each of which may name the ones before. */
export function withDocuments(
  world: World,
  scope: ExpressionScope,
  lookups: Record<string, Lookup> = {},
): ExpressionScope {
  const all = { ...scope };
  for (const [name, lookup] of Object.entries(lookups)) all[name] = find(world, lookup, all);
  return all;
}

function find({ store }: World, lookup: Lookup, scope: ExpressionScope): Json | undefined {
  if (typeof lookup === "string") return store.get(address(lookup, scope))?.value;
  const { where = {} } = lookup;
  const found = store
    .in(address("all" in lookup ? lookup.all : lookup.newest, scope))
    .map(({ value }) => value)
    .filter((value) => holds(where, scope, { ...scope, ...value }));
  if ("all" in lookup) return found;
  return found.sort((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)))[0];
}

/** Lays objects over one another; lists and plain values replace. */
export function merge(below: JsonObject, above: JsonObject): JsonObject {
  const merged = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const old = merged[name];
    merged[name] = isObject(old) && isObject(value) ? merge(old, value) : value;
  }
  return merged;
}

/** Sets fields one by one; a template may name those before as `new`. */
export function setFields(value: JsonObject, set: JsonObject, scope: ExpressionScope): JsonObject {
  let changed = value;
  for (const [name, template] of Object.entries(set)) {
    changed = merge(changed, evaluateObject({ [name]: template }, { ...scope, new: changed }));
  }
  return changed;
}

/** Replaces only fields that are there. */
export function overlay(value: JsonObject, above: JsonObject): JsonObject {
  const known = Object.entries(above).filter(([name]) => Object.hasOwn(value, name));
  return { ...value, ...Object.fromEntries(known) };
}
