import type { ReactNode } from "react";
import type { ApiExample, ApiHeader, ApiParameter, Operation } from "../../model/api.ts";
import { fieldFlags, fieldList } from "../field.tsx";
import type { PageTools } from "../page-tools.ts";
import type { ApiSentence, SayApi } from "../say.ts";
import { topPlace } from "../schemas/schema-place.tsx";
import { describe, requiredFirst } from "../schemas/schema-properties.ts";
import { schemaField } from "../schemas/schema-tree.tsx";
import { fieldType, type Rule, toldValues, valueWords } from "../schemas/schema-words.ts";
import { namedEncodings, partWords } from "./encodings.ts";

/** Where parameters can be, in the order of a page, and the sentences over them. */
export const PARAMETER_PLACES = [
  { in: "path", title: "pathParameters" },
  { in: "query", title: "queryParameters" },
  { in: "querystring", title: "queryString" },
  { in: "header", title: "requestHeaders" },
  { in: "cookie", title: "cookies" },
] as const;

type WithParameters = Pick<Operation, "parameters" | "impliedHeaders">;

/** Those that readers give, then headers that follow from the rest of the request. */
export function allParameters({ parameters, impliedHeaders = [] }: WithParameters): ApiParameter[] {
  return [...parameters, ...impliedHeaders];
}

/** Those of one place; what has to be given comes first. */
export function parametersIn(operation: WithParameters, place: ApiParameter["in"]): ApiParameter[] {
  return requiredFirst(allParameters(operation).filter((parameter) => parameter.in === place));
}

/** A list of parameters of one place. */
export function parameterList(
  parameters: readonly ApiParameter[],
  path: readonly string[],
  tools: PageTools,
): ReactNode {
  return fieldList(
    parameters.map((parameter) => {
      const extra = parameterRules(parameter, tools.say);
      return valueField(parameter, { path: [...path, parameter.in], extra }, tools);
    }),
  );
}

/** A list of the headers of a response. */
export function headerList(
  headers: readonly ApiHeader[],
  path: readonly string[],
  tools: PageTools,
): ReactNode {
  return fieldList(
    headers.map((header) => {
      const extra = writtenAs(header.mediaType, tools.say);
      return valueField(header, { path, extra }, tools);
    }),
  );
}

function valueField(
  value: ApiHeader,
  { path: parent, extra }: { path: readonly string[]; extra: Rule[] },
  tools: PageTools,
): ReactNode {
  const { name, schema, required, deprecated } = value;
  const path = [...parent, name];
  const id = tools.ids.add(...path);
  const flags = fieldFlags(deprecated ? { ...schema, deprecated } : schema, required);
  tools.note(name);
  const prose = tools.prose(value.description || describe(schema, tools.say, name));
  const rules = [...exampleRules(value.examples, toldValues(schema), tools.say), ...extra];
  const place = { ...topPlace(path, id), rules };
  const named = { name, description: value.description || schema.description };
  const type = fieldType(named, schema, tools.say);
  return schemaField({ id, name, type, flags, prose }, { schema: ownSchema(value), place }, tools);
}

/** The schema with what it says besides the description of what it belongs to. */
function ownSchema({ description, schema }: ApiHeader): ApiHeader["schema"] {
  const { description: own, ...rest } = schema;
  if (!description || !own || own === description) return schema;
  return { ...rest, notes: [own, ...(rest.notes ?? [])] };
}

/** Examples of a parameter that its schema does not tell. */
export function exampleRules(
  examples: readonly ApiExample[],
  known: readonly unknown[],
  say: SayApi,
): Rule[] {
  const seen = new Set(known.map((value) => JSON.stringify(value)));
  const told = examples.filter((example) => exampleWords(example) !== "");
  const plain = examples.filter(
    (example) => !told.includes(example) && !seen.has(JSON.stringify(example.value)),
  );
  const values = [...new Set(plain.map(({ value }) => valueWords(value)))];
  return [
    ...(values.length === 0 ? [] : [{ text: say("exampleOf", { count: values.length }), values }]),
    ...told.map((example) => ({
      text: `${exampleWords(example)}:`,
      values: shownValues(example),
    })),
  ];
}

/** The value as data, and as it is sent where the author tells that, too. */
function shownValues({ value, text, href }: ApiExample): string[] {
  return [...new Set([href ?? valueWords(value), ...(text === undefined ? [] : [text])])];
}

/** What the author says of an example, and calls it by where there is no more. */
function exampleWords({ name, summary, description }: ApiExample): string {
  return [summary || name, description]
    .map((text) => text.replace(/[\s.:]+$/, ""))
    .filter(Boolean)
    .join(": ");
}

/** What a header follows from that no request has as a parameter. */
const IMPLIED: ReadonlyMap<string, ApiSentence> = new Map([
  ["accept", "impliedByResponses"],
  ["content-type", "impliedByBody"],
  ["authorization", "impliedByAuthorization"],
]);

function writtenAs(mediaType: string | null | undefined, say: SayApi): Rule[] {
  return mediaType ? [{ text: say("writtenAs"), values: [mediaType] }] : [];
}

/** How the value of a parameter is written. */
export function parameterRules(parameter: ApiParameter, say: SayApi): Rule[] {
  const { mediaType, encoding = {}, allowReserved, allowEmptyValue } = parameter;
  const implied = parameter.in === "header" ? IMPLIED.get(parameter.name.toLowerCase()) : undefined;
  return [
    ...(implied === undefined ? [] : [words(say(implied))]),
    ...(mediaType === null ? styleRules(parameter, say) : []),
    ...writtenAs(mediaType, say),
    ...namedEncodings(encoding).map((part) => words(partWords(part, say))),
    ...(allowReserved || parameter.style === "cookie" ? [words(say("reservedAllowed"))] : []),
    ...(allowEmptyValue ? [words(say("emptyAllowed"))] : []),
  ];
}

/** https://spec.openapis.org/oas/v3.1.1#style-values */
function styleRules({ name, schema, style, explode }: ApiParameter, say: SayApi): Rule[] {
  return [
    ...(style === "label" ? [{ text: say("beginsWith"), values: ["."] }] : []),
    ...(style === "matrix" ? [{ text: say("beginsWith"), values: [`;${name}=`] }] : []),
    ...(schema.types.includes("array") ? listRules({ style, explode }, say) : []),
    ...(schema.types.includes("object") ? objectRules({ name, style, explode }, say) : []),
  ];
}

type Style = Pick<ApiParameter, "style" | "explode">;

function objectRules({ name, style, explode }: Style & { name: string }, say: SayApi): Rule[] {
  if (style === "deepObject")
    return [{ text: say("propertySentAs"), values: [`${name}[property]=value`] }];
  if (explode && isForm(style)) return [words(say("propertyIsParameter"))];
  return [words(say(explode ? "pairsWithEquals" : "pairsWithCommas"))];
}

/** Pairs of names and values, as queries and cookies have them. */
function isForm(style: ApiParameter["style"]): boolean {
  return style === "form" || style === "cookie";
}

function listRules({ style, explode }: Style, say: SayApi): Rule[] {
  if (explode && isForm(style)) return [words(say("repeatForMore"))];
  if (style === "spaceDelimited") return [words(say("valuesWithSpaces"))];
  if (style === "pipeDelimited") return [{ text: say("valuesJoinedBy"), values: ["|"] }];
  return [words(say("valuesWithCommas"))];
}

function words(text: string): Rule {
  return { text, values: [] };
}
