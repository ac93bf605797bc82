import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "../../src/files/files.ts";
import { takeOver } from "./take-over.ts";

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path fill="${color}" d="M0 0h8v4z"/></svg>`;

const FILES = {
  "docusaurus.config.js": `module.exports = { title: "The mill: all about grinding", url: "https://mill.example", baseUrl: "/base/",
    i18n: { defaultLocale: "en", locales: ["en", "fr", "de", "it"] }, presets: [["classic", { blog: false }]],
    themeConfig: { navbar: { items: [{ href: "https://www.github.com/mill/mill", position: "right", className: "header-github-link" },
      { href: "https://www.mill.example/shop", position: "right" },
      { type: "docsVersionDropdown", dropdownItemsAfter: [{ href: "pathname:///v1", label: "v1" }, { href: "https://old.example", label: "v0" }] },
      { type: "localeDropdown", position: "right", dropdownItemsAfter: [{ type: "html", value: "<hr>" }, { href: "https://translate.example", label: "Help us" }] },
      { label: "API", items: [{ href: "pathname:///api/mill.html", label: "Of the mill" }] }], title: "Mill", style: "dark", hideOnScroll: true, logo: { src: "img/light.svg", srcDark: "img/dark.svg" } } } };`,
  "static/img/light.svg": drawing("white"),
  "static/img/dark.svg": drawing("gray"),
  "docs/page.md":
    '# Page\n\n<a href="/docs/other/">Here</a> <a href="/blog?a#b">Beside</a> <a href="/base/docs/other">With base</a> [Text](/docs/none)\n',
  "docs/other.md": "# Other\n",
  "i18n/fr/docusaurus-plugin-content-docs/current/page.md": "# Page en français\n",
  "i18n/de/code.json": '{ "own.text": { "message": "Eigenes" } }',
  "i18n/fr/docusaurus-theme-classic/navbar.json": '{ "title": { "message": "Moulin" } }',
};

let root = "";
const published = (file: string) => readFile(join(root, "dist", file), "utf8");

beforeAll(async () => {
  ({ root } = await takeOver("bar", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

describe("the bar of a site of the dialect", () => {
  it("calls the site what the old bar calls it, in the language of the page", async () => {
    const page = await published("docs/page.html");
    expect(page).toContain('<span class="brand-name">Mill</span>');
    expect(page).toContain("<title>Page | The mill: all about grinding</title>");
    const translated = await published("fr/docs/page.html");
    expect(translated).toContain('<span class="brand-name">Moulin</span>');
  });

  it("names links that a class draws as an icon by the place that they lead to", async () => {
    const page = await published("docs/page.html");
    expect(page).toMatch(/href="https:\/\/www\.github\.com\/mill\/mill"[^>]*>GitHub</);
    expect(page).toMatch(/href="https:\/\/www\.mill\.example\/shop"[^>]*>mill\.example</);
  });

  it("has the links that stand in lists of versions and languages, and those to what is no page", async () => {
    const page = await published("docs/page.html");
    const links = page.matchAll(/<a [^>]*href="(https:[^"]*)"[^>]*>(v\d|Of the mill|Help us)</g);
    expect(new Set([...links].map(([, href, label]) => `${label}: ${href}`))).toEqual(
      new Set([
        "v1: https://mill.example/base/v1",
        "v0: https://old.example",
        "Of the mill: https://mill.example/base/api/mill.html",
        "Help us: https://translate.example",
      ]),
    );
  });

  it("leads to each language of which anything is translated", async () => {
    const page = await published("docs/page.html");
    const languages = [...page.matchAll(/<li><a [^>]*hrefLang="(\w+)"/g)].map(([, code]) => code);
    expect(languages).toEqual(["en", "fr", "de"]);
    expect(await published("de/docs/page.html")).toContain('<html lang="de"');
  });

  it("stands above tags that lead to a page of the site, or to the host beside it as before", async () => {
    const page = await published("docs/page.html");
    const links = [...page.matchAll(/<a href="([^"]*)">(?:Here|Beside|With base|Text)</g)];
    expect(links.map(([, href]) => href)).toEqual([
      "/base/docs/other",
      "/blog?a#b",
      "/base/docs/other",
      "/base/docs/none",
    ]);
    expect(await published("docs/page.md")).toContain("[Beside](https://mill.example/blog?a#b)");
  });

  it("shows the logo of each theme", async () => {
    const page = await published("docs/page.html");
    expect(page).toMatch(/<image class="logo-light" href="\/base\/img\/light.svg"/);
    expect(page).toMatch(/<image class="logo-dark" href="\/base\/img\/dark.svg"/);
    const styles = await readFile(join(root, "site/brand.css"), "utf8");
    expect(styles).toContain('html[data-theme="dark"] .logo-light { display: none }');
  });

  it("stands above pages whose buttons have the colors of their kinds", async () => {
    const files = await listFiles(join(root, "dist/assets"));
    const sheets = files.filter((file) => file.endsWith(".css"));
    const styles = await Promise.all(sheets.map((file) => published(`assets/${file}`)));
    expect(styles.join("\n")).toMatch(/\.button--info\s*\{[^}]*--ifm-color-info/);
    expect(styles.join("\n")).toMatch(/\.button--danger\s*\{[^}]*--ifm-color-danger/);
  });

  it("is dark where the old one is, and leaves while readers scroll down", async () => {
    const styles = await readFile(join(root, "site/brand.css"), "utf8");
    expect(styles).toContain(".navbar { color-scheme: dark;");
    expect(await readFile(join(root, "site/site.config.ts"), "utf8")).toContain(
      '"hideOnScroll": true',
    );
  });
});
