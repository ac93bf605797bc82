import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { PracticeData } from "../practice/practice-data.ts";
import { createPracticeServer, type PracticeServer } from "../practice/practice-server.ts";
import { type Listener, listen, type RunningServer } from "./listen.ts";

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
  const server = createServer((request, response) => {
    answer(practice, { request, response, maxBody: data.rules.maxBody }).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  return listen(server, { ...listener, baseUrl: "/" });
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  maxBody: number;
}

async function answer(practice: PracticeServer, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  allowOrigin(request, response);
  if (request.method === "OPTIONS") {
    response.writeHead(204).end();
    return;
  }
  const answered = await practice.fetch(await webRequest(exchange));
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

async function webRequest({ request, maxBody }: Exchange): Promise<Request> {
  const { method = "GET", headers, url = "/" } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(url, `http://${headers.host ?? "localhost"}`), {
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
