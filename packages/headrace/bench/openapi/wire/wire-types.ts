/** What the wire bench makes up: operations in the words of a description, and their values. */

/** A value with whole numbers of any length. */
export type WireValue =
  | string
  | number
  | bigint
  | boolean
  | readonly WireValue[]
  | { readonly [key: string]: WireValue };

/** A parameter, or a field of a form, as the description has it, and the value that it gets. */
export interface WireField {
  name: string;
  in: "path" | "query" | "querystring" | "header" | "cookie" | "form";
  style?: string | undefined;
  explode?: boolean | undefined;
  allowReserved?: boolean | undefined;
  /** Media type of its `content`, or of its `encoding`. */
  contentType?: string | undefined;
  /** Of a `content` that is a form itself. */
  fields?: WireField[];
  /** Where its value does not tell it. */
  schema?: WireSchema;
  /** Its value, or each item of it, is the content of a file. */
  isFile?: true;
  value: WireValue;
}

/** A body in one media type. */
export interface WireBody {
  type: string;
  fields: WireField[];
  value?: WireValue;
  schema?: WireSchema;
  isFile?: true;
}

/** One operation, and what it is sent with. */
export interface WireOperation {
  method: string;
  path: string;
  parameters: WireField[];
  body: WireBody | null;
  /** The same in types that are not chosen. */
  otherBodies: WireBody[];
  /** Types of its answer. */
  accept: string[];
  security: WireSecurity | null;
}

/** A description: what its operations share, and they. */
export interface WireApi {
  schemes: WireScheme[];
  operations: WireOperation[];
}

/** A schema as the description has it. */
export type WireSchema = {
  type?: string;
  format?: string;
  properties?: Record<string, WireSchema>;
  items?: WireSchema;
  xml?: {
    name?: string;
    namespace?: string;
    prefix?: string;
    attribute?: boolean;
    wrapped?: boolean;
    nodeType?: string;
  };
  contentMediaType?: string;
  contentEncoding?: string;
  [keyword: string]: unknown;
};

/** A security scheme as the description has it, and the secret that is filled in for it. */
export interface WireScheme {
  name: string;
  /** As it is written in the description. */
  scheme: { type: string; in?: string; name?: string; scheme?: string };
  value: string;
  username: string;
}

/** Names of schemes that are needed together, for each alternative; and the one that is chosen. */
export interface WireSecurity {
  alternatives: string[][];
  chosen: number;
}

/** The values of a form as one object. */
export function valuesOf(fields: readonly WireField[]): { readonly [key: string]: WireValue } {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
