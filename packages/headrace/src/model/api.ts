import type {
  ApiCodeSample,
  ApiExample,
  ApiLegal,
  ApiLink,
  ApiPosition,
  ApiSecurityRequirement,
  ApiSecurityScheme,
  ApiServer,
  Json,
  Schema,
  UnplacedFact,
} from "./api-schema.ts";

export type {
  ApiCodeSample,
  ApiExample,
  ApiLegal,
  ApiLink,
  ApiPosition,
  ApiSecurityRequirement,
  ApiSecurityScheme,
  ApiServer,
  Json,
  Schema,
  SchemaBase,
  SchemaCondition,
  SchemaProperty,
  SchemaType,
  SchemaVariants,
  SchemaXml,
  UnplacedFact,
} from "./api-schema.ts";

/**
 * An API description (Swagger 2.0 and OpenAPI 3.0 to 3.2 become the same), resolved for readers: what pages, code
 * samples, the console and the practice server work with. Plain JSON, so that it can be cached and
 * sent to a browser, one operation at a time.
 *
 * Words as in https://spec.openapis.org/oas/v3.1.1.
 */

/** A whole description. */
export interface ApiDescription {
  title: string;
  version: string;
  summary: string;
  /** CommonMark. */
  description: string;
  /** Terms of service, contact and license, as far as they are given. */
  legal: ApiLegal;
  externalDocs: ApiLink | null;
  servers: ApiServer[];
  /** What operations need that say nothing of it. */
  security: ApiSecurityRequirement[];
  /** By their names in the description. */
  securitySchemes: Record<string, ApiSecurityScheme>;
  /** In the order of the description's tags; operations without a tag come in a family of their own. */
  families: ApiFamily[];
  /** Families under one title each; a family may be in none. */
  groups: ApiGroup[];
  webhooks: Operation[];
  /** Schemas that have a page of their own: those that are too large for the pages of operations. */
  schemas: ApiSchemaPage[];
  /** What else it holds and no operation shows, in portions for a page each. */
  components: ApiComponents[];
}

/** Families that belong together. */
export interface ApiGroup {
  name: string;
  /** Slugs. */
  families: string[];
}

/** A schema with a page of its own. */
export interface ApiSchemaPage {
  /** Name of the component, or made from the place where it stands. */
  name: string;
  /** In addresses, unique. */
  slug: string;
  schema: Schema;
}

/** The operations of one tag. */
export interface ApiFamily {
  /** The tag. */
  name: string;
  /** What readers see: the tag, unless it has a title. */
  title: string;
  /** In addresses: "application". */
  slug: string;
  /** Slug of the family that it is a part of. */
  parent: string | null;
  /** CommonMark. */
  description: string;
  externalDocs: ApiLink | null;
  /** Sorted as in the description. */
  operations: Operation[];
}

/** Fields of a path item that are operations; others have their methods' names. */
export const HTTP_METHODS = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
] as const;

/** In small letters; any that `additionalOperations` names. */
export type HttpMethod = string;

export interface Operation {
  /**
   * Unique, also where case does not count; fits into an address as it is. The authored one, with
   * "-" for what addresses can't hold; made from method and path when the description has none.
   */
  id: string;
  /** The authored one, where `id` is another. */
  operationId?: string;
  method: HttpMethod;
  /** "/applications/{applicationId}"; for a webhook or callback its name or expression. */
  path: string;
  summary: string;
  /** CommonMark. */
  description: string;
  /** Name of the family. */
  family: string;
  /** Names of all of its families. */
  tags: string[];
  deprecated: boolean;
  externalDocs: ApiLink | null;
  servers: ApiServer[];
  /** Alternatives: one of them is enough. Empty: none needed. */
  security: ApiSecurityRequirement[];
  parameters: ApiParameter[];
  /** Headers that follow from the rest of the request, of which the description says something. */
  impliedHeaders?: ApiParameter[];
  /** `Accept`, where the description gives a value for it: its versions often stand there. */
  accept?: string;
  body: ApiBody | null;
  responses: ApiResponse[];
  callbacks: Operation[];
  /** Of a callback: what the description calls it. */
  callback?: string;
  /** Samples that the description's author wrote. */
  samples: ApiCodeSample[];
  /** Extensions (`x-…`) of the operation. */
  extensions: Record<string, Json>;
  /** Where it stands, for diagnostics and "Edit this page". */
  position: ApiPosition;
}

