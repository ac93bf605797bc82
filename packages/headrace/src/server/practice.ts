import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { PracticeData } from "../practice/practice-data.ts";
import { createPracticeServer, type PracticeServer } from "../practice/practice-server.ts";
import { answerWith } from "./answer.ts";
import { type Listener, listen, type RunningServer } from "./listen.ts";
import { parseTarget } from "./request-target.ts";
import type { FileExchange } from "./send-file.ts";

/** Headers that pages of other origins may read, by name as an API has to list them. */
const EXPOSED = [
  "Allow",
  "Deprecation",
  "ETag",
  "Idempotent-Replayed",
  "Link",
  "Location",
  "RateLimit-Limit",
  "RateLimit-Policy",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "Retry-After",
  "Sunset",
  "WWW-Authenticate",
].join(", ");

/** Serves practice data over HTTP; what is changed lives as long as the server. */
export function startPractice(
  data: PracticeData,
  listener: Pick<Listener, "port" | "host">,
): Promise<RunningServer> {
  const practice = createPracticeServer({ data });
  const server = createServer(
    answerWith((exchange) => answer(practice, { ...exchange, maxBody: data.rules.maxBody })),
  );
  return listen(server, { ...listener, baseUrl: "/" });
}

interface Call extends FileExchange {
  maxBody: number;
}

/** What the program interface knows; it refuses some methods (TRACE) that may come over a wire. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

async function answer(practice: PracticeServer, call: Call): Promise<void> {
  const { request, response, maxBody } = call;
  allowOrigin(request, response);
  if (request.method === "OPTIONS") {
    response.writeHead(204).end();
    return;
  }
  const url = callUrl(request);
  if (url === undefined) return void response.writeHead(400).end();
  if (!METHODS.has(request.method ?? "")) {
    return void response.writeHead(405, { Allow: [...METHODS, "OPTIONS"].join(", ") }).end();
  }
  const answered = await practice.fetch(await webRequest(url, { request, response, maxBody }));
  for (const [name, value] of answered.headers) response.setHeader(name, value);
  response.writeHead(answered.status);
  response.end(Buffer.from(await answered.arrayBuffer()));
}

/** Any page may call: the server holds nothing but invented data and asks for no cookie. */
function allowOrigin({ headers, method }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Expose-Headers", EXPOSED);
  if (method !== "OPTIONS") return;
  response.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE");
  response.setHeader(
    "Access-Control-Allow-Headers",
    headers["access-control-request-headers"] ?? "*",
  );
  response.setHeader("Access-Control-Max-Age", "600");
  // https://wicg.github.io/private-network-access/: from a public page to this machine.
  if (headers["access-control-request-private-network"] === "true")
    response.setHeader("Access-Control-Allow-Private-Network", "true");
}

/** `undefined` when it is no address, or none of a host. */
function callUrl(request: IncomingMessage): URL | undefined {
  const { url = "", headers } = request;
  const base = `http://${headers.host ?? "localhost"}`;
  if ("status" in parseTarget(request) || !URL.canParse(base)) return undefined;
  // As it was written: what is encoded in a segment of a path belongs to it.
  return new URL(base + url.replace(/^https?:\/\/[^/?#]+/i, ""));
}

async function webRequest(url: URL, { request, maxBody }: Call): Promise<Request> {
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
