import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { filesIn } from "../../src/mcp/folder-files.ts";
import { mcpHandler } from "../../src/mcp/handler.ts";
import { filesAt } from "../../src/mcp/site-files.ts";
import { startPreview } from "../../src/server/preview.ts";
import { PROGRAM } from "../places.ts";
import { copyFixture, type FixtureCopy } from "./fixture-copy.ts";
import { addPractice } from "./practice-api.ts";

const SECRET = "what-no-reader-may-see";
const GET = "/api/vnd.things.v1+json/thing-get";
const LONG = Array.from({ length: 900 }, (_, at) => `Paragraph ${at} of a long page.`).join("\n\n");

let site: FixtureCopy;
let preview: Awaited<ReturnType<typeof startPreview>>;

beforeAll(async () => {
  site = await copyFixture("api-site");
  await addPractice(site.root);
  await writeFile(join(site.root, "content/long.md"), `---\ntitle: Long\n---\n\n${LONG}\n`);
  await writeFile(
    join(site.root, "content/parts.md"),
    "---\ntitle: Parts\n---\n\n## Wheels\n\n```sh\n## no heading\n```\n\nRound.\n\n### Spokes\n\nThin.\n\n## Doors {#gates}\n\nTall.\n",
  );
  await buildSite(site.root, { strict: false, report: () => {} });
  await writeFile(join(site.root, "secret.md"), SECRET);
  const dist = join(site.root, "dist");
  await mkdir(join(dist, ".hidden"));
  await writeFile(join(dist, ".hidden/page.md"), SECRET);
  await symlink("../../secret.md", join(dist, "out.md"));
  preview = await startPreview({ root: dist, port: 0, baseUrl: "/" });
}, 60_000);
afterAll(async () => {
  await preview.close();
  await site.remove();
});

/** A client of a handler, as if it were on the web. */
async function overHttp(files: ReturnType<typeof filesIn>, mode: "legacy" | "auto") {
  const handler = mcpHandler(files);
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const fetch = (url: string | URL, init?: RequestInit) => handler.fetch(new Request(url, init));
  const address = new URL("https://docs.example/mcp");
  await client.connect(new StreamableHTTPClientTransport(address, { fetch }));
  return client;
}

async function overStdio() {
  const client = new Client({ name: "test", version: "1" });
  const args = [PROGRAM, "mcp", "--root", site.root];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  return client;
}

