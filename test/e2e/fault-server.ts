import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** A request as it arrived. */
export interface RecordedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A server that answers as badly as servers do, on a port of its own. */
export interface FaultServer {
  port: number;
  origin: string;
  /** All that arrived, preflights as well. */
  requests: RecordedRequest[];
  close(): Promise<void>;
}

/** Answers one request; the path names it. Chosen by path, whatever the method. */
type Answer = (exchange: Exchange) => void | Promise<void>;

interface Exchange {
  request: RecordedRequest;
  query: URLSearchParams;
  response: ServerResponse;
  /** How often the path was asked for before. */
  count: number;
}

const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "*",
  "Access-Control-Allow-Headers": "*, Authorization",
};

/** A picture of one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const ANSWERS: Readonly<Record<string, Answer>> = {
  /** So that a probe of the root finds somebody; nothing here allows a page to read it. */
  "/": ({ response }) => void response.writeHead(404).end(),
  "/echo": ({ request, response }) => sendJson(response, { body: request }),
  "/upload": ({ request, response }) => sendJson(response, { body: request }),
  "/fault/item": sendItem,
  "/fault/jobs": ({ response }) =>
    sendJson(response, {
      status: 202,
      headers: {
        Location: "/fault/job",
        "Retry-After": "1",
        "Access-Control-Expose-Headers": "Location",
      },
      body: { id: 1, status: "RUNNING" },
    }),
  "/fault/job": ({ response, count }) =>
    sendJson(response, { body: { id: 1, status: count === 0 ? "RUNNING" : "DONE" } }),
  "/fault/limited": ({ response, count }) =>
    sendJson(response, { status: count < 300 ? 200 : 429, body: { count } }),
  "/fault/slow": async ({ response, query }) => {
    await delay(Number(query.get("ms") ?? 60_000), undefined, { ref: false });
    sendJson(response, { body: { slow: true } });
  },
  "/fault/reset": ({ response }) => void response.destroy(),
  "/fault/broken": async ({ response }) => {
    response.writeHead(200, { ...CORS, "Content-Type": "text/plain", "Content-Length": 1000 });
    response.write("The beginning.");
    // A browser forgets what it has not read yet when the connection is reset.
    await delay(500);
    response.destroy();
  },
  "/fault/no-cors": ({ response }) => void response.writeHead(200).end("You can’t read this."),
  "/fault/redirect": ({ response, query }) =>
    void response.writeHead(302, { ...CORS, Location: query.get("to") ?? "/echo" }).end(),
  "/fault/integers": ({ response }) =>
    sendText(response, "application/json", '{"id":9007199254740993,"e":1E400,"z":1.10}'),
  "/fault/json": ({ response, query }) =>
    sendText(response, "application/json", jsonOf(Number(query.get("bytes") ?? 20_000_000))),
  "/fault/html": ({ response }) =>
    sendText(response, "text/html", "<script>document.title = 'run'</script><h1>Sign in</h1>"),
  "/fault/svg": ({ response }) =>
    sendText(
      response,
      "image/svg+xml",
      "<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>",
    ),
  "/fault/image": ({ response }) => {
    response.writeHead(200, { ...CORS, "Content-Type": "image/png" });
    response.end(Buffer.from(PIXEL, "base64"));
  },
  "/fault/binary": sendBinary,
  "/fault/events": sendEvents,
};

/** Starts the server on a free port of this machine. */
export async function startFaultServer(): Promise<FaultServer> {
  const requests: RecordedRequest[] = [];
  const counts = new Map<string, number>();
  const server = createServer(async (incoming, response) => {
    const request = await record(incoming);
    requests.push(request);
    if (request.method === "OPTIONS") return void response.writeHead(204, CORS).end();
    const { pathname, searchParams } = new URL(request.url, "http://fault.example");
    const count = counts.get(pathname) ?? 0;
    counts.set(pathname, count + 1);
    const answer = ANSWERS[pathname];
    if (!answer) return sendJson(response, { status: 404, body: { path: pathname } });
    await answer({ request, query: searchParams, response, count });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function record(incoming: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = "", url = "", headers } = incoming;
  return { method, url, headers, body: Buffer.concat(chunks).toString() };
}

interface JsonAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

function sendJson(response: ServerResponse, { status = 200, headers, body }: JsonAnswer): void {
  response.writeHead(status, { ...CORS, "Content-Type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

function sendText(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { ...CORS, "Content-Type": `${type}; charset=utf-8` }).end(text);
}

/** A resource with an entity tag, which it does not expose. */
function sendItem({ request, response }: Exchange): void {
  const { headers, method } = request;
  const tag = '"v1"';
  if (headers["if-none-match"] === tag) {
    response.writeHead(304, { ...CORS, ETag: tag }).end();
  } else if (method !== "GET" && headers["if-match"] !== tag) {
    const status = headers["if-match"] === undefined ? 428 : 412;
    sendJson(response, { status, body: { status } });
  } else {
    sendJson(response, { headers: { ETag: tag }, body: { id: 1 } });
  }
}

async function sendBinary({ response, query }: Exchange): Promise<void> {
  const bytes = Number(query.get("bytes") ?? 50_000_000);
  response.writeHead(200, {
    ...CORS,
    "Access-Control-Expose-Headers": "Content-Disposition",
    "Content-Type": "application/octet-stream",
    "Content-Disposition": "attachment; filename=\"../evil.bin\"; filename*=UTF-8''backup%201.bin",
  });
  const chunk = Buffer.alloc(1_000_000, 7);
  for (let sent = 0; sent < bytes && !response.destroyed; sent += chunk.length) {
    const piece = chunk.subarray(0, Math.min(chunk.length, bytes - sent));
    if (!response.write(piece)) await drained(response);
  }
  response.end();
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}

/** Three events, then silence until the client goes. */
async function sendEvents({ response }: Exchange): Promise<void> {
  response.writeHead(200, { ...CORS, "Content-Type": "text/event-stream" });
  for (const number of [1, 2, 3]) {
    response.write(`data: {"event":${number}}\n\n`);
    await delay(50);
  }
}

/** A list of about so many bytes. */
function jsonOf(bytes: number): string {
  const item = '{"id":9007199254740993,"name":"Größe","tags":["a","b"]}';
  return `[${Array.from({ length: Math.ceil(bytes / (item.length + 3)) }, () => item).join(",")}]`;
}
