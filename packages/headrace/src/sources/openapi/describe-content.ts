import type {
  ApiEncoding,
  ApiExample,
  ApiHeader,
  ApiMedia,
  ApiParameter,
  Operation,
  Schema,
} from "../../model/api.ts";
import { printJson } from "../../model/exact-number.ts";
import { isRecord, isTrue, jsonAt, list, record, text } from "./json-values.ts";
import type { OperationContext } from "./operation-context.ts";
import { sampleText } from "./schemas/sample-text.ts";

/** The media types of a body, in the order of the description. */
export function describeContent(content: unknown, context: OperationContext): ApiMedia[] {
  return Object.entries(record(content)).map(([type, value]) => {
    const media = context.references.object(value);
    const stream = isRecord(media.itemSchema);
    const raw = media.schema ?? (stream ? { type: "array", items: media.itemSchema } : undefined);
    return {
      type,
      ...(text(media.description) !== "" && { description: text(media.description) }),
      schema: raw === undefined ? null : context.schema(raw, "body"),
      ...(stream && { stream }),
      examples: describeExamples(media, context),
      encoding: describeEncodings(media.encoding, context),
      ...describeItemEncoding(media, context),
    };
  });
}

/**
 * The authored examples of a parameter, header or media type; those of its schema when it has none.
 * One that would make the operation too large is marked.
 */
export function describeExamples(
  owner: Record<string, unknown>,
  context: OperationContext,
): ApiExample[] {
  const named = Object.entries(record(owner.examples)).map(([name, value]) =>
    exampleOf(name, context.references.object(value)),
  );
  const single =
    owner.example === undefined ? [] : [exampleOf("", { value: jsonAt(owner, "example") })];
  const examples = [...single, ...named];
  const fallback = examples.length > 0 ? examples : schemaExamples(owner.schema, context);
  return fallback.map((example) =>
    context.fits(example.value) ? example : { ...example, long: true },
  );
}

function schemaExamples(schema: unknown, context: OperationContext): ApiExample[] {
  if (!isRecord(schema)) return [];
  const { examples, identity } = context.read(schema);
  context.shows(identity);
  return examples.map((value) => exampleOf("", { value }));
}

/** Values as data come before values as they are sent; what stands elsewhere is only linked. */
function exampleOf(name: string, example: Record<string, unknown>): ApiExample {
  const { summary, description, serializedValue, externalValue } = example;
  const key = example.dataValue === undefined ? "value" : "dataValue";
  const sent = typeof serializedValue === "string" ? serializedValue : undefined;
  const href = text(externalValue);
  return {
    name,
    summary: text(summary),
    description: text(description),
    value: example[key] === undefined ? (sent ?? null) : jsonAt(example, key),
    ...(sent !== undefined && { text: sent }),
    ...(/^https?:/.test(href) && { href }),
  };
}

function describeEncodings(encoding: unknown, context: OperationContext): ApiMedia["encoding"] {
  const entries = Object.entries(record(encoding)).map(
    ([name, value]) => [name, describeEncoding(value, context)] as const,
  );
  return Object.fromEntries(entries);
}

function describeEncoding(value: unknown, context: OperationContext): ApiEncoding {
  const { contentType, style, explode, allowReserved, headers, encoding } = record(value);
  const known = STYLES.find((item) => item === style) ?? "form";
  // Any of the three chooses styles; without them the media type counts.
  const isStyled = [style, explode, allowReserved].some((item) => item !== undefined);
  return {
    contentType: text(contentType),
    ...(isStyled && { style: known }),
    explode: typeof explode === "boolean" ? explode : known === "form",
    allowReserved: isTrue(allowReserved),
    headers: describeHeaders(headers, context),
    ...(isRecord(encoding) && { parts: describeEncodings(encoding, context) }),
  };
}

/** https://spec.openapis.org/oas/v3.2.0#encoding-by-position */
function describeItemEncoding(
  { prefixEncoding, itemEncoding }: Record<string, unknown>,
  context: OperationContext,
): Pick<ApiMedia, "itemEncoding"> {
  const first = list(prefixEncoding).map((value) => describeEncoding(value, context));
  const others = isRecord(itemEncoding) ? describeEncoding(itemEncoding, context) : null;
  return first.length > 0 || others ? { itemEncoding: { first, others } } : {};
}

/** The headers of a response; Content-Type, which is its media type, if something is said of it. */
export function describeHeaders(headers: unknown, context: OperationContext): ApiHeader[] {
  return Object.entries(record(headers))
    .map(([name, value]) => ({ name, header: context.references.object(value) }))
    .filter(({ name, header }) => !isMediaType(name) || text(header.description) !== "")
    .map(({ name, header }) => ({
      name,
      description: text(header.description),
      required: isTrue(header.required),
      deprecated: isTrue(header.deprecated),
      ...(isRecord(header.content) && { mediaType: Object.keys(header.content)[0] ?? null }),
      ...describeValue(header, context, name),
    }));
}

function isMediaType(header: string): boolean {
  return header.toLowerCase() === "content-type";
}

/** Schema and examples of a parameter or header, which may stand in a media type. */
function describeValue(
  owner: Record<string, unknown>,
  context: OperationContext,
  name: string,
): Pick<ApiHeader, "schema" | "examples"> {
  const [media] = Object.values(record(owner.content)).map(context.references.object);
  const from = media ?? owner;
  return {
    schema: context.schema(from.schema ?? {}, name),
    examples: describeExamples(from, context),
  };
}

