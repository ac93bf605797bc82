/**
 * What a reader fills in to make a request: the console's form holds it, pages take it from
 * examples. `buildRequest` turns it into the request as it is sent.
 */
import type { ApiParameter, Json } from "../../model/api.ts";
import type { ApiFile } from "../../model/api-request.ts";

export interface RequestValues {
  /** Base URL; may hold {variables}. */
  server: string;
  /** By name; a variable without a value keeps its braces, which is an error when it is sent. */
  serverVariables: Record<string, string>;
  /** By `parameterKey`. Absent: left out. An empty string is sent in a query only. */
  parameters: Record<string, Json>;
  /** For the header `Accept`; null: all that the successful responses can have. */
  accept: string | null;
  /** null: no body. */
  body: BodyValues | null;
  /** What is sent, in place of real ones in samples: nothing here knows which they are. */
  credentials: Credential[];
}

/** The body in one media type of the operation. */
export type BodyValues =
  /** As it is written: JSON, XML, plain text. */
  | { kind: "text"; mediaType: string; text: string }
  /** `application/x-www-form-urlencoded` or `multipart/form-data`; a name may repeat. */
  | { kind: "form"; mediaType: string; fields: FormField[] }
  | { kind: "file"; mediaType: string; file: ApiFile };

/** A field of a form; lists and objects are serialized as the media type's encoding says. */
export type FormField =
  | { name: string; kind: "value"; value: Json }
  | { name: string; kind: "file"; file: ApiFile };

/** One credential and where it goes. */
export type Credential =
  | { kind: "apiKey"; in: "header" | "query" | "cookie"; name: string; value: string }
  /** Sent as `Authorization: Bearer …`: schemes http bearer, oauth2, openIdConnect. */
  | { kind: "bearer"; token: string }
  | { kind: "basic"; username: string; password: string }
  /** Any other HTTP scheme, `credentials` as they stand after its name. */
  | { kind: "http"; scheme: string; credentials: string };

/** Key of a parameter in `RequestValues.parameters`: "query:limit". Names repeat across places. */
export function parameterKey(parameter: Pick<ApiParameter, "in" | "name">): string {
  return `${parameter.in}:${parameter.name}`;
}
