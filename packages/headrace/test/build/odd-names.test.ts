import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { copyFixture } from "./fixture-copy.ts";
import { publishedFiles } from "./published.ts";

const ORIGIN = "https://odd.example";

/** Names that a file may have and an address may not; "#" and "?" have meanings of their own. */
const STEMS = [
  "a b",
  "100%",
  "50%25",
  "c#",
  "why?",
  "q\"uo't",
  "[a](b)",
  "ä",
  "o\u0308",
  "日本",
  "🎉",
  "a+b&c",
  "<d>",
  "e^`{|}~",
];

let site: Awaited<ReturnType<typeof copyFixture>>;

beforeAll(async () => {
  site = await copyFixture("smallest-site");
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(site.root, path)), { recursive: true });
    await writeFile(join(site.root, path), text);
  };
  const config = {
    name: "Odd",
    url: ORIGIN,
    baseUrl: "/docs/",
    locales: [{ code: "de", label: "Deutsch" }],
  };
  await write("site/site.config.ts", `export default ${JSON.stringify(config)};\n`);
  for (const stem of STEMS) {
    const links = STEMS.map((other) => `- [to](<${encodeURIComponent(other)}.md#über-uns>)`);
    const text = `---\ntitle: ${JSON.stringify(stem)}\ntags: [${JSON.stringify(stem)}, "?", "..", "/"]\n---\n\n## Über uns\n\nA note.[^1]\n\n[^1]: Said.\n\n${links.join("\n")}\n`;
    await write(`content/${stem}.md`, text);
    if (STEMS.indexOf(stem) % 4 === 0)
      await write(`content/in ${stem}/index.md`, text.replaceAll("](<", "](<../"));
  }
  const { warnings } = await buildSite(site.root, { strict: true, report: () => {} });
  expect(warnings).toEqual([]);
}, 120_000);
afterAll(() => site.remove());

it("every address is written as one, and leads to what is there, whatever files are called", async () => {
  const files = Object.keys(await publishedFiles(site.root));
  const known = new Set(files.map((file) => `/docs/${file.normalize()}`));
  const wrong: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".html") && name !== "404.html")) {
    const here = new URL(`/docs/${file.split("/").map(encodeURIComponent).join("/")}`, ORIGIN);
    for (const address of await addressesIn(file)) {
      if (!URL.canParse(address, here) || /[\s"<>\\^`{|}]/.test(address))
        wrong.push(`${file}: ${address}`);
      const { origin, pathname } = new URL(address, here);
      const path = decodeURIComponent(pathname);
      const ends = ["", ".html", "index.html", "/index.html"];
      const isThere = ends.some((end) => known.has((path + end).normalize()));
      if (origin === ORIGIN && !isThere) wrong.push(`${file}: ${address}`);
    }
  }
  expect(wrong).toEqual([]);
});

it("what the build says in an article is in the language of the page", async () => {
  const page = await readFile(join(site.root, "dist/ä.html"), "utf8");
  expect(page).toContain('aria-label="Direkter Link zu Über uns"');
  expect(page).toContain('aria-label="Zurück zur Stelle 1"');
  expect(page).not.toMatch(/Footnotes|Back to|Direct link/);
});

async function addressesIn(file: string): Promise<string[]> {
  const text = await readFile(join(site.root, "dist", file), "utf8");
  const addresses: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ("attrs" in node)
      for (const { name, value } of node.attrs)
        if (name === "href" || name === "src") addresses.push(value);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(text));
  return addresses;
}
