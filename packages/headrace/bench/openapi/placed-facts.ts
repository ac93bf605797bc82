/**
 * What a description states of an operation, and whether it stands where its readers are: on the page
 * of the operation, or on pages of schemas that lead on from there. Shares no code with the engine.
 */
import {
  type BuiltPage,
  type PlacedFact,
  reachable,
  readPage,
  routeOf,
  ShownPages,
} from "./shown-pages.ts";
import { plain } from "./stated-facts.ts";

type Json = Readonly<Record<string, unknown>>;

/** Where a part stands: what holds it, its name to readers, and references that were followed. */
interface Place {
  root: Json;
  pointer: string;
  near?: string | undefined;
  seen: Set<unknown>;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];
const LIMITS =
  /^(?:minimum|maximum|exclusiveMinimum|exclusiveMaximum|multipleOf|(?:min|max)(?:Length|Items|Properties|Contains))$/;
const FLAGS = new Map([
  ["deprecated", /deprecated/i],
  ["readOnly", /read-?only|only in (?:answers|responses)/i],
  ["writeOnly", /write-?only|only in requests/i],
  ["uniqueItems", /unique|distinct|differ|twice/i],
  ["nullable", /null/i],
]);
const PROSE = new Set(["title", "description", "summary"]);
const VALUES = new Set(["format", "pattern", "contentEncoding", "contentMediaType", "const"]);
const ONE_BELOW =
  /^(?:items|additionalProperties|not|if|then|else|contains|propertyNames|contentSchema)$/;
const MANY_BELOW = /^(?:allOf|oneOf|anyOf|prefixItems)$/;

function object(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function below(place: Place, key: string | number, near = place.near): Place {
  return { ...place, pointer: `${place.pointer}/${key}`, near };
}

/** What a reference within the file leads to. */
function followed(value: unknown, { root }: Place): unknown {
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

function* prose(kind: string, value: unknown, { pointer }: Place): Generator<PlacedFact> {
  if (typeof value !== "string") return;
  for (const text of plain(value)) yield { kind, pointer, text, as: "prose" };
}

/** A value in all its parts: each name and each text of an example has to be there. */
function* values(kind: string, value: unknown, place: Place): Generator<PlacedFact> {
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

function* keywordFacts(key: string, value: unknown, at: Place): Generator<PlacedFact> {
  const kind = `schema ${key}`;
  const flag = FLAGS.get(key);
  if (PROSE.has(key)) yield* prose(kind, value, at);
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
  else if (key === "xml")
    for (const part of ["name", "namespace", "prefix"])
      yield* values(`xml ${part}`, object(value)[part], { ...at, near: undefined });
}

function* docs(value: unknown, place: Place): Generator<PlacedFact> {
  const { description, url } = object(value);
  yield* prose("externalDocs", description, place);
  yield* values("externalDocs", url, { ...place, near: undefined });
}

function* schemaFacts(value: unknown, place: Place): Generator<PlacedFact> {
  const node = followed(value, place);
  if (place.seen.has(node)) return;
  if (node !== value) place.seen.add(node);
  for (const [key, held] of Object.entries(object(node))) {
    const at = below(place, key);
    yield* keywordFacts(key, held, at);
    if (key === "properties")
      for (const [name, property] of Object.entries(object(held))) {
        yield* values("property", name, below(at, name, ""));
        yield* schemaFacts(property, below(at, name, name));
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
    const example = object(followed(held, place));
    const at = below(place, `examples/${name}`, "");
    yield* values("example name", name, at);
    for (const key of PROSE) yield* prose("example text", example[key], at);
    for (const key of ["value", "dataValue", "serializedValue", "externalValue"])
      yield* values(`example ${key}`, example[key], at);
  }
}

function* contentFacts(content: unknown, place: Place): Generator<PlacedFact> {
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

function* headerFacts(headers: unknown, place: Place): Generator<PlacedFact> {
  for (const [name, header] of Object.entries(object(headers))) {
    const at = below(place, name, name);
    yield* values("header", name, below(place, name, ""));
    yield* valueFacts(object(followed(header, place)), at);
  }
}

/** A parameter or a header. In Swagger 2.0 its schema stands beside its name. */
function* valueFacts(holder: Json, place: Place): Generator<PlacedFact> {
  yield* prose("description", holder.description, place);
  if (holder.deprecated === true) yield* keywordFacts("deprecated", true, place);
  if (holder.type !== undefined) {
    const { description: _, ...schema } = holder;
    yield* schemaFacts(schema, place);
  }
  yield* schemaFacts(holder.schema, place);
  yield* contentFacts(holder.content, place);
  yield* exampleFacts(holder, place);
}

function* serverFacts(servers: unknown, place: Place): Generator<PlacedFact> {
  for (const server of list(servers)) {
    const { url, name, description, variables } = object(server);
    yield* values("server", url, place);
    yield* values("server", name, place);
    yield* prose("server", description, place);
    for (const [key, held] of Object.entries(object(variables))) {
      const variable = object(held);
      const at = below(place, `variables/${key}`);
      yield* values("server variable", [key, variable.default, variable.enum], at);
      yield* prose("server variable", variable.description, at);
    }
  }
}

function* operationFacts(operation: Json, item: Json, place: Place): Generator<PlacedFact> {
  for (const key of PROSE) yield* prose(key, operation[key], below(place, key));
  yield* values("operationId", operation.operationId, place);
  yield* docs(operation.externalDocs, below(place, "externalDocs"));
  yield* serverFacts(operation.servers ?? item.servers, below(place, "servers"));
  const parameters = [...list(item.parameters), ...list(operation.parameters)];
  for (const parameter of parameters.map((one) => object(followed(one, place)))) {
    const name = String(parameter.name);
    const isBody = parameter.in === "body";
    if (!isBody) yield* values("parameter", name, below(place, name));
    yield* valueFacts(parameter, below(place, name, isBody ? "" : name));
  }
  const body = object(followed(operation.requestBody, place));
  yield* prose("body", body.description, below(place, "requestBody"));
  yield* contentFacts(body.content, below(place, "requestBody"));
  for (const [status, held] of Object.entries(object(operation.responses))) {
    const response = object(followed(held, place));
    const at = below(place, `responses/${status}`);
    for (const key of PROSE) yield* prose("response", response[key], at);
    yield* headerFacts(response.headers, at);
    yield* schemaFacts(response.schema, at);
    yield* contentFacts(response.content, at);
  }
}

/** What of each operation stands neither on its page nor on one of schemas that it leads to. */
export function misplacedFacts(document: unknown, built: readonly BuiltPage[]) {
  const root = object(document);
  const pages = built.map(readPage);
  const byRoute = new Map(pages.map((page) => [routeOf(page.route), page]));
  const facts: PlacedFact[] = [];
  const missing: PlacedFact[] = [];
  for (const [path, held] of Object.entries(object(root.paths))) {
    const start: Place = { root, pointer: path, seen: new Set() };
    const item = object(followed(held, start));
    for (const method of METHODS.filter((name) => item[name] !== undefined)) {
      const page = pages.find(({ operation }) => operation === `${method} ${path}`);
      const place = { ...start, pointer: `${method} ${path}`, seen: new Set() };
      const stated = [...operationFacts(object(item[method]), item, place)];
      const shown = new ShownPages(page ? reachable(page, byRoute) : []);
      facts.push(...stated);
      missing.push(...stated.filter((fact) => !shown.has(fact)));
    }
  }
  return { facts, missing };
}
