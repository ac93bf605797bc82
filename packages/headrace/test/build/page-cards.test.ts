import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { imageSize } from "image-size";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { EditedSite } from "./edited-site.ts";
import { copyFixture } from "./fixture-copy.ts";
import { publishedFiles } from "./published.ts";

const CONFIG = "site/site.config.ts";
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" color="#fff"><rect width="1200" height="630"/></svg>`;
const FONTS = `fonts: { text: { family: "Figtree", file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2" } },`;
const JAPANESE =
  "---\ntitle: 設定\ndescription: A title that the typeface has no letters for.\n---\n\nText.\n";

let copy: Awaited<ReturnType<typeof copyFixture>>;
let site: EditedSite;

beforeAll(async () => {
  copy = await copyFixture("small-site");
  site = new EditedSite(copy);
  await writeFile(join(copy.root, "site/card.svg"), DRAWING);
  await writeFile(join(copy.root, "content/guide/japanese.md"), JAPANESE);
});
afterAll(() => copy.remove());

async function configure(brand: string): Promise<void> {
  await site.restore();
  await site.edit(CONFIG, "styles: [],", brand);
}

const build = () => buildSite(copy.root, { strict: false, report: () => {} });

/** What the link preview of each page shows, by its file. */
async function pictures(): Promise<Record<string, string | undefined>> {
  const files = Object.entries(await publishedFiles(copy.root));
  const pages = files.filter(([file]) => file.endsWith(".html"));
  return Object.fromEntries(
    pages.map(([file, content]) => {
      const html = Buffer.from(content, "base64").toString();
      return [file, /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1]];
    }),
  );
}

describe("cards of pages in link previews", { timeout: 60_000 }, () => {
  it("show the title of each page; where it can't be written, and at home, the card of the site", async () => {
    await configure(`${FONTS} socialCard: "site/card.svg", pageCard: "site/card.svg",`);
    await build();
    const shown = await pictures();
    expect(shown).toMatchObject({
      "index.html": "https://small.example/social-card.png",
      "guide/japanese.html": "https://small.example/social-card.png",
      "guide/two.html": "https://small.example/social-cards/guide/two.png",
    });
    const files = await publishedFiles(copy.root);
    const own = Object.values(shown).filter((address) => address?.includes("/social-cards/"));
    expect(own.length).toBeGreaterThan(1);
    for (const address of own) {
      const file = files[decodeURI(new URL(address ?? "").pathname).slice(1)] ?? "";
      expect(imageSize(Buffer.from(file, "base64"))).toMatchObject({
        type: "png",
        width: 1200,
        height: 630,
      });
    }
  });

  it("are drawn anew only for a page whose title has changed", async () => {
    await configure(`${FONTS} pageCard: "site/card.svg",`);
    await build();
    const before = await publishedFiles(copy.root);
    await site.edit("content/guide/two.mdx", /^title: .*$/m, "title: Another name");
    await build();
    const after = await publishedFiles(copy.root);
    const cards = Object.keys(after).filter((file) => file.startsWith("social-cards/"));
    const changed = cards.filter((file) => after[file] !== before[file]);
    expect(changed).toEqual(["social-cards/guide/two.png"]);
  });

  it.each([
    [
      "no typeface",
      'pageCard: "site/card.svg",',
      'Option "brand.pageCard" needs a typeface: name one in "brand.fonts.text".',
    ],
    [
      "a drawing of another size",
      `${FONTS} pageCard: "site/logo.svg",`,
      '"site/logo.svg" must have the viewBox "0 0 1200 630".',
    ],
    [
      "a typeface that is none",
      'fonts: { text: { family: "No", file: "site/no.woff2" } }, pageCard: "site/card.svg",',
      "The letters of this typeface can't be read: Failed to decompress the font data.",
    ],
  ])("need letters and a place for them: %s is told, and what to do", async (_, brand, told) => {
    await writeFile(join(copy.root, "site/no.woff2"), "No typeface.");
    await configure(brand);
    await expect(build()).rejects.toMatchObject({ diagnostics: [{ message: told }] });
    expect(await readFile(join(copy.root, "dist/index.html"), "utf8")).toContain("<html");
  });
});
