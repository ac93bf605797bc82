import { mkdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listFiles } from "../../src/files/files.ts";
import { startPreview } from "../../src/server/preview.ts";
import { buildBase, type FaultSite, faultSite, transcript } from "./fault-site.ts";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>';

/** Inputs that look like faults and are none. */

let base: FaultSite;

beforeAll(async () => {
  base = await buildBase();
}, 60_000);

afterAll(() => base.remove());

async function built(name: string, files: Record<string, string> = {}): Promise<FaultSite> {
  const site = await faultSite(base, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(site.root, file, ".."), { recursive: true });
    await writeFile(join(site.root, file), text);
  }
  const said = await transcript(site.root, ["build", "--strict"]);
  expect(said).toContain("Exit code 0. A new site is published.");
  return site;
}

const page = (text: string, title = "T") => `---\ntitle: ${title}\n---\n\n${text}\n`;

async function published({ root }: FaultSite): Promise<Record<string, string>> {
  const dist = await realpath(join(root, "dist"));
  const files = await listFiles(dist);
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), "base64")));
  return Object.fromEntries(files.map((file, index) => [file, texts[index] ?? ""]));
}

describe("B26 line ends and byte order marks", { timeout: 60_000 }, () => {
  const TEXT = page(
    [
      "# Title\n\nText  \nwith a break, `code\nspan`.\n",
      '```js title="a.js" {1}\nconst a = 1;\n\nconst b = 2;\n```\n',
      ":::tip A title\n\n- a\n  - b\n\n:::\n\n| a | b |\n| - | - |\n| c | d |\n",
      "<details>\n<summary>More</summary>\n\nText.\n\n</details>\n\n<!-- a\ncomment -->\n",
      'import Part from "./_part.md";\n\n<Part />\n\n## End {#end}\n',
    ].join("\n"),
  );

  test.each([
    ["BOM and CRLF", (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`],
    ["CR", (text: string) => text.replaceAll("\n", "\r")],
    ["mixed", (text: string) => text.replace(/\n/g, (_, at: number) => (at % 2 ? "\n" : "\r\n"))],
  ])("%s make the same site as LF, byte for byte", async (_, convert) => {
    const part = "Text of a partial.\n\n## Its heading\n";
    const files = { "content/page.md": TEXT, "content/_part.md": part };
    const converted = Object.entries(files).map(([file, text]) => [file, convert(text)]);
    const sites = [
      await built("base", files),
      await built("base", Object.fromEntries(converted)),
    ] as const;
    expect(await published(sites[1])).toEqual(await published(sites[0]));
    for (const site of sites) await site.remove();
  });
});

describe("B29 signs in file names that mean something in addresses", { timeout: 60_000 }, () => {
  const NAMES = [
    "a b",
    "c#",
    "why?",
    "100%",
    "a%20b",
    "x&y",
    "it's",
    'quote"d',
    "caf\u00E9",
    "é\u0301",
    "日本",
    "a+b",
    "(1)",
    "[slug]",
    "$1",
    "~t",
    "a;b=c",
    "@x",
    "a,b",
    "İ",
  ];

  test("resolve in links, images, navigation and sitemap", async () => {
    const links = NAMES.map((name) => `[x](<./${encodeURIComponent(name)}.md>)`).join("\n\n");
    const site = await built("base", {
      ...Object.fromEntries(
        NAMES.map((name) => [
          `content/odd/${name}.md`,
          page("Text.", JSON.stringify(`Page ${name}`)),
        ]),
      ),
      "content/odd/links.md": page(`${links}\n\n![x](<./why%3F %231.svg>)`),
      "content/odd/why? #1.svg": DRAWING,
      "static/files/50% off?.txt": "A file.",
    });
    const server = await startPreview({ root: join(site.root, "dist"), port: 0, baseUrl: "/" });
    const get = (path: string) => fetch(new URL(path, server.url)).then((answer) => answer.text());
    try {
      const article = /<article.*<\/article>/s.exec(await get("/odd/links"))?.[0] ?? "";
      const linked = matches(article, /<a href="(\/odd[^"]*)"/g);
      const listed = matches(
        await get("/sitemap.xml"),
        /<loc>https:\/\/tiny\.example(\/odd[^<]*)</g,
      );
      const titles = NAMES.map((name) => `Page ${name}`).sort();
      expect((await Promise.all(linked.map(get))).map(titleOf).sort()).toEqual(titles);
      expect((await Promise.all(listed.map(get))).map(titleOf).sort()).toEqual(
        [...titles, "T"].sort(),
      );
      const [picture = ""] = matches(article, /<img[^>]+src="([^"]+)"/g);
      expect(await get(picture)).toBe(DRAWING);
      expect(await get("/files/50%25%20off%3F.txt")).toBe("A file.");
    } finally {
      await server.close();
      await site.remove();
    }
  });
});

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => unescaped(found));
}

function titleOf(html: string): string {
  return matches(html, /<h1[^>]*>(.*?)<\/h1>/g)[0] ?? "";
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { amp: "&", quot: '"', apos: "'", "#39": "'" };
  return text.replace(/&(amp|quot|apos|#39);/g, (_, name: string) => signs[name] ?? "");
}

test("B36 a schema that contains itself makes pages below 500 KB", {
  timeout: 60_000,
}, async () => {
  const site = await built("b36-recursive-schema");
  for (const file of ["api/plantTree.html", "families/trees.html"]) {
    expect((await stat(join(site.root, "dist", file))).size).toBeLessThan(500_000);
  }
  await site.remove();
});
