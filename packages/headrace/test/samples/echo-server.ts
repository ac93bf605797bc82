/** A server on loopback that remembers, byte for byte, what it was sent. */
import { createServer } from "node:http";

/** A request as it arrived. */
export interface ReceivedRequest {
  method: string;
  /** Path and query as on the wire, without the case's number. */
  path: string;
  /** Names in small letters. */
  headers: Map<string, string>;
  body: Buffer;
}

export interface EchoServer {
  /** "http://127.0.0.1:49152" */
  origin: string;
  /** The requests to `/<number>…`, which this call forgets. */
  take: (number: number) => ReceivedRequest[];
  close: () => Promise<void>;
}

/**
 * For pages of any origin; `*` does not speak of `Authorization`. A kept connection would be closed after
 * five seconds, and a client in this process, which may block it for longer, would send into it.
 */
const HEADERS = {
  Connection: "close",
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "*",
  "Access-Control-Allow-Headers": "*, Authorization",
};

/**
 * Starts on a free port. Every request is answered with 200 and its own body; what a browser asks
 * beforehand is allowed, and not remembered.
 */
export async function startEchoServer(): Promise<EchoServer> {
  const received = new Map<number, ReceivedRequest[]>();
  const server = createServer(async (request, response) => {
    if (request.headers["access-control-request-method"] !== undefined) {
      return void response.writeHead(204, HEADERS).end();
    }
    const body = Buffer.concat(await request.toArray());
    const [, number = "-1", path = ""] = /^\/(\d+)(.*)$/.exec(request.url ?? "") ?? [];
    const headers = new Map(pairs(request.rawHeaders));
    const entry = { method: request.method ?? "", path, headers, body };
    received.set(Number(number), [...(received.get(Number(number)) ?? []), entry]);
    response.writeHead(200, { ...HEADERS, "Content-Type": "text/plain" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    take: (number) => {
      const requests = received.get(number) ?? [];
      received.delete(number);
      return requests;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function pairs(rawHeaders: string[]): [string, string][] {
  return rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? ""]] : [],
  );
}
