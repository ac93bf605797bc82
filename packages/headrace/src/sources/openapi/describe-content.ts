import type { ApiExample, ApiHeader, ApiMedia, ApiParameter } from "../../model/api.ts";
import { isRecord, list, record, text, toJson } from "./json-values.ts";
import type { OperationContext } from "./operation-context.ts";

/** The media types of a body, in the order of the description. */
export function describeContent(content: unknown, context: OperationContext): ApiMedia[] {
  return Object.entries(record(content)).map(([type, value]) => {
    const media = context.references.object(value);
    return {
      type,
      schema: media.schema === undefined ? null : context.schema(media.schema),
      examples: describeExamples(media, context),
      encoding: describeEncoding(media.encoding),
    };
  });
}

/**
 * The authored examples of a parameter, header or media type; those of its schema when it has none.
 * An example that would make the operation too large is left out.
 */
function describeExamples(owner: Record<string, unknown>, context: OperationContext): ApiExample[] {
  const named = Object.entries(record(owner.examples)).flatMap(([name, value]) => {
    const example = context.references.object(value);
    // `externalValue` only: there is nothing to show.
    if (example.value === undefined && example.dataValue === undefined) return [];
    return [exampleOf(name, example.value ?? example.dataValue, example)];
  });
  const single = owner.example === undefined ? [] : [exampleOf("", owner.example, {})];
  const examples = [...single, ...named];
  const fallback = examples.length > 0 ? examples : schemaExamples(owner.schema, context);
  return fallback.filter(({ value }) => context.fits(value));
}

function schemaExamples(schema: unknown, context: OperationContext): ApiExample[] {
  if (!isRecord(schema)) return [];
  return context.read(schema).examples.map((value) => exampleOf("", value, {}));
}

function exampleOf(
  name: string,
  value: unknown,
  { summary, description }: Record<string, unknown>,
) {
  return { name, summary: text(summary), description: text(description), value: toJson(value) };
}

function describeEncoding(encoding: unknown): ApiMedia["encoding"] {
  const entries = Object.entries(record(encoding)).map(([name, value]) => {
    const { contentType, style, explode } = record(value);
    const exploded = typeof explode === "boolean" ? explode : (style ?? "form") === "form";
    return [name, { contentType: text(contentType), explode: exploded }] as const;
  });
  return Object.fromEntries(entries);
}

/** The headers of a response, without Content-Type: that is its media type. */
export function describeHeaders(headers: unknown, context: OperationContext): ApiHeader[] {
  return Object.entries(record(headers))
    .filter(([name]) => name.toLowerCase() !== "content-type")
    .map(([name, value]) => {
      const header = context.references.object(value);
      return {
        name,
        description: text(header.description),
        required: header.required === true,
        deprecated: header.deprecated === true,
        ...describeValue(header, context),
      };
    });
}

/** Schema and examples of a parameter or header, which may stand in a media type. */
function describeValue(owner: Record<string, unknown>, context: OperationContext) {
  const [media] = Object.values(record(owner.content)).map(context.references.object);
  const from = media ?? owner;
  return { schema: context.schema(from.schema ?? {}), examples: describeExamples(from, context) };
}

/**
 * The parameters of an operation: those of its path, unless it has one of the same name and place,
 * then its own. Header parameters that OpenAPI gives no meaning (Accept, Content-Type,
 * Authorization) are left out: https://spec.openapis.org/oas/v3.1.1#parameter-object
 */
export function describeParameters(
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
    if (!place || name === "" || (place === "header" && IGNORED.has(name.toLowerCase()))) return [];
    return [describeParameter({ parameter, name, place }, context)];
  });
}

const PLACES = ["path", "query", "header", "cookie"] as const;
const IGNORED = new Set(["accept", "content-type", "authorization"]);

interface NamedParameter {
  parameter: Record<string, unknown>;
  name: string;
  place: ApiParameter["in"];
}

function describeParameter(
  { parameter, name, place }: NamedParameter,
  context: OperationContext,
): ApiParameter {
  const usual = place === "query" || place === "cookie" ? "form" : "simple";
  const style = STYLES.find((known) => known === parameter.style) ?? usual;
  const [mediaType = null] = Object.keys(record(parameter.content));
  return {
    name,
    in: place,
    description: text(parameter.description),
    required: parameter.required === true || place === "path",
    deprecated: parameter.deprecated === true,
    style,
    explode: typeof parameter.explode === "boolean" ? parameter.explode : style === "form",
    allowReserved: parameter.allowReserved === true,
    mediaType,
    ...describeValue(parameter, context),
  };
}

const STYLES = [
  "simple",
  "label",
  "matrix",
  "form",
  "spaceDelimited",
  "pipeDelimited",
  "deepObject",
] as const;
