import type { IncomingMessage, ServerResponse } from "node:http";
import type { PracticeData } from "../practice/practice-data.ts";
import { createPracticeServer, type PracticeServer } from "../practice/practice-server.ts";
import { serverOf } from "./answer.ts";
import { type Listener, listen, type RunningServer } from "./listen.ts";
import type { FileExchange } from "./send-file.ts";
import { callUrl, sendResponse, webRequest } from "./web-exchange.ts";

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
  const { maxBody } = data.rules;
  const server = serverOf((exchange) => answer(practice, { ...exchange, maxBody }), { maxBody });
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
  await sendResponse(response, await practice.fetch(await webRequest(url, { request, maxBody })));
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
