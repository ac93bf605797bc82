import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askAddress, isAskable, type LinkAnswer } from "./ask-address.ts";
import { askPolitely } from "./ask-politely.ts";

const asked: string[] = [];
const waits: number[] = [];
let port = 0;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const leadTo =
  (status: number, to: string): Handler =>
  (_, response) =>
    response.writeHead(status, { Location: to }).end();
const answer =
  (status: number, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    response.writeHead(status, headers).end();
/** One handler for each time that it is asked, the last one from then on. */
const inTurn = (...handlers: Handler[]): Handler => {
  let time = 0;
  return (request, response) => {
    const handler = handlers[Math.min(time++, handlers.length - 1)];
    handler?.(request, response);
  };
};

const paths = (): Record<string, Handler> => ({
  "/ok": answer(200),
  "/gone": answer(404),
  "/gone-for-good": answer(410),
  "/no-head": (request, response) =>
    response.writeHead(request.method === "HEAD" ? 405 : 200).end(),
  "/head-lies": (request, response) =>
    response.writeHead(request.method === "HEAD" ? 404 : 200).end(),
  "/people-only": answer(403),
  "/busy": inTurn(answer(503), answer(503), answer(200)),
  "/hurried": inTurn(answer(429, { "Retry-After": "7" }), answer(200)),
  "/far-off": answer(429, { "Retry-After": "3600" }),
  "/down": answer(500),
  "/moved": leadTo(301, "/ok#part"),
  "/elsewhere": leadTo(302, "/ok"),
  "/moved-then-elsewhere": leadTo(308, "/elsewhere"),
  "/moved-away": leadTo(301, "/gone"),
  "/round": leadTo(302, "/round"),
  "/inside": leadTo(302, "http://169.254.169.254/latest"),
  "/to-file": leadTo(302, "file:///etc/passwd"),
  "/broken-location": leadTo(302, "http://["),
  "/no-location": answer(302),
  "/endless": (request, response) => {
    if (request.method === "HEAD") return void response.writeHead(501).end();
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(1000)), 1);
    response.on("close", () => clearInterval(timer));
  },
  "/cut": (request) => void request.socket.destroy(),
  "/silent": () => {},
});

let handlers = paths();
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.headers.host}${request.url}`);
  (handlers[request.url ?? ""] ?? answer(404))(request, response);
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address: AddressInfo | string | null = server.address();
  if (address !== null && typeof address === "object") port = address.port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  handlers = paths();
  asked.length = 0;
  waits.length = 0;
});

/** Every host but "nowhere.dev" is the server of this test. */
const options = {
  async fetch(request: Request) {
    const url = new URL(request.url);
    if (url.host === "nowhere.dev")
      throw new TypeError("fetch failed", {
        cause: Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" }),
      });
    const { host } = url;
    url.host = `127.0.0.1:${port}`;
    const { method, signal, redirect } = request;
    const headers = new Headers(request.headers);
    headers.set("X-Host", host);
    return fetch(url, { method, signal, redirect, headers });
  },
  wait: async (ms: number) => void waits.push(ms),
  userAgent: "test",
  // More than any machine needs that has other things to do.
  timeoutMs: 60_000,
};

const GONE = (why: string): LinkAnswer => ({ kind: "gone", why });
const UNSURE = (why: string) => ({ kind: "unsure", why });
const GOOD: LinkAnswer = { kind: "good" };

describe("an address of another site", () => {
  it.each([
    ["/ok", GOOD, []],
    ["/gone", GONE("it answers 404"), []],
    ["/gone-for-good", GONE("it answers 410"), []],
    ["/no-head", GOOD, []],
    ["/head-lies", GOOD, []],
    ["/people-only", UNSURE("it answers 403 to a program"), []],
    ["/busy", GOOD, []],
    ["/hurried", GOOD, [7_000]],
    ["/far-off", UNSURE("it answers 429"), []],
    ["/down", UNSURE("it answers 500"), [2_000, 10_000]],
    ["/moved", { kind: "moved", to: "http://a.dev/ok" }, []],
    ["/elsewhere", GOOD, []],
    ["/moved-then-elsewhere", GOOD, []],
    ["/moved-away", GONE("it answers 404"), []],
    ["/round", UNSURE("it leads on and on"), []],
    ["/inside", UNSURE("it leads on to http://169.254.169.254/latest"), []],
    ["/to-file", UNSURE("it leads on to file:///etc/passwd"), []],
    ["/broken-location", UNSURE("it leads on to http://["), []],
    ["/no-location", UNSURE("it answers 302 to a program"), []],
    ["/endless", GOOD, []],
    ["/cut", { kind: "unsure" }, [2_000, 10_000]],
  ])("is judged: %s", async (path, expected, paused) => {
    expect(await askAddress(`http://a.dev${path}`, options)).toMatchObject(expected);
    expect(waits).toEqual(path === "/busy" ? waits : paused);
  });

  it("is judged by its silence", async () => {
    const answer = await askAddress("http://a.dev/silent", { ...options, timeoutMs: 300 });
    expect(answer).toMatchObject(UNSURE("it does not answer within 0.3 s"));
    expect(waits).toEqual([2_000, 10_000]);
  });

  it("is judged without a host of that name", async () => {
    const gone = GONE("there is no host of that name");
    expect(await askAddress("https://nowhere.dev/", options)).toEqual(gone);
  });

  it.each([
    "mailto:a@b.dev",
    "http://localhost:3000/",
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://2130706433/",
    "http://169.254.169.254/latest",
    "https://docs.example.com/",
    "https://docs.mill.example/",
    "https://a.test",
    "ftp://a.dev/",
    "not an address",
  ])("is not asked: %s", (address) => expect(isAskable(address)).toBe(false));
});

describe("many addresses", () => {
  const ask = async (addresses: readonly string[]) => {
    const answers: [string, LinkAnswer["kind"]][] = [];
    await askPolitely(
      addresses,
      options,
      (address, { kind }) => void answers.push([address, kind]),
    );
    return answers;
  };

  it("are all answered, those of one host with a pause between them", async () => {
    const addresses = Array.from({ length: 30 }, (_, at) => `http://h${at % 10}.dev/ok?${at}`);
    handlers = new Proxy(handlers, { get: () => answer(200) });
    expect((await ask(addresses)).map(([address]) => address).sort()).toEqual(addresses.sort());
    expect(waits).toEqual(Array.from({ length: 20 }, () => 1_000));
    expect(asked).toHaveLength(30);
  });

  it("leave a host in peace that does not answer", async () => {
    const addresses = Array.from({ length: 9 }, (_, at) => `http://a.dev/cut?${at}`);
    handlers = new Proxy(handlers, { get: () => paths()["/cut"] });
    const answers = await ask([...addresses, "https://nowhere.dev/"]);
    expect(new Set(answers.map(([, kind]) => kind))).toEqual(new Set(["unsure", "gone"]));
    expect(answers).toHaveLength(10);
    // Three addresses, three times, by HEAD and by GET.
    expect(asked.length).toBeLessThanOrEqual(18);
  });
});
