import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { checkContent } from "../../src/check/check-content.ts";
import { checkSearch } from "../../src/check/check-search.ts";
import { checkSite } from "../../src/check/check-site.ts";
import { explainSearch } from "../../src/check/explain-search.ts";
import { loadSearchIndexes, searchManifest } from "../../src/check/search-indexes.ts";
import { createIndexLoader } from "../../src/client/search/index/index-loader.ts";
import { siteData } from "../../src/config/site-data.ts";
import { DevSearch } from "../../src/dev/dev-search.ts";
import { startDev } from "../../src/dev/dev-server.ts";
import type { SearchManifest } from "../../src/model/search.ts";
import { contentVersion } from "../../src/model/site.ts";
import { writeSearchFiles } from "../../src/output/search-files.ts";
import { loadProject } from "../../src/project/project.ts";
import { Release } from "../../src/release/release.ts";
import { loadSearchIndex } from "../../src/search/query/load-search-index.ts";
import { startPreview } from "../../src/server/preview.ts";
import { withWorkers } from "../../src/workers/workers.ts";
import { copySmallSite } from "./fixture-copy.ts";

let site: Awaited<ReturnType<typeof copySmallSite>>;

const build = () => buildSite(site.root, { strict: false, report: () => {} });
const publishedFile = (file: string) => join(site.root, "dist", file);
const source = (file: string) => join(site.root, "content", file);

beforeAll(async () => {
  site = await copySmallSite();
  await build();
}, 60_000);

afterAll(() => site.remove());

describe("the search files of a build", () => {
  it("SEARCH-03 SEARCH-08 are an index of all pages and one for each sidebar, named by their bytes", async () => {
    const { indexes } = await manifest();
    expect(indexes).toMatchObject([
      { version: "current", context: "" },
      { version: "current", context: "docs" },
    ]);
    expect(indexes[0]?.url).toMatch(/^search-index-ltr\.bin\?v=[0-9a-f]{8}$/);
    // The one sidebar holds all pages: the same bytes are one file.
    expect(indexes[1]?.url).toBe(indexes[0]?.url);
  });

  it("SEARCH-03 hold the pages with their sections", async () => {
    const index = loadSearchIndex(await readFile(publishedFile("search-index-ltr.bin")));
    expect(index.search("shared part", 8)).toMatchObject([
      {
        document: { url: "/guide", title: "Guide" },
        sections: [{ document: { hash: "shared-part" } }],
      },
    ]);
    const shared = 'This text stands on more than one page. echo "hello" Hello, partial.';
    expect(await texts("guide")).toEqual(["", shared]);
  });

  it("hold what components rendered, but no markup and no buttons", async () => {
    expect(await texts("guide/two")).toEqual(["", "Hello, reader."]);
    expect(await texts("index")).toEqual(["Read the guide or go straight to step two."]);
  });

  it("STATE-10 know nothing of unlisted pages and drafts", async () => {
    const index = loadSearchIndex(await readFile(publishedFile("search-index-ltr.bin")));
    expect(index.search("hidden", 8)).toEqual([]);
    expect(index.search("idea", 8)).toEqual([]);
    await expect(texts("guide/hidden")).rejects.toThrow("ENOENT");
  });

  it("SEARCH-08 get another name when a word changes, and the same one when it comes back", async () => {
    const before = await manifest();
    const good = await readFile(source("index.md"), "utf8");
    await writeFile(source("index.md"), `${good}\nAnother word.\n`);
    await build();
    const after = await manifest();
    expect(after.indexes[0]?.url).not.toBe(before.indexes[0]?.url);
    expect(await texts("index")).toEqual([expect.stringContaining("Another word.")]);
    await writeFile(source("index.md"), good);
    await build();
    expect(await manifest()).toEqual(before);
  });

  it("SEARCH-08 are kept by browsers for good, their list is not", async () => {
    const root = join(site.root, "dist");
    const server = await startPreview({ root, port: 0, baseUrl: "/" });
    const [index] = (await manifest()).indexes;
    const answer = await fetch(new URL(index?.url ?? "", server.url));
    expect(answer.headers.get("Content-Type")).toBe("application/octet-stream");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    const list = await fetch(new URL("search-index.json", server.url));
    expect(list.headers.get("Content-Type")).toBe("application/json");
    expect(list.headers.get("Cache-Control")).toBe("no-cache");
    await server.close();
  });
});

