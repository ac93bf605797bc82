import { writeFileSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startDev } from "../../src/dev/dev-server.ts";
import { DevSite } from "../../src/dev/dev-site.ts";
import type { RunningServer } from "../../src/server/listen.ts";
import { copyFixture } from "./fixture-copy.ts";

/** The description and a style sheet stand at the top of the project, beside its packages. */
const CONFIG = `export default {
  name: "Changes",
  url: "https://changes.example",
  brand: { styles: ["own.css"] },
  api: [{ id: "a", file: "api.json", route: "/api" }],
};
`;

const description = (title: string) =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title, version: "1" },
    servers: [{ url: "https://api.example" }],
    paths: { "/a": { get: { operationId: "a", responses: { 200: { description: "Done." } } } } },
  });

let site: Awaited<ReturnType<typeof copyFixture>>;
let server: RunningServer;
let reported: string[] = [];

const path = (file: string) => join(site.root, file);

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(path(file)), { recursive: true });
  await writeFile(path(file), text);
}

const page = (title: string, text = "") => `---\ntitle: ${title}\n---\n\n${text}\n`;

/** What stands at an address, once it is as wanted. */
function served(address: string, wanted: { status?: number; text?: string }): Promise<void> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(new URL(address, server.url));
      expect([address, answer.status]).toEqual([address, wanted.status ?? 200]);
      expect(await answer.text()).toContain(wanted.text ?? "");
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** What open pages are told is wrong, once it is as wanted. */
function told(codes: readonly string[]): Promise<void> {
  return vi.waitFor(async () => expect(await problems()).toEqual(codes), {
    timeout: 60_000,
    interval: 300,
  });
}

/**
 * What a page hears as soon as its script runs.
 *
 * @param age Milliseconds since it was asked for.
 */
async function heard(age = 0): Promise<{ type: string; items?: { code: string }[] }[]> {
  const opened = new AbortController();
  const url = new URL(`/__dev?age=${age}`, server.url);
  const answer = await fetch(url, { signal: opened.signal });
  const { value } = (await answer.body?.getReader().read()) ?? {};
  opened.abort();
  const messages = new TextDecoder().decode(value).trim().split("\n\n");
  return messages.map((message) => JSON.parse(message.slice("data: ".length)));
}

/** A page that is opened is told at once what is wrong. */
async function problems(): Promise<string[]> {
  const [first] = await heard();
  return first?.items?.map(({ code }) => code) ?? ["nothing"];
}

beforeAll(async () => {
  site = await copyFixture("smallest-site");
  await write("site/site.config.ts", CONFIG);
  await write("api.json", description("First"));
  await write("own.css", ".first { color: red }");
  const { root } = site;
  const report = (line: string) => reported.push(line);
  server = await startDev({ root, port: 0, host: "127.0.0.1", report });
  await served("/", {});
  await told([]);
}, 120_000);

afterAll(async () => {
  await server.close();
  await site.remove();
});

test("a description and a style sheet at the top of the project are followed", async () => {
  await write("api.json", description("Second"));
  await served("/api", { text: "Second" });
  await write("own.css", ".second { color: red }");
  await served("/assets/style.css", { text: ".second" });
}, 120_000);

test("a page whose script comes later than a change is told to load again", async () => {
  await write("content/late.md", page("Late", "Before"));
  await served("/late", { text: "Before" });
  const asked = performance.now();
  await served("/late", { text: "Before" });
  await write("content/late.md", page("Late", "After"));
  await served("/late", { text: "After" });
  await vi.waitFor(() => expect(reported.at(-1)).toContain("late.md changed"), { timeout: 60_000 });
  const typesAfter = async (age: number) => (await heard(age)).map(({ type }) => type);
  expect(await typesAfter(performance.now() - asked)).toEqual(["diagnostics", "reload"]);
  expect(await typesAfter(0)).toEqual(["diagnostics"]);
}, 120_000);

test("what is written below made folders is no change", async () => {
  await told([]);
  reported = [];
  for (const folder of [".cache/x", "node_modules/x", ".git"]) await write(`${folder}/a.txt`, "x");
  await write("content/last.md", page("Last"));
  await served("/last", { text: "Last" });
  expect(reported.filter((line) => /^(?:\.cache|\.git|node_modules)/.test(line))).toEqual([]);
}, 120_000);

test("pages come, move and go with their files and folders", async () => {
  await write("content/new/first.md", page("First of a folder"));
  await served("/new/first", { text: "First of a folder" });
  await rename(path("content/new"), path("content/moved"));
  await served("/moved/first", { text: "First of a folder" });
  await served("/new/first", { status: 404 });
  await rename(path("content/moved/first.md"), path("content/moved/renamed.mdx"));
  await served("/moved/renamed", { text: "First of a folder" });
  await write("content/moved/renamed.mdx", page("Half", "<b>"));
  await told(["unclosed-tag"]);
  await rm(path("content/moved"), { recursive: true });
  await served("/moved/renamed", { status: 404 });
  await told([]);
}, 240_000);

