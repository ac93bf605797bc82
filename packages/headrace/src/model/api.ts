/**
 * An API description (OpenAPI 3.0 and 3.1 become the same), resolved for readers: what pages, code
 * samples, the console and the practice server work with. Plain JSON, so that it can be cached and
 * sent to a browser, one operation at a time.
 *
 * Words as in https://spec.openapis.org/oas/v3.1.1.
 */

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A whole description. */
export interface ApiDescription {
  title: string;
  version: string;
  /** CommonMark. */
  description: string;
  servers: ApiServer[];
  /** By their names in the description. */
  securitySchemes: Record<string, ApiSecurityScheme>;
  /** In the order of the description's tags; operations without a tag come in a family of their own. */
  families: ApiFamily[];
  webhooks: Operation[];
}

/** The operations of one tag. */
export interface ApiFamily {
  /** The tag. */
  name: string;
  /** In addresses: "application". */
  slug: string;
  /** CommonMark. */
  description: string;
  externalDocs: ApiLink | null;
  /** Sorted as in the description. */
  operations: Operation[];
}

export interface ApiLink {
  label: string;
  href: string;
}

export interface ApiServer {
  /** May hold {variables}. */
  url: string;
  description: string;
  variables: Record<string, { default: string; enum: string[]; description: string }>;
}

/** https://spec.openapis.org/oas/v3.1.1#security-scheme-object */
export type ApiSecurityScheme = { description: string } & (
  | { type: "apiKey"; in: "header" | "query" | "cookie"; name: string }
  | { type: "http"; scheme: string; bearerFormat: string }
  | { type: "oauth2"; flows: Json }
  | { type: "openIdConnect"; url: string }
  | { type: "mutualTLS" }
);

/** Schemes that are needed together, with their scopes. Empty: no authorization needed. */
export type ApiSecurityRequirement = { scheme: string; scopes: string[] }[];

export const HTTP_METHODS = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
] as const;

export type HttpMethod = (typeof HTTP_METHODS)[number];

export interface Operation {
  /**
   * Unique, also where case does not count; fits into an address as it is. The authored one, with
   * "-" for what addresses can't hold; made from method and path when the description has none.
   */
  id: string;
  method: HttpMethod;
  /** "/applications/{applicationId}"; for a webhook or callback its name or expression. */
  path: string;
  summary: string;
  /** CommonMark. */
  description: string;
  /** Name of the family. */
  family: string;
  deprecated: boolean;
  externalDocs: ApiLink | null;
  servers: ApiServer[];
  /** Alternatives: one of them is enough. Empty: none needed. */
  security: ApiSecurityRequirement[];
  parameters: ApiParameter[];
  body: ApiBody | null;
  responses: ApiResponse[];
  callbacks: Operation[];
  /** Extensions (`x-…`) of the operation. */
  extensions: Record<string, Json>;
  /** Where it stands, for diagnostics and "Edit this page". */
  position: ApiPosition;
}

export interface ApiPosition {
  /** Relative to the project's root. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  /** JSON pointer in that file. */
  pointer: string;
}

export interface ApiParameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  /** CommonMark. */
  description: string;
  required: boolean;
  deprecated: boolean;
  /** https://spec.openapis.org/oas/v3.1.1#style-values */
  style: "simple" | "label" | "matrix" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  explode: boolean;
  allowReserved: boolean;
  /** Media type of a parameter with `content`; its value is then serialized by that. */
  mediaType: string | null;
  schema: Schema;
  examples: ApiExample[];
}

export interface ApiBody {
  /** CommonMark. */
  description: string;
  required: boolean;
  content: ApiMedia[];
}

/** A body in one media type. */
export interface ApiMedia {
  type: string;
  schema: Schema | null;
  /** At least one when the description has any; authored ones only. */
  examples: ApiExample[];
  /** Of the parts of a form: https://spec.openapis.org/oas/v3.1.1#encoding-object */
  encoding: Record<string, { contentType: string; explode: boolean }>;
}

export interface ApiExample {
  /** "" for an example without a name. */
  name: string;
  summary: string;
  /** CommonMark. */
  description: string;
  value: Json;
}

export interface ApiResponse {
  /** "200", "4XX" or "default". */
  status: string;
  /** CommonMark. */
  description: string;
  headers: ApiHeader[];
  content: ApiMedia[];
  links: { name: string; operationId: string; description: string }[];
}

export interface ApiHeader {
  name: string;
  description: string;
  required: boolean;
  deprecated: boolean;
  schema: Schema;
  examples: ApiExample[];
}

export type SchemaType = "null" | "boolean" | "object" | "array" | "number" | "integer" | "string";

/**
 * A JSON Schema as readers see it: references followed, `allOf` merged, nulls in `types`. What is
 * absent does not restrict. A schema that contains itself ends at the second occurrence, with
 * `recursive` set and nothing below it.
 */
export interface Schema {
  /** Name of the component ("Application"), when it has one. */
  name?: string;
  /** Empty: any type. */
  types: SchemaType[];
  title?: string;
  /** CommonMark. */
  description?: string;
  format?: string;
  deprecated?: true;
  readOnly?: true;
  writeOnly?: true;
  /** The schema called `name` stands further up. */
  recursive?: true;
  /** Cut off because the whole would be too large; says how many properties are not shown. */
  omitted?: number;
  default?: Json;
  enum?: Json[];
  const?: Json;
  /** Authored example values. */
  examples?: Json[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
  minProperties?: number;
  maxProperties?: number;
  contentMediaType?: string;
  contentEncoding?: string;
  properties?: SchemaProperty[];
  /** Schema of properties without a name of their own; false: none are allowed. */
  additionalProperties?: Schema | false;
  /** By pattern of the name. */
  patternProperties?: { pattern: string; schema: Schema }[];
  items?: Schema;
  /** Of the first items, one by one. */
  prefixItems?: Schema[];
  /** Alternatives, besides what else this schema says. */
  variants?: SchemaVariants;
  not?: Schema;
}

export interface SchemaProperty {
  name: string;
  required: boolean;
  schema: Schema;
}

export interface SchemaVariants {
  /** "oneOf": exactly one; "anyOf": at least one. */
  kind: "oneOf" | "anyOf";
  /** The property whose value tells which one. */
  discriminator?: string;
  options: {
    /** Component name, title, plain type ("string", "null"), or "Option 2". */
    label: string;
    /** Value of the discriminator. */
    value?: string;
    schema: Schema;
  }[];
}