describe.each([
  ["over standard input and output", overStdio, { isLasting: true }],
  ["over HTTP", () => overHttp(filesIn(join(site.root, "dist")), "legacy"), { isLasting: false }],
  [
    "over HTTP, newer protocol",
    () => overHttp(filesIn(join(site.root, "dist")), "auto"),
    { isLasting: false },
  ],
  ["of a published site", () => overHttp(filesAt(preview.url), "legacy"), { isLasting: false }],
])("MCP %s", (_, connect, { isLasting }) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect();
  }, 60_000);
  afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    const text = content.map((part) => (part.type === "text" ? part.text : "")).join();
    return { text, isError: isError === true };
  };
  const answer = async (name: string, args: Record<string, unknown>) => {
    const { text, isError } = await call(name, args);
    expect({ text, isError }).toMatchObject({ isError: false });
    return text;
  };
  const refusal = async (name: string, args: Record<string, unknown>) => {
    const { text, isError } = await call(name, args);
    expect({ text, isError }).toMatchObject({ isError: true });
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(site.root);
    return text;
  };

  test("lists its tools, which change nothing but invented data", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search",
      "read_page",
      "list_pages",
      "list_operations",
      "describe_operation",
      "make_request_sample",
      "call_practice_server",
    ]);
    for (const { name, annotations } of tools) {
      const readOnlyHint = name !== "call_practice_server";
      expect(annotations).toMatchObject({ readOnlyHint, openWorldHint: false });
    }
  });

  test("search gives places with addresses and passages", async () => {
    const text = await answer("search", { query: "spokes" });
    expect(text).toContain("https://api.example/parts#spokes");
    expect(text).toContain("Thin.");
    expect(await answer("search", { query: "wheals" })).toContain('"wheals" was read as "wheels".');
    expect(await answer("search", { query: "zzzzqqqq" })).toContain("Nothing was found.");
    const partly = await answer("search", { query: "spokes of zzzz and qqqq" });
    expect(partly).toMatch(
      /No place has enough of this[\s\S]*https:\/\/api\.example\/parts#spokes/,
    );
    expect(await refusal("search", { query: "wheels", section: "nope" })).toContain("Other pages");
    expect(await refusal("search", { query: "wheels", version: "9" })).toContain("current");
  });

  test.each([
    "/parts",
    "parts",
    "parts.md",
    "/parts.html",
    "/parts/",
    "https://api.example/parts?x=1",
  ])("read_page takes %s for the page", async (page) => {
    expect(await answer("read_page", { page })).toMatch(/^# Parts\n[\s\S]*## Doors/);
  });

  test("read_page gives one section with what is below it", async () => {
    const text = await answer("read_page", { page: "/parts#wheels" });
    expect(text).toContain("## no heading");
    expect(text).toContain("### Spokes");
    expect(text).not.toContain("Tall.");
    expect(await answer("read_page", { page: "/parts#gates" })).toContain("Tall.");
    expect(await refusal("read_page", { page: "/parts#nope" })).toContain(
      "#wheels, #spokes, #gates",
    );
  });

  test("read_page gives a long page in parts that make the whole", async () => {
    let whole = "";
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const text = await answer("read_page", { page: "/long", offset });
      expect(text.length).toBeLessThan(25_000);
      const [, part = text, next] = /^([\s\S]*)\n\n\[\d+ to (\d+) of /.exec(text) ?? [];
      whole += part;
      offset = next === undefined ? undefined : Number(next);
    }
    expect(whole).toContain(LONG);
    expect(await refusal("read_page", { page: "/long", offset: 1e9 })).toContain("nothing at");
  });

  test("list_pages lists them with addresses, some at a time", async () => {
    expect(await answer("list_pages", {})).toContain("https://api.example/parts");
    const first = await answer("list_pages", { limit: 1 });
    expect(first).toMatch(/\d more of \d: ask with offset 1\./);
    const under = await answer("list_pages", { under: "/category" });
    expect(under).not.toContain("https://api.example/parts");
    expect(await refusal("list_pages", { section: "nope" })).toContain("Other pages");
  });

  test("search takes the parts that list_pages names", async () => {
    const [, names = ""] = /^Parts: (.*)$/m.exec(await answer("list_pages", {})) ?? [];
    const parts = names.split(", ").filter((part) => part !== "Other pages");
    expect(parts.length).toBeGreaterThan(0);
    for (const section of parts) {
      expect(await answer("list_pages", { section })).toContain("https://api.example/");
      expect(await answer("search", { query: "list things", section })).not.toBe("");
    }
    const alone = { query: "wheels", section: "Other pages" };
    expect(await refusal("search", alone)).toContain("can't be searched alone");
  });

  test("describe_operation finds it by its id, and by method and path", async () => {
    expect(await answer("list_operations", {})).toContain("- thing-get: GET /things");
    const byId = await answer("describe_operation", { operation: "thing-get" });
    expect(byId).toContain("# List things");
    expect(await answer("describe_operation", { operation: "get /things" })).toBe(byId);
    expect(await refusal("describe_operation", { operation: "thing-gt" })).toContain("thing-get");
  });

  test.each([
    ["curl", "curl "],
    ["nodejs", "await "],
    ["csharp", "HttpClient"],
    ["java", "Unirest"],
  ])("make_request_sample writes %s with the values that are given", async (language, sign) => {
    const text = await answer("make_request_sample", {
      operation: "thing-get",
      language,
      parameters: { limit: 7 },
    });
    expect(text).toContain("limit=7");
    expect(text).toContain(sign);
    expect(text).toContain(`https://api.example${GET}`);
  });

  test("make_request_sample says what is wrong with values", async () => {
    const sample = { operation: "thing-get", language: "curl" };
    expect(await refusal("make_request_sample", { ...sample, parameters: { nope: 1 } })).toContain(
      'no parameter "nope". It has: limit',
    );
    expect(await refusal("make_request_sample", { ...sample, body: {} })).toContain("no body");
    await refusal("make_request_sample", { ...sample, language: "cobol" });
  });

  test("call_practice_server answers, and keeps what was changed for one connection", async () => {
    const practice = (operation: string, values = {}) =>
      answer("call_practice_server", { operation, ...values });
    expect(await practice("note-create")).toMatch(
      /^POST \/notes: Create a note\n.*nothing was sent: POST \/notes\n\nHTTP 201\n[\s\S]*"text": "Buy milk\."/,
    );
    const milk = { parameters: { noteId: "milk" } };
    expect(await practice("note-get", milk)).toContain(isLasting ? "HTTP 200" : "HTTP 404");
    expect(await practice("note-get", { ...milk, startAgain: true })).toContain("HTTP 404");
    const body = { id: "x".repeat(21) };
    expect(await practice("note-create", { body })).toMatch(/HTTP 400[\s\S]*"\/id"/);
    expect(await practice("note-list", { key: "" })).toContain("HTTP 401");
    expect(await practice("note-list", { key: "key_wrong" })).toContain("HTTP 401");
    expect(await practice("note-list", { key: "key_abcdefab" })).toContain("HTTP 200");
    expect(await refusal("call_practice_server", { operation: "note-gt" })).toContain("note-get");
    const senseless = { operation: "note-list", key: "two\r\nX-Other: lines" };
    expect(await refusal("call_practice_server", senseless)).toContain("can't hold");
  });

  test.each([
    "../secret",
    "/../secret.md",
    "%2e%2e/secret",
    "..%2fsecret",
    "..\\secret",
    "/out",
    "/.hidden/page",
    "file:///etc/passwd",
    "//evil.example/page",
    "https://evil.example/page",
    "https://api.example.evil.example/page",
    "https://api.example/../secret",
    "https://api.example@evil.example/",
    "\0",
    "parts\0.md",
    "%",
    "%E0%A4%A",
  ])("read_page refuses %j", async (page) => {
    await refusal("read_page", { page });
  });

  test("huge and senseless questions are refused or answered, and the next one is answered", async () => {
    await refusal("search", { query: "a".repeat(501) });
    await refusal("search", { query: "" });
    await refusal("search", { query: 7 });
    await refusal("search", { query: "things", limit: 1e6 });
    await refusal("read_page", { page: "a".repeat(100_000) });
    expect((await refusal("read_page", { page: "a".repeat(2000) })).length).toBeLessThan(500);
    await refusal("list_pages", { offset: -1 });
    for (const query of ["\0", "*", "(a|b)+$", "\ud800", "ａ".repeat(500), "🦀 ".repeat(200)])
      await call("search", { query });
    expect(await answer("search", { query: "wheels" })).toContain("/parts");
  });
});

test("MCP over HTTP answers browsers of any page, and nothing but MCP", async () => {
  const handler = mcpHandler(filesIn(join(site.root, "dist")));
  const ask = (init: RequestInit) => handler.fetch(new Request("https://docs.example/mcp", init));
  const preflight = await ask({
    method: "OPTIONS",
    headers: { "Access-Control-Request-Headers": "mcp-protocol-version" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe("mcp-protocol-version");
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
  };
  for (const [status, init] of [
    [405, { method: "GET", headers }],
    [405, { method: "DELETE", headers }],
    [413, { method: "POST", headers, body: `"${"a".repeat(300_000)}"` }],
    [400, { method: "POST", headers, body: "{" }],
    [415, { method: "POST", body: "x" }],
  ] as const) {
    const response = await ask(init);
    expect(response.status).toBe(status);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  }
});

test("a folder without a site is told at once", async () => {
  const client = overHttp(filesIn(join(site.root, "content")), "legacy");
  await expect(client).rejects.toThrow();
});
