import type { ApiMedia, ApiParameter, CallableOperation, Schema } from "../../model/api.ts";
import type { ConsoleOperation } from "../../model/api-console.ts";

/** An operation with one of everything, for tests. */
export function sampleOperation(operation: Partial<CallableOperation> = {}): ConsoleOperation {
  return {
    accept: "application/json",
    operation: {
      id: "parcel-create",
      method: "post",
      path: "/depots/{depotId}/parcels",
      summary: "Create a parcel",
      description: "",
      family: "Parcels",
      tags: [],
      deprecated: false,
      externalDocs: null,
      servers: SERVERS,
      security: [[{ scheme: "key", scopes: [] }], [{ scheme: "token", scopes: [] }]],
      parameters: PARAMETERS,
      body: { description: "", required: true, content: [jsonBody(), formBody()] },
      responses: [
        {
          status: "201",
          headers: [{ name: "ETag" }, { name: "Location" }],
          content: [{ type: "application/json" }],
        },
        { status: "4XX", headers: [], content: [] },
      ],
      extensions: {},
      position: { file: "openapi.yaml", line: 1, column: 1, pointer: "" },
      ...operation,
    },
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "X-Api-Key", description: "A key: `key_…`." },
      token: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "" },
    },
  };
}

/** Where a variable is part of the host's name, one is a choice. */
const SERVERS: CallableOperation["servers"] = [
  { url: "https://api.parcels.example", description: "Production", variables: {} },
  {
    url: "https://{tenant}.parcels.example/{version}",
    description: "Your own",
    variables: {
      tenant: { default: "demo", enum: [], description: "Your account" },
      version: { default: "v1", enum: ["v1", "v2"], description: "" },
    },
  },
];

const PARAMETERS: ApiParameter[] = [
  parameter({ name: "depotId", in: "path", schema: { types: ["string"], examples: ["hamburg"] } }),
  parameter({
    name: "limit",
    in: "query",
    schema: { types: ["integer"], minimum: 1, maximum: 100 },
  }),
  parameter({ name: "dryRun", in: "query", schema: { types: ["boolean"] } }),
  parameter({ name: "sort", in: "query", schema: { types: ["string"], enum: ["name", "-name"] } }),
  parameter({
    name: "tags",
    in: "query",
    schema: { types: ["array"], items: { types: ["string"] } },
  }),
  parameter({
    name: "Idempotency-Key",
    in: "header",
    schema: { types: ["string"], format: "uuid" },
  }),
];

function parameter(given: Pick<ApiParameter, "name" | "in" | "schema">): ApiParameter {
  return {
    description: `The *${given.name}* of the parcel, see [depots](/depots).`,
    required: given.in === "path",
    deprecated: false,
    style: given.in === "query" ? "form" : "simple",
    explode: given.in === "query",
    allowReserved: false,
    mediaType: null,
    examples: [],
    ...given,
  };
}

const PARCEL: Schema = {
  name: "Parcel",
  types: ["object"],
  properties: [
    { name: "number", required: true, schema: { types: ["integer"], format: "int64" } },
    { name: "recipient", required: true, schema: { types: ["string"], minLength: 3 } },
    {
      name: "status",
      required: false,
      schema: { types: ["string"], enum: ["REGISTERED", "DELIVERED"] },
    },
  ],
  additionalProperties: false,
};

function jsonBody(): ApiMedia {
  return {
    type: "application/vnd.parcels.v1+json",
    schema: PARCEL,
    examples: [
      example("first", { number: 20417, recipient: "Lena Brandt", status: "REGISTERED" }),
      example("second", { number: 20418, recipient: "Jonas Falk" }),
    ],
    encoding: {},
  };
}

function formBody(): ApiMedia {
  return {
    type: "multipart/form-data",
    schema: {
      types: ["object"],
      properties: [
        {
          name: "file",
          required: true,
          schema: { types: ["string"], contentMediaType: "text/csv", description: "The list." },
        },
        { name: "note", required: false, schema: { types: ["string"] } },
      ],
    },
    examples: [example("list", { file: "number,recipient", note: "From the depot" })],
    encoding: { file: { contentType: "text/csv", explode: true } },
  };
}

function example(name: string, value: ApiMedia["examples"][number]["value"]) {
  return { name, summary: `The ${name}`, description: "", value };
}
