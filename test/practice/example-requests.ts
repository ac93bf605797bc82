import { type ApiBody, type ApiMedia, fillPath, type Json, type Operation } from "headrace/api";
import { FULL_KEY, MEDIA_TYPE } from "./millrace-api.ts";

/** A request made of nothing but the examples of an operation. */
export interface ExampleRequest {
  /** Of the operation, and of the body's example if it has some. */
  name: string;
  operation: Operation;
  request: Request;
}

/** One request for each example of a body; one for an operation without a body. */
export function exampleRequests(operation: Operation, origin: string): ExampleRequest[] {
  const bodies = operation.body ? exampleBodies(operation.body) : [{ name: "", body: undefined }];
  return bodies.map(({ name, body, type }: ExampleBody) => ({
    name: name ? `${operation.id} ${name}` : operation.id,
    operation,
    request: new Request(origin + addressOf(operation), {
      method: operation.method.toUpperCase(),
      headers: headersOf(operation, type),
      ...(body === undefined ? {} : { body }),
    }),
  }));
}

interface ExampleBody {
  name: string;
  body: string | FormData | undefined;
  type?: string;
}

/** Required query parameters only: the optional ones are filters that need not fit together. */
function addressOf({ path, parameters }: Operation): string {
  const values = parameters.map(({ name, examples }) => [name, String(examples[0]?.value ?? "")]);
  const query = parameters.filter((one) => one.in === "query" && one.required);
  const search = query.map(({ name, examples }) => [name, String(examples[0]?.value ?? "")]);
  const text = new URLSearchParams(search).toString();
  return fillPath(path, Object.fromEntries(values)) + (text ? `?${text}` : "");
}

function headersOf({ parameters, responses }: Operation, type: string | undefined): Headers {
  const headers = new Headers({ "X-Millrace-Api-Key": FULL_KEY });
  const success = responses.find(({ status }) => status.startsWith("2"));
  headers.set("Accept", success?.content[0]?.type ?? MEDIA_TYPE);
  if (type) headers.set("Content-Type", type);
  const match = parameters.find(({ name }) => name === "If-Match");
  if (match) headers.set("If-Match", String(match.examples[0]?.value));
  return headers;
}

function exampleBodies({ content }: ApiBody): ExampleBody[] {
  return content.flatMap((media) =>
    media.examples.map(({ name, value }) => ({ name, ...encoded(media, value) })),
  );
}

function encoded({ type }: ApiMedia, value: Json): Pick<ExampleBody, "body" | "type"> {
  if (type === "multipart/form-data") {
    const form = new FormData();
    for (const [name, part] of Object.entries(value ?? {})) {
      form.set(name, name === "file" ? new Blob([String(part)]) : String(part));
    }
    return { body: form };
  }
  return { type, body: type.endsWith("json") ? JSON.stringify(value) : String(value) };
}
