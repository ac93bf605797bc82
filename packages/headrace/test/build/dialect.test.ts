import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { listFiles } from "../../src/files/files.ts";
import { buildAndCompare, writeProject } from "../../src/migrate/migrate.ts";
import { copyFixture, type FixtureCopy } from "./fixture-copy.ts";

const silent = () => {};

describe("folders, versions and collections", () => {
  let copy: FixtureCopy;
  const published = (file: string) => readFile(join(copy.root, "dist", file), "utf8");
  const items = async (sidebar: string) => JSON.parse(await published(`nav/${sidebar}.json`)).items;

  beforeAll(async () => {
    copy = await copyFixture("dialect-site");
    await buildSite(copy.root, { strict: true, report: silent });
  }, 60_000);

  afterAll(() => copy.remove());

  it("have the routes that the dialect gives them", async () => {
    const files = await listFiles(join(copy.root, "dist"));
    const routes = files
      .filter((file) => /^(?:docs|community).*\.html$/.test(file))
      .map((file) => `/${file.replace(/\.html$/, "")}`);
    expect(routes).toEqual([
      "/community",
      "/community/rules",
      "/docs",
      "/docs/guides/install",
      "/docs/next",
      "/docs/next/api/about-api",
      "/docs/next/api/deep",
      "/docs/next/category/all-guides",
      "/docs/next/guides/install",
      "/docs/next/guides/renamed",
      "/docs/next/guides/use",
      "/docs/next/tags",
      "/docs/next/tags/first-steps",
      "/docs/next/tags/setup",
    ]);
  });

  it("need no more than a name, an address and a folder in the configuration", async () => {
    expect(await published("favicon.svg")).toMatch(/^<svg/);
    const page = await published("docs.html");
    expect(page).toContain("<title>Start | Dialect</title>");
    expect(page).not.toMatch(/name="Language"|footer-copyright|undefined/);
  });

  it("take label, order and page of a folder from its _category_ file", async () => {
    expect(await items("current-docs")).toMatchObject([
      { type: "category", label: "API", route: "/docs/next/api/about-api", hasPage: true },
      { label: "All guides", route: "/docs/next/category/all-guides", hasPage: true },
      { type: "page", label: "Start" },
    ]);
  });

  it("order numbered files by their numbers", async () => {
    const [, guides] = await items("current-docs");
    expect(guides.items.map(({ label }: { label: string }) => label)).toEqual([
      "Install",
      "Use",
      "7.0-x stays",
    ]);
  });

  it("list what a category holds, with the words of its pages", async () => {
    const index = await published("docs/next/category/all-guides.html");
    expect(index).toContain("Every &lt;guide> {here}.");
    expect(index).toContain('<li><a href="/docs/next/guides/install">Install</a><p>Read on.</p>');
  });

  it("tell that a version is not the latest, and keep each version's own sidebar", async () => {
    const next = await published("docs/next/guides/install.html");
    expect(next).toContain("This version is not released yet");
    expect(next).toContain('href="/docs/guides/install">See the latest version.');
    const latest = await published("docs/guides/install.html");
    expect(latest).not.toContain("page-banner");
    expect(await items("docs")).toMatchObject([{ route: "/docs" }, { label: "guides" }]);
  });

  it("lead from a tag to the pages that have it", async () => {
    expect(await published("docs/next.html")).toContain(
      '<a href="/docs/next/tags/first-steps">Basics</a>',
    );
    const tag = await published("docs/next/tags/first-steps.html");
    expect(tag).toContain('2 docs tagged with "Basics"');
    expect(tag).toContain("Where to begin.");
    expect(tag).toContain('<a href="/docs/next/guides/install">Install</a>');
  });
});

describe("migrate", () => {
  let copy: FixtureCopy;

  beforeAll(async () => {
    copy = await copyFixture("old-site");
  });

  afterAll(() => copy.remove());

  it("builds an old site's pages as they are, and tells what differs from its output", async () => {
    const lines: string[] = [];
    const folder = join(copy.root, "website");
    const root = await writeProject(folder, (line) => lines.push(line));
    expect(root).toBe(copy.root);
    expect(lines).toContain("Note: Languages without any translation are left out: de.");
    const result = await buildAndCompare(root, join(copy.root, "output"), silent);
    expect(result.warnings.map(({ code, file }) => [code, file])).toEqual([
      ["broken-link", "pages/intro.md"],
    ]);
    expect(result.comparison).toMatchObject({
      compared: 1,
      sameArticle: 0,
      missing: ["/blog/first", "/manual/gone"],
      added: ["/manual/guides/use"],
      pages: [{ route: "/manual/intro" }],
    });
    expect(result.comparison?.pages[0]?.differences).toContainEqual({
      facet: "headings",
      gone: ["2 #old-name Old name"],
      added: ["2 #new-name New name"],
    });
    expect(await readFile(join(root, "site/comparison.html"), "utf8")).toContain("#old-name");
  }, 60_000);

  it("keeps a configuration that its owner has taken over", async () => {
    const file = join(copy.root, "site/site.config.ts");
    const own = (await readFile(file, "utf8")).replace(/^.*\n/, "");
    await writeFile(file, own);
    const lines: string[] = [];
    await writeProject(join(copy.root, "website"), (line) => lines.push(line));
    expect(lines).toContain(`Kept your own ${file}.`);
    expect(await readFile(file, "utf8")).toBe(own);
  });

  it("says what it can't read", async () => {
    await rm(join(copy.root, "website/docusaurus.config.ts"));
    await expect(writeProject(join(copy.root, "website"), silent)).rejects.toMatchObject({
      diagnostics: [{ code: "old-site" }],
    });
  });
});
