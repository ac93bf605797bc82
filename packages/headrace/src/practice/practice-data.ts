import type { HttpMethod, Json, Schema } from "../model/api.ts";
import type { JsonObject } from "../model/json-object.ts";

/**
 * What the practice server works with: the operations of a description, reduced to what answers
 * need, the documents it starts with, and the rules. Made by `practiceData`; plain JSON.
 */
export interface PracticeData {
  /** Of the description. */
  title: string;
  /** Path of the first server, without a slash at the end: "" or "/v1". */
  basePath: string;
  operations: PracticeOperation[];
  /** Of parameters and bodies; operations name them by index. */
  schemas: Schema[];
  documents: PracticeDocument[];
  rules: PracticeRules;
}

/** What the server holds at an address when it starts. */
export interface PracticeDocument {
  /** Concrete, with the address parameters of its resource: "/teams/logistics". */
  path: string;
  value: JsonObject;
  /** As the description shows it, quotation marks included. */
  etag?: string;
}

/** What an operation does with documents. */
export type PracticeKind = "list" | "get" | "create" | "store" | "update" | "delete" | "action";

export interface PracticeOperation {
  id: string;
  method: HttpMethod;
  path: string;
  kind: PracticeKind;
  /** Rate limit that it counts in. */
  bucket: string | null;
  /** Where a credential may stand; empty: none is needed. */
  security: PracticeCredential[];
  parameters: PracticeParameter[];
  body: { required: boolean; content: { type: string; schema: number | null }[] } | null;
  /** Every status of its table, successes first described by `answers`. */
  statuses: string[];
  /** The answers from 200 to 299. */
  answers: PracticeAnswer[];
}

/** Header or query parameter of a credential; `bearer` is `Authorization: Bearer`. */
export type PracticeCredential =
  | { in: "header" | "query" | "cookie"; name: string }
  | { in: "bearer" };

export interface PracticeParameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required: boolean;
  schema: number;
}

export interface PracticeAnswer {
  status: number;
  /** `null`: there is no body. */
  type: string | null;
  /** Documented headers, as the description writes them. */
  headers: string[];
  /** Properties of the body, of its items for a list; `null`: any. */
  fields: string[] | null;
}

/** A value with `${…}` in its texts, see expressions.ts. */
export type Template = Json;

/** Fields that have to have one of these values; `null` means that it is missing or null. */
export type Conditions = Record<string, Template>;

/** What no description can say. Written by hand, checked when it is loaded. */
export interface PracticeRules {
  /** Who calls, in every `${caller}`. */
  caller: string;
  /** Addresses that stand for others. */
  aliases: Record<string, string>;
  /** Regular expressions over the value of an API key. */
  keys: { accept: string; readOnly: string };
  rateLimits: { window: number; buckets: Record<string, number> };
  /** Bytes. */
  maxBody: number;
  /** Seconds of `Retry-After` on 202. */
  retryAfter: number;
  problems: Record<ProblemReason, ProblemKind>;
  /** The beginning of every problem's `type`. */
  problemType: string;
  /** Laid over every document that is created, and over every one that changes. */
  stamps: { create: JsonObject; change: JsonObject };
  /** Takes the value away of an object whose flag is true. */
  secrets: { flag: string; field: string };
  /** Facts that templates name as `constants`. */
  constants: JsonObject;
  /** By the path of one item: "/teams/{teamId}". */
  resources: Record<string, ResourceRule>;
  /** By operation id. */
  operations: Record<string, OperationRule>;
}

export const PROBLEM_REASONS = [
  "invalid",
  "invalidCursor",
  "unauthenticated",
  "forbidden",
  "notFound",
  "methodNotAllowed",
  "notAcceptable",
  "taken",
  "conflict",
  "quota",
  "preconditionFailed",
  "tooLarge",
  "unsupportedMediaType",
  "idempotencyMismatch",
  "preconditionRequired",
  "rateLimited",
] as const;

export type ProblemReason = (typeof PROBLEM_REASONS)[number];

export interface ProblemKind {
  status: number;
  code: string;
  title: string;
}

export interface ResourceRule {
  /** Query parameters that belong to the address, the first one that is given; with defaults. */
  address?: Record<string, string | null> | undefined;
  /** Field to sort by when the request does not say; a leading "-" reverses. */
  order?: string | undefined;
  /** Field that a list shows as `id` in addresses; default "id". */
  key?: string | undefined;
  /** A query parameter that keeps only the lines of a text field which name it. */
  narrow?: { query: string; field: string } | undefined;
  /** What happens to a document that got into a state after the start. */
  states?: Record<string, Transition> | undefined;
}

export interface Transition {
  /** Seconds. */
  after: number;
  /** Removes the document and all below it. */
  remove?: boolean | undefined;
  with?: Record<string, Lookup> | undefined;
  set?: JsonObject | undefined;
  effects?: Effect[] | undefined;
}

/** A document by its address, or the newest one or all of a collection; `*` is any segment. */
export type Lookup =
  | string
  | { newest: string; where?: Conditions | undefined }
  | { all: string; where?: Conditions | undefined };

export interface OperationRule {
  kind?: PracticeKind | undefined;
  /** Address of what an action changes, when it is not the nearest resource of its path. */
  target?: string | undefined;
  /** Collection that a `create` adds to, when it is not the operation's path. */
  collection?: string | undefined;
  /** Documents that templates name. */
  with?: Record<string, Lookup> | undefined;
  /** Last segment of a new document's address; default "${body.id}", else a ULID. */
  id?: string | undefined;
  /** Of a new or replaced document, below the body. */
  base?: Template | undefined;
  /** Above the body. */
  set?: JsonObject | undefined;
  /** Laid over what is shown, not over what is kept. */
  view?: JsonObject | undefined;
  /** The answer itself; nothing is kept of it. */
  answer?: JsonObject | undefined;
  /** Address of the answer's `Location`, when it is not the document's. */
  location?: string | undefined;
  /** Fields of the body, as pointers with `*`, that have to name documents. */
  references?: Record<string, Reference> | undefined;
  refuse?: Refusal[] | undefined;
  effects?: Effect[] | undefined;
}

/** What a field names; `${item}` is the field's value. */
export interface Reference {
  /** Its address. */
  at: string;
  /** Fields that it must have. */
  must?: Conditions | undefined;
  /** Said when it has them not. */
  message?: string | undefined;
}

export interface Refusal {
  when?: Conditions | undefined;
  unless?: Conditions | undefined;
  /** Refuses when the collection has a document with these fields. */
  find?: { in: string; where: Conditions } | undefined;
  /** Refuses when the collection has no such document besides the one of the operation. */
  lacks?: { in: string; where: Conditions } | undefined;
  /** Default "conflict". */
  reason?: ProblemReason | undefined;
  detail: string;
  /** For "invalid": JSON pointer of the field that `detail` is about. */
  pointer?: string | undefined;
}

/** A change to other documents; of a collection, the document itself is left out. */
export interface Effect {
  /** A list: the effect is carried out for each `item`. */
  each?: Template | undefined;
  with?: Record<string, Lookup> | undefined;
  when?: Conditions | undefined;
  /** Address to create or replace. */
  put?: string | undefined;
  value?: Template | undefined;
  /** Address, or with `where` a collection. */
  update?: string | undefined;
  set?: JsonObject | undefined;
  /** Address, or with `where` a collection. */
  remove?: string | undefined;
  where?: Conditions | undefined;
}
