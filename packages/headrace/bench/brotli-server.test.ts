import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveBarePage } from "./bare-page.ts";
import { type BrotliServer, serveCompressed } from "./brotli-server.ts";

const TEXT = "<title>A</title><main><article><h1>Text</h1></article></main>";
let folder: string;
let server: BrotliServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "bench-test-"));
  writeFileSync(join(folder, "index.html"), TEXT);
  writeFileSync(join(folder, "faq.html"), TEXT);
  writeFileSync(join(folder, "faq.page.json"), "{}");
  server = await serveCompressed(folder);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it.each(["/", "/faq", "/faq.page.json"])("serves %s compressed", async (path) => {
  const response = await fetch(server.origin + path);
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(Number(response.headers.get("content-length"))).toBe(server.size(path));
  expect(await response.text()).toBe(path.endsWith("json") ? "{}" : TEXT);
});

it("answers 304 for what the browser has, 404 for what there is not", async () => {
  const first = await fetch(`${server.origin}/faq`);
  await first.arrayBuffer();
  const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
  expect((await fetch(`${server.origin}/faq`, { headers })).status).toBe(304);
  expect((await fetch(`${server.origin}/nothing`)).status).toBe(404);
  expect(server.size("/nothing")).toBe(0);
});

it("serves an article bare: the same article, one style sheet, no script", async () => {
  const document = `<script>1</script>${TEXT}<script>2</script>`;
  const path = await serveBarePage(server, document, "/faq");
  const html = await (await fetch(server.origin + path)).text();
  expect(html).toContain("<article><h1>Text</h1></article>");
  expect(html).not.toContain("<script");
  expect(server.size(/href="([^"]+\.css)"/.exec(html)?.[1] ?? "")).toBeGreaterThan(0);
});
