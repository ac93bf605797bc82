import { escapePointer } from "../../../model/json-pointer.ts";
import { isRecord, record } from "../json-values.ts";
import { isReference, parsePointer } from "../references.ts";

/** An object of a document, and where it stands. */
export interface PlacedSchema {
  node: Record<string, unknown>;
  /** "#/components/schemas/Page". */
  pointer: string;
  resource: Resource;
}

/** A schema with an address of its own (`$id`), or the document. */
export interface Resource {
  address: string;
  pointer: string;
  node: unknown;
  /** Pointers by the names of `$anchor` and `$dynamicAnchor`. */
  anchors: Map<string, string>;
}

/** What dynamic anchors mean, by their names: pointers. */
type Bindings = ReadonlyMap<string, string>;

/**
 * Writes out what dynamic references mean: a schema that binds an anchor gets a copy of what it
 * refers to, as a generic type gets its argument; anywhere else a dynamic reference is one like others.
 *
 * Source: https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.2
 *
 * @param pointerOf Where a reference in a resource leads, without regard to who refers to that.
 */
export function bindDynamicReferences(
  root: unknown,
  places: readonly PlacedSchema[],
  pointerOf: (reference: string, resource: Resource) => string,
): void {
  if (!places.some(({ node }) => typeof node.$dynamicRef === "string")) return;
  const anchors = new Map(places.flatMap(({ resource }) => [...resource.anchors]));
  const copy = createCopies(root, anchors);
  // Copies are made of what is written: who refers to a schema binds before that schema does.
  const bound = new Map<Record<string, unknown>, string>();
  const outermostFirst = [...places].sort((a, b) => a.pointer.length - b.pointer.length);
  for (const { node, pointer } of outermostFirst) {
    const bindings = bindingsOf(node, pointer);
    if (bindings.size === 0) continue;
    for (const below of places) {
      if (below.pointer !== pointer && !below.pointer.startsWith(`${pointer}/`)) continue;
      if (!isReference(below.node) || bound.has(below.node)) continue;
      const reference = copy(below.node.$ref, bindings);
      if (reference !== below.node.$ref) bound.set(below.node, reference);
    }
  }
  for (const [node, reference] of bound) node.$ref = reference;
  for (const { node, resource } of places) {
    if (typeof node.$dynamicRef !== "string" || node.$ref !== undefined) continue;
    const own = pointerOf(node.$dynamicRef, resource);
    const pointer = own === node.$dynamicRef ? anchors.get(nameOf(own)) : own;
    if (pointer === undefined) continue;
    node.$ref = pointer;
    delete node.$dynamicRef;
  }
}

/** The anchors that a schema sets for what it refers to. */
function bindingsOf(node: Record<string, unknown>, pointer: string): Bindings {
  const bindings = new Map<string, string>();
  for (const [name, definition] of Object.entries(record(node.$defs))) {
    const { $dynamicAnchor: anchor, $ref, ...rest } = record(definition);
    if (typeof anchor !== "string") continue;
    const isAlias = typeof $ref === "string" && Object.keys(rest).length === 0;
    bindings.set(anchor, isAlias ? $ref : `${pointer}/$defs/${escapePointer(name)}`);
  }
  if (typeof node.$dynamicAnchor === "string") bindings.set(node.$dynamicAnchor, pointer);
  return bindings;
}

/**
 * Gives the copy of what a reference leads to, in which anchors are bound; the same for the same ones.
 *
 * @param anchors What is meant by those that nobody binds.
 */
function createCopies(
  root: unknown,
  anchors: Bindings,
): (reference: string, bindings: Bindings) => string {
  const made = new Map<string, string>();
  const components = Reflect.get(record(root), "components");
  const schemas = record(Reflect.get(record(components), "schemas"));

  const copy = (reference: string, bindings: Bindings): string => {
    const target = at(root, reference);
    const names = [...namesBelow(root, target)].filter((name) => bindings.has(name));
    if (names.length === 0 || [...bindings.values()].includes(reference)) return reference;
    const key = JSON.stringify([reference, names.map((name) => bindings.get(name))]);
    const known = made.get(key);
    if (known !== undefined) return known;
    const words = [reference, ...names.map((name) => bindings.get(name) ?? name)].map(lastName);
    const name = freeName(words.join("."), schemas);
    const pointer = `#/components/schemas/${name}`;
    made.set(key, pointer);
    const { $id: _id, $anchor: _anchor, $dynamicAnchor: _dynamic, ...own } = record(target);
    const written = structuredClone(own);
    schemas[name] = written;
    for (const node of objectsBelow(written)) {
      const name = nameOf(node.$dynamicRef);
      const meant = bindings.get(name) ?? anchors.get(name);
      if (meant !== undefined) {
        node.$ref = meant;
        delete node.$dynamicRef;
      } else if (isReference(node)) node.$ref = copy(node.$ref, bindings);
    }
    return pointer;
  };
  return copy;
}

function nameOf(reference: unknown): string {
  return typeof reference === "string" ? reference.replace(/^[^#]*#/, "") : "";
}

function lastName(pointer: string): string {
  return (parsePointer(pointer.slice(1)).at(-1) ?? "").replaceAll(/[^\w.-]/g, "-");
}

function freeName(name: string, taken: Record<string, unknown>): string {
  let free = name;
  for (let number = 2; Object.hasOwn(taken, free); number++) free = `${name}-${number}`;
  return free;
}

/** Names of the dynamic references that a schema leads to. */
function namesBelow(root: unknown, schema: unknown): Set<string> {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const pending = [schema];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const node of objectsBelow(next)) {
      if (typeof node.$dynamicRef === "string") names.add(nameOf(node.$dynamicRef));
      if (isReference(node)) pending.push(at(root, node.$ref));
    }
  }
  return names;
}

function objectsBelow(value: unknown): Record<string, unknown>[] {
  const objects: Record<string, unknown>[] = [];
  const pending = [value];
  for (const node of pending) {
    if (typeof node !== "object" || node === null) continue;
    if (isRecord(node)) objects.push(node);
    pending.push(...Object.values(node));
  }
  return objects;
}

function at(root: unknown, reference: string): unknown {
  let node = reference.startsWith("#") ? root : undefined;
  for (const segment of parsePointer(reference.slice(1))) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, segment)) return;
    node = Reflect.get(node, segment);
  }
  return node;
}
