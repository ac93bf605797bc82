import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compileMarkdown } from "../sources/markdown/compile.ts";
import { fixtureOptions } from "../sources/markdown/fixture-page.ts";
import { readCode } from "./known-code.ts";
import { packPage } from "./page-record.ts";
import { readTexts, TextPack } from "./text-pack.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "code-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SQL = "```sql\nSELECT 'é' FROM a;\n```";
const JSON_CODE = '```json title="x"\n{ "a": 1 }\n```';
const path = "page.md";
const compile = (text: string, known?: ReadonlyMap<string, string>) =>
  compileMarkdown({ path, text: `---\ntitle: T\n---\n\n${text}\n` }, fixtureOptions(folder), known);

test("a page takes the code blocks that it had from its last article, and no others", async () => {
  const page = await compile(`Text – before.\n\n${SQL}\n\n${JSON_CODE}`);
  const { places } = packPage({ path, page, words: "", known: {} }, new TextPack(folder));
  const known = readCode(places, folder);
  expect(Object.fromEntries(known)).toEqual(page.code);
  expect(known.size).toBe(2);

  const marked = new Map([...known].map(([key, html]) => [key, html.replace("SELECT", "KNOWN")]));
  const edited = await compile(`Other text.\n\n${SQL}\n\n${JSON_CODE.replace("1", "2")}`, marked);
  expect(edited.body).toContain("KNOWN");
  expect(edited.body).toMatch(/>2</);
});

test("an edit makes the same article with and without what is known", async () => {
  const page = await compile(`${SQL}\n\n${JSON_CODE}`);
  const { places } = packPage({ path, page, words: "", known: {} }, new TextPack(folder));
  const text = `${JSON_CODE}\n\nA line.\n\n${SQL}`;
  expect(await compile(text, readCode(places, folder))).toEqual(await compile(text));
});

test("a page takes the drawings that it had, each with its own number, caption and twin", async () => {
  const drawing = (name: string) =>
    `\`\`\`mermaid title="${name}"\nflowchart TD\n  A --> ${name}\n\`\`\``;
  const page = await compile(`${drawing("One")}\n\n${drawing("Two")}`);
  const { places } = packPage({ path, page, words: "", known: {} }, new TextPack(folder));
  const known = readCode(places, folder);
  expect(known.size).toBe(2);
  const marked = new Map(
    [...known].map(([key, html]) => [key, html.replace("<svg", "<svg known")]),
  );
  const text = `New.\n\n${drawing("One")}\n\n${drawing("Three")}\n\n${drawing("Two")}`;
  const edited = await compile(text, marked);
  expect(edited.body.split("<svg known")).toHaveLength(2);
  expect({ ...edited, body: "", code: {} }).toEqual({
    ...(await compile(text)),
    body: "",
    code: {},
  });
  expect(await compile(text, known)).toEqual(await compile(text));
});

test("texts that are the same stay where they are", async () => {
  const page = await compile(SQL);
  const pack = new TextPack(folder);
  const first = packPage({ path, page, words: "1", known: {} }, pack);
  const second = packPage({ path, page, words: "1", known: first.places }, pack);
  expect(second).toEqual(first);
});

test("nothing is known when the cache was emptied", async () => {
  const page = await compile(SQL);
  const { record, places } = packPage({ path, page, words: "", known: {} }, new TextPack(folder));
  const place = places[record.bodyId];
  expect(place && [...readTexts([{ ...place, pack: join(folder, place.pack) }])]).toEqual([
    page.body,
  ]);
  rmSync(folder, { recursive: true });
  expect(readCode(places, folder).size).toBe(0);
});
