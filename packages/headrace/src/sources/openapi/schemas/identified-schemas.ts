import { escapePointer } from "../../../model/json-pointer.ts";
import { decodeAddress } from "../../../model/routes.ts";
import { isRecord, record } from "../json-values.ts";
import { isReference, parsePointer } from "../references.ts";
import { bindDynamicReferences, type PlacedSchema, type Resource } from "./dynamic-references.ts";

/** What relative addresses count from where the document says nothing of itself. */
const NOWHERE = "https://description.invalid/";

/** Objects in which names are not keywords. */
const MAPS = new Set(
  "properties patternProperties $defs definitions dependentSchemas schemas responses parameters headers requestBodies callbacks".split(
    " ",
  ),
);
const IS_DATA = /^(?:example|examples|default|enum|const|value|x-.*)$/;

/**
 * Turns references by address, by name and to a dynamic anchor into pointers from the document's root,
 * which is all that readers of descriptions follow. One that means nothing in this document stays; one to
 * the whole description, which is no schema, leads to the schema that it stands in.
 *
 * Sources: https://json-schema.org/draft/2020-12/json-schema-core#section-8,
 * https://spec.openapis.org/oas/v3.2.0#openapi-description-structure
 *
 * @returns pointers of the references to the whole description.
 */
export function resolveIdentifiers(root: unknown): string[] {
  const places = findSchemas(root);
  const resources = new Map(places.map(({ resource }) => [resource.address, resource]));
  const { paths, components } = record(root);
  const isDescription = paths !== undefined || components !== undefined;
  const toWhole: string[] = [];
  for (const { node, resource, pointer } of places) {
    if (!isReference(node)) continue;
    node.$ref = pointerOf(node.$ref, resource, { root, resources });
    const around = isDescription && node.$ref === "#" && SCHEMA.exec(pointer)?.[0];
    if (!around) continue;
    node.$ref = around;
    toWhole.push(pointer);
  }
  bindDynamicReferences(root, places, (reference, resource) =>
    pointerOf(reference, resource, { root, resources }),
  );
  return toWhole;
}

/** Pointers in a document by the names that schemas of it have. */
export function anchorsOf(root: unknown): ReadonlyMap<string, string> {
  return new Map(findSchemas(root).flatMap(({ resource }) => [...resource.anchors]));
}

/** The outermost schema of a place in a description. */
const SCHEMA = /^#\/(?:components\/schemas\/[^/]+|.*?\/schema)(?=\/)/;

function findSchemas(root: unknown): PlacedSchema[] {
  const places: PlacedSchema[] = [];
  const visit = (node: unknown, at: { pointer: string; resource: Resource; inMap: boolean }) => {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries())
        visit(item, { ...at, pointer: `${at.pointer}/${index}`, inMap: false });
      return;
    }
    if (!isRecord(node)) return;
    const { pointer, inMap } = at;
    const resource = inMap ? at.resource : resourceOf(node, pointer, at.resource);
    if (!inMap) {
      places.push({ node, pointer, resource });
      for (const anchor of [node.$anchor, node.$dynamicAnchor])
        if (typeof anchor === "string" && !resource.anchors.has(anchor))
          resource.anchors.set(anchor, pointer);
    }
    for (const [name, value] of Object.entries(node)) {
      if (!inMap && IS_DATA.test(name)) continue;
      const below = `${pointer}/${encodeURIComponent(escapePointer(name))}`;
      visit(value, { pointer: below, resource, inMap: !inMap && MAPS.has(name) });
    }
  };
  const self = record(root).$self;
  const address = addressFrom(typeof self === "string" ? self : "", NOWHERE);
  const whole = { address, pointer: "#", node: root, anchors: new Map<string, string>() };
  visit(root, { pointer: "#", resource: whole, inMap: false });
  return places;
}

function resourceOf(node: Record<string, unknown>, pointer: string, around: Resource): Resource {
  if (typeof node.$id !== "string") return around;
  const address = addressFrom(node.$id, around.address);
  return address === around.address ? around : { address, pointer, node, anchors: new Map() };
}

/** An absolute address without its fragment; what is none stays as it is. */
function addressFrom(reference: string, base: string): string {
  if (!URL.canParse(reference, base)) return reference;
  return new URL(reference, base).href.replace(/#.*$/, "");
}

/** Where a reference leads from the root; the reference itself when it leads out of the document. */
function pointerOf(
  reference: string,
  around: Resource,
  { root, resources }: { root: unknown; resources: ReadonlyMap<string, Resource> },
): string {
  const [path = "", fragment = ""] = reference.split("#", 2);
  const target = path === "" ? around : resources.get(addressFrom(path, around.address));
  if (!target) return reference;
  if (fragment !== "" && !fragment.startsWith("/"))
    return target.anchors.get(decodeAddress(fragment)) ?? reference;
  // Many write pointers from the document's root below an `$id`, too.
  if (path === "" && fragment !== "" && leads(root, fragment)) return reference;
  const pointer = fragment === "" ? "" : fragment;
  return leads(target.node, pointer) ? target.pointer + pointer : reference;
}

function leads(node: unknown, pointer: string): boolean {
  let next = node;
  for (const segment of parsePointer(pointer)) {
    if (typeof next !== "object" || next === null || !Object.hasOwn(next, segment)) return false;
    next = Reflect.get(next, segment);
  }
  return true;
}
