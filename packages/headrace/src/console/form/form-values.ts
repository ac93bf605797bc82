import type { RequestProblem } from "../../api/request/request-error.ts";
import {
  type BodyValues,
  type Credential,
  type FormField,
  parameterKey,
  type RequestValues,
} from "../../api/request/request-values.ts";
import type { ApiMedia, CallableOperation, Json } from "../../model/api.ts";
import { type BodyState, type FormState, formProperty } from "./form-state.ts";
import { textForm, toValue } from "./value-text.ts";

/** What a form says, and what in it says nothing. */
export interface FormReading {
  values: RequestValues;
  /** Texts that are not the JSON that they should be. */
  problems: RequestProblem[];
}

/** What the form does not hold. */
export interface Surroundings {
  /** Base URL of the chosen server. */
  server: string;
  credentials: Credential[];
}

/** Reads the form as values of a request. */
export function readForm(
  operation: CallableOperation,
  form: FormState,
  { server, credentials }: Surroundings,
): FormReading {
  const problems: RequestProblem[] = [];
  const parameters: Record<string, Json> = {};
  for (const parameter of operation.parameters) {
    const key = parameterKey(parameter);
    const text = form.parameters[key] ?? "";
    if (text === "" && !parameter.required) continue;
    const value = toValue(text, textForm(parameter));
    if (value.ok) parameters[key] = value.value;
    else
      problems.push({ field: { in: parameter.in, name: parameter.name }, message: value.message });
  }
  const media = operation.body?.content.find(({ type }) => type === form.bodyType);
  const state = form.bodyType === null ? undefined : form.bodies[form.bodyType];
  const body = media && state ? readBody(media, state, problems) : null;
  return {
    values: {
      server,
      serverVariables: form.variables,
      parameters,
      accept: form.accept,
      body,
      credentials,
    },
    problems,
  };
}

function readBody(media: ApiMedia, body: BodyState, problems: RequestProblem[]): BodyValues | null {
  const mediaType = media.type;
  switch (body.kind) {
    case "text":
      return { kind: "text", mediaType, text: body.text };
    case "file":
      return body.file && { kind: "file", mediaType, file: body.file };
    case "form":
      return { kind: "form", mediaType, fields: readFields(media, body, problems) };
  }
}

function readFields(
  media: ApiMedia,
  { fields }: Extract<BodyState, { kind: "form" }>,
  problems: RequestProblem[],
): FormField[] {
  return fields.flatMap((field): FormField[] => {
    const { name } = field;
    if (field.kind === "file") return field.files.map((file) => ({ name, kind: "file", file }));
    if (field.text === "") return [];
    const value = toValue(field.text, textForm(formProperty(media, name)));
    if (value.ok) return [{ name, kind: "value", value: value.value }];
    problems.push({ field: { in: "body", name }, message: value.message });
    return [];
  });
}
