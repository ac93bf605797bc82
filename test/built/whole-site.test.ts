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

test("link previews show a picture of the page, which is there", () => {
  const shown = pages.flatMap((file) => {
    const [, address] = /<meta property="og:image" content="([^"]*)">/.exec(read(file)) ?? [];
    return address === undefined ? [] : [decodeURI(new URL(address).pathname).slice(1)];
  });
  expect(shown.filter((file) => !files.includes(file))).toEqual([]);
  expect(new Set(shown).size).toBeGreaterThan(350);
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

test("ERR-05 no link of the site leads to a page, a file or a heading that is not there", () => {
  const addresses = new Set(files.flatMap(addressesOf));
  const ids = new Map<string, Set<string>>();
  for (const file of pages) ids.set(addressesOf(file)[0] ?? "", idsOf(read(file)));
  const broken: string[] = [];
  let followed = 0;
  for (const file of pages) {
    const own = addressesOf(file)[0] ?? "";
    for (const [, href = ""] of read(file).matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const url = new URL(href.replaceAll("&amp;", "&"), `https://site.example${own}`);
      if (url.origin !== "https://site.example") continue;
      followed++;
      const id = decodeURIComponent(url.hash.slice(1));
      const path = decodeURIComponent(url.pathname);
      const found = addresses.has(path) && (id === "" || (ids.get(path)?.has(id) ?? false));
      if (!found) broken.push(`${own}: ${href}`);
    }
  }
  expect(followed).toBeGreaterThan(10_000);
  expect(broken).toEqual([]);
});

test("CONST-04 what the content writes in the dialect is what its pages show", () => {
  const twins = { ":::": "admonition", "<Tabs": "tabs", "<details": "<details" };
  const shown = Object.fromEntries(Object.keys(twins).map((mark) => [mark, 0]));
  for (const file of contentFiles()) {
    const source = withoutCode(readFileSync(`content/${file}`, "utf8"));
    const html = pageOf(file);
    if (html === undefined) continue;
    const own = idsOf(html);
    for (const [, id = ""] of source.matchAll(/^#{1,6} .*\{#([\w-]+)\}\s*$/gm)) {
      expect({ file, id, found: own.has(id) }).toEqual({ file, id, found: true });
    }
    for (const [mark, made] of Object.entries(twins)) {
      if (!new RegExp(`^\\s*${mark}`, "m").test(source)) continue;
      expect({ file, mark, found: html.includes(made) }).toEqual({ file, mark, found: true });
      shown[mark] = (shown[mark] ?? 0) + 1;
    }
    expect({ file, raw: /:::|\{#[\w-]+\}/.exec(textOf(html))?.[0] }).toEqual({ file });
  }
  expect(Object.values(shown).every((count) => count > 2)).toBe(true);
});

test("STATE-10 no page of the site is unlisted or a draft", () => {
  const marked = pages.filter((file) => read(file).includes('class="page-banner"'));
  expect(marked).toEqual([]);
});

function codeBlocks(html: string, language: string): string[] {
  const start = new RegExp(`<figure class="code-block" data-language="${language}">`);
  return html.split(start).slice(1);
}

/** The addresses of a file of the site, the canonical one first. */
function addressesOf(file: string): string[] {
  if (!file.endsWith(".html")) return [`/${file}`];
  if (file === "index.html") return ["/"];
  const route = `/${file.slice(0, -".html".length)}`;
  return route.endsWith("/index") ? [route.slice(0, -"index".length)] : [route];
}

function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id));
}

function contentFiles(): string[] {
  return readdirSync("content/", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.mdx?$/.test(file),
  );
}

/** The page of a file of the content; none of a part that pages include. */
function pageOf(file: string): string | undefined {
  const own = /^slug: (.+)$/m.exec(readFileSync(`content/${file}`, "utf8"))?.[1]?.trim();
  const route = own ?? `/${file.replace(/(?:\/?index)?\.mdx?$/, "")}`;
  const html = files.find((made) => made.endsWith(".html") && addressesOf(made).includes(route));
  return html === undefined ? undefined : read(html);
}

function withoutCode(source: string): string {
  return source.replace(/^( *)(`{3,}|~{3,})[\s\S]*?^\1\2/gm, "").replace(/`[^`\n]*`/g, "");
}

/** The words of an article, without code. */
function textOf(html: string): string {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? "";
  return article.replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");
}
