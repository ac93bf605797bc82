import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleRequests } from "./example-requests.ts";
import { FULL_KEY, loadMillraceApi, MEDIA_TYPE, type MillraceApi } from "./millrace-api.ts";

// Takes about ten seconds: Prism reads the whole description.
const require = createRequire(import.meta.url);
const PRISM = require.resolve("@stoplight/prism-cli/dist/index.js");

let api: MillraceApi;
let folder: string;
let prism: ChildProcess;
let origin: string;

beforeAll(async () => {
  api = await loadMillraceApi();
  folder = mkdtempSync(join(tmpdir(), "prism-"));
  const file = join(folder, "description.json");
  writeFileSync(file, JSON.stringify(api.bundled));
  const port = await freePort();
  const options = ["--errors", "--host", "127.0.0.1", "--port", String(port)];
  prism = spawn(process.execPath, [PRISM, "mock", file, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await listening(prism);
  origin = `http://127.0.0.1:${port}`;
}, 120_000);

afterAll(() => {
  prism?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Resolves when the server says that it listens; rejects when it ends before. */
function listening(child: ChildProcess): Promise<void> {
  let printed = "";
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (text: Buffer) => {
      printed += text;
      if (printed.includes("is listening")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`Prism ended with ${code}: ${printed}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("API-05 Prism with --errors accepts the example requests of all 126 operations", async () => {
  const refused: string[] = [];
  const accepted = new Set<string>();
  for (const { name, operation, request } of api.operations.flatMap((operation) =>
    exampleRequests(operation, origin),
  )) {
    const response = await fetch(request);
    const text = await response.text();
    if (response.ok) accepted.add(operation.id);
    else refused.push(`${name}: ${response.status} ${text}`);
  }
  expect(refused).toEqual([]);
  expect(accepted.size).toBe(126);
}, 120_000);

test("Prism refuses what does not fit the description", async () => {
  const headers = { "Content-Type": MEDIA_TYPE, "X-Millrace-Api-Key": FULL_KEY };
  const body = JSON.stringify({ name: "Billing", color: "red" });
  const response = await fetch(`${origin}/teams`, { method: "POST", headers, body });
  expect(response.status).toBe(422);
});
