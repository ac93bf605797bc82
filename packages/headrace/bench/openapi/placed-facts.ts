/** What a description states of schemas, parameters, bodies and headers. Shares no code with the engine. */
import type { PlacedFact } from "./shown-pages.ts";
import { plain } from "./stated-facts.ts";

export type Json = Readonly<Record<string, unknown>>;

/** Where a part stands: what holds it, its name to readers, and references that were followed. */
export interface Place {
  root: Json;
  pointer: string;
  near?: string | undefined;
  seen: Set<unknown>;
}

const LIMITS =
  /^(?:minimum|maximum|exclusiveMinimum|exclusiveMaximum|multipleOf|(?:min|max)(?:Length|Items|Properties|Contains))$/;
const FLAGS = new Map([
  ["deprecated", /deprecated/i],
  ["readOnly", /read-?only|only in (?:answers|responses)/i],
  ["writeOnly", /write-?only|only in requests/i],
  ["uniqueItems", /unique|distinct|differ|twice/i],
  ["nullable", /null/i],
]);
export const PROSE = new Set(["title", "description", "summary"]);
const REQUIRED = /required|has to be/i;
const VALUES = new Set(["format", "pattern", "contentEncoding", "contentMediaType", "const"]);
const ONE_BELOW =
  /^(?:items|(?:additional|unevaluated)Properties|unevaluatedItems|not|if|then|else|contains|propertyNames|contentSchema)$/;
const MANY_BELOW = /^(?:allOf|oneOf|anyOf|prefixItems)$/;

