import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type NginxServer, startNginx } from "./nginx-server.ts";

const FILES = {
  "index.html": "<!doctype html><title>Home</title>",
  "headers.nginx.conf": "",
  "redirects.nginx.map": `"/old" "/faq";
"/old/costs" "/faq#costs";
"/old/list" "/list?by=name#first";
"/old/elsewhere" "https://other.example/a?b=c";
"/docs/old" "/docs/faq";
`,
};

let folder: string;
let nginx: NginxServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nginx-redirects-"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  nginx = await startNginx(folder);
});

afterAll(async () => {
  await nginx.close();
  rmSync(folder, { recursive: true, force: true });
});

async function leadsTo(address: string, headers: Record<string, string> = {}) {
  const url = `http://127.0.0.1:${nginx.port}${address}`;
  return (await fetch(url, { redirect: "manual", headers })).headers.get("Location");
}

test.each([
  ["/old", "/faq"],
  ["/old?a=1", "/faq?a=1"],
  ["/old/costs", "/faq#costs"],
  ["/old/costs?a=1", "/faq?a=1#costs"],
  ["/old/list", "/list?by=name#first"],
  ["/old/list?a=1&b=2", "/list?by=name&a=1&b=2#first"],
  ["/old/elsewhere?a=1", "https://other.example/a?b=c&a=1"],
])("%s leads to %s: query and hash stand where they belong", async (from, to) => {
  expect(await leadsTo(from)).toBe(to);
});

test("below a path that the proxy names, addresses are those of readers", async () => {
  expect(await leadsTo("/old", { "X-Forwarded-Prefix": "/docs" })).toBe("/docs/faq");
});
