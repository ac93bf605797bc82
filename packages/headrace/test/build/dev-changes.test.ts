import { writeFileSync } from "node:fs";
import { cp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startDev } from "../../src/dev/dev-server.ts";
import { DevSite } from "../../src/dev/dev-site.ts";
import { copyFixture } from "./fixture-copy.ts";
import { FollowedSite, pageText } from "./followed-site.ts";

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

let site: FollowedSite;

beforeAll(async () => {
  site = await FollowedSite.start("smallest-site", {
    "site/site.config.ts": CONFIG,
    "api.json": description("First"),
    "own.css": ".first { color: red }",
  });
  await site.served("/", {});
  await site.told([]);
}, 120_000);

afterAll(() => site.stop());

test("a description and a style sheet at the top of the project are followed", async () => {
  await site.write("api.json", description("Second"));
  await site.served("/api", { text: "Second" });
  await site.write("own.css", ".second { color: red }");
  await site.served("/assets/style.css", { text: ".second" });
}, 120_000);

test("a page whose script comes later than a change is told to load again", async () => {
  await site.write("content/late.md", pageText("Late", "Before"));
  await site.served("/late", { text: "Before" });
  const asked = performance.now();
  await site.served("/late", { text: "Before" });
  site.reported.length = 0;
  await site.write("content/late.md", pageText("Late", "After"));
  await site.served("/late", { text: "After" });
  await vi.waitFor(() => expect(site.reported.at(-1)).toContain("late.md changed"), {
    timeout: 60_000,
  });
  const typesAfter = async (age: number) => (await site.heard(age)).map(({ type }) => type);
  expect(await typesAfter(performance.now() - asked)).toEqual(["diagnostics", "reload"]);
  expect(await typesAfter(0)).toEqual(["diagnostics"]);
}, 120_000);

test("what is written below made folders is no change", async () => {
  await site.told([]);
  site.reported.length = 0;
  for (const folder of [".cache/x", "node_modules/x", ".git"])
    await site.write(`${folder}/a.txt`, "x");
  await site.write("content/last.md", pageText("Last"));
  await site.served("/last", { text: "Last" });
  expect(site.reported.filter((line) => /^(?:\.cache|\.git|node_modules)/.test(line))).toEqual([]);
}, 120_000);

test("pages come, move and go with their files and folders", async () => {
  await site.write("content/new/first.md", pageText("First of a folder"));
  await site.served("/new/first", { text: "First of a folder" });
  await rename(site.path("content/new"), site.path("content/moved"));
  await site.served("/moved/first", { text: "First of a folder" });
  await site.served("/new/first", { status: 404 });
  await rename(site.path("content/moved/first.md"), site.path("content/moved/renamed.mdx"));
  await site.served("/moved/renamed", { text: "First of a folder" });
  await site.write("content/moved/renamed.mdx", pageText("Half", "<b>"));
  await site.told(["unclosed-tag"]);
  await rm(site.path("content/moved"), { recursive: true });
  await site.served("/moved/renamed", { status: 404 });
  await site.told([]);
}, 240_000);

test("what is wrong with the configuration is told until it is mended, whatever else changes", async () => {
  await site.write("site/site.config.ts", "export default {");
  await site.told(["bundle"]);
  await site.write("content/meanwhile.md", pageText("Meanwhile"));
  site.reported.length = 0;
  await site.write("content/index.md", pageText("Home", "Said meanwhile."));
  await site.served("/", { text: "Said meanwhile." });
  await vi.waitFor(() => expect(site.reported.join()).toContain("site.config.ts"), {
    timeout: 60_000,
  });
  expect(await site.problems()).toEqual(["bundle"]);
  await site.write("site/site.config.ts", CONFIG);
  await site.served("/meanwhile", { text: "Meanwhile" });
  await site.told([]);
}, 240_000);

