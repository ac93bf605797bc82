import { encodingOf } from "../../api/request/form-pairs.ts";
import { bodyKind } from "../../api/request/media-types.ts";
import type { FormField, RequestValues } from "../../api/request/request-values.ts";
import { parameterKey } from "../../api/request/request-values.ts";
import { isFileSchema } from "../../api/values/example-body.ts";
import { exampleValues } from "../../api/values/example-values.ts";
import { shownRequirement } from "../../api/values/placeholder-credentials.ts";
import type { ApiMedia, CallableOperation, SchemaProperty } from "../../model/api.ts";
import type { ConsoleOperation } from "../../model/api-console.ts";
import type { ApiFile } from "../../model/api-request.ts";
import { isObject } from "../../model/json-object.ts";
import { type Filled, textForm, toText } from "./value-text.ts";

/** What the reader has filled in. */
export interface FormState {
  /** "practice", the index of a declared server, or "own" for `ownServer`. */
  server: "practice" | "own" | number;
  /** Address that the reader typed. */
  ownServer: string;
  /** Of the declared servers, by name. */
  variables: Record<string, string>;
  /** Index in the operation's `security`. */
  requirement: number;
  /** Texts by `parameterKey`; "" leaves an optional parameter out. */
  parameters: Record<string, string>;
  /** For `Accept`; `null`: all documented types. */
  accept: string | null;
  /** Media type of the body; `null`: no body. */
  bodyType: string | null;
  /** By media type, so that nothing is lost by looking at another one. */
  bodies: Record<string, BodyState>;
}

/** A body as the reader edits it. */
export type BodyState =
  | { kind: "text"; text: string }
  | { kind: "form"; fields: FieldState[] }
  | { kind: "file"; file: ApiFile | null };

/** A field of a form; texts as `value-text.ts` reads them. */
export type FieldState =
  | { name: string; kind: "value"; text: string }
  | { name: string; kind: "file"; files: ApiFile[] };

/**
 * The form as it opens: what the page's samples show.
 *
 * @param example Name of the body's; default: the first.
 */
export function initialForm(
  { operation, accept, securitySchemes }: ConsoleOperation,
  hasPractice: boolean,
  example?: string,
): FormState {
  const values = exampleValues(operation, { accept });
  const defaults = operation.servers.flatMap(({ variables }) =>
    Object.entries(variables).map(([name, variable]) => [name, variable.default]),
  );
  return {
    server: hasPractice || operation.servers.length === 0 ? "practice" : 0,
    ownServer: "",
    variables: { ...Object.fromEntries(defaults), ...values.serverVariables },
    requirement: Math.max(0, shownRequirement(operation, { securitySchemes })),
    parameters: parameterTexts(operation, values),
    accept: values.accept,
    bodyType: values.body?.mediaType ?? null,
    bodies: Object.fromEntries(
      (operation.body?.content ?? []).map((media) => [
        media.type,
        exampleBodyText(operation, media, example),
      ]),
    ),
  };
}

/** The texts of the parameters that a request has values for. */
function parameterTexts(
  { parameters }: CallableOperation,
  values: RequestValues,
): Record<string, string> {
  return Object.fromEntries(
    parameters.map((parameter) => {
      const key = parameterKey(parameter);
      const value = values.parameters[key] ?? null;
      return [key, value === null ? "" : toText(value, textForm(parameter))];
    }),
  );
}

/**
 * The body that the description gives as an example; an empty one where it gives none.
 *
 * @param example Its name; default: the first.
 */
export function exampleBodyText(
  operation: CallableOperation,
  media: ApiMedia,
  example?: string,
): BodyState {
  const options = { mediaType: media.type, ...(example === undefined ? {} : { example }) };
  const body = exampleValues(operation, options).body;
  switch (bodyKind(media.type)) {
    case "text":
      return { kind: "text", text: body?.kind === "text" ? body.text : "" };
    case "form":
      return { kind: "form", fields: formFields(media, body?.kind === "form" ? body.fields : []) };
    case "file":
      return { kind: "file", file: body?.kind === "file" ? body.file : null };
  }
}

/** An entry for each property of the schema and each other field of the example, which fills them. */
function formFields(media: ApiMedia, examples: FormField[]): FieldState[] {
  const properties =
    media.schema?.properties?.filter((property) => !property.schema.readOnly) ?? [];
  const names = new Set([...properties, ...examples].map(({ name }) => name));
  return [...names].map((name): FieldState => {
    const property = formProperty(media, name);
    const given = examples.filter((field) => field.name === name);
    const files = given.flatMap((field) => (field.kind === "file" ? [field.file] : []));
    if (files.length > 0 || isFileSchema(property.schema.items ?? property.schema))
      return { name, kind: "file", files };
    const [value = null] = given.flatMap((one) => (one.kind === "value" ? [one.value] : []));
    return { name, kind: "value", text: value === null ? "" : toText(value, textForm(property)) };
  });
}

/** What a form says of one of its fields. */
export function formProperty(
  media: ApiMedia,
  name: string,
): Filled & Pick<SchemaProperty, "required"> {
  const property = media.schema?.properties?.find((one) => one.name === name);
  const values = media.examples.map(({ value }) => ({
    value: isObject(value) ? (value[name] ?? null) : null,
  }));
  const own = { required: false, schema: { types: [] }, ...property, examples: values };
  const { style, contentType } = encodingOf(media, name);
  const isWritten = style === undefined && !/^(?:plain|quoted)$/.test(textForm(own));
  return isWritten ? { ...own, mediaType: contentType } : own;
}
