import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { checkSite } from "../../src/check/check-site.ts";
import { createAnswers } from "../../src/client/search/answers.ts";
import { createIndexLoader } from "../../src/client/search/index/index-loader.ts";
import { EVERYWHERE } from "../../src/client/search/scope.ts";
import { SiteError } from "../../src/diagnostics/site-error.ts";
import { copyFixture, type FixtureCopy } from "./fixture-copy.ts";

const CONFIG = `import { defineSite } from "headrace";

export default defineSite({
  name: "Mill",
  url: "https://mill.example",
  api: [{ id: "mill", file: "openapi/mill.yaml", route: "/api" }],
  locales: [
    { code: "en", label: "English" },
    { code: "de", label: "Deutsch" },
    { code: "he", label: "עברית" },
  ],
});
`;

const TRANSLATED = `---
title: Das Wasserrad
description: Was das Rad der Mühle antreibt.
---

## Oberschlächtig

Das Wasser fällt von oben auf die Schaufeln.
`;

describe("search in a site of three languages", { timeout: 60_000 }, () => {
  let copy: FixtureCopy;
  const published = (file: string) => readFile(join(copy.root, "dist", file), "utf8");
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(copy.root, file)), { recursive: true });
    await writeFile(join(copy.root, file), text);
  };

  beforeAll(async () => {
    copy = await copyFixture("smallest-site");
    await write("site/site.config.ts", CONFIG);
    const translations = "i18n/de/docusaurus-plugin-content-docs/current";
    await write(`${translations}/guide/wheel.md`, TRANSLATED);
    await write("content/listed.md", "---\ntitle: Zz\nsearch: false\ntags: [Zz]\n---\n");
    await buildSite(copy.root, { strict: false, report: () => {} });
  }, 60_000);

  afterAll(() => copy.remove());

  it("the sitemap lists what is written, and no copy of it in a language that it is not translated into", async () => {
    const xml = await published("sitemap.xml");
    const listed = ["/", "/guide/wheel", "/de/guide/wheel", "/listed"];
    for (const route of listed) expect(xml).toContain(`<loc>https://mill.example${route}</loc>`);
    for (const route of ["/de", "/de/listed", "/he/guide/wheel", "/he/listed"])
      expect(xml).not.toContain(`<loc>https://mill.example${route}</loc>`);
  });

  it.each([
    ["en", "tags/zz.html", "/listed"],
    ["de", "de/tags/zz.html", "/de/listed"],
    ["he", "he/tags/zz.html", "/he/listed"],
  ])("lists of tags in %s lead to pages, translated or not", async (_, file, href) => {
    expect(await published(file)).toContain(`href="${href}"`);
  });

  /** Routes that the browser's search of a language answers with. */
  async function find(query: string, language: string): Promise<string[]> {
    const answers = createAnswers(
      createIndexLoader({
        base: "https://mill.example/",
        root: { lang: language },
        fetch: async (url) =>
          new Response(await readFile(join(copy.root, "dist", new URL(String(url)).pathname))),
      }),
    );
    const asked = { version: "current", scope: EVERYWHERE };
    const answer = await answers.load({ ...asked, fresh: true, byNames: false });
    return answer(query, 8).results.map(({ document }) => document.url);
  }

  it("finds a translated page by its own words, in its own language alone", async () => {
    expect(await find("Schaufeln", "de")).toEqual(["/de/guide/wheel"]);
    expect(await find("Schaufeln", "en")).toEqual([]);
  });

  it("finds a page that is not translated where it stands in each language", async () => {
    const [english = ""] = await find("race", "en");
    expect(english).toBe("/guide/race");
    expect(await find("race", "de")).toContain("/de/guide/race");
    expect(await find("race", "de")).not.toContain("/guide/race");
  });

  it("finds in each language what all of them share", async () => {
    expect(await find("list wheels", "en")).toContain("/api/list-wheels");
    expect(await find("list wheels", "he")).toContain("/api/list-wheels");
  });

  it("SEARCH-03 names the direction of each language, and has browsers keep all indexes", async () => {
    const { indexes } = JSON.parse(await published("search-index.json"));
    const files: string[] = indexes.map(({ url }: { url: string }) => url.replace(/\?.*/, ""));
    expect(files).toContain("search-index-ltr.bin");
    expect(files).toContain("de/search-index-ltr.bin");
    expect(files).toContain("he/search-index-rtl.bin");
    const headers = await published("_headers");
    expect(headers).toContain("/*search-index-ltr.bin");
    expect(headers).toContain("/*search-index-rtl.bin");
  });

  it("PAGE-04 has a page of all results in each language", async () => {
    expect(await published("search/index.html")).toContain('<html lang="en" dir="ltr"');
    expect(await published("de/search.html")).toContain('<html lang="de" dir="ltr"');
    expect(await published("he/search.html")).toContain('<html lang="he" dir="rtl"');
  });

  it("keeps the address of that page for itself", async () => {
    const page = "---\ntitle: Ours\ndescription: Taken.\n---\n\nText.\n";
    await write("content/search.md", page);
    // What is translated has an address of its own; the rest is told with its original.
    await write("i18n/de/docusaurus-plugin-content-docs/current/search.md", page);
    const taken = await checkSite(copy.root, { strict: false }).then(
      () => "",
      (error: unknown) => String(error),
    );
    expect(taken.match(/"\S*" is the address of a page of the engine/g)).toEqual([
      '"/search" is the address of a page of the engine',
      '"/de/search" is the address of a page of the engine',
    ]);
  });
});

describe("a site whose first language has translations of its own", { timeout: 60_000 }, () => {
  let copy: FixtureCopy;

  beforeAll(async () => {
    copy = await copyFixture("smallest-site");
    const files = {
      "site/site.config.ts": CONFIG,
      "i18n/en/docusaurus-plugin-content-docs/current/guide/wheel.md": TRANSLATED,
      "content/wrong.md": "---\ntitle: Wrong\n---\n\n[Nowhere](./nowhere.md) and <b>\n",
      "content/lost.md": "---\ntitle: Lost\n---\n\n[Nowhere](./nowhere.md#x)\n",
    };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(copy.root, file)), { recursive: true });
      await writeFile(join(copy.root, file), text);
    }
  });

  afterAll(() => copy.remove());

  it("is told what is wrong on a page that they lack, once", async () => {
    const error = await checkSite(copy.root, { strict: false }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const found = error instanceof SiteError ? error.diagnostics : [];
    expect(found.map(({ code, file, line }) => [code, file, line])).toEqual([
      ["unclosed-tag", "content/wrong.md", 5],
      ["broken-markdown-link", "content/lost.md", 5],
    ]);
  });
});
