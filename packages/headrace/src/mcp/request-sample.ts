import { z } from "zod";
import { buildRequest } from "../api/request/build-request.ts";
import { RequestError } from "../api/request/request-error.ts";
import {
  type BodyValues,
  parameterKey,
  type RequestValues,
} from "../api/request/request-values.ts";
import { exampleValues } from "../api/values/example-values.ts";
import type { Json } from "../model/api.ts";
import type { ConsoleOperation } from "../model/api-console.ts";
import type { ApiRequest } from "../model/api-request.ts";
import { isObject } from "../model/json-object.ts";
import { ToolProblem } from "./tool-problem.ts";

/** What a program fills in; everything has a default, made from the description's examples. */
export interface GivenValues {
  /** By name, or by place and name: "query:limit". */
  parameters?: Record<string, unknown> | undefined;
  body?: unknown;
  /** Sent in place of each key and token; "": none is sent. Default: placeholders. */
  key?: string | undefined;
}

/**
 * The request that an operation makes of what is given, and of examples where nothing is.
 *
 * @throws ToolProblem with everything that is wrong with what was given.
 */
export function makeRequest(data: ConsoleOperation, given: GivenValues): ApiRequest {
  const { operation, securitySchemes, accept } = data;
  const values = exampleValues(operation, { securitySchemes, accept });
  for (const [name, value] of Object.entries(given.parameters ?? {})) {
    values.parameters[keyOf(data, name)] = jsonOf(value, name);
  }
  if (given.body !== undefined) values.body = bodyOf(data, values, jsonOf(given.body, "body"));
  if (given.key !== undefined) values.credentials = credentialsWith(given.key, values);
  try {
    return buildRequest(operation, values);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new ToolProblem(error.message);
  }
}

function credentialsWith(
  key: string,
  { credentials }: RequestValues,
): RequestValues["credentials"] {
  if (key === "") return [];
  return credentials.map((credential) => {
    if (credential.kind === "apiKey") return { ...credential, value: key };
    return credential.kind === "bearer" ? { ...credential, token: key } : credential;
  });
}

function jsonOf(value: unknown, name: string): Json {
  const parsed = z.json().safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ToolProblem(`The value of ${name} is no JSON.`);
}

function keyOf({ operation }: ConsoleOperation, name: string): string {
  const parameter = operation.parameters.find(
    (candidate) => candidate.name === name || parameterKey(candidate) === name,
  );
  if (parameter) return parameterKey(parameter);
  const names = operation.parameters.map((candidate) => candidate.name).join(", ");
  throw new ToolProblem(
    `${operation.id} has no parameter "${name}". It has: ${names === "" ? "none" : names}.`,
  );
}

function bodyOf({ operation }: ConsoleOperation, { body }: RequestValues, value: Json): BodyValues {
  const mediaType = body?.mediaType ?? operation.body?.content[0]?.type;
  if (mediaType === undefined) throw new ToolProblem(`${operation.id} takes no body.`);
  if (body?.kind === "form") {
    if (!isObject(value))
      throw new ToolProblem("The body is a form: give an object of its fields.");
    const fields = Object.entries(value).map(([name, field]) => {
      return { name, kind: "value" as const, value: field };
    });
    return { kind: "form", mediaType, fields };
  }
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  return { kind: "text", mediaType, text };
}