test("a folder that the configuration names later is followed, too", async () => {
  await cp(site.path("content"), site.path("texts"), { recursive: true });
  await site.write(
    "site/site.config.ts",
    CONFIG.replace("api:", 'content: { path: "texts" },\n  api:'),
  );
  await site.write("texts/later.md", pageText("Later"));
  await site.served("/later", { text: "Later" });
  await site.write("texts/later.md", pageText("Later still"));
  await site.served("/later", { text: "Later still" });
  await site.write("site/site.config.ts", CONFIG);
  await site.served("/later", { status: 404 });
}, 240_000);

test("hundreds of files that change at once are taken in, as another branch does", async () => {
  const names = Array.from({ length: 300 }, (_, index) => `content/branch/page-${index}.md`);
  await Promise.all(names.map((name) => site.write(name, pageText(`Of ${name}`))));
  await site.served("/branch/page-299", { text: "Of content/branch/page-299.md" });
  await site.served("/branch/page-0", { text: "Of content/branch/page-0.md" });
  await rm(site.path("content/branch"), { recursive: true });
  await site.served("/branch/page-150", { status: 404 });
  await site.told([]);
  expect(await readFile(site.path("site/site.config.ts"), "utf8")).toBe(CONFIG);
}, 240_000);

test("a page that is gone when its change is heard of is left to what hears that it is gone", async () => {
  await site.write("content/short-lived.md", pageText("Short-lived"));
  const own = await DevSite.load(site.root);
  await rm(site.path("content/short-lived.md"));
  expect(await own.update("content/short-lived.md")).toEqual([]);
  expect(await own.hasOtherPages()).toBe(true);
});

test("a page that begins to import code has it at once, wherever it stands and whichever came first", async () => {
  const shows = (code: string) => `import { Part } from "@site/${code}";\n\n<Part />`;
  const part = (text: string) => `export const Part = () => <b>${text}</b>;\n`;
  await site.write("content/importing.md", pageText("Importing"));
  await site.served("/importing", { text: "Importing" });
  await site.write("site/part.tsx", part("Of the site"));
  await vi.waitFor(() => expect(site.reported).toContain("site/part.tsx changed"), {
    timeout: 60_000,
  });
  await site.write("content/importing.md", pageText("Importing", shows("site/part")));
  await site.served("/importing", { text: "Of the site" });
  await site.write("content/importing.md", pageText("Importing", shows("site/later")));
  await site.told(["missing-import"]);
  await site.write("site/later.tsx", part("Come later"));
  await site.served("/importing", { text: "Come later" });
  await site.write("parts/part.tsx", part("Of another folder"));
  await site.write("content/_given.mdx", "Given.\n");
  const given = 'import Given from "./_given.mdx";\n\n<Given />';
  await site.write("content/importing.md", pageText("Importing", given));
  await site.served("/importing", { text: "Given." });
  await site.write("content/_given.mdx", shows("parts/part"));
  await site.served("/importing", { text: "Of another folder" });
  await rm(site.path("content/importing.md"));
  await site.told([]);
}, 240_000);

test("code that a page holds itself is that of its last change", async () => {
  const page = (word: string) =>
    `${pageText("Own")}\nexport const Own = () => <b onClick={() => 1}>{"${word}"}</b>\n\n<Own />\n`;
  await site.write("content/own.mdx", page("one"));
  await site.served("/own", { text: "<b>one</b>" });
  await site.write("content/own.mdx", page("two"));
  await site.served("/own", { text: "<b>two</b>" });
}, 120_000);

test("a style sheet that goes is told until it is back", async () => {
  await rm(site.path("own.css"));
  await site.told(["config-file"]);
  await site.write("own.css", ".third { color: red }");
  await site.told([]);
  await site.served("/assets/style.css", { text: ".third" });
}, 240_000);

test("two pages at one address are told", async () => {
  await site.write("content/same.md", pageText("Same").replace("title:", "slug: /other\ntitle:"));
  await site.write("content/other.md", pageText("Other"));
  await site.told(["duplicate-route"]);
  await Promise.all(["same", "other"].map((name) => rm(site.path(`content/${name}.md`))));
  await site.told([]);
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
