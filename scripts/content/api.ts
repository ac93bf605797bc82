import { join } from "node:path";
import { bundle, createConfig } from "@redocly/openapi-core";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { z } from "zod";
import { UNKNOWN } from "./curl.ts";

const media = z.looseObject({ schema: z.unknown().optional() });
const body = z.looseObject({ content: z.record(z.string(), media).default({}) });
const parameter = z.looseObject({ name: z.string(), in: z.string() });
const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.unknown()).default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()).default({}),
});
const METHODS = ["get", "put", "post", "delete", "patch", "head", "options"];

/** An operation as examples are held to it. */
export interface ApiOperation {
  id: string;
  /** "/teams/{teamId}" */
  path: string;
  method: string;
  /** Names of its query parameters. */
  query: string[];
  /** Says what is wrong with a body; no answer: it is fine. */
  checkRequest: (value: unknown) => string | undefined;
  /** The same for the answer of a status; a shortened one may leave fields out. */
  checkResponse: (status: string, value: unknown, shortened: boolean) => string | undefined;
}

/** The API as examples need it. */
export interface Api {
  servers: string[];
  operations: ApiOperation[];
}

/** Reads a description and prepares its schemas, in which no field may be unknown. */
export async function loadApi(root: string, file: string): Promise<Api> {
  const result = await bundle({ ref: join(root, file), config: await createConfig({}) });
  const document = z
    .looseObject({
      servers: z.array(z.looseObject({ url: z.string() })).default([]),
      paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    })
    .parse(result.bundle.parsed);
  closeSchemas(document);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "api");
  const tools = { document, ajv };
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) =>
      describe({ path, method, item }, tools),
    ),
  );
  return { servers: document.servers.map(({ url }) => url.replace(/\/$/, "")), operations };
}

interface Tools {
  document: object;
  ajv: Ajv2020;
}

function describe(
  { path, method, item }: { path: string; method: string; item: Record<string, unknown> },
  { document, ajv }: Tools,
): ApiOperation {
  const described = operation.parse(item[method]);
  const shared = Array.isArray(item.parameters) ? item.parameters : [];
  const query = [...shared, ...described.parameters]
    .map((entry) => parameter.parse(resolve(entry, document)))
    .flatMap((entry) => (entry.in === "query" ? [entry.name] : []));
  const check = (holder: unknown, value: unknown, shortened = false) => {
    const schema = jsonSchema(resolve(holder, document));
    return schema === undefined ? undefined : fault({ schema, value, shortened }, ajv);
  };
  return {
    id: described.operationId,
    path,
    method: method.toUpperCase(),
    query,
    checkRequest: (value) =>
      described.requestBody ? check(described.requestBody, value) : "it takes no body",
    checkResponse: (status, value, shortened) => {
      const { responses } = described;
      const holder = responses[status] ?? responses[`${status[0]}XX`] ?? responses.default;
      if (!holder) return `it never answers ${status}`;
      return value === undefined ? undefined : check(holder, value, shortened);
    },
  };
}

function jsonSchema(holder: unknown): object | undefined {
  const { content } = body.parse(holder ?? {});
  const schema = Object.entries(content).find(([type]) => type.includes("json"))?.[1].schema;
  return typeof schema === "object" && schema !== null ? schema : undefined;
}

function fault(
  { schema, value, shortened }: { schema: object; value: unknown; shortened: boolean },
  ajv: Ajv2020,
): string | undefined {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"api#'));
  const validate = ajv.compile(absolute);
  if (validate(value)) return undefined;
  const errors = (validate.errors ?? []).filter(
    (error) => !(shortened && error.keyword === "required") && !isUnknown(error, value),
  );
  return errors[0] && ajv.errorsText([errors[0]], { dataVar: "" }).trim() + named(errors[0]);
}

function named({ params }: ErrorObject): string {
  const name = params.unevaluatedProperty ?? params.additionalProperty ?? params.allowedValues;
  return name === undefined ? "" : ` (${Array.isArray(name) ? name.join(", ") : name})`;
}

/** True for an error at a value that only a run would know. */
function isUnknown({ instancePath }: ErrorObject, value: unknown): boolean {
  const found = instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((node, name) => (isObject(node) ? Reflect.get(node, name) : undefined), value);
  return typeof found === "string" && found.includes(UNKNOWN);
}

/** Follows a reference within the document. */
function resolve(node: unknown, document: object): unknown {
  if (!isObject(node) || !("$ref" in node)) return node;
  const found = String(node.$ref)
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((at, name) => (isObject(at) ? Reflect.get(at, name) : undefined), document);
  return resolve(found, document);
}

/** Descriptions leave objects open for what comes later; an example shows what there is today. */
function closeSchemas(node: unknown): void {
  if (!isObject(node)) return;
  const parts = "allOf" in node && Array.isArray(node.allOf) ? node.allOf : [];
  if ("properties" in node && "type" in node && !("additionalProperties" in node)) {
    Reflect.set(node, "unevaluatedProperties", false);
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === "examples" || key === "example" || key === "default") continue;
    if (key !== "allOf") closeSchemas(value);
  }
  if (parts.length > 0) Reflect.set(node, "unevaluatedProperties", false);
}

function isObject(node: unknown): node is object {
  return typeof node === "object" && node !== null;
}