test("what is wrong with the configuration is told until it is mended, whatever else changes", async () => {
  await write("site/site.config.ts", "export default {");
  await told(["bundle"]);
  await write("content/meanwhile.md", page("Meanwhile"));
  reported = [];
  await write("content/index.md", page("Home", "Said meanwhile."));
  await served("/", { text: "Said meanwhile." });
  await vi.waitFor(() => expect(reported.join()).toContain("site.config.ts"), { timeout: 60_000 });
  expect(await problems()).toEqual(["bundle"]);
  await write("site/site.config.ts", CONFIG);
  await served("/meanwhile", { text: "Meanwhile" });
  await told([]);
}, 240_000);

test("a folder that the configuration names later is followed, too", async () => {
  await cp(path("content"), path("texts"), { recursive: true });
  await write("site/site.config.ts", CONFIG.replace("api:", 'content: { path: "texts" },\n  api:'));
  await write("texts/later.md", page("Later"));
  await served("/later", { text: "Later" });
  await write("texts/later.md", page("Later still"));
  await served("/later", { text: "Later still" });
  await write("site/site.config.ts", CONFIG);
  await served("/later", { status: 404 });
}, 240_000);

test("hundreds of files that change at once are taken in, as another branch does", async () => {
  const names = Array.from({ length: 300 }, (_, index) => `content/branch/page-${index}.md`);
  await Promise.all(names.map((name) => write(name, page(`Of ${name}`))));
  await served("/branch/page-299", { text: "Of content/branch/page-299.md" });
  await served("/branch/page-0", { text: "Of content/branch/page-0.md" });
  await rm(path("content/branch"), { recursive: true });
  await served("/branch/page-150", { status: 404 });
  await told([]);
  expect(await readFile(path("site/site.config.ts"), "utf8")).toBe(CONFIG);
}, 240_000);

test("a page that is gone when its change is heard of is left to what hears that it is gone", async () => {
  await write("content/short-lived.md", page("Short-lived"));
  const own = await DevSite.load(site.root);
  await rm(path("content/short-lived.md"));
  expect(await own.update("content/short-lived.md")).toEqual([]);
  expect(await own.hasOtherPages()).toBe(true);
});

test("a page that begins to import code has it at once, wherever it stands and whichever came first", async () => {
  const shows = (code: string) => `import { Part } from "@site/${code}";\n\n<Part />`;
  const part = (text: string) => `export const Part = () => <b>${text}</b>;\n`;
  await write("content/importing.md", page("Importing"));
  await served("/importing", { text: "Importing" });
  await write("site/part.tsx", part("Of the site"));
  await vi.waitFor(() => expect(reported).toContain("site/part.tsx changed"), { timeout: 60_000 });
  await write("content/importing.md", page("Importing", shows("site/part")));
  await served("/importing", { text: "Of the site" });
  await write("content/importing.md", page("Importing", shows("site/later")));
  await told(["missing-import"]);
  await write("site/later.tsx", part("Come later"));
  await served("/importing", { text: "Come later" });
  await write("parts/part.tsx", part("Of another folder"));
  await write("content/_given.mdx", "Given.\n");
  const given = 'import Given from "./_given.mdx";\n\n<Given />';
  await write("content/importing.md", page("Importing", given));
  await served("/importing", { text: "Given." });
  await write("content/_given.mdx", shows("parts/part"));
  await served("/importing", { text: "Of another folder" });
  await rm(path("content/importing.md"));
  await told([]);
}, 240_000);

test("a style sheet that goes is told until it is back", async () => {
  await rm(path("own.css"));
  await told(["config-file"]);
  await write("own.css", ".third { color: red }");
  await told([]);
  await served("/assets/style.css", { text: ".third" });
}, 240_000);

test("two pages at one address are told", async () => {
  await write("content/same.md", page("Same").replace("title:", "slug: /other\ntitle:"));
  await write("content/other.md", page("Other"));
  await told(["duplicate-route"]);
  await Promise.all(["same", "other"].map((name) => rm(path(`content/${name}.md`))));
  await told([]);
}, 240_000);

test("what changes while the server starts is taken in", async () => {
  const own = await copyFixture("smallest-site");
  const config = join(own.root, "site/site.config.ts");
  const text = await readFile(config, "utf8");
  const started = await startDev({ root: own.root, port: 0, host: "127.0.0.1", report: () => {} });
  // Before anything that the watcher has asked the disk for is answered.
  writeFileSync(config, text.replace(/name: "[^"]*"/, 'name: "Begun anew"'));
  try {
    await vi.waitFor(
      async () => expect(await (await fetch(started.url)).text()).toContain("Begun anew"),
      { timeout: 60_000, interval: 100 },
    );
  } finally {
    await started.close();
    await own.remove();
  }
}, 120_000);