export function object(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function below(place: Place, key: string | number, near = place.near): Place {
  return { ...place, pointer: `${place.pointer}/${key}`, near };
}

/**
 * What a reference within the file leads to, under the words that stand beside the reference: those
 * count since OpenAPI 3.1.
 */
export function referred(value: unknown, place: Place): Json {
  const target = object(followed(value, place));
  const { $ref, summary, description } = object(value);
  if ($ref === undefined || !hasSiblings(place)) return target;
  return {
    ...target,
    ...(typeof summary === "string" && { summary }),
    ...(typeof description === "string" && { description }),
  };
}

function hasSiblings({ root }: Place): boolean {
  return /^3\.[1-9]/.test(String(root.openapi));
}

/** What a reference within the file leads to. */
export function followed(value: unknown, { root }: Place): unknown {
  let node = value;
  for (let steps = 0; steps < 20; steps += 1) {
    const { $ref } = object(node);
    if (typeof $ref !== "string" || !$ref.startsWith("#/")) return node;
    const names = $ref.slice(2).split("/");
    node = names.reduce<unknown>((held, name) => {
      const key = decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~");
      return typeof held === "object" && held !== null ? Reflect.get(held, key) : undefined;
    }, root);
  }
  return node;
}

export function* prose(kind: string, value: unknown, { pointer }: Place): Generator<PlacedFact> {
  if (typeof value !== "string") return;
  for (const text of plain(value)) yield { kind, pointer, text, as: "prose" };
}

/** A value in all its parts: each name and each text of an example has to be there. */
export function* values(kind: string, value: unknown, place: Place): Generator<PlacedFact> {
  if (value === undefined || value === null) return;
  if (typeof value !== "object") {
    const text = String(value);
    const as = typeof value === "number" ? "number" : "value";
    if (text.trim() !== "") yield { kind, pointer: place.pointer, text, near: place.near, as };
    return;
  }
  for (const [key, held] of Object.entries(value)) {
    if (!Array.isArray(value)) yield* values(kind, key, below(place, key, ""));
    yield* values(kind, held, below(place, key, ""));
  }
}

/** A pattern as JavaScript writes it is meant without its slashes. */
function withoutSlashes(pattern: unknown): unknown {
  return typeof pattern === "string" ? pattern.replace(/^\/(.+)\/$/s, "$1") : pattern;
}

function* keywordFacts(key: string, value: unknown, at: Place): Generator<PlacedFact> {
  const kind = `schema ${key}`;
  const flag = FLAGS.get(key);
  if (key === "pattern") yield* values(kind, withoutSlashes(value), at);
  else if (PROSE.has(key)) yield* prose(kind, value, at);
  else if (VALUES.has(key) || key === "default") yield* values(kind, value, at);
  else if (
    LIMITS.test(key) &&
    typeof value === "number" &&
    (value !== 0 || !/^min[LIPC]/.test(key))
  )
    yield* values(kind, value, at);
  else if (flag && value === true && at.near)
    yield { kind, pointer: at.pointer, text: key, near: at.near, as: flag };
  else if (/^(?:enum|examples?)$/.test(key)) yield* values(kind, value, { ...at, near: undefined });
  else if (key === "externalDocs") yield* docs(value, at);
  else if (key === "discriminator") {
    yield* values("discriminator", object(value).propertyName, { ...at, near: undefined });
    // Of a schema that is part of another, only one of its values counts.
    for (const name of at.pointer.includes("/allOf/")
      ? []
      : Object.keys(object(object(value).mapping)))
      yield* values("discriminator", name, { ...at, near: undefined });
  } else if (key === "dependentRequired")
    yield* values("dependentRequired", value, { ...at, near: undefined });
  else if (key === "xml")
    for (const part of ["name", "namespace", "prefix"])
      yield* values(`xml ${part}`, object(value)[part], { ...at, near: undefined });
}

export function* docs(value: unknown, place: Place): Generator<PlacedFact> {
  const { description, url } = object(value);
  yield* prose("externalDocs", description, place);
  yield* values("externalDocs", url, { ...place, near: undefined });
}

export function* schemaFacts(value: unknown, place: Place): Generator<PlacedFact> {
  const node = followed(value, place);
  if (place.seen.has(node)) return;
  if (node !== value) {
    place.seen.add(node);
    const { $ref: _, ...beside } = object(value);
    if (hasSiblings(place)) yield* schemaFacts(beside, place);
  }
  const required = new Set(list(object(node).required));
  for (const [key, held] of Object.entries(object(node))) {
    const at = below(place, key);
    // Without a type every value is allowed anyway, null too.
    if (key !== "nullable" || object(node).type !== undefined) yield* keywordFacts(key, held, at);
    if (key === "properties")
      for (const [name, property] of Object.entries(object(held))) {
        yield* values("property", name, below(at, name, ""));
        if (required.has(name))
          yield { kind: "required", pointer: at.pointer, text: name, near: name, as: REQUIRED };
        yield* schemaFacts(property, below(at, name, name));
      }
    else if (/^(?:patternProperties|dependentSchemas)$/.test(key))
      for (const [name, part] of Object.entries(object(held))) {
        yield* values(key, name, below(at, name, ""));
        yield* schemaFacts(part, below(at, name, ""));
      }
    else if (ONE_BELOW.test(key))
      yield* schemaFacts(held, below(place, key, key === "items" ? place.near : ""));
    else if (MANY_BELOW.test(key))
      for (const [index, part] of list(held).entries())
        yield* schemaFacts(part, below(at, index, key === "allOf" ? place.near : ""));
  }
}

function* exampleFacts(holder: Json, place: Place): Generator<PlacedFact> {
  yield* values("example", holder.example, { ...place, near: undefined });
  for (const [name, held] of Object.entries(object(holder.examples))) {
    const example = referred(held, place);
    const at = below(place, `examples/${name}`, "");
    // A summary stands in its place; of a single example it says nothing.
    const isNeeded =
      example.summary === undefined && Object.keys(object(holder.examples)).length > 1;
    if (isNeeded) yield { kind: "example name", pointer: at.pointer, text: name, as: "prose" };
    for (const key of PROSE) yield* prose("example text", example[key], at);
    for (const key of ["value", "dataValue", "serializedValue", "externalValue"])
      yield* values(`example ${key}`, example[key], at);
  }
}

export function* contentFacts(content: unknown, place: Place): Generator<PlacedFact> {
  for (const [type, held] of Object.entries(object(content))) {
    const media = object(followed(held, place));
    const at = below(place, type, "");
    yield* values("media type", type, at);
    yield* schemaFacts(media.schema, at);
    yield* schemaFacts(media.itemSchema, at);
    yield* exampleFacts(media, at);
    for (const [name, part] of Object.entries(object(media.encoding))) {
      const { contentType, headers } = object(part);
      yield* values("encoding", contentType, below(at, `encoding/${name}`));
      yield* headerFacts(headers, below(at, `encoding/${name}`));
    }
  }
}

export function* headerFacts(headers: unknown, place: Place): Generator<PlacedFact> {
  for (const [name, header] of Object.entries(object(headers))) {
    const at = below(place, name, name);
    yield* values("header", name, below(place, name, ""));
    yield* valueFacts(referred(header, place), at);
  }
}

/** A parameter or a header. In Swagger 2.0 its schema stands beside its name. */
export function* valueFacts(holder: Json, place: Place): Generator<PlacedFact> {
  yield* prose("description", holder.description, place);
  if (holder.deprecated === true) yield* keywordFacts("deprecated", true, place);
  if (holder.required === true && place.near)
    yield {
      kind: "required",
      pointer: place.pointer,
      text: place.near,
      near: place.near,
      as: REQUIRED,
    };
  if (holder.type !== undefined) {
    const { description: _, ...schema } = holder;
    yield* schemaFacts(schema, place);
  }
  yield* schemaFacts(holder.schema, place);
  yield* contentFacts(holder.content, place);
  yield* exampleFacts(holder, place);
}
