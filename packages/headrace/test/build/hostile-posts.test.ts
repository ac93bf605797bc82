import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRandom, type Random } from "../../bench/random.ts";
import { feedbackHandler, MAX_FEEDBACK_BODY } from "../../src/feedback/handler.ts";
import { filesIn } from "../../src/mcp/folder-files.ts";
import { mcpHandler } from "../../src/mcp/handler.ts";
import type { RunningServer } from "../../src/server/listen.ts";
import { startPostHandler } from "../../src/server/post-handler.ts";

/** More by `POSTS=5000`; others by `SEED=2`. */
const COUNT = Number(process.env.POSTS ?? 400);
const SEED = Number(process.env.SEED ?? 1);

let folder: string;
const kept: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "posts-"));
});
afterAll(() => rm(folder, { recursive: true }));

const HANDLERS = {
  feedback: () =>
    feedbackHandler({
      store: { add: async (entry) => void ("page" in entry && kept.push(entry.page)) },
      site: "https://docs.example.com/",
      limit: { perSender: 1e9, overall: 1e9 },
    }),
  mcp: () => mcpHandler(filesIn(folder)),
};

describe.each(Object.entries(HANDLERS))("%s over HTTP", (_, make) => {
  let server: RunningServer;
  beforeAll(async () => {
    const options = { port: 0, host: "127.0.0.1", maxBody: MAX_FEEDBACK_BODY };
    server = await startPostHandler(make(), options);
  });
  afterAll(() => server.close());

  it(`answers ${COUNT} hostile posts, or leaves them, and goes on`, async () => {
    const random = createRandom(SEED);
    const port = Number(new URL(server.url).port);
    const posts = Array.from({ length: COUNT }, () => hostilePost(random));
    const rest = posts.values();
    const wrong: string[] = [];
    const work = async () => {
      for (const post of rest) {
        const answer = await send(port, post);
        // What the library of the protocol can't take, it answers so, in the protocol's form.
        if (/"code":-32603,"message":"Internal server error"/.test(answer)) continue;
        const isWrong = /^HTTP\/1\.1 5|node:internal|\bat .+:\d+:\d+|root:x/.test(answer);
        if (isWrong || (post.isWhole && answer === "")) wrong.push(`${post.head}\n${answer}`);
      }
    };
    await Promise.all(Array.from({ length: 16 }, work));
    expect(wrong).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(kept.filter((page) => page !== "/")).toEqual([]);
    expect((await fetch(server.url)).status).toBe(405);
  }, 600_000);
});

const CALL = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":';

const BODIES = [
  "",
  "{",
  "null",
  "[".repeat(9000) + "]".repeat(9000),
  `${'{"a":'.repeat(3000)}1${"}".repeat(3000)}`,
  '{"__proto__":{"x":1},"constructor":{"prototype":{"y":2}},"page":"/","helpful":"yes"}',
  `${CALL}{"name":"read_page","arguments":{"page":"../../etc/passwd"}}}`,
  `${CALL}{"name":"__proto__","arguments":{"constructor":1}}}`,
  '{"jsonrpc":"2.0","id":{"a":1},"method":"tools/list"}',
  `[${Array.from({ length: 300 }, () => '{"jsonrpc":"2.0","id":1,"method":"ping"}').join()}]`,
  gzipSync(Buffer.alloc(1 << 20)).toString("latin1"),
  "\xff\xfe\0",
  "x".repeat(300_000),
  "page=%2F&helpful=yes",
  "page=%2F%2Fevil.example&helpful=yes",
  "a=b&".repeat(5000),
];

const HEADERS: Record<string, readonly string[]> = {
  Host: ["localhost", "evil.example", "a b", "", "[::1", "x/y"],
  Origin: ["https://docs.example.com", "https://evil.example", "null", "x"],
  "Content-Type": ["application/json", "application/x-www-form-urlencoded", "a/b\tc", "", "x"],
  Accept: ["application/json, text/event-stream", "text/html"],
  "Content-Encoding": ["gzip", "br"],
  Expect: ["100-continue"],
  "X-Forwarded-For": ["1.1.1.1,".repeat(200)],
  "Mcp-Session-Id": ["../x"],
  "Mcp-Protocol-Version": ["1", "9999-99-99"],
};

/** How a body is announced, besides by its length. */
const WAYS = ["length", "length", "length", "chunked", "no chunk", "short", "two", "both", "left"];

interface HostilePost {
  head: string;
  body: Buffer;
  /** Whether the server has all that it needs to answer. */
  isWhole: boolean;
}

function hostilePost(random: Random): HostilePost {
  const body = Buffer.from(random.pick(BODIES), "latin1");
  const way = random.pick(WAYS);
  const names = Object.keys(HEADERS).filter((name) => name === "Host" || random.next() < 0.3);
  const twice = names.filter(() => random.next() < 0.1);
  const lines = [...names, ...twice].map((name) => `${name}: ${random.pick(HEADERS[name] ?? [])}`);
  const method = random.pick(["POST", "POST", "POST", "GET", "PUT", "OPTIONS", "TRACE"]);
  const head = [`${method} / HTTP/1.1`, ...lines, ...announced(way, body.length)];
  const chunk = Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body]);
  const chunks = Buffer.concat([chunk, Buffer.from(body.length > 0 ? "\r\n0\r\n\r\n" : "\r\n")]);
  return {
    head: `${head.join("\r\n")}\r\nConnection: close\r\n\r\n`,
    body: way === "chunked" ? chunks : way === "left" ? body.subarray(0, body.length >> 1) : body,
    isWhole: !["short", "both", "left", "no chunk"].includes(way),
  };
}

function announced(way: string, length: number): string[] {
  const chunked = "Transfer-Encoding: chunked";
  if (way === "chunked" || way === "no chunk") return [chunked];
  if (way === "two") return [`Content-Length: ${length}`, `Content-Length: ${length + 1}`];
  if (way === "both") return [`Content-Length: ${length}`, chunked];
  return [`Content-Length: ${way === "short" ? length + 50 : length}`];
}

/** What is not whole is left after a moment: nothing has to come. */
function send(port: number, { head, body, isWhole }: HostilePost): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("latin1");
    socket.on("data", (part) => {
      text += part;
    });
    socket.once("error", () => done(text || "reset"));
    socket.once("close", () => done(text));
    socket.setTimeout(isWhole ? 30_000 : 200, () => socket.destroy());
    socket.write(head, "latin1");
    socket.write(body);
  });
}
