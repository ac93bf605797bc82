import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { FileScope } from "../file-scope.ts";
import { fixtureFile, fixtureOptions } from "../fixture-page.ts";
import { classify, hashOf, targetPlaceholder } from "./target.ts";

function scopeAt(path: string): FileScope {
  return {
    path,
    options: fixtureOptions(fixtureFile("links", "")),
    page: {
      diagnostics: [],
      links: [],
      assets: new Map(),
      dependencies: new Set(),
      lookups: new Set(),
      plainTexts: new Map(),
      code: new Map(),
      knownCode: new Map(),
      runsCode: false,
      listsCards: false,
      head: [],
      markdownTexts: new Map(),
      widgets: { tabs: 0, diagrams: 0, runs: 0, parts: 0 },
    },
    bindings: new Map(),
    declarations: [],
    chain: [path],
    props: {},
  };
}

describe("schemes", () => {
  test.each([
    ["javascript:alert(1)", "javascript"],
    ["JavaScript:alert(1)", "javascript"],
    [" \u0001javascript:alert(1)", "javascript"],
    ["java\nscript:alert(1)", "javascript"],
    ["vbscript:x", "vbscript"],
    ["data:text/html,x", "data"],
    ["file:///etc/passwd", "file"],
    ["blob:x", "blob"],
  ])("F57 %j is active", (url, scheme) => {
    expect(classify(url, scopeAt("page.md"))).toEqual({ kind: "active", scheme });
  });

  test.each([
    ["https://a.example", true],
    ["//a.example", true],
    ["/\\a.example", true],
    ["mailto:a@b.example", false],
    ["tel:1", false],
  ])("%s leads away", (url, opensPage) => {
    expect(classify(url, scopeAt("page.md"))).toEqual({ kind: "external", opensPage });
  });
});

describe("paths", () => {
  test.each([
    ["./faq.md", "guide/start.md", "guide/faq.md"],
    ["../faq.md#x", "guide/start.md", "faq.md"],
    ["faq.md", "guide/start.md", "faq.md"],
    ["start.md", "guide/other.md", "guide/start.md"],
    ["/guide/start.md", "faq.md", "guide/start.md"],
    ["guide%5Cstart.md", "faq.md", "guide/start.md"],
    ["..\\faq.md", "guide/start.md", "faq.md"],
    ["@site/faq.md", "guide/start.md", "faq.md"],
    ["../faq", "guide/start.md", "faq.md"],
    ["./a%20b%23%3F%25.md", "faq.md", "a b#?%.md"],
    ["./100%.md", "faq.md", "100%.md"],
  ])("B29 %s from %s is %s", (url, from, path) => {
    expect(classify(url, scopeAt(from))).toMatchObject({ kind: "page", path });
  });

  test.each([
    ["/faq", { kind: "route", route: "/faq", suffix: "" }],
    ["/faq?a=1#b", { kind: "route", route: "/faq", suffix: "?a=1#b" }],
    ["./absent", { kind: "route", route: "/guide/absent", suffix: "" }],
    ["../data.csv", { kind: "file", path: "data.csv", suffix: "" }],
    ["pathname:///x.pdf", { kind: "unchecked", path: "x.pdf", suffix: "" }],
    ["pathname:///a%20b/?q#h", { kind: "unchecked", path: "a b/", suffix: "?q#h" }],
    ["#a", { kind: "hash" }],
    ["../../x.md", { kind: "outside" }],
  ])("%s", (url, target) => {
    expect(classify(url, scopeAt("guide/start.md"))).toEqual(target);
  });
});

test("a path that nobody checks may begin with the base URL of a migrated site", () => {
  const { options, ...scope } = scopeAt("faq.md");
  const path = (url: string, writtenBase?: string) =>
    classify(url, { ...scope, options: { ...options, ...(writtenBase && { writtenBase }) } });
  expect(path("pathname:///docs/x.pdf", "/docs/")).toMatchObject({ path: "x.pdf" });
  expect(path("pathname:///x.pdf", "/docs/")).toMatchObject({ path: "x.pdf" });
  expect(path("pathname:///docs/x.pdf")).toMatchObject({ path: "docs/x.pdf" });
});