describe("a site whose configuration names nothing that it need not", () => {
  it.each([
    ["", "no versions"],
    [`versions: [{ name: "1", label: "1", isLast: false, path: "/", mainDocId: "index" }],`, "one"],
  ])("SEARCH-03 has the index that its pages ask for: %s (%s)", async (versions) => {
    const smallest = await copySmallSite();
    const file = join(smallest.root, "site/site.config.ts");
    const config = await readFile(file, "utf8");
    await writeFile(
      file,
      config.replace(/ {2}(versions|locales): .*\n/g, "").replace("});", `${versions}});`),
    );
    const project = await loadProject(smallest.root, "production");
    const content = await checkContent(project, { strict: false });
    const indexes = await withWorkers((hire) => loadSearchIndexes(project, { ...content, hire }));
    const fetched: string[] = [];
    const loader = createIndexLoader({
      base: "https://small.example/",
      root: { lang: "en" },
      fetch: async (url) => {
        fetched.push(String(url));
        return Response.json(searchManifest(indexes));
      },
    });
    const site = siteData(project.config, content.siteMap, { logo: "" });
    await loader.load(contentVersion(site.versions).name, "");
    expect(fetched.at(-1)).toContain(indexes[0]?.file);
    await smallest.remove();
  });
});

describe("the check of search questions", () => {
  const ask = (...lines: string[]) =>
    writeFile(source("search-questions.yaml"), ["pages:", ...lines].join("\n"));
  const check = () => checkSite(site.root, { strict: false });

  it("counts what is answered", async () => {
    await ask('  - { question: "hello reader", page: /guide/two, section: do-it, rank: 1 }');
    const { search } = await check();
    expect(search).toEqual({
      questions: 1,
      answered: [
        { within: 1, count: 1 },
        { within: 3, count: 1 },
        { within: 8, count: 1 },
      ],
      diagnostics: [],
    });
  });

  it("names the question that lost its rank, the page in its place, and both scores", async () => {
    await ask('  - { question: "step two", page: /, rank: 1 }');
    const { search } = await check();
    expect(search?.diagnostics).toMatchObject([
      { code: "lost-rank", severity: "error", file: "content/search-questions.yaml", line: 2 },
    ]);
    expect(search?.diagnostics[0]?.hint).toMatch(/^\/guide\/two: Step two \d.*\n {2}\/: Home \d/);
  });

  it("tells of a file of questions by another name", async () => {
    await rm(source("search-questions.yaml"), { force: true });
    const other = source("search-questions.yml");
    await writeFile(other, "pages: []\n");
    const { search } = await check();
    await rm(other);
    expect(search?.diagnostics).toMatchObject([
      { severity: "warning", file: "content/search-questions.yml" },
    ]);
  });

  it("bears a question that is known to be lost, and says when it is answered", async () => {
    await ask(
      '  - { question: "guide", page: /guide/two, rank: 1, lost: "The guide is named so." }',
      '  - { question: "guide", page: /guide, lost: "Why not?" }',
    );
    const { search } = await check();
    expect(search?.diagnostics).toMatchObject([
      { code: "found-rank", severity: "warning", line: 3 },
    ]);
  });

  it("names the page that the writer most likely meant", async () => {
    await ask('  - { question: "guide", page: /giude }');
    const { search } = await check();
    expect(search?.diagnostics).toMatchObject([{ hint: 'Did you mean "/guide"?' }]);
  });
});

