import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkSite } from "../../src/check/check-site.ts";
import { SiteError } from "../../src/diagnostics/site-error.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { FollowedSite, pageText } from "./followed-site.ts";

/** Whoever writes hears of the same faults from the dev server as from a check, and that they are mended. */

const CONFIG = `export default {
  name: "Agrees",
  url: "https://agrees.example",
  content: { versions: { lastVersion: "current" } },
  locales: [{ code: "en", label: "English" }, { code: "de", label: "Deutsch" }],
  collections: [{ id: "news", path: "news", route: "/news", kind: "blog" }],
  navbar: { links: [{ label: "Anleitung", href: "/de/guide" }] },
};
`;

const GERMAN = "i18n/de/docusaurus-plugin-content-docs/current";
const ACTIVE = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';

const BASE: Record<string, string> = {
  "site/site.config.ts": CONFIG,
  "content/index.md": pageText("Home"),
  "content/guide.md": pageText("Guide", 'import Part from "./_part.md";\n\n<Part />'),
  "content/_part.md": "Part.\n",
  "content/alone.md": pageText("Alone", "Not translated."),
  [`${GERMAN}/guide.md`]: pageText("Anleitung", "Lies das."),
  "i18n/de/code.json": '{ "own": { "message": "Eigenes" } }',
  "versions.json": '["1.0"]',
  "versioned_docs/version-1.0/index.md": pageText("Old"),
  "versioned_docs/version-1.0/guide.md": pageText("Old guide"),
  "versioned_sidebars/version-1.0-sidebars.json": '{ "docs": ["index"] }',
  "news/authors.yml": "ada:\n  name: Ada\n",
  "news/2026-03-01-wheel.md": pageText("Wheel").replace("title:", "authors: ada\ntitle:"),
};

/** What a writer does, by file; `undefined`: it goes. */
const FAULTS: Record<string, Record<string, string | undefined>> = {
  "a translation": { [`${GERMAN}/guide.md`]: pageText("Anleitung", "😀 <b>Lies") },
  "a page that is not translated": { "content/alone.md": pageText("Alone", "[x](./gone.md)") },
  "front matter of a page that is not translated": {
    "content/alone.md": pageText("Alone").replace("title:", "pagination_next: gone\ntitle:"),
  },
  "a translation without an original": { [`${GERMAN}/more.md`]: pageText("Mehr") },
  "texts of a language": { "i18n/de/code.json": '{ "own": { "message": 7 } }' },
  "an included file that goes": { "content/_part.md": undefined },
  "a sidebar of a version": {
    "versioned_sidebars/version-1.0-sidebars.json": '{ "docs": ["index", "gone"] }',
  },
  "an item of a sidebar of a version": {
    "versioned_sidebars/version-1.0-sidebars.json":
      '{ "docs": ["index", { "type": "doc", "id": "guide", "label": 7 }] }',
  },
  "a version without a folder": { "versions.json": '["1.0", "0.9"]' },
  "a version twice": { "versions.json": '["1.0", "1.0"]' },
  "a day that there is not": { "news/2026-02-30-no-day.md": pageText("No day") },
  "tags of one address": {
    "content/tags.yml": "a: { permalink: /x }\nb: { permalink: /x }\n",
  },
  "a link of the bar to no heading": {
    "site/site.config.ts": CONFIG.replace("/de/guide", "/de/guide#gone"),
  },
  "an author whom nobody knows": {
    "news/2026-03-01-wheel.md": pageText("Wheel").replace("title:", "authors: [ada, adda]\ntitle:"),
  },
  "an author without a name": {
    "news/2026-03-01-wheel.md": pageText("Wheel").replace("title:", "authors: { url: /a }\ntitle:"),
  },
  "a drawing that runs code": { "static/active.svg": ACTIVE },
  "a file in the place of a folder": { "static/assets": "A file." },
  "no first page": { "content/index.md": undefined },
  "an address that the engine keeps": {
    "content/alone.md": pageText("Alone").replace("title:", "slug: /assets/x\ntitle:"),
  },
  "an address that was published": { "content/published-urls.txt": "# Addresses\n\n/gone\tGone\n" },
};

let site: FollowedSite;

beforeAll(async () => {
  site = await FollowedSite.start("smallest-site", BASE);
  await site.told([]);
}, 120_000);

afterAll(() => site.stop());

test.each(Object.keys(FAULTS))(
  "%s is told as a check tells it, once, until it is mended",
  async (name) => {
    const files = FAULTS[name] ?? {};
    await Promise.all(Object.entries(files).map(([file, text]) => put(file, text)));
    const wanted = await checked();
    expect(wanted).not.toEqual([]);
    expect(wanted.filter((item) => item.includes("undefined"))).toEqual([]);
    expect(new Set(wanted).size).toBe(wanted.length);
    await toldAre(wanted);
    await Promise.all(Object.keys(files).map((file) => put(file, BASE[file])));
    await toldAre([]);
  },
  240_000,
);

test("pages of all languages are served, and follow the file that they show", async () => {
  await site.served("/de/guide", { text: "Lies das." });
  await site.served("/de/alone", { text: "Not translated." });
  await site.served("/de/search", { text: 'lang="de"' });
  await site.write("content/alone.md", pageText("Alone", "Said anew."));
  await site.served("/de/alone", { text: "Said anew." });
  await site.write(`${GERMAN}/alone.md`, pageText("Allein", "Nun doch."));
  await site.served("/de/alone", { text: "Nun doch." });
  await site.remove(`${GERMAN}/alone.md`);
  await site.served("/de/alone", { text: "Said anew." });
  await site.write("content/alone.md", BASE["content/alone.md"] ?? "");
}, 240_000);

function put(file: string, text: string | undefined): Promise<void> {
  return text === undefined ? site.remove(file) : site.write(file, text);
}

function toldAre(wanted: readonly string[]): Promise<void> {
  return vi.waitFor(
    async () => {
      const [first] = await site.heard();
      expect((first?.items ?? []).map(described).sort()).toEqual(wanted);
    },
    { timeout: 60_000, interval: 300 },
  );
}

/** What a check tells. */
async function checked(): Promise<string[]> {
  const found = await checkSite(site.root, { strict: false }).then(
    ({ warnings }) => warnings,
    (error: unknown) => {
      if (error instanceof SiteError) return error.diagnostics;
      throw error;
    },
  );
  const files = found.flatMap(({ file }) => file ?? []);
  for (const file of files) await readFile(site.path(file)).catch(() => expect.fail(file));
  return found.map(described).sort();
}

type Told = Pick<Diagnostic, "code" | "file" | "line" | "column">;

function described({ code, file, line = 1, column = 1 }: Told): string {
  return `${code} ${file}:${line}:${column}`;
}

test("blogs have their feeds, of each language", async () => {
  await site.served("/news/feed.json", { text: '"title": "Wheel"' });
  await site.served("/news/rss.xml", { text: "<language>en</language>" });
  await site.served("/de/news/atom.xml", { text: 'xml:lang="de"' });
}, 60_000);
