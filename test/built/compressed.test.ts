import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { startPreview } from "headrace/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startNginx } from "./nginx-server.ts";

const site = mkdtempSync(join(tmpdir(), "compressed-"));

/** Other than the server would make it, to tell who compressed. */
const COMPRESSED = gzipSync(readFileSync("dist/faq.html"), { level: 1 });

beforeAll(() => {
  cpSync(resolve("dist"), site, { recursive: true, dereference: true });
  writeFileSync(join(site, "faq.html.gz"), COMPRESSED);
});

afterAll(() => rmSync(site, { recursive: true }));

describe.each([
  ["the preview server", startPreviewServer],
  ["nginx with the configuration of the package", () => startNginx(site)],
])("%s", (_, start) => {
  let server: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  test("sends what was compressed beforehand to who takes it", async () => {
    const { headers, bytes } = await raw(server.port, "/faq", "gzip");
    expect(headers).toMatch(/^content-encoding: gzip\r$/im);
    expect(headers).toMatch(/^content-type: text\/html;\s*charset=utf-8\r$/im);
    expect(headers).toMatch(/^vary: .*accept-encoding/im);
    expect(bytes.equals(COMPRESSED)).toBe(true);
    expect(gunzipSync(bytes).equals(readFileSync("dist/faq.html"))).toBe(true);
  });

  test("sends it plain to who takes nothing else", async () => {
    const { headers, bytes } = await raw(server.port, "/faq", "identity");
    expect(headers).not.toMatch(/^content-encoding:/im);
    expect(bytes.equals(readFileSync("dist/faq.html"))).toBe(true);
  });

  test("does not serve the manifest of the build", async () => {
    expect((await raw(server.port, "/build-manifest.json", "identity")).headers).toContain(" 404 ");
  });
});

/** fetch() would unpack the answer. */
async function raw(
  port: number,
  path: string,
  encoding: string,
): Promise<{ headers: string; bytes: Buffer }> {
  const { connect } = await import("node:net");
  const chunks: Buffer[] = [];
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`,
  );
  for await (const chunk of socket) chunks.push(chunk);
  const answer = Buffer.concat(chunks);
  const end = answer.indexOf("\r\n\r\n");
  return { headers: answer.subarray(0, end + 2).toString(), bytes: answer.subarray(end + 4) };
}

async function startPreviewServer() {
  const { url, close } = await startPreview({ root: site, port: 0, baseUrl: "/" });
  return { port: Number(new URL(url).port), close };
}
