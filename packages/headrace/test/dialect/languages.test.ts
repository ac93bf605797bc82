import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { listFiles } from "../../src/files/files.ts";
import { writeProject } from "../../src/migrate/migrate.ts";
import { copyFixture, type FixtureCopy } from "../build/fixture-copy.ts";

/** A site of Docusaurus in two languages and two versions; its routes and links are theirs (0013). */
describe("i18n", () => {
  let copy: FixtureCopy;
  let told: string[];
  const published = (file: string) => readFile(join(copy.root, "dist", file), "utf8");

  beforeAll(async () => {
    copy = await copyFixture("dialect-languages");
    await writeProject(copy.root, () => {});
    const { warnings } = await buildSite(copy.root, { strict: false, report: () => {} });
    told = warnings.map(({ code, file }) => `${code} ${file}`);
  }, 60_000);

  afterAll(() => copy.remove());

  it("tells of a translation without an original, and of nothing else", () => {
    const folder = "i18n/fr/docusaurus-plugin-content-docs/current";
    expect(told).toEqual([`no-original ${folder}/only-french.md`]);
  });

  it("gives each language all pages of the first, and no others", async () => {
    const files = await listFiles(join(copy.root, "dist"));
    const pages = files.filter((file) => /^(?:fr\/)?docs.*\.html$/.test(file));
    const first = ["docs/next/guides/one", "docs/next/guides/two", "docs/next/start", "docs/start"];
    const all = [...first, ...first.map((page) => `fr/${page}`)];
    // Versions have no page at their own addresses, which lead on.
    const leadOn = ["docs", "docs/next"];
    expect(pages.sort()).toEqual([...all, ...leadOn].map((page) => `${page}.html`).sort());
  });

  it("shows what is translated, and the original of what is not, with its images and links", async () => {
    const two = await published("fr/docs/next/guides/two.html");
    expect(two).toContain('<html lang="fr"');
    expect(two).toContain("<h1>Deux</h1>");
    expect(two).toContain(
      '<a href="/fr/docs/next/guides/one#part">Un</a>, <a href="/fr/docs/next/guides/one">par route</a> et <a href="/fr/docs/next/start">le début</a>',
    );
    const one = await published("fr/docs/next/guides/one.html");
    expect(one).toContain("<h1>One</h1>");
    expect(one).toMatch(
      /<a href="\/fr\/docs\/next\/guides\/two">Two<\/a>.*<img src="\/assets\/images\/dot/,
    );
    expect(await published("fr/docs/start.html")).toContain("<h1>Début 1.0</h1>");
  });

  it("leads from a page to the same page in the other language, for readers and for search engines", async () => {
    const first = await published("docs/next/guides/two.html");
    expect(first).toContain(
      '<li><a href="/fr/docs/next/guides/two" lang="fr" hrefLang="fr">Français</a>',
    );
    expect(first).toContain(
      '<link rel="alternate" hreflang="fr" href="https://languages.example/fr/docs/next/guides/two">',
    );
    const second = await published("fr/docs/next/guides/two.html");
    for (const [page, own, other] of [
      [first, "en", "fr"],
      [second, "fr", "en"],
    ])
      expect(page).toMatch(
        new RegExp(
          `property="og:locale" content="${own}">\\n.*og:locale:alternate" content="${other}"`,
        ),
      );
    expect(second).toContain('<a href="/docs/next/guides/two" lang="en" hrefLang="en">');
    expect(second).toContain(
      'hreflang="x-default" href="https://languages.example/docs/next/guides/two"',
    );
  });

  it("speaks the language of the page around it, in the words of their theme, else in ours", async () => {
    const french = await published("fr/docs/next/guides/two.html");
    expect(french).toContain('aria-label="Aller au contenu principal"');
    expect(french).toContain('<span class="pagination-name">Précédent</span>');
    expect(french).toContain("Copier la page en Markdown");
    expect(await published("docs/next/guides/two.html")).toContain("Skip to main content");
  });

  it("calls admonitions without a title as the translation of their theme does", async () => {
    const french = await published("fr/docs/next/guides/two.html");
    const titles = [...french.matchAll(/<p class="admonition-title">([^<]*)</g)];
    expect(titles.map(([, title]) => title)).toEqual(["Attention", "Remarque"]);
  });

  it("lists the posts of a language by their translations, and the originals of what is not translated", async () => {
    const list = await published("fr/blog.html");
    expect(list).toContain("Deuxième article");
    expect(list).toMatch(/First post[\s\S]*Beginning with <img src="\/assets\/images\/dot/);
    expect(list).not.toContain("Rest.");
    expect(list).toContain("<title>Nouvelles");
    expect(await published("fr/blog/2024/01/03/second.html")).toContain("Derniers articles");
    expect(await published("blog/2024/01/03/second.html")).not.toContain("Derniers articles");
  });

  it("leads from a list of posts to that of the other language", async () => {
    const list = await published("fr/blog.html");
    expect(list).toContain('<li><a href="/blog" lang="en" hrefLang="en">English</a>');
    expect(list).toContain('hreflang="en" href="https://languages.example/blog"');
    expect(await published("blog/archive.html")).toContain('<a href="/fr/blog/archive" lang="fr"');
  });

  it("lets through the images of every language", async () => {
    expect(await published("fr/blog/2024/01/03/second.html")).toMatch(
      /img-src [^;]*https:\/\/images\.example/,
    );
  });

  it("names categories and versions in the language of the page, and edits the original", async () => {
    const page = await published("fr/docs/next/guides/one.html");
    expect(page).toContain("Guides pratiques");
    expect(page).toContain("Version Suivante");
    const section = /class="section-links"><li><a href="([^"]+)"/.exec(
      await published("fr/docs/start.html"),
    );
    expect(section?.[1]).toBe("/fr/docs/start");
    expect(page).toContain('href="https://git.example/edit/docs/guides/one.md"');
    expect(await published("docs/next/guides/one.html")).not.toContain("pratiques");
  });
});
