import { isJson } from "../../api/request/media-types.ts";
import { parameterKey } from "../../api/request/request-values.ts";
import type { CallableOperation, Schema } from "../../model/api.ts";
import { printRaw, type RawJson, readRaw } from "../json/raw-json.ts";
import { type BodyState, type FormState, formProperty } from "./form-state.ts";

/**
 * What differs from the form as it opens, as the query of an address. What may be a secret is left
 * out, and so are files and what would send the reader's credentials to another server: an address
 * that was typed, and variables of servers that are no choice.
 */
export function formQuery(operation: CallableOperation, form: FormState, first: FormState): string {
  const query = new URLSearchParams();
  const add = (key: string, value: string | null, before: string | null | undefined) => {
    if (value !== (before ?? null)) query.set(key, value ?? "");
  };
  if (form.server !== "own") add("server", String(form.server), String(first.server));
  for (const [name, value] of Object.entries(form.variables))
    if (isChoice(operation, name)) add(`variable.${name}`, value, first.variables[name]);
  for (const parameter of operation.parameters) {
    const key = parameterKey(parameter);
    if (isSecret(parameter.name, parameter.schema)) continue;
    add(`parameter.${key}`, form.parameters[key] ?? "", first.parameters[key] ?? "");
  }
  add("accept", form.accept, first.accept);
  add("type", form.bodyType, first.bodyType);
  const type = form.bodyType ?? "";
  for (const [key, text] of bodyTexts(operation, type, form.bodies[type])) {
    const before = bodyTexts(operation, type, first.bodies[type]).get(key);
    add(key, text, before);
  }
  return query.toString();
}

/** The form as it opens, with what an address says of it; what does not fit is passed over. */
export function formFrom(operation: CallableOperation, first: FormState, text: string): FormState {
  const query = new URLSearchParams(text);
  const changed = (prefix: string, before: Record<string, string>, names: readonly string[]) =>
    Object.fromEntries([
      ...Object.entries(before),
      ...names.flatMap((name) => {
        const value = query.get(prefix + name);
        return value === null ? [] : [[name, value]];
      }),
    ]);
  const variables = Object.keys(first.variables).filter((name) => isChoice(operation, name));
  const type = query.get("type");
  const known = operation.body?.content.some((media) => media.type === type) ?? false;
  const bodyType = type === "" ? null : known ? type : first.bodyType;
  const body = first.bodies[bodyType ?? ""];
  return {
    ...first,
    server: serverFrom(operation, query.get("server")) ?? first.server,
    variables: changed("variable.", first.variables, variables),
    parameters: changed("parameter.", first.parameters, operation.parameters.map(parameterKey)),
    accept: query.has("accept") ? query.get("accept") || null : first.accept,
    bodyType,
    bodies: body ? { ...first.bodies, [bodyType ?? ""]: bodyFrom(body, query) } : first.bodies,
  };
}

function serverFrom({ servers }: CallableOperation, text: string | null): number | undefined {
  const index = Number(text);
  return text !== null && Number.isInteger(index) && index in servers ? index : undefined;
}

function bodyFrom(body: BodyState, query: URLSearchParams): BodyState {
  if (body.kind === "text") return { kind: "text", text: query.get("body") ?? body.text };
  if (body.kind === "file") return body;
  const fields = body.fields.map((field) => {
    const text = query.get(`field.${field.name}`);
    return field.kind === "value" && text !== null ? { ...field, text } : field;
  });
  return { kind: "form", fields };
}

/** A variable that can be one of the declared values only. */
function isChoice({ servers }: CallableOperation, name: string): boolean {
  return servers.every(({ variables }) => (variables[name]?.enum.length ?? 1) > 0);
}

/** The texts of a body by their keys, without what may be a secret. */
function bodyTexts(
  { body }: CallableOperation,
  type: string,
  state: BodyState | undefined,
): Map<string, string> {
  const media = body?.content.find((one) => one.type === type);
  if (!media || !state || state.kind === "file") return new Map();
  if (state.kind === "form") {
    const open = state.fields.flatMap((field): [string, string][] => {
      const isOpen = !isSecret(field.name, formProperty(media, field.name).schema);
      return field.kind === "value" && isOpen ? [[`field.${field.name}`, field.text]] : [];
    });
    return new Map(open);
  }
  const raw = isJson(type) ? readRaw(state.text) : undefined;
  const text = raw === undefined ? state.text : printRaw(withoutSecrets(raw, media.schema));
  return new Map([["body", text]]);
}

function withoutSecrets(raw: RawJson, schema: Schema | null): RawJson {
  if (typeof raw === "string") return raw;
  if (Array.isArray(raw)) return raw.map((item) => withoutSecrets(item, schema?.items ?? null));
  const members = [...raw].flatMap(([name, member]): [string, RawJson][] => {
    const own = schema?.properties?.find((property) => property.name === name)?.schema ?? null;
    return isSecret(name, own) ? [] : [[name, withoutSecrets(member, own)]];
  });
  return new Map(members);
}

const SECRET =
  /authori[sz]ation|credential|passphrase|passw|pwd|secret|token|api[-_]?key|private[-_]?key|signature|cookie|^(?:cvc|cvv|pin|otp)$/i;

function isSecret(name: string, schema: Schema | null): boolean {
  return SECRET.test(name) || schema?.format === "password";
}
