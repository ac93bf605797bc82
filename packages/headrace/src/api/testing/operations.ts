/** Operations and values for tests; each names only what it is about. */
import type { ApiMedia, ApiParameter, Operation } from "../../model/api.ts";
import type { ApiRequest } from "../../model/api-request.ts";
import { buildRequest } from "../request/build-request.ts";
import { RequestError, type RequestProblem } from "../request/request-error.ts";
import type { RequestValues } from "../request/request-values.ts";

/** `POST https://api.example.com/things` without parameters, body and answers. */
export function operation(changes: Partial<Operation> = {}): Operation {
  return {
    id: "thing-create",
    method: "post",
    path: "/things",
    summary: "",
    description: "",
    family: "Things",
    tags: [],
    samples: [],
    deprecated: false,
    externalDocs: null,
    servers: [{ url: "https://api.example.com", description: "", variables: {} }],
    security: [],
    parameters: [],
    body: null,
    responses: [],
    callbacks: [],
    extensions: {},
    position: { file: "api.yaml", line: 1, column: 1, pointer: "" },
    ...changes,
  };
}

/** An optional string in the query, unless `changes` say otherwise. */
export function parameter(changes: Partial<ApiParameter> & { name: string }): ApiParameter {
  const place = changes.in ?? "query";
  const form = place === "query" || place === "cookie";
  return {
    in: place,
    description: "",
    required: place === "path",
    deprecated: false,
    style: form ? "form" : "simple",
    explode: form,
    allowReserved: false,
    mediaType: null,
    schema: { types: ["string"] },
    examples: [],
    ...changes,
  };
}

/** A body in one media type. */
export function media(type: string, changes: Partial<ApiMedia> = {}): ApiMedia {
  return { type, schema: null, examples: [], encoding: {}, ...changes };
}

/** Nothing filled in but the server. */
function values(changes: Partial<RequestValues> = {}): RequestValues {
  return {
    server: "https://api.example.com",
    serverVariables: {},
    parameters: {},
    accept: null,
    body: null,
    credentials: [],
    ...changes,
  };
}

/** The request of such an operation. */
export function build(changes: Partial<Operation>, given: Partial<RequestValues> = {}): ApiRequest {
  return buildRequest(operation(changes), values(given));
}

/** Why no request can be made; empty: it can. */
export function problems(
  changes: Partial<Operation>,
  given: Partial<RequestValues> = {},
): RequestProblem[] {
  try {
    build(changes, given);
    return [];
  } catch (error) {
    if (error instanceof RequestError) return error.problems;
    throw error;
  }
}

/** The value of a header by the name as it is sent. */
export function header({ headers }: ApiRequest, name: string): string | undefined {
  return headers.find((candidate) => candidate.name === name)?.value;
}
