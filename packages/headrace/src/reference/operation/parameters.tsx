import type { ReactNode } from "react";
import type { ApiExample, ApiHeader, ApiParameter } from "../../model/api.ts";
import { type FieldFlag, field, fieldList } from "../field.tsx";
import type { PageTools } from "../page-tools.ts";
import { topPlace } from "../schemas/schema-place.tsx";
import { schemaBody } from "../schemas/schema-tree.tsx";
import { type Rule, typeWords, valueWords } from "../schemas/schema-words.ts";

/** Where parameters can be, in the order of a page, and the headings over them. */
export const PARAMETER_PLACES = [
  { in: "path", title: "Path parameters" },
  { in: "query", title: "Query parameters" },
  { in: "querystring", title: "Query string" },
  { in: "header", title: "Request headers" },
  { in: "cookie", title: "Cookies" },
] as const;

/** A list of parameters of one place. */
export function parameterList(
  parameters: readonly ApiParameter[],
  path: readonly string[],
  tools: PageTools,
): ReactNode {
  return fieldList(
    parameters.map((parameter) => {
      const extra = [...listRules(parameter), ...mediaRules(parameter)];
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
  return field({ id, name, type: typeWords(schema), flags, prose }, body);
}

/** The schema with what it says besides the description of what it belongs to. */
function ownSchema({ description, schema }: ApiHeader): ApiHeader["schema"] {
  const { description: own, ...rest } = schema;
  if (!description || !own || own === description) return schema;
  return { ...rest, notes: [own, ...(rest.notes ?? [])] };
}

/** Examples of a parameter, unless its schema has the same. */
export function exampleRules(examples: readonly ApiExample[], known: unknown[] = []): Rule[] {
  const texts = examples.map(({ value }) => valueWords(value));
  const seen = new Set(known.map((value) => JSON.stringify(value)));
  const values = [...new Set(texts)].filter(
    (_, index) => !seen.has(JSON.stringify(examples[index]?.value)),
  );
  if (values.length === 0) return [];
  return [{ text: values.length > 1 ? "Examples:" : "Example:", values }];
}

/** How a list is written. https://spec.openapis.org/oas/v3.1.1#style-values */
export function listRules({ schema, style, explode }: ApiParameter): Rule[] {
  if (!schema.types.includes("array")) return [];
  if (explode && style === "form") return [words("Repeat it for several values")];
  if (style === "spaceDelimited") return [words("Several values have spaces between them")];
  if (style === "pipeDelimited") return [{ text: "Several values are joined by", values: ["|"] }];
  return [words("Several values have commas between them")];
}

/** A parameter that is a document of its own. */
export function mediaRules({ mediaType }: ApiParameter): Rule[] {
  return mediaType === null ? [] : [{ text: "Written as", values: [mediaType] }];
}

function words(text: string): Rule {
  return { text, values: [] };
}
