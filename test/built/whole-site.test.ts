import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = readdirSync("dist/", { recursive: true, encoding: "utf8" });
const read = (file: string) => readFileSync(`dist/${file}`, "utf8");
const pages = files.filter((file) => file.endsWith(".html"));

test("CONST-02 the sitemap says weekly and 0.5 of every page", () => {
  const entries = read("sitemap.xml").split("<url>").slice(1);
  expect(entries.length).toBeGreaterThan(250);
  for (const entry of entries) {
    expect(entry).toContain("<changefreq>weekly</changefreq>");
    expect(entry).toContain("<priority>0.5</priority>");
  }
});

test.each(["java", "docker", "bash", "csharp", "powershell"])(
  "CONST-03 code of the language %s is colored where a page shows it",
  (language) => {
    const blocks = pages.flatMap((file) => codeBlocks(read(file), language));
    expect(blocks.length).toBeGreaterThan(0);
    expect(blocks.some((block) => /<span class="[^"]+">/.test(block))).toBe(true);
  },
);

test("CONST-05 the policy lets scripts call the site itself and its API, nothing else", () => {
  for (const file of pages) {
    const [, sources = ""] = /connect-src ([^;]*);/.exec(read(file)) ?? [];
    const others = sources
      .split(" ")
      .filter((source) => !/^(?:'self'|https:\/\/api\.)/.test(source));
    // Redirects have no scripts that call anything.
    if (sources !== "") expect({ file, others }).toEqual({ file, others: [] });
  }
});

test("API-06 each family of the description has a page, and each operation", () => {
  const { operations } = JSON.parse(read("operations.json"));
  expect(operations.length).toBeGreaterThan(100);
  for (const { page } of operations) {
    expect(files).toContain(`${new URL(page).pathname.slice(1)}.html`);
  }
});

test("PAGE-09 each page has its data beside it: address, title, neighbors", () => {
  const data = files.filter((file) => file.endsWith(".page.json"));
  expect(data.length).toBeGreaterThan(250);
  for (const file of data) {
    const { page, movedTo } = JSON.parse(read(file));
    if (movedTo !== undefined) continue;
    expect(page).toMatchObject({ route: expect.stringMatching(/^\//), title: expect.any(String) });
  }
});

test("STATE-10 no page of the site is unlisted or a draft", () => {
  const marked = pages.filter((file) => read(file).includes('class="page-banner"'));
  expect(marked).toEqual([]);
});

function codeBlocks(html: string, language: string): string[] {
  const start = new RegExp(`<figure class="code-block" data-language="${language}">`);
  return html.split(start).slice(1);
}
