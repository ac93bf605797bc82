import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeComparison } from "../describe-comparison.ts";
import { compareBuilds } from "./compare-builds.ts";

const page = (route: string, text = "Text.") =>
  `<html class="docs-doc-page"><head><link rel="canonical" href="https://a.example${route}"></head><body><main><article><div class="markdown"><h1>A</h1><p>${text}</p></div></article></main></body></html>`;

const links = (...targets: string[]) =>
  targets.map((target) => `<a href="${target}">the link</a>`).join(" ");

/** An address in quotation marks that is a link without more. */
const quoted = (address: string) =>
  `"<a href="${address.replace('"', "%22")}">${address}</a>${address.endsWith('"') ? "" : '"'}`;

let root = "";

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "compare-"));
  const files = {
    "old/404.html": "<html><body><main><h1>Not found</h1></main></body></html>",
    "old/fr/404.html": page("/fr/404.html"),
    "old/fr/docs/404.html": page("/fr/docs/404"),
    "old/a.html": page("/a"),
    "new/a.html": page("/a"),
    "mended-old/a.html": page(
      "/docs/a",
      links("/b", "/docs/b#c", "/blog", "/docs/b", "/docs/file.zip"),
    ),
    "mended-old/b.html": page("/docs/b", links("/b", "/blog")),
    "mended-old/file.zip": "",
    "mended-new/a.html": page(
      "/docs/a",
      links("/docs/b", "/docs/b#c", "/docs/blog", "/docs/a", "/docs/a"),
    ),
    "mended-new/b.html": page("/docs/b", links("/docs/b", "/blog")),
    "marks-old/a.html": page("/a", "Before ::: after :::note more."),
    "marks-old/b.html": page("/b", "Before after."),
    "marks-old/c.html": page("/c", "Before ::: after."),
    "marks-old/d.html": page("/d", quoted('http://b.example/b"')),
    "marks-old/e.html": page("/e", '<a href="mailto:a@b.example.">a@b.example.</a>'),
    "marks-new/a.html": page("/a", "Before after more."),
    "marks-new/b.html": page("/b", "Before ::: after."),
    "marks-new/c.html": page("/c", "Before then."),
    "marks-new/d.html": page("/d", quoted("http://b.example/b")),
    "marks-new/e.html": page("/e", '<a href="mailto:a@b.example">a@b.example</a>.'),
    "empty/404.html": page("/404.html"),
  };
  for (const [path, html] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), html);
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

test("the answers to addresses that lead nowhere are no pages, in any language; documents so called are", async () => {
  const found = await compareBuilds(join(root, "old"), join(root, "new"));
  expect(found).toMatchObject({ compared: 1, sameArticle: 1, missing: ["/fr/docs/404"] });
  expect(describeComparison(found)).toMatch(
    /^Documents and posts compared with the old site: 1\. .*100\.0 %/,
  );
});

test("says that nothing could be compared, and gives no share of nothing", async () => {
  const found = await compareBuilds(join(root, "empty"), join(root, "new"));
  expect(found.compared).toBe(0);
  expect(describeComparison(found)).toMatch(/^Nothing could be compared/);
  expect(describeComparison(found)).not.toContain("%");
});

test("links that led nowhere and now lead to a page are mended; others that lead elsewhere are not", async () => {
  const found = await compareBuilds(join(root, "mended-old"), join(root, "mended-new"));
  expect(found).toMatchObject({ compared: 2, sameArticle: 1 });
  const link = (target: string) => `${target} the link`;
  const mended = { facet: "mended links", gone: [link("/b")], added: [link("/docs/b")] };
  expect(found.pages).toEqual([
    {
      route: "/a",
      differences: [
        {
          facet: "links",
          gone: [link("/blog"), link("/docs/b"), link("/docs/file.zip")],
          added: [link("/docs/blog"), link("/docs/a"), link("/docs/a")],
        },
        mended,
      ],
    },
    { route: "/b", differences: [mended] },
  ]);
  expect(describeComparison(found)).toContain("2 pages with links that led nowhere");
});

test("marks of admonitions that readers saw and signs behind addresses are mended, not the other way round", async () => {
  const found = await compareBuilds(join(root, "marks-old"), join(root, "marks-new"));
  expect(found).toMatchObject({ compared: 5, sameArticle: 3 });
  expect(
    found.pages.flatMap(({ route, differences }) => differences.map(({ facet }) => route + facet)),
  ).toEqual(["/amended admonitions", "/bwords", "/cwords", "/dmended links", "/emended links"]);
});
