import { existsSync } from "node:fs";
import { mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { RunningServer } from "./listen.ts";
import { startPreview } from "./preview.ts";

/** Where Linux lists the files that this process has open. */
const OPEN_FILES = "/proc/self/fd";

let folder: string;
let server: RunningServer;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "send-file-"));
  await writeFile(join(folder, "page.html"), "0123456789");
  await writeFile(join(folder, "page.html.br"), "br");
  await writeFile(join(folder, "page.html.gz"), "gz");
  await writeFile(join(folder, "large.bin"), Buffer.alloc(20 << 20));
  server = await startPreview({ root: folder, port: 0, baseUrl: "/" });
  port = Number(new URL(server.url).port);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe("a file over HTTP", () => {
  it.each([
    ["GET", 206, "3"],
    ["HEAD", 200, "10"],
  ])("parts are for GET alone: %s", async (method, status, length) => {
    const answer = await ask(method, { Range: "bytes=2-4" });
    expect([answer.status, answer.headers["content-length"]]).toEqual([status, length]);
  });

  it.each([
    ["br, gzip", "br"],
    ["gzip;Q=1, BR;Q=0", "gzip"],
    ["br ; Q=0.000 , gzip; q=0.001", "gzip"],
    ["br;q=0, gzip;Q=0.0", undefined],
    ["deflate", undefined],
    ["x=br", undefined],
  ])("who accepts %s is sent %s", async (accepted, encoding) => {
    const { headers } = await ask("GET", { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
  });

  it.each([
    ["If-Modified-Since", "Fri, 01 Jan 2100 00:00:00 GMT", 304],
    ["If-Modified-Since", "Thu, 01 Jan 1970 00:00:00 GMT", 200],
    ["If-Modified-Since", "2100-01-01T00:00:00Z", 200],
    ["If-Modified-Since", "Sun, 31 Feb 2100 00:00:00 GMT", 200],
    ["If-Unmodified-Since", "Thu, 01 Jan 1970 00:00:00 GMT", 412],
    ["If-Unmodified-Since", "Fri, 01 Jan 2100 00:00:00 GMT", 200],
    ["If-Unmodified-Since", "1970-01-01", 200],
    ["If-Unmodified-Since", "0", 200],
  ])("asks for a date as HTTP writes it: %s: %s", async (name, date, status) => {
    expect((await ask("GET", { [name]: date })).status).toBe(status);
  });

  it("describes no content where it is as it was", async () => {
    const { headers } = await ask("GET", { "Accept-Encoding": "br" });
    const again = await ask("GET", {
      "Accept-Encoding": "br",
      "If-None-Match": headers.etag ?? "",
    });
    expect([again.status, again.headers["content-encoding"]]).toEqual([304, undefined]);
  });

  it.skipIf(!existsSync(OPEN_FILES))(
    "is closed for those who take nothing",
    async () => {
      const strict = await startPreview({ root: folder, port: 0, baseUrl: "/", idle: 50 });
      const socket = await neverReading(Number(new URL(strict.url).port));
      await vi.waitFor(async () => expect(await openFiles()).toBe(0), { timeout: 60_000 });
      expect(socket.readableEnded).toBe(false);
      socket.destroy();
      await strict.close();
    },
    60_000,
  );

  it.skipIf(!existsSync(OPEN_FILES))("is closed when those who asked for it go away", async () => {
    const sockets = await Promise.all(Array.from({ length: 40 }, () => neverReading(port)));
    expect(await openFiles()).toBe(40);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await openFiles()).toBe(0), { timeout: 60_000 });
  });
});

async function ask(method: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${server.url}page`, { method, headers }, resolve).once("error", reject).end();
  });
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}

/** Asks for more than any buffer holds, and takes the beginning of it. */
function neverReading(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1").once("error", reject);
    socket.once("readable", () => resolve(socket));
    socket.write("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
  });
}

/** How often this process has the large file open. */
async function openFiles(): Promise<number> {
  const numbers = await readdir(OPEN_FILES);
  const files = await Promise.all(
    numbers.map((number) => readlink(join(OPEN_FILES, number)).catch(() => "")),
  );
  return files.filter((file) => file === join(folder, "large.bin")).length;
}
