import type { ReactNode } from "react";
import type { ApiExample, ApiHeader, ApiParameter, Operation } from "../../model/api.ts";
import { type FieldFlag, field, fieldList } from "../field.tsx";
import type { PageTools } from "../page-tools.ts";
import { topPlace } from "../schemas/schema-place.tsx";
import { schemaBody } from "../schemas/schema-tree.tsx";
import { fieldType, type Rule, valueWords } from "../schemas/schema-words.ts";

/** Where parameters can be, in the order of a page, and the headings over them. */
export const PARAMETER_PLACES = [
  { in: "path", title: "Path parameters" },
  { in: "query", title: "Query parameters" },
  { in: "querystring", title: "Query string" },
  { in: "header", title: "Request headers" },
  { in: "cookie", title: "Cookies" },
] as const;

type WithParameters = Pick<Operation, "parameters" | "impliedHeaders">;

/** Those that readers give, then headers that follow from the rest of the request. */
export function allParameters({ parameters, impliedHeaders = [] }: WithParameters): ApiParameter[] {
  return [...parameters, ...impliedHeaders];
}

/** Those of one place. */
export function parametersIn(operation: WithParameters, place: ApiParameter["in"]): ApiParameter[] {
  return allParameters(operation).filter((parameter) => parameter.in === place);
}

/** A list of parameters of one place. */
export function parameterList(
  parameters: readonly ApiParameter[],
  path: readonly string[],
  tools: PageTools,
): ReactNode {
  return fieldList(
    parameters.map((parameter) => {
      const extra = parameterRules(parameter);
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
  return fieldList(headers.map((header) => valueField(header, { path, extra: [] }, tools)));
}

function valueField(
  value: ApiHeader,
  { path: parent, extra }: { path: readonly string[]; extra: Rule[] },
  tools: PageTools,
): ReactNode {
  const { name, schema, required, deprecated } = value;
  const path = [...parent, name];
  const id = tools.ids.add(...path);
  const flags: FieldFlag[] = [
    ...(required ? (["required"] as const) : []),
    ...(deprecated ? (["deprecated"] as const) : []),
  ];
  tools.note(name);
  const prose = tools.prose(value.description || schema.description);
  const rules = [...exampleRules(value.examples, schema.examples), ...extra];
  const body = schemaBody(ownSchema(value), { ...topPlace(path, id), rules }, tools);
  const type = fieldType(name, schema, value.description || schema.description);
  return field({ id, name, type, flags, prose }, body);
}

/** The schema with what it says besides the description of what it belongs to. */
function ownSchema({ description, schema }: ApiHeader): ApiHeader["schema"] {
  const { description: own, ...rest } = schema;
  if (!description || !own || own === description) return schema;
  return { ...rest, notes: [own, ...(rest.notes ?? [])] };
}

/** Examples of a parameter, unless its schema has the same. */
export function exampleRules(examples: readonly ApiExample[], known: unknown[] = []): Rule[] {
  const seen = new Set(known.map((value) => JSON.stringify(value)));
  const told = examples.filter((example) => exampleWords(example) !== "");
  const plain = examples.filter(
    (example) => !told.includes(example) && !seen.has(JSON.stringify(example.value)),
  );
  const values = [...new Set(plain.map(({ value }) => valueWords(value)))];
  return [
    ...(values.length === 0
      ? []
      : [{ text: values.length > 1 ? "Examples:" : "Example:", values }]),
    ...told.map((example) => ({
      text: `${exampleWords(example)}:`,
      values: [example.href ?? valueWords(example.value)],
    })),
  ];
}

/** What the author says of an example. */
function exampleWords({ summary, description }: ApiExample): string {
  return [summary, description]
    .map((text) => text.replace(/[\s.:]+$/, ""))
    .filter(Boolean)
    .join(": ");
}

/** What a header follows from that no request has as a parameter. */
const IMPLIED = new Map([
  ["accept", "Follows from the media types of the responses"],
  ["content-type", "Follows from the media type of the body"],
  ["authorization", "Follows from the authorization"],
]);

/** How the value of a parameter is written. */
export function parameterRules(parameter: ApiParameter): Rule[] {
  const { mediaType, allowReserved, allowEmptyValue } = parameter;
  const implied = parameter.in === "header" ? IMPLIED.get(parameter.name.toLowerCase()) : undefined;
  return [
    ...(implied === undefined ? [] : [words(implied)]),
    ...styleRules(parameter),
    ...(mediaType === null ? [] : [{ text: "Written as", values: [mediaType] }]),
    ...(allowReserved ? [words("Reserved characters are sent as they are")] : []),
    ...(allowEmptyValue ? [words("May be sent without a value")] : []),
  ];
}

/** https://spec.openapis.org/oas/v3.1.1#style-values */
function styleRules({ name, schema, style, explode }: ApiParameter): Rule[] {
  return [
    ...(style === "label" ? [{ text: "Begins with", values: ["."] }] : []),
    ...(style === "matrix" ? [{ text: "Begins with", values: [`;${name}=`] }] : []),
    ...(schema.types.includes("array") ? listRules({ style, explode }) : []),
    ...(schema.types.includes("object") ? objectRules({ name, style, explode }) : []),
  ];
}

type Style = Pick<ApiParameter, "style" | "explode">;

function objectRules({ name, style, explode }: Style & { name: string }): Rule[] {
  if (style === "deepObject")
    return [{ text: "Each property is sent as", values: [`${name}[property]=value`] }];
  if (explode && style === "form") return [words("Each property is a parameter of its own")];
  return [words(`Names and values have ${explode ? "an equals sign" : "commas"} between them`)];
}

function listRules({ style, explode }: Style): Rule[] {
  if (explode && style === "form") return [words("Repeat it for several values")];
  if (style === "spaceDelimited") return [words("Several values have spaces between them")];
  if (style === "pipeDelimited") return [{ text: "Several values are joined by", values: ["|"] }];
  return [words("Several values have commas between them")];
}

function words(text: string): Rule {
  return { text, values: [] };
}
