import type { ApiFile, ApiRequest, ApiRequestPart } from "../../model/api-request.ts";
import { partHead } from "./part-head.ts";

/** Arguments for `fetch`. */
export interface FetchArguments {
  url: string;
  init: RequestInit & { method: string; headers: [string, string][] };
}

/**
 * The request for `fetch`, byte for byte what the samples send. Cookies of the browser stay out
 * (`credentials: "omit"`); signal, cache and redirect are for the caller to add. Throws where a
 * file has no content: `sendability` finds those before.
 */
export function toFetch(request: ApiRequest): FetchArguments {
  const headers = request.headers.map(({ name, value }): [string, string] => [name, value]);
  const { body } = request;
  if (body.kind === "multipart") {
    const boundary = createBoundary();
    headers.push(["Content-Type", `multipart/form-data; boundary=${boundary}`]);
    const init = { method: request.method, headers, credentials: "omit" } as const;
    return { url: request.url, init: { ...init, body: encodeMultipart(body.parts, boundary) } };
  }
  const init = { method: request.method, headers, credentials: "omit" } as const;
  if (body.kind === "none") return { url: request.url, init };
  const content = body.kind === "text" ? body.text : contentOf(body.file);
  return { url: request.url, init: { ...init, body: content } };
}

/**
 * https://www.rfc-editor.org/rfc/rfc7578. By hand, because `FormData` gives a text with a content
 * type a file name and changes line breaks.
 */
function encodeMultipart(parts: ApiRequestPart[], boundary: string): Blob {
  const chunks = parts.flatMap((part): BlobPart[] => [
    `--${boundary}\r\n${partHead(part)}\r\n\r\n`,
    part.kind === "file" ? contentOf(part.file) : part.text,
    "\r\n",
  ]);
  return new Blob([...chunks, `--${boundary}--\r\n`]);
}

function contentOf(file: ApiFile): Blob {
  if (!file.content) throw new Error(`The file ${file.name} has no content.`);
  return file.content;
}

function createBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `----boundary${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
