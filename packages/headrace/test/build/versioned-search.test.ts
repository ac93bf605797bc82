import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import type { SearchManifest } from "../../src/model/search.ts";
import { loadSearchIndex } from "../../src/search/query/load-search-index.ts";
import { copyFixture } from "./fixture-copy.ts";

describe("a site that keeps an earlier version", () => {
  it("SEARCH-03 finds each page once, in the version that is asked for", async () => {
    const versioned = await copyFixture("smallest-site");
    const files = {
      "versions.json": '["2.0", "1.0"]',
      "versioned_docs/version-2.0/valve.md": "# Valve\n\nTurn it twice.\n",
      "versioned_docs/version-1.0/valve.md": "# Valve\n\nTurn it once.\n",
      "content/valve.md": "# Valve\n\nTurn it thrice.\n",
    };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(versioned.root, file)), { recursive: true });
      await writeFile(join(versioned.root, file), text);
    }
    await buildSite(versioned.root, { strict: false, report: () => {} });
    const dist = (file: string) => readFile(join(versioned.root, "dist", file.replace(/\?.*/, "")));
    const { indexes }: SearchManifest = JSON.parse(String(await dist("search-index.json")));
    const whole = indexes.filter(({ context }) => context === "");
    const found = whole.map(async ({ version, url }) => {
      const rows = loadSearchIndex(await dist(url)).search("valve", 8);
      return [version, rows.map(({ document }) => document.url)];
    });
    expect(await Promise.all(found)).toEqual([
      ["2.0", ["/valve"]],
      ["current", ["/next/valve"]],
      ["1.0", ["/1.0/valve"]],
    ]);
    const page = async (route: string) => JSON.parse(String(await dist(`${route}.page.json`))).page;
    expect(await Promise.all(["valve", "1.0/valve"].map(page))).toMatchObject([
      expect.not.objectContaining({ searchedVersion: expect.anything() }),
      { searchedVersion: "1.0" },
    ]);
    await versioned.remove();
  }, 60_000);
});