/**
 * The parameters of an operation: those of its path, unless it has one of the same name and place,
 * then its own. Header parameters that OpenAPI gives no meaning (Accept, Content-Type,
 * Authorization) are no part of a request, but what they say stands on the page:
 * https://spec.openapis.org/oas/v3.1.1#parameter-object
 */
export function describeParameters(
  lists: readonly unknown[],
  context: OperationContext,
): Pick<Operation, "parameters" | "impliedHeaders"> {
  const all = readParameters(lists, context);
  const parameters = all.filter((parameter) => !isImplied(parameter));
  const impliedHeaders = all.filter(isImplied);
  return { parameters, ...(impliedHeaders.length > 0 && { impliedHeaders }) };
}

/** The value of Accept that a description gives, if it can be sent. The schemas are complete. */
export function describeAccept(impliedHeaders: readonly ApiParameter[]): Pick<Operation, "accept"> {
  const accept = impliedHeaders.map(toldAccept).find((value) => value !== undefined);
  return accept === undefined ? {} : { accept };
}

function toldAccept({ name, schema, examples }: ApiParameter): string | undefined {
  if (name.toLowerCase() !== "accept") return undefined;
  const single = schema.enum?.length === 1 ? schema.enum[0] : undefined;
  const value = schema.const ?? schema.default ?? single ?? examples[0]?.value;
  return typeof value === "string" && /^[!-~]+\/[ -~]+$/.test(value) ? value : undefined;
}

function isImplied({ in: place, name }: ApiParameter): boolean {
  return place === "header" && IMPLIED.has(name.toLowerCase());
}

/** Every parameter that has a name and a place. */
export function readParameters(
  lists: readonly unknown[],
  context: OperationContext,
): ApiParameter[] {
  const parameters = new Map<string, Record<string, unknown>>();
  for (const value of lists.flatMap(list)) {
    const parameter = context.references.object(value);
    parameters.set(`${text(parameter.in)} ${text(parameter.name)}`, parameter);
  }
  return [...parameters.values()].flatMap((parameter) => {
    const place = PLACES.find((name) => name === parameter.in);
    const name = text(parameter.name);
    if (!place || name === "") return [];
    return [describeParameter({ parameter, name, place }, context)];
  });
}

const PLACES = ["path", "query", "querystring", "header", "cookie"] as const;
const IMPLIED = new Set(["accept", "content-type", "authorization"]);

interface NamedParameter {
  parameter: Record<string, unknown>;
  name: string;
  place: ApiParameter["in"];
}

function describeParameter(
  { parameter, name, place }: NamedParameter,
  context: OperationContext,
): ApiParameter {
  const usual = place === "path" || place === "header" ? "simple" : "form";
  const style = STYLES.find((known) => known === parameter.style) ?? usual;
  const [[mediaType, media] = [null, {}]] = Object.entries(record(parameter.content));
  const encoding = describeEncodings(context.references.object(media).encoding, context);
  const value = describeValue(parameter, context, name);
  const required = isTrue(parameter.required) || place === "path";
  const sent = required
    ? value.examples.filter((one) => !isNothing(one, { place, mediaType }))
    : value.examples;
  const examples = mediaType === null ? fittingExamples(sent, parameter, context) : sent;
  return {
    name,
    in: place,
    description: text(parameter.description),
    required,
    deprecated: isTrue(parameter.deprecated),
    style,
    explode:
      typeof parameter.explode === "boolean"
        ? parameter.explode
        : style === "form" || style === "cookie",
    allowReserved: isTrue(parameter.allowReserved),
    ...(isTrue(parameter.allowEmptyValue) && { allowEmptyValue: true }),
    mediaType,
    ...(Object.keys(encoding).length > 0 && { encoding }),
    schema: value.schema,
    examples,
    ...(examples.length === 0 && textSample({ parameter, name }, context)),
  };
}

/** What no request can have in place of a value that it needs: one is made then. JSON can write all but nothing. */
function isNothing(
  { value, href }: ApiExample,
  { place, mediaType }: { place: ApiParameter["in"]; mediaType: string | null },
): boolean {
  if (href !== undefined) return false;
  if (/[/+]json\s*(?:;|$)/i.test(mediaType ?? "")) return value === null;
  if (value === "") return place !== "query";
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

/**
 * A list or an object is sent as the text that it is where the schema knows neither: a form has one
 * field for it.
 */
function fittingExamples(
  examples: readonly ApiExample[],
  parameter: Record<string, unknown>,
  { read }: OperationContext,
): ApiExample[] {
  const { types } = read(parameter.schema ?? {}).own;
  const isPlain = types.length > 0 && !types.includes("array") && !types.includes("object");
  return examples.map((example) =>
    isPlain && typeof example.value === "object" && example.value !== null
      ? { ...example, value: printJson(example.value) }
      : example,
  );
}

/** A text for an example of a parameter that has none. */
function textSample(
  { parameter, name }: Pick<NamedParameter, "parameter" | "name">,
  { read }: OperationContext,
): Pick<ApiParameter, "sample"> {
  const { own } = read(parameter.schema ?? {});
  const isList = own.types.includes("array") && !own.examples;
  const description = text(parameter.description) || (own.description ?? "");
  const schema: Schema = isList ? { types: ["string"] } : own;
  const sample = sampleText({ name, description, schema });
  return sample === undefined ? {} : { sample };
}

const STYLES = [
  "simple",
  "label",
  "matrix",
  "form",
  "spaceDelimited",
  "pipeDelimited",
  "deepObject",
  "cookie",
] as const;
