import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** 2 × 1 pixels. */
const WIDE_PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGP4z8DwH4QBDv8D/f7dIhQAAAAASUVORK5CYII=",
  "base64",
);

const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Réglages", titleDelimiter: "·", organizationName: "mill", projectName: "race", url: "https://fr.example", baseUrl: "/base/",
    i18n: { defaultLocale: "fr", locales: ["fr"] }, markdown: { format: "detect" },
    staticDirectories: ["static", require("path").resolve(__dirname, "public"), "absent"],
    presets: [["classic", { docs: { path: require("path").resolve("docs") }, blog: { path: require("path").join(__dirname, "blog"), exclude: ["**/NOTES.md"] }, pages: { path: "./src/pages/" } }],
      ["redocusaurus", { specs: [
        { id: "mill", spec: require("path").resolve("openapi/mill.json"), route: "/api/mill/" },
        { spec: "openapi/absent.json", route: "/api/absent" },
        { spec: "https://mill.example/openapi.json", route: "/api/far" }, { spec: "openapi/mill.json" }] }]],
    themeConfig: { colorMode: { defaultMode: "dark", disableSwitch: true }, navbar: { logo: { src: "img/logo.png" } }, prism: { defaultLanguage: "json" },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 } } };`,
  "static/img/logo.png": WIDE_PNG,
  "public/img/logo.png": "not asked for: the first folder has one",
  "public/download/notes.txt": "Notes.",
  "docs/files.mdx":
    '# Files\n\n![](/img/second.png) [notes](pathname:///download/notes.txt)\n\n<a href="/download/notes.txt" download="n.txt">here</a>\n\n<a href="/base/docs/page.md?plain">Markdown</a> [source](/docs/page.md)\n',
  "public/img/second.png": WIDE_PNG,
  "docs/page.md":
    '# Page\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n```\n{ "a": 1 }\n```\n\n<b>{kept}</b>\n',
  "docs/based.md": "# Based\n\n[with](/base/docs/page#two), [without](/docs/page)\n",
  "src/theme/Tabs/index.js": `import React from "react";
    import { useTabs } from "@docusaurus/theme-common/internal";
    function Inner(props) { useTabs(props); return <ul/>; }
    export default function Tabs(props) { return <Inner {...props}/>; }`,
  "docs/tabs.mdx":
    'import Tabs from "@theme/Tabs";\nimport TabItem from "@theme/TabItem";\n\n# Tabs\n\n<Tabs>\n<TabItem value="one" label="First">1</TabItem>\n<TabItem value="two" label="Second">2</TabItem>\n</Tabs>\n',
  "src/pages/index.js":
    'import Layout from "@theme/Layout";\nexport default () => <Layout title="Accueil"><main><h1>Bonjour</h1></main></Layout>;',
  "src/pages/told.jsx": `import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
    import generated from "@generated/docusaurus.config";
    export default function Told() {
      const { siteConfig, i18n, siteMetadata, globalData, codeTranslations } = useDocusaurusContext();
      const { organizationName, presets, plugins, titleDelimiter, githubHost, noIndex } = siteConfig;
      const [[preset, { docs }]] = presets;
      return <pre>{JSON.stringify([organizationName, generated.projectName, preset, docs.path.endsWith("docs"), plugins,
        titleDelimiter, githubHost, noIndex, siteConfig.i18n.localeConfigs[i18n.currentLocale].direction,
        siteMetadata.docusaurusVersion[0], typeof globalData, typeof codeTranslations])}</pre>;
    }`,
  "src/pages/index.test.js": "throw new Error();",
  "openapi/mill.json": JSON.stringify({
    openapi: "3.0.3",
    info: { title: "Mill", version: "1" },
    paths: {
      "/wheels": { get: { operationId: "list-wheels", summary: "List wheels", responses: {} } },
    },
  }),
  "blog/NOTES.md": "# For writers\n",
  "blog/2024-02-05-first.md": "---\ntitle: Premier\n---\n\nTexte.\n",
};

let root = "";
let warnings: readonly Diagnostic[] = [];
const reported: string[] = [];
const published = (file: string) => readFile(join(root, "dist", file), "utf8");

beforeAll(async () => {
  ({ root, warnings } = await takeOver("settings", FILES, (line) =>
    reported.push(...line.split("\n")),
  ));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

describe("descriptions of APIs that had pages of their own", () => {
  it("have a reference at their addresses", async () => {
    expect(await published("api/mill.html")).toContain("<h1>Mill</h1>");
    expect(await published("api/mill/list-wheels.html")).toContain("List wheels");
  });

  it("are told when they are not there", () => {
    expect(reported.filter((line) => line.startsWith("Note: The API description")).length).toBe(3);
  });
});

describe("settings of a site of the dialect", () => {
  it("say what stands between a page's title and the name of the site", async () => {
    expect(await published("docs/page.html")).toContain("<title>Page · Réglages</title>");
  });

  it("tell components what the configuration says, and what it has unless it says something", async () => {
    const [, told = ""] = /<pre>(.*?)<\/pre>/.exec(await published("told.html")) ?? [];
    expect(JSON.parse(told.replaceAll("&quot;", '"'))).toEqual([
      "mill",
      "race",
      "classic",
      true,
      [],
      "·",
      "github.com",
      false,
      "ltr",
      "3",
      "object",
      "object",
    ]);
  });

  it("say which levels of headings the list beside a page has", async () => {
    const { page } = JSON.parse(await published("docs/page.page.json"));
    expect(page.toc.map(({ id }: { id: string }) => id)).toEqual(["two", "three", "four"]);
  });

  it("say what language code has that names none", async () => {
    expect(await published("docs/page.html")).toMatch(/<code[^>]*>[\s\S]*<span[^>]*>/);
    expect(await published("docs/page.md")).toContain("```json");
  });

  it("show a logo that is no drawing, and make square icons of it", async () => {
    expect(await published("index.html")).toContain('href="/base/img/logo.png"');
    const icon = await readFile(join(root, "dist/icon-192.png"));
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([192, 192]);
  });

  it("publish the files of all folders that are named, however they are written", async () => {
    expect(await published("download/notes.txt")).toBe("Notes.");
    expect(await readFile(join(root, "dist/img/logo.png"))).toEqual(WIDE_PNG);
    expect(await published("docs/files.html")).toMatch(/<img[^>]*width="2"/);
    const configuration = await readFile(join(root, "site/site.config.ts"), "utf8");
    expect(configuration).toContain('"path": "docs"');
    expect(configuration).toContain('"path": "blog"');
  });

  it("leave tags the addresses of static files", async () => {
    expect(await published("docs/files.html")).toContain(
      '<a href="/base/download/notes.txt" download="n.txt">here</a>',
    );
  });

  it("leave tags the addresses of Markdown that is published, which links in Markdown do not mean", async () => {
    const text = await published("docs/files.html");
    expect(text).toContain('<a href="/base/docs/page.md?plain">Markdown</a>');
    expect(text).toContain('<a href="/base/docs/page">source</a>');
  });

  it("say which files of a folder are no pages", async () => {
    await expect(published("blog/NOTES.html")).rejects.toThrow("ENOENT");
    await expect(published("index.test.html")).rejects.toThrow("ENOENT");
  });

  it("show a site that is dark in dark colors, to readers without scripts as well", async () => {
    expect(await published("docs/page.html")).toContain('data-theme="dark" data-dark-if="all"');
  });

  it("offer no other colors where the old site offered none", async () => {
    const brand = await readFile(join(root, "site/brand.css"), "utf8");
    expect(brand).toContain(".color-toggle { display: none }");
  });

  it("leave pages of components what they are where .md is plain Markdown", async () => {
    expect(await published("index.html")).toContain("<h1>Bonjour</h1>");
    expect(await published("docs/page.html")).toContain("<b>{kept}</b>");
  });

  it("have the base URL in addresses once, whether pages write it or not", async () => {
    const page = await published("docs/based.html");
    expect(page).toContain('<a href="/base/docs/page#two">with</a>');
    expect(page).toContain('<a href="/base/docs/page">without</a>');
  });

  it("show the engine's form of a component whose own form asks for the inside of the old theme", async () => {
    const page = await published("docs/tabs.html");
    expect(page).toMatch(/role="tab"[^>]*>First<[\s\S]*role="tab"[^>]*>Second</);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: "component-failed",
        file: "docs/tabs.mdx",
        message: expect.stringContaining("The site's own <Tabs> of src/theme fails: useTabs"),
      }),
    );
  });

  it("give lists of posts their days in the language of the site", async () => {
    expect(await published("blog.html")).toContain("5 février 2024");
    expect(await published("blog/archive.html")).toContain("5 février 2024");
  });
});
