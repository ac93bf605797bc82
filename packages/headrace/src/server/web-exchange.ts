import type { IncomingMessage, ServerResponse } from "node:http";
import { parseTarget } from "./request-target.ts";

/** `undefined` when it is no address, or none of a host. */
export function callUrl(request: IncomingMessage): URL | undefined {
  const { url = "", headers } = request;
  const base = `http://${headers.host ?? "localhost"}`;
  if ("status" in parseTarget(request) || !URL.canParse(base)) return undefined;
  // As it was written: what is encoded in a segment of a path belongs to it.
  return new URL(base + url.replace(/^https?:\/\/[^/?#]+/i, ""));
}

/** A request as `fetch` has it. Its body is read up to one byte more than it may have. */
export async function webRequest(
  url: URL,
  { request, maxBody }: { request: IncomingMessage; maxBody: number },
): Promise<Request> {
  const { method = "GET", headers } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(url, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, [value].flat().join(", ")]],
    ),
    ...(hasBody ? { body: await readBody(request, maxBody) } : {}),
  });
}

/** Answers with what `fetch` has given, piece by piece; who goes away ends it. */
export async function sendResponse(response: ServerResponse, answered: Response): Promise<void> {
  for (const [name, value] of answered.headers) response.setHeader(name, value);
  response.writeHead(answered.status);
  const reader = answered.body?.getReader();
  response.once("close", () => void reader?.cancel().catch(() => {}));
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    response.write(piece.value);
  response.end();
}

/** The rest of a body that is too large is not kept; the server refuses what is one byte longer. */
async function readBody(
  request: IncomingMessage,
  maxBody: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (size <= maxBody) chunks.push(chunk);
    size += chunk.length;
  }
  return new Uint8Array(Buffer.concat(chunks).subarray(0, maxBody + 1));
}