test("a bare path is a file beside the page before one of the root, and after it in sites of MDX 1", async () => {
  const scope = scopeAt("guide/start.md");
  const root = await mkdtemp(join(tmpdir(), "bare-"));
  await mkdir(join(root, "guide"));
  for (const file of ["faq.md", "guide/faq.md"]) await writeFile(join(root, file), "# FAQ\n");
  const modern = { ...scope, options: { ...scope.options, root } };
  expect(classify("faq.md", modern)).toMatchObject({ path: "guide/faq.md" });
  const older = { ...scope, options: { ...scope.options, root, format: "mdx1" as const } };
  expect(classify("faq.md", older)).toMatchObject({ path: "faq.md" });
});

test("a file beside the folders of pages is no page, and its address stays where it led", async () => {
  const root = await mkdtemp(join(tmpdir(), "beside-"));
  for (const file of ["OUT.md", "docs/page.md"]) {
    await mkdir(join(root, "docs"), { recursive: true });
    await writeFile(join(root, file), "# A page\n");
  }
  const { options, ...scope } = scopeAt("docs/start.md");
  const within = { ...options, root, folders: [{ folder: "docs", route: "/docs" }] };
  const target = (url: string) => classify(url, { ...scope, options: within });
  expect(target("../OUT.md#x")).toMatchObject({ path: "OUT.md", absentRoute: "/OUT.md" });
  expect(target("./page.md")).not.toHaveProperty("absentRoute");
});

test("placeholders escape what has a meaning in an address", () => {
  expect(targetPlaceholder("page", "a b/c#?%+@&,'.md", "#x")).toBe(
    "\uE000page:a%20b/c%23%3F%25+@&,'.md#x\uE000",
  );
  expect(hashOf("?a#b%20c")).toBe("b c");
  expect(hashOf("?a")).toBeNull();
});

test.each([
  ["../blog/server", "review", "/blog/server"],
  ["../authors/ada/", undefined, "/blog/2025/12/authors/ada"],
])("a relative link %s of a post that is called %s counts from its address", (url, slug, route) => {
  const scope = scopeAt("blog/2025-12-17-review/index.md");
  if (slug !== undefined) scope.page.slug = slug;
  const folder = { folder: "blog", route: "/blog", holdsPosts: true as const };
  const options = { ...scope.options, folders: [folder] };
  expect(classify(url, { ...scope, options })).toMatchObject({ route });
});

test.each([
  ["./part/flow", "/guides/start", "/guides/part/flow"],
  ["./part/flow", "/guides/start/", "/guides/start/part/flow"],
  ["../flow", "start", "/flow"],
  ["./part//flow", "/guides/start", "/guides/part//flow"],
  ["../", "/guides/start", "/"],
])("a relative link %s of a page that is called %s is %s", (url, slug, route) => {
  const scope = scopeAt("guide/index.md");
  scope.page.slug = slug;
  expect(classify(url, scope)).toMatchObject({ kind: "route", route });
});

test("a relative link leads above the folder of a translation as above that of its original", () => {
  const scope = scopeAt("i18n/de/docs/guide/start.md");
  const folder = { folder: "i18n/de/docs", base: "docs", route: "/de/docs", language: "de" };
  const options = { ...scope.options, folders: [folder] };
  expect(classify("../", { ...scope, options })).toMatchObject({ route: "/de/docs" });
  expect(classify("/de/elsewhere", { ...scope, options })).toMatchObject({
    route: "/de/elsewhere",
  });
  expect(classify("../2.x/absent", { ...scope, options })).toMatchObject({
    route: "/de/docs/2.x/absent",
  });
});