/**
 * An operation as those who call it need it. Its answers are described on its page; of them, which ones
 * there are is enough: whole, they would be nine tenths of the data.
 */
export type CallableOperation = Omit<
  Operation,
  "responses" | "callbacks" | "samples" | "impliedHeaders"
> & {
  responses: AnswerKind[];
};

/** An answer, known by its status, the names of its headers and its media types. */
export interface AnswerKind {
  /** "200", "4XX" or "default". */
  status: string;
  headers: Pick<ApiHeader, "name">[];
  content: Pick<ApiMedia, "type">[];
}

type PairStyle = "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "cookie";

export interface ApiParameter {
  name: string;
  /** "querystring": the whole query is its value. */
  in: "path" | "query" | "querystring" | "header" | "cookie";
  /** CommonMark. */
  description: string;
  required: boolean;
  deprecated: boolean;
  /** https://spec.openapis.org/oas/v3.2.0#style-values */
  style: "simple" | "label" | "matrix" | PairStyle;
  explode: boolean;
  allowReserved: boolean;
  /** It may be sent without a value. */
  allowEmptyValue?: true;
  /** Media type of a parameter with `content`; its value is then serialized by that. */
  mediaType: string | null;
  /** Of the fields of a `content` that is a form. */
  encoding?: Record<string, ApiEncoding>;
  schema: Schema;
  examples: ApiExample[];
  /** A text for an example, where the author gave none. */
  sample?: string;
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
  /** CommonMark. */
  description?: string;
  /** Of the whole; of a stream, a list of what comes one by one. */
  schema: Schema | null;
  /** It is a sequence whose items come one by one. */
  stream?: true;
  /** At least one when the description has any; authored ones only. */
  examples: ApiExample[];
  /** Of the parts of a form: https://spec.openapis.org/oas/v3.1.1#encoding-object */
  encoding: Record<string, ApiEncoding>;
  /** Of the items of a sequence, one by one; the last is that of all further ones. */
  itemEncoding?: ApiItemEncoding;
}

export interface ApiItemEncoding {
  first: ApiEncoding[];
  others: ApiEncoding | null;
}

export interface ApiEncoding {
  /** "" where the description leaves it to the value. */
  contentType: string;
  style?: ApiParameter["style"];
  explode: boolean;
  allowReserved?: boolean;
  /** Of its part in a multipart body. */
  headers?: ApiHeader[];
  /** Of the parts that it consists of itself. */
  parts?: Record<string, ApiEncoding>;
}

export interface ApiResponse {
  /** "200", "4XX" or "default". */
  status: string;
  /** CommonMark. */
  description: string;
  headers: ApiHeader[];
  content: ApiMedia[];
  links: ApiResponseLink[];
}

/** What can be called with the values of a response. */
export interface ApiResponseLink {
  name: string;
  /** "" for an operation that this description does not have; then what the link calls it, too. */
  operationId: string;
  target?: string;
  description: string;
  /** Expressions for the values of the next request, by the names of its parameters. */
  parameters?: Record<string, string>;
  /** Its server, if that is not the operation's. */
  server?: ApiServer;
}

export interface ApiHeader {
  name: string;
  /** How its value is written, where that is a media type. */
  mediaType?: string | null;
  description: string;
  required: boolean;
  deprecated: boolean;
  schema: Schema;
  examples: ApiExample[];
}

/**
 * Components of a description, other than schemas, that no operation shows: nothing refers to them,
 * or what does says everything in other words.
 */
export interface ApiComponents {
  parameters: ApiParameter[];
  headers: ApiHeader[];
  bodies: { name: string; body: ApiBody }[];
  /** Their statuses are their names. */
  responses: ApiResponse[];
  examples: ApiExample[];
  links: ApiResponseLink[];
  /** Of callbacks and path items; `callback` is the name of these. */
  operations: Operation[];
  /** Path items without an operation. */
  paths: ApiEmptyPath[];
  /** What stands at places that have no meaning. */
  unplaced: UnplacedFact[];
}

/** A path item without an operation. */
export interface ApiEmptyPath {
  path: string;
  summary: string;
  /** CommonMark. */
  description: string;
  servers: ApiServer[];
  parameters: ApiParameter[];
}
