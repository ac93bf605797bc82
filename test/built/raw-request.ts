import { connect, type Socket } from "node:net";

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  /** By names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** What a request line and the lines below it say besides the target. */
export interface RawHead {
  method?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a request target as it is, over a socket of its own: clients of a higher level tidy paths
 * up before they send them.
 *
 * @param target Bytes of the request line's second word, as Latin-1.
 */
export function rawRequest(
  port: number,
  target: string,
  { method = "GET", headers = {} }: RawHead = {},
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: "site.test", ...headers, Connection: "close" });
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.once("error", reject);
    socket.once("close", () => resolve(parse(Buffer.concat(chunks).toString("latin1"))));
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    socket.write(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, "latin1");
  });
}

function parse(answer: string): RawAnswer {
  const [head = "", ...content] = answer.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = "", ...rest] = line.split(":");
    const known = headers[name.toLowerCase()];
    const value = rest.join(":").trim();
    headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`;
  }
  return {
    status: Number(/^HTTP\/1\.\d (\d+)/.exec(first)?.[1] ?? 0),
    headers,
    body: content.join("\r\n\r\n"),
  };
}
