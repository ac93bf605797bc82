import { type Violation, validate } from "../api/validate.ts";
import type { Json, Schema } from "../model/api.ts";
import { isObject, type JsonObject } from "../model/json-object.ts";
import { bodyType } from "./negotiation.ts";
import type { PathValues } from "./paths.ts";
import type { PracticeData, PracticeOperation } from "./practice-data.ts";
import { invalid, Problem } from "./problem.ts";

/** A request, read and valid. */
export interface Input {
  request: Request;
  operation: PracticeOperation;
  /** As the client wrote it, without the base path. */
  pathname: string;
  path: PathValues;
  /** As their schemas type them; with their defaults. */
  query: JsonObject;
  /** An object; a text is `{ text }`. */
  body: JsonObject;
  /** Tells bodies apart. */
  bodyText: string;
}

/** What the router found. */
export interface Routed {
  request: Request;
  operation: PracticeOperation;
  pathname: string;
  path: PathValues;
}

/** Reads parameters and body; throws a problem when they are not valid. */
export async function readRequest(data: PracticeData, routed: Routed): Promise<Input> {
  const { request, operation } = routed;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > data.rules.maxBody) {
    throw new Problem("tooLarge", `The body has more than ${data.rules.maxBody} bytes.`);
  }
  const query = readParameters(data, routed);
  const type = bodyType(request, operation, bytes.byteLength === 0);
  const body = await parse(bytes, type, request.headers.get("Content-Type") ?? "");
  const schema = checkBody(data, operation, { type, body });
  const bodyText = new TextDecoder().decode(bytes);
  if (!isObject(body)) return { ...routed, query, body: { text: body ?? null }, bodyText };
  // What an update leaves out stays as it is.
  const whole = schema && operation.kind !== "update" ? withDefaults(body, schema) : body;
  return { ...routed, query, body: whole, bodyText };
}

function readParameters({ schemas }: PracticeData, routed: Routed): JsonObject {
  const { request, operation, path } = routed;
  const search = new URL(request.url).searchParams;
  const errors: Violation[] = [];
  const query: JsonObject = {};
  for (const { name, in: place, required, schema: index } of operation.parameters) {
    const schema = schemas[index];
    // Preconditions are compared, and ids looked up, rather than checked.
    if (!schema || place === "cookie" || /^if-/i.test(name)) continue;
    if (place === "path" && operation.kind !== "store") continue;
    const given = { path: path[name] ?? null, query: queryText(search, name, schema) };
    const sent = place === "header" ? request.headers.get(name) : given[place];
    const value = sent === null ? (schema.default ?? null) : typed(sent, schema);
    if (place === "query" && value !== null) query[name] = value;
    if (sent === null) {
      if (required) errors.push({ pointer: `#${name}`, message: "Is required." });
      continue;
    }
    for (const { message } of validate(schema, value))
      errors.push({ pointer: `#${name}`, message });
  }
  if (errors.length > 0 && operation.statuses.includes("400")) throw invalid("parameter", errors);
  return query;
}

/** Lists may be repeated or divided by commas. */
function queryText(search: URLSearchParams, name: string, schema: Schema): string | null {
  return schema.types.includes("array") && search.has(name)
    ? search.getAll(name).join(",")
    : search.get(name);
}

/** A text as the type that its schema wants, or as it is when it can't be that. */
function typed(sent: string, schema: Schema): Json {
  const { types } = schema;
  if (types.includes("array")) {
    const { items } = schema;
    return sent.split(",").map((entry) => (items ? typed(entry, items) : entry));
  }
  const isNumeric = types.includes("integer") || types.includes("number");
  if (isNumeric && /^-?\d+(\.\d+)?$/.test(sent)) return Number(sent);
  if (types.includes("boolean") && /^(true|false)$/.test(sent)) return sent === "true";
  return sent;
}

async function parse(
  bytes: ArrayBuffer,
  type: string | null,
  contentType: string,
): Promise<Json | undefined> {
  if (type === null) return;
  const text = new TextDecoder().decode(bytes);
  if (/[/+]json$/.test(type)) return parseJson(text);
  if (type === "application/x-www-form-urlencoded")
    return Object.fromEntries(new URLSearchParams(text));
  if (type === "multipart/form-data") return readForm(bytes, contentType);
  return text;
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw invalid("field", [{ pointer: "", message: `The body is not JSON: ${message}` }]);
  }
}

/** Fields as texts; a file is its content. */
async function readForm(bytes: ArrayBuffer, contentType: string): Promise<JsonObject> {
  const fields: JsonObject = {};
  try {
    const headers = { "Content-Type": contentType };
    const form = await new Response(bytes, { headers }).formData();
    for (const [name, value] of form) {
      fields[name] = typeof value === "string" ? value : await value.text();
    }
  } catch {
    const message = "The body is not multipart/form-data, or its boundary is not the declared one.";
    throw invalid("field", [{ pointer: "", message }]);
  }
  return fields;
}

function checkBody(
  { schemas }: PracticeData,
  { body: wanted }: PracticeOperation,
  { type, body }: { type: string | null; body: Json | undefined },
): Schema | undefined {
  if (!wanted) return;
  if (body === undefined) {
    if (wanted.required) throw invalid("field", [{ pointer: "", message: "A body is required." }]);
    return;
  }
  const schema = schemas[wanted.content.find((media) => media.type === type)?.schema ?? -1];
  if (!schema) return;
  const isForm = !/[/+]json$/.test(type ?? "") && isObject(body);
  const errors = validate(schema, isForm ? typedForm(body, schema) : body);
  if (errors.length > 0) throw invalid("field", errors);
  return schema;
}

/** Fills in what was left out, except in lists. */
function withDefaults(body: JsonObject, { properties = [] }: Schema): JsonObject {
  const whole = { ...body };
  for (const { name, schema } of properties) {
    const value = whole[name];
    if (value === undefined && schema.default !== undefined) whole[name] = schema.default;
    if (isObject(value)) whole[name] = withDefaults(value, schema);
  }
  return whole;
}

function typedForm(body: JsonObject, { properties = [] }: Schema): JsonObject {
  const schemas = new Map(properties.map(({ name, schema }) => [name, schema]));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const schema = schemas.get(name);
      return [name, schema && typeof value === "string" ? typed(value, schema) : value];
    }),
  );
}
