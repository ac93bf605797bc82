import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeOver } from "./take-over.ts";

const TRANSLATIONS = "i18n/en/docusaurus-plugin-content-docs";
const message = (texts: Record<string, string>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { message: text }])),
  );

/** A site that is written in German and is first shown in English, with translations of that, too. */
const FILES: Record<string, string> = {
  "docusaurus.config.js": `module.exports = { title: "First", url: "https://first.example", baseUrl: "/",
    i18n: { defaultLocale: "en", locales: ["de", "en"] },
    themeConfig: {
      navbar: { items: [{ to: "/docs/one", label: "Doku" }, { label: "Mehr", items: [{ to: "/blog", label: "Neues" }] }] },
      footer: { links: [{ title: "Wir", items: [{ label: "Neues", to: "/blog" }] }] } },
    presets: [["classic", { docs: { sidebarPath: "./sidebars.js" }, blog: {} }]] };`,
  "sidebars.js": 'module.exports = { docs: [{ Anleitung: ["one", "two"] }] };',
  "docs/one.md": "# Eins\n\nDeutsch, [zwei](./two.md).\n",
  "docs/two.md": "# Zwei\n\n[eins](./one.md)\n",
  "docs/parts.mdx": `import Translate from "@docusaurus/Translate";
import Greeting from "@site/src/greeting";

# Parts

<Translate id="own.text">Written</Translate>

<Translate>Untranslated</Translate>

<Greeting />
`,
  "src/greeting.js": `import React from "react";
import { translate } from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
export default () => <p>{translate({ id: "own.greeting", message: "Hello {name}" }, { name: "Ada" })}
  {" in " + useDocusaurusContext().i18n.currentLocale}{translate({ id: "own.empty", message: "" })}</p>;`,
  "i18n/de/code.json": message({ "own.text": "Geschrieben", "own.greeting": "Hallo {name}" }),
  "i18n/en/code.json": message({ "own.text": "In English" }),
  "blog/2024-01-02-news.md": "# Neuigkeit\n",
  "blog/2024-01-03-more.md": "# Noch mehr\n",
  [`${TRANSLATIONS}/current/one.md`]: "# One\n\nEnglish, [two](./two.md).\n",
  "i18n/de/docusaurus-theme-classic/navbar.json": message({ "item.label.Mehr": "Weiteres" }),
  [`${TRANSLATIONS}/current.json`]: message({ "sidebar.docs.category.Anleitung": "Manual" }),
  "i18n/en/docusaurus-plugin-content-blog/2024-01-02-news.md": "# A piece of news\n",
  "i18n/en/docusaurus-theme-classic/navbar.json": message({
    "item.label.Doku": "Documents",
    "item.label.Neues": "News",
  }),
  "i18n/en/docusaurus-theme-classic/footer.json": message({
    "link.title.Wir": "Us",
    "link.item.label.Neues": "Latest",
  }),
};

let root = "";

beforeAll(async () => {
  ({ root } = await takeOver("first", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const published = (file: string) => readFile(join(root, "dist", file), "utf8");

describe("translations of the first language", () => {
  it("take the place of what they translate, and lead to what they do not", async () => {
    const one = await published("docs/one.html");
    expect(one).toContain("<h1>One</h1>");
    expect(one).toContain('English, <a href="/docs/two">two</a>.');
    const two = await published("docs/two.html");
    expect(two).toContain("<h1>Zwei</h1>");
    expect(two).toContain('<a href="/docs/one">eins</a>');
  });

  it("leave the files beside them to the other language", async () => {
    const one = await published("de/docs/one.html");
    expect(one).toContain("<h1>Eins</h1>");
    expect(one).toContain('Deutsch, <a href="/de/docs/two">zwei</a>.');
  });

  it("are what search engines list, and what is not translated names its original", async () => {
    const canonical = async (file: string) =>
      /<link rel="canonical" href="https:\/\/first\.example([^"]*)"/.exec(
        await published(file),
      )?.[1];
    expect(await canonical("docs/two.html")).toBe("/docs/two");
    expect(await canonical("de/docs/two.html")).toBe("/docs/two");
    expect(await canonical("de/docs/one.html")).toBe("/de/docs/one");
    const sitemap = await published("sitemap.xml");
    const listed = (route: string) => sitemap.includes(`<loc>https://first.example${route}</loc>`);
    expect(["/docs/one", "/docs/two", "/de/docs/one", "/de/docs/two"].map(listed)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("name what stands in the sidebar, the bar and the footer", async () => {
    const one = await published("docs/one.html");
    for (const label of ["Manual", "Documents", "News", "Us", "Latest"])
      expect(one).toContain(`>${label}<`);
    const other = await published("de/docs/one.html");
    for (const label of ["Anleitung", "Doku", "Weiteres", "Neues", "Wir"])
      expect(other).toContain(`>${label}<`);
  });

  it("keep bar and footer of each language within it", async () => {
    const other = await published("de/docs/one.html");
    expect(other).toMatch(/<a href="\/de\/docs\/one"[^>]*>Doku</);
    expect(other).toMatch(/<footer.*<a href="\/de\/blog">Neues</s);
    expect(await published("docs/one.html")).toMatch(/<a href="\/docs\/one"[^>]*>Documents</);
  });

  it("count for posts, too", async () => {
    const list = await published("blog.html");
    expect(list).toContain(">A piece of news<");
    expect(list).toContain(">Noch mehr<");
    expect(await published("de/blog.html")).toContain(">Neuigkeit<");
  });

  it("are what components say", async () => {
    const one = await published("docs/parts.html");
    expect(one).toContain("In English");
    expect(one).toContain("Hello Ada in en</p>");
    const other = await published("de/docs/parts.html");
    expect(other).toContain("Geschrieben");
    expect(other).toContain("Untranslated");
    expect(other).toContain("Hallo Ada in de");
  });
});
