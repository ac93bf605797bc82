/**
 * A request as it is sent: code samples print it and the console sends it, so that both are the
 * same. Everything is final: percent-encoded, serialized, credentials in place.
 */
export interface ApiRequest {
  /** In capitals. */
  method: string;
  /** Absolute, with query. */
  url: string;
  /** In the order in which they are sent; names as the description writes them. */
  headers: { name: string; value: string }[];
  body: ApiRequestBody;
}

/** The body of a request. */
export type ApiRequestBody =
  | { kind: "none" }
  /** JSON, plain text, XML, an encoded form: sent as UTF-8. */
  | { kind: "text"; text: string }
  /** multipart/form-data; the client chooses the boundary, so no Content-Type is in the headers. */
  | { kind: "multipart"; parts: ApiRequestPart[] }
  | { kind: "file"; file: ApiFile };

export type ApiRequestPart = {
  name: string;
  /** Besides those that name the part and its type. */
  headers?: ApiRequest["headers"];
} & ({ kind: "text"; text: string; contentType: string | null } | { kind: "file"; file: ApiFile });

/** A file that the reader chooses; in samples only its name stands. */
export interface ApiFile {
  name: string;
  contentType: string;
  /** `null` in samples of the page: there is no file yet. */
  content: Blob | null;
}
