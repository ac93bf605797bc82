/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A page of the web. */
export interface ApiLink {
  label: string;
  href: string;
}

/** Where something stands in a description. */
export interface ApiPosition {
  /** Relative to the project's root. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  /** JSON pointer in that file. */
  pointer: string;
}

/** A sample of a description (`x-codeSamples`). */
export interface ApiCodeSample {
  label: string;
  /** As the author calls it: "Python". */
  language: string;
  text: string;
}

/** What a description says where no page looks for it. */
export interface UnplacedFact {
  /** JSON pointer of the object in the bundled description. */
  pointer: string;
  /** What it stands under. */
  keyword: string;
  text: string;
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
  /** Schemas of one page with the same number are made of the same parts, which are drawn once. */
  sameParts?: number;
  /** Slug of the page that shows what is below, which would be too large here. */
  page?: string;
  /** What examples show of what is on that page. */
  outline?: Schema;
  /** Slug of the page with its read-only parts, where requests alone have it. */
  wholePage?: string;
  /** What merged schemas say of it besides its own description. CommonMark. */
  notes?: string[];
  /** What it is built on. */
  bases?: SchemaBase[];
  /** Where to read on. */
  externalDocs?: ApiLink;
  /** How it is written as XML. */
  xml?: SchemaXml;
  /** What values of `enum` mean, in their order; "" where that is not said. CommonMark. */
  enumDescriptions?: string[];
  default?: Json;
  enum?: Json[];
  const?: Json;
  /** Authored example values. */
  examples?: Json[];
  /** Values of properties, from examples of schemas that are merged into this one. */
  exampleParts?: Record<string, Json>;
  /** All digits of numbers below that a number can't hold, by keyword. */
  exact?: Record<string, string>;
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
  minContains?: number;
  maxContains?: number;
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
  /** The property that tells which of the schemas built on this one a value is of. */
  discriminator?: string;
  /** Alternatives, besides what else this schema says. */
  variants?: SchemaVariants;
  not?: Schema;
  /** Further schemas that it has to do with. */
  conditions?: SchemaCondition[];
  /** Properties that are required where another one is there, by the name of that one. */
  dependentRequired?: Record<string, string[]>;
}

/** A schema that counts under a condition, or for a part of the value. */
export interface SchemaCondition {
  kind:
    | "if"
    | "then"
    | "else"
    | "contains"
    | "propertyNames"
    | "dependent"
    | "content"
    | "unevaluatedItems";
  /** "dependent": the property on which it depends. */
  name?: string;
  schema: Schema;
}

/** A schema that is part of another one (`allOf`). */
export interface SchemaBase {
  title: string;
  /** Of its own, where the whole has others. */
  example?: Json;
}

/** https://spec.openapis.org/oas/v3.1.1#xml-object */
export interface SchemaXml {
  name?: string;
  namespace?: string;
  prefix?: string;
  attribute?: true;
  wrapped?: true;
  /** Its text is that of the element around it. */
  text?: true;
}

export interface SchemaProperty {
  name: string;
  required: boolean;
  schema: Schema;
  /** A text for examples, where the author gave none. */
  sample?: string;
}

export interface SchemaVariants {
  /** "oneOf": exactly one; "anyOf": at least one. */
  kind: "oneOf" | "anyOf";
  /** The property whose value tells which one. */
  discriminator?: string;
  /** Label of the option that counts where that property is absent or has another value. */
  fallback?: string;
  options: {
    /** Component name, title, plain type ("string", "null"), or "Option 2". */
    label: string;
    /** Value of the discriminator. */
    value?: string;
    /** Further values that stand for the same schema. */
    otherValues?: string[];
    schema: Schema;
  }[];
}

/** Whom an API belongs to, and on which terms it may be used. */
export interface ApiLegal {
  termsOfService: ApiLink | null;
  contact: ApiLink[];
  /** A license without a page has an empty `href`. */
  license: ApiLink | null;
}

export interface ApiServer {
  /** May hold {variables}. */
  url: string;
  description: string;
  variables: Record<string, { default: string; enum: string[]; description: string }>;
}

/** https://spec.openapis.org/oas/v3.1.1#security-scheme-object */
export type ApiSecurityScheme = { description: string; deprecated?: true } & (
  | { type: "apiKey"; in: "header" | "query" | "cookie"; name: string }
  | { type: "http"; scheme: string; bearerFormat: string }
  | { type: "oauth2"; flows: Json; metadataUrl?: string }
  | { type: "openIdConnect"; url: string }
  | { type: "mutualTLS" }
);

/** Schemes that are needed together, with their scopes. Empty: no authorization needed. */
export type ApiSecurityRequirement = { scheme: string; scopes: string[] }[];

export interface ApiExample {
  /** "" for an example without a name. */
  name: string;
  summary: string;
  /** CommonMark. */
  description: string;
  value: Json;
  /** As it is sent, where the author or the number of its digits asks for that. */
  text?: string;
  /** Where the example is, when it is not in the description. */
  href?: string;
  /** Its page is not to hold it: it stands in a file beside. */
  long?: true;
}
