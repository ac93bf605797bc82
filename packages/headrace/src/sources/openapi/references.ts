import { escapePointer } from "../../model/json-pointer.ts";
import { decodeAddress } from "../../model/routes.ts";
import { isRecord, record } from "./json-values.ts";

/** What a reference leads to. */
export interface ReferenceTarget {
  /** `undefined`: it leads nowhere, or only to itself. */
  node: unknown;
  /** Name of the schema component, when it is one. */
  name: string | undefined;
}

/** Follows references inside one document: a whole chain, never in a circle. */
export interface References {
  /** What `$ref` values like "#/components/schemas/Team" mean. */
  follow: (reference: string) => ReferenceTarget;
  /**
   * The object itself, or what its `$ref` leads to, with `summary` and `description` beside the
   * `$ref` taking precedence (https://spec.openapis.org/oas/v3.1.1#reference-object). Where the
   * `$ref` leads nowhere, what stands beside it. Anything but an object reads as an empty one.
   */
  object: (value: unknown) => Record<string, unknown>;
  /** Whether a reference led there. */
  wasReached: (node: unknown) => boolean;
  /** Whether a reference led there and did not say everything in other words. */
  wasShown: (node: unknown) => boolean;
}

/** @param root The bundled document, in which every reference begins with "#". */
export function createReferences(root: unknown): References {
  let anchors: Map<string, unknown> | undefined;
  const reached = new Set<unknown>();
  /** Objects whose words stood where a reference led to them, and those with others in their place. */
  const [told, reworded] = [new Set<unknown>(), new Set<unknown>()];

  function follow(reference: string): ReferenceTarget {
    const passed = new Set<string>();
    let next = reference;
    while (!passed.has(next)) {
      passed.add(next);
      const node = find(next, passed);
      reached.add(node);
      if (!isRecord(node) || !isReference(node)) return { node, name: componentName(next) };
      // Keywords beside a reference make it a schema of its own.
      if (Object.keys(node).length > 1) return { node, name: componentName(next) };
      next = node.$ref;
    }
    return { node: undefined, name: undefined };
  }

  function find(reference: string, passed: Set<string>): unknown {
    if (!reference.startsWith("#")) return;
    if (reference === "#" || reference.startsWith("#/")) return walk(reference, passed);
    anchors ??= findAnchors(root);
    return anchors.get(reference.slice(1));
  }

  function walk(reference: string, passed: Set<string>): unknown {
    let node = root;
    for (const segment of parsePointer(reference.slice(1))) {
      if (isRecord(node) && isReference(node) && !Object.hasOwn(node, segment)) {
        if (passed.has(node.$ref)) return;
        passed.add(node.$ref);
        node = find(node.$ref, passed);
      }
      if (typeof node !== "object" || node === null || !Object.hasOwn(node, segment)) return;
      node = Reflect.get(node, segment);
    }
    return node;
  }

  function object(value: unknown): Record<string, unknown> {
    const outer: Record<string, unknown> = {};
    const passed = new Set<unknown>();
    let node = value;
    while (isRecord(node) && isReference(node) && !passed.has(node)) {
      passed.add(node);
      outer.summary ??= node.summary;
      outer.description ??= node.description;
      node = follow(node.$ref).node;
    }
    // What stands beside a reference that leads nowhere is all there is.
    if (!isRecord(node) || isReference(node)) return besideReference(value);
    const isReworded = WORDS.some((word) => isOther(outer[word], node[word]));
    (isReworded ? reworded : told).add(node);
    if (typeof outer.summary !== "string" && typeof outer.description !== "string") return node;
    return {
      ...node,
      ...(typeof outer.summary === "string" && { summary: outer.summary }),
      ...(typeof outer.description === "string" && { description: outer.description }),
    };
  }

  return {
    follow,
    object,
    wasReached: (node) => reached.has(node),
    wasShown: (node) => reached.has(node) && (told.has(node) || !reworded.has(node)),
  };
}

/** What may stand beside a reference. */
const WORDS = ["summary", "description"] as const;

function isOther(said: unknown, own: unknown): boolean {
  return typeof said === "string" && typeof own === "string" && said !== own;
}

/** Whether an object is, or begins with, a reference. */
export function isReference(
  node: Record<string, unknown>,
): node is Record<string, unknown> & { $ref: string } {
  return typeof node.$ref === "string";
}

function besideReference(value: unknown): Record<string, unknown> {
  const { $ref: _reference, ...beside } = record(value);
  return beside;
}

/** Every reference that stands anywhere in a value, each once. */
export function referencesIn(value: unknown): Set<string> {
  const references = new Set<string>();
  for (const { $ref } of referenceNodes(value)) references.add($ref);
  return references;
}

/** Every object in a value that is, or begins with, a reference. */
export function* referenceNodes(value: unknown): Generator<{ $ref: string }> {
  const pending = [value];
  while (pending.length > 0) {
    const node = pending.pop();
    if (typeof node !== "object" || node === null) continue;
    if (isRecord(node) && isReference(node)) yield node;
    for (const below of Object.values(node)) pending.push(below);
  }
}

/** The names of a JSON pointer (RFC 6901) as it stands in a URL's fragment, after the "#". */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => decodeAddress(part).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Name of the schema that a reference names, by the folders in which schemas have names. */
function componentName(reference: string): string | undefined {
  const [name, folder] = parsePointer(reference.slice(1)).reverse();
  return folder === "schemas" || folder === "$defs" || folder === "definitions" ? name : undefined;
}

/** Schemas by `$anchor` and `$dynamicAnchor`; where several have one, the first. */
function findAnchors(root: unknown): Map<string, unknown> {
  const anchors = new Map<string, unknown>();
  const pending: unknown[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node !== "object" || node === null) continue;
    for (const key of ["$anchor", "$dynamicAnchor"]) {
      const anchor: unknown = Reflect.get(node, key);
      if (typeof anchor === "string" && !anchors.has(anchor)) anchors.set(anchor, node);
    }
    pending.push(...Object.values(node).reverse());
  }
  return anchors;
}

/**
 * Empties every place where an object stands inside itself, as objects in memory can.
 *
 * @returns their pointers.
 */
export function cutSelfContainment(root: unknown): string[] {
  const above = new Set<object>();
  const done = new Set<object>();
  const cut: string[] = [];
  const visit = (node: object, pointer: string): void => {
    above.add(node);
    for (const [name, value] of Object.entries(node)) {
      if (typeof value !== "object" || value === null || done.has(value)) continue;
      const at = `${pointer}/${escapePointer(name)}`;
      if (above.has(value)) {
        Reflect.set(node, name, {});
        cut.push(at);
      } else visit(value, at);
    }
    above.delete(node);
    done.add(node);
  };
  if (typeof root === "object" && root !== null) visit(root, "#");
  return cut;
}
