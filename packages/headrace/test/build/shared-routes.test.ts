import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { copyFixture, type FixtureCopy } from "./fixture-copy.ts";

const CONFIG = `import { defineSite } from "headrace";

export default defineSite({
  name: "Smallest",
  url: "https://smallest.example",
  api: [{ id: "mill", file: "openapi/mill.yaml", route: "/api" }],
  locales: [{ code: "en", label: "English" }, { code: "ar", label: "العربية" }],
});
`;

const LINKS = `---
title: About the API
description: What the API is for.
---

[The API](/api), [an operation](/api/list-wheels), [its family](/api/family/wheels), [search](/search),
[this page](/api/about), [the wheel](/guide/wheel).
`;

describe("a site in two languages with an API in one", () => {
  let copy: FixtureCopy;
  const published = (file: string) => readFile(join(copy.root, "dist", file), "utf8");

  beforeAll(async () => {
    copy = await copyFixture("smallest-site");
    await writeFile(join(copy.root, "site/site.config.ts"), CONFIG);
    await mkdir(join(copy.root, "content/api"));
    await writeFile(join(copy.root, "content/api/about.md"), LINKS);
    await buildSite(copy.root, { strict: false, report: () => {} });
  }, 60_000);

  afterAll(() => copy.remove());

  it("leads from a page of the second language to what all languages share, and to its own search", async () => {
    const page = await published("ar/api/about.html");
    const article = /<article[\s\S]*<\/article>/.exec(page)?.[0] ?? "";
    const links = [...article.matchAll(/<a href="([^"#]*)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      "/api",
      "/api/list-wheels",
      "/api/family/wheels",
      "/ar/search",
      "/ar/api/about",
      "/ar/guide/wheel",
    ]);
  });

  it("says which way a language runs", async () => {
    expect(await published("ar/guide/wheel.html")).toContain('<html lang="ar" dir="rtl"');
    expect(await published("guide/wheel.html")).toContain('<html lang="en" dir="ltr"');
  });

  it("gives families and the description an address where none is configured", async () => {
    expect(await published("api/family/wheels.html")).toContain("<h1>Wheels</h1>");
    expect(await published("openapi/mill.yaml")).toContain("openapi: 3.1.1");
  });
});
