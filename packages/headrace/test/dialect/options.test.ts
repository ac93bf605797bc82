import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { listFiles } from "../../src/files/files.ts";
import { writeProject } from "../../src/migrate/migrate.ts";
import { copyFixture, type FixtureCopy } from "../build/fixture-copy.ts";

/** A site of Docusaurus with most options of its plugin; its routes and links are theirs (0013). */
describe("options of an old site", () => {
  let copy: FixtureCopy;
  const notes: string[] = [];
  const published = (file: string) => readFile(join(copy.root, "dist", file), "utf8");

  beforeAll(async () => {
    copy = await copyFixture("dialect-options");
    await writeProject(copy.root, (line) => notes.push(line));
    await buildSite(copy.root, { strict: true, report: () => {} });
  }, 60_000);

  afterAll(() => copy.remove());

  it("trailingSlash, path, routeBasePath, tagsBasePath, include, exclude, numberPrefixParser, Versions: make these routes", async () => {
    const files = await listFiles(join(copy.root, "dist"));
    expect(files.filter((file) => /(?<!search\/)index\.html$/.test(file))).toEqual([
      "1.0/index.html",
      "index.html",
      "labels/index.html",
      "labels/water/index.html",
      "manual/01-first/index.html",
      "manual/_shown/index.html",
      "manual/index.html",
      "old/index.html",
      "other/page/index.html",
      "two/index.html",
    ]);
  });

  it("trailingSlash: links, canonical addresses, sitemap and redirects have it; anchors and files have not", async () => {
    const start = await published("index.html");
    expect(start).toContain(
      '<a href="/manual/01-first/">On</a>, <a href="/manual/01-first/#part">the section</a>, <a href="/two/">old</a>, <a href="/other/page/">other</a>',
    );
    expect(start).toContain('href="/index.md"');
    expect(await published("manual/01-first/index.html")).toMatch(
      /<link rel="canonical" href="https:\/\/options\.example\/manual\/01-first\/">[\s\S]*<a class="heading-anchor" href="#part"/,
    );
    expect(await published("sitemap.xml")).toContain(
      "<loc>https://options.example/labels/water/</loc>",
    );
    expect(await published("_redirects")).toBe("/old/ /manual/ 301\n");
    expect(await published("old/index.html")).toContain('content="0; url=/manual/"');
  });

  it("navbar items: lead to the documents and sidebars of the plug-in that they name", async () => {
    const start = await published("index.html");
    const bar = /<nav class="navbar-sections"[\s\S]*?<\/nav>/.exec(start)?.[0];
    expect(bar).toMatch(/<a href="\/other\/page\/"[^>]*>Others<\/a>/);
    expect(bar).toMatch(/<a href="\/other\/page\/"[^>]*>Other page<\/a>/);
  });

  it("Versions: label, path, banner and noIndex are those of the options", async () => {
    const old = await published("two/index.html");
    expect(old).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(old).toContain("is no longer maintained");
    expect(old).toContain(">Two</span>");
    expect(await published("1.0/index.html")).not.toContain("page-banner");
  });

  it("editUrl, editCurrentVersion: old versions are edited where the current one is", async () => {
    const edit = 'href="https://git.example/edit/pages/index.md"';
    expect(await published("index.html")).toContain(edit);
    expect(await published("two/index.html")).toContain(edit);
  });

  it("last_update, showLastUpdateTime, showLastUpdateAuthor: the front matter's are shown", async () => {
    const start = await published("index.html");
    expect(start).toContain('<time dateTime="2020-02-03">February 3, 2020</time>');
    expect(start).toContain("Last change by Ada Lovelace");
  });

  it("breadcrumbs, sidebarCollapsed: no way down is shown, and categories are open", async () => {
    const page = await published("manual/_shown/index.html");
    expect(page).not.toContain('class="breadcrumbs"');
    expect(page).toMatch(/aria-expanded="true" aria-label="Manual: pages"/);
  });

  it("functions: what one makes of the sidebars is told", () => {
    expect(notes.filter((note) => note.startsWith("Note: "))).toEqual([
      'Note: Sidebars list what the function "sidebarItemsGenerator" makes of these folders now, and pages that come later have to be added: manual.',
    ]);
    expect(notes.join("\n")).toContain("| plug-ins for Markdown | taken over | own |");
  });
});
