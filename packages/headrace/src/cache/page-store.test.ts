import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CompiledPage } from "../sources/compiled-page.ts";
import { packPage } from "./page-record.ts";
import { PageStore } from "./page-store.ts";
import { TextPack } from "./text-pack.ts";

const NO_CODE = { id: "", globals: null };

const LAST_MONTH = new Date(Date.now() - 30 * 86_400_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "store-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const open = () => PageStore.open(join(root, "pages"), root, "engine");
const packs = () =>
  readdirSync(join(root, "pages/engine")).filter((name) => name.endsWith(".pack"));
const file = (text: string) => ({ path: "content/page.md", text });

async function compile(
  store: PageStore,
  text: string,
  more: Partial<CompiledPage> = {},
): Promise<void> {
  const page = {
    ...more,
    frontMatter: {},
    title: text,
    description: "",
    body: `<p>${text}</p>`,
    markdown: text,
    toc: [],
    sections: [{ id: "", title: text, level: 1, content: text }],
    ids: [],
    links: [],
    assets: [],
    dependencies: [],
    diagnostics: [],
  };
  const source = file(text);
  const known = store.knownTexts(source.path);
  const fresh = { path: source.path, page, words: `["${text}"]`, known };
  const packed = packPage(fresh, new TextPack(store.folder));
  await store.add(source, packed, { code: NO_CODE, since: 0 });
  await store.save(new Set(["content/page.md"]));
}

test("a page is found again with its texts, by another process", async () => {
  await compile(await open(), "one");
  const store = await open();
  const record = store.find(file("one"), NO_CODE);
  expect(store.read(record?.bodyId ?? "")).toBe("<p>one</p>");
  expect(store.readSections(record?.sectionsId ?? "")).toMatchObject([{ content: "one" }]);
  expect(store.find(file("two"), NO_CODE)).toBeUndefined();
});

test("a page that a plug-in was too late for is compiled again", async () => {
  await compile(await open(), "one", { isUncertain: true });
  expect((await open()).find(file("one"), NO_CODE)).toBeUndefined();
});

test("packs go when no page needs them and they are old", async () => {
  await compile(await open(), "one");
  await compile(await open(), "two");
  // A server may still show what the first one holds.
  expect(packs()).toHaveLength(2);
  for (const name of packs()) utimesSync(join(root, "pages/engine", name), LAST_MONTH, LAST_MONTH);
  await compile(await open(), "three");
  expect(packs()).toHaveLength(1);
  const record = (await open()).find(file("three"), NO_CODE);
  expect((await open()).read(record?.markdownId ?? "")).toBe("three");
});

test.each([
  ["cut off", (pack: string) => truncateSync(pack, 5)],
  ["gone", (pack: string) => rmSync(pack)],
])("a page is compiled again when its pack is %s", async (_, damage) => {
  await compile(await open(), "one");
  for (const name of packs()) damage(join(root, "pages/engine", name));
  expect((await open()).find(file("one"), NO_CODE)).toBeUndefined();
  await compile(await open(), "one");
  const store = await open();
  const record = store.find(file("one"), NO_CODE);
  expect(store.read(record?.bodyId ?? "")).toBe("<p>one</p>");
});

test("the stores of other engines go when they are old", async () => {
  for (const name of ["yesterday", "last-month"])
    mkdirSync(join(root, "pages", name), { recursive: true });
  utimesSync(join(root, "pages/last-month"), LAST_MONTH, LAST_MONTH);
  await compile(await open(), "one");
  expect(readdirSync(join(root, "pages")).sort()).toEqual(["engine", "yesterday"]);
});
