/** Operations and values for tests; each names only what it is about. */
import type { ApiMedia, ApiParameter, Operation } from "../../model/api.ts";
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
export function values(changes: Partial<RequestValues> = {}): RequestValues {
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