describe("a query on the command line", () => {
  it("gives the rows of the box with what each word added, and says what no page has", async () => {
    const { rows, lines } = await explainSearch(site.root, "shared part");
    expect(rows).toBeGreaterThan(0);
    expect(lines[0]).toMatch(/^1\. \/guide#shared-part \(Heading\)\n {3}Guide \d.*shared \d/);
    expect(await explainSearch(site.root, "flurble")).toEqual({
      rows: 0,
      lines: ['No page has "flurble".', "No results."],
    });
  });
});

describe("the dev server's search", () => {
  it("has the files of a build, and follows changes", async () => {
    const { root } = site;
    const server = await startDev({ root, port: 0, host: "127.0.0.1", report: () => {} });
    const get = (path: string) => fetch(new URL(path, server.url));
    expect(await (await get("search-index.json")).json()).toEqual(await manifest());
    const bytes = Buffer.from(await (await get("search-index-ltr.bin?v=1")).arrayBuffer());
    expect(bytes.equals(await readFile(publishedFile("search-index-ltr.bin")))).toBe(true);
    expect(await (await get("guide.text.json")).json()).toEqual({ texts: await texts("guide") });

    const good = await readFile(source("index.md"), "utf8");
    await writeFile(source("index.md"), `${good}\nXylophone.\n`);
    await expect
      .poll(
        async () => {
          const index = await (await get("search-index-ltr.bin")).arrayBuffer();
          return loadSearchIndex(new Uint8Array(index)).search("xylophone", 8).length;
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    await writeFile(source("index.md"), good);
    await server.close();
  }, 30_000);
});

describe("an index in parts", () => {
  /** A project whose search index is published as that of thousands of pages is. */
  async function openSplit() {
    const words = Array.from({ length: 60 }, (_, at) => `filler${at}`);
    await writeFile(source("guide/words.md"), `---\ntitle: Words\n---\n${words.join(" ")}\n`);
    const project = await loadProject(site.root, "production");
    const content = { ...(await checkContent(project, { strict: false })), partSize: 1 };
    const publishOnce = async () => {
      const release = await Release.open(project.paths);
      await withWorkers((hire) => writeSearchFiles(release, project, { ...content, hire }));
      await release.publish();
    };
    const listParts = () => readdir(publishedFile("assets/search"));
    return { project, content, publishOnce, listParts };
  }

  it("SEARCH-03 SEARCH-08 has parts that are named by their bytes and kept from build to build", async () => {
    const { publishOnce, listParts } = await openSplit();
    await publishOnce();
    const parts = await listParts();
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      const bytes = await readFile(publishedFile(`assets/search/${part}`));
      expect(`${createHash("sha256").update(bytes).digest("hex").slice(0, 12)}.bin`).toBe(part);
    }
    const node = async (file: string) => (await stat(publishedFile(file))).ino;
    const before = await Promise.all(parts.map((part) => node(`assets/search/${part}`)));
    await publishOnce();
    expect(await listParts()).toEqual(parts);
    expect(await Promise.all(parts.map((part) => node(`assets/search/${part}`)))).toEqual(before);
  });

  it("answers the questions of writers from all of it", async () => {
    const { project, content } = await openSplit();
    const question = '{ question: "hello reader", page: /guide/two, section: do-it, rank: 1 }';
    await writeFile(source("search-questions.yaml"), `pages:\n  - ${question}`);
    expect(await checkSearch(project, content)).toMatchObject({ questions: 1, diagnostics: [] });
  });

  it("is served by the dev server like by a host", async () => {
    const { project, content, publishOnce, listParts } = await openSplit();
    await publishOnce();
    const dev = new DevSearch(project, async () => content);
    const [part] = await listParts();
    const file = `assets/search/${part}`;
    expect(Buffer.from((await dev.file(file)) ?? "")).toEqual(await readFile(publishedFile(file)));
    expect(await dev.file("assets/search/000000000000.bin")).toBeUndefined();
  });
});

async function manifest(): Promise<SearchManifest> {
  return JSON.parse(await readFile(publishedFile("search-index.json"), "utf8"));
}

async function texts(page: string): Promise<string[]> {
  return JSON.parse(await readFile(publishedFile(`${page}.text.json`), "utf8")).texts;
}
