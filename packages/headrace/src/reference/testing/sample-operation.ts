import { apiSchema } from "../../config/api-schema.ts";
import type { ApiDescription, ApiParameter, Operation, Schema } from "../../model/api.ts";
import type { ReferenceSettings } from "../pages/page-drafts.ts";
import { sayInEnglish } from "../say.ts";

/** A tree that contains itself. */
const FOLDER: Schema = {
  name: "Folder",
  types: ["object"],
  properties: [
    { name: "name", required: true, schema: { types: ["string"], maxLength: 20 } },
    {
      name: "folders",
      required: false,
      schema: { types: ["array"], items: { name: "Folder", types: ["object"], recursive: true } },
    },
  ],
};

/** The alternatives of a discriminator. */
const SOURCE: Schema = {
  types: [],
  variants: {
    kind: "oneOf",
    discriminator: "kind",
    options: [
      {
        label: "Git",
        value: "git",
        schema: {
          types: ["object"],
          properties: [{ name: "url", required: true, schema: { types: ["string"] } }],
        },
      },
      { label: "Upload", value: "upload", schema: { types: ["object"] } },
    ],
  },
};

const BODY: Schema = {
  name: "AppRequest",
  types: ["object"],
  description: "What a new app needs.",
  additionalProperties: false,
  properties: [
    {
      name: "owner",
      required: true,
      schema: {
        types: ["object", "null"],
        properties: [
          {
            name: "id",
            required: true,
            schema: { types: ["string"], pattern: "^[a-z|]+$", minLength: 1, maxLength: 9 },
          },
        ],
      },
    },
    {
      name: "state",
      required: false,
      schema: { types: ["string"], enum: ["ON", "OFF"], default: "ON", deprecated: true },
    },
    { name: "source", required: false, schema: SOURCE },
    { name: "root", required: false, schema: FOLDER },
    {
      name: "labels",
      required: false,
      schema: { types: ["object"], additionalProperties: { types: ["integer"], minimum: 0 } },
    },
    { name: "secret", required: false, schema: { types: ["string"], writeOnly: true } },
  ],
};

const PROBLEM: Schema = {
  name: "Problem",
  types: ["object"],
  properties: [{ name: "code", required: true, schema: { types: ["string"] } }],
};

/** A parameter in its usual style. */
export function sampleParameter(changes: Partial<ApiParameter>): ApiParameter {
  return {
    name: "limit",
    in: "query",
    description: "How many at most.",
    required: false,
    deprecated: false,
    style: "form",
    explode: true,
    allowReserved: false,
    mediaType: null,
    schema: { types: ["integer"], minimum: 1, maximum: 100, default: 25 },
    examples: [],
    ...changes,
  };
}

const traceHeader = {
  name: "Trace-Id",
  description: "Names the call.",
  required: false,
  deprecated: false,
  schema: { types: ["string" as const] },
  examples: [],
};
const problem = {
  type: "application/problem+json",
  schema: PROBLEM,
  examples: [{ name: "bad", summary: "", description: "", value: { code: "bad" } }],
  encoding: {},
};

const SAMPLE_SERVERS = [{ url: "https://api.test", description: "", variables: {} }];

const BLUE = { name: "", summary: "", description: "", value: "blue" };

const SAMPLE_POSITION = {
  file: "openapi/apps.yaml",
  line: 7,
  column: 3,
  pointer: "#/apps/post",
};

/** An operation that has some of everything. */
export function sampleOperation(changes: Partial<Operation> = {}): Operation {
  const refusal = { headers: [traceHeader], content: [problem], links: [] };
  return {
    id: "app-create",
    method: "post",
    path: "/teams/{teamId}/apps",
    summary: "Create an app",
    description: "Creates an app. Read [more](/guide).",
    family: "Apps",
    tags: [],
    samples: [],
    deprecated: false,
    externalDocs: null,
    servers: SAMPLE_SERVERS,
    security: [[{ scheme: "key", scopes: [] }]],
    parameters: [
      sampleParameter({
        name: "teamId",
        in: "path",
        required: true,
        style: "simple",
        explode: false,
        schema: { types: ["string"] },
        examples: [BLUE],
      }),
      sampleParameter({}),
    ],
    body: {
      description: "",
      required: true,
      content: [
        {
          type: "application/vnd.test+json",
          schema: BODY,
          examples: [{ name: "small", summary: "", description: "", value: { owner: null } }],
          encoding: {},
        },
      ],
    },
    responses: [
      {
        status: "201",
        description: "Created.",
        headers: [traceHeader],
        content: [
          {
            type: "application/vnd.test+json",
            schema: { name: "App", types: ["object"], properties: BODY.properties ?? [] },
            examples: [{ name: "app", summary: "", description: "", value: { owner: null } }],
            encoding: {},
          },
        ],
        links: [{ name: "get", operationId: "app-get", description: "Reads it." }],
      },
      { ...refusal, status: "400", description: "Wrong." },
      { ...refusal, status: "404", description: "Missing." },
    ],
    callbacks: [],
    extensions: { "x-rate-limit": "write" },
    position: SAMPLE_POSITION,
    ...changes,
  };
}

/** A description with one family; its operations are those given. */
export function sampleDescription(operations: Operation[]): ApiDescription {
  return {
    title: "Test API",
    version: "1.0",
    summary: "",
    description: "",
    legal: { termsOfService: null, contact: [], license: null },
    externalDocs: null,
    servers: [],
    security: [],
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "X-Key", description: "From your *profile*." },
      other: { type: "http", scheme: "bearer", bearerFormat: "", description: "" },
    },
    families: [
      {
        name: "Apps",
        title: "Apps",
        slug: "app",
        parent: null,
        description: "All apps.",
        externalDocs: null,
        operations,
      },
    ],
    groups: [],
    webhooks: [],
    schemas: [],
    components: [],
  };
}

/** A configuration for it. */
export const SAMPLE_SETTINGS: ReferenceSettings = {
  api: apiSchema.parse({
    id: "v1",
    file: "openapi/openapi.yaml",
    route: "/api/vnd.test+json",
    familyRoute: "/category/{family}/vnd.test+json",
    download: "openapi/v1.yaml",
    overviewRoute: false,
    extensions: ["x-rate-limit"],
  }),
  site: { url: "https://docs.test", baseUrl: "/docs/" },
  smartQuotes: true,
  say: sayInEnglish,
  changes: null,
};
