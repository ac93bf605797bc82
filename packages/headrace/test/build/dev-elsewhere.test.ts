import { afterAll, beforeAll, expect, test } from "vitest";
import { FollowedSite, pageText } from "./followed-site.ts";

const CONFIG = `import { links } from "../data/links";
export default {
  name: "Elsewhere",
  url: "https://elsewhere.example",
  content: { components: "parts/everywhere.tsx" },
  navbar: { links },
};
`;

const LINKS = `export const links = [{ label: "Shop", href: "https://shop.example" }];\n`;
const BOX = `import { word } from "./word";\nexport const Box = () => <b>{word} box</b>;\n`;

let site: FollowedSite;

beforeAll(async () => {
  site = await FollowedSite.start("smallest-site", {
    "site/site.config.ts": CONFIG,
    "data/links.ts": LINKS,
    "parts/everywhere.tsx": `import { Box } from "./box";\nexport const components = { Box };\n`,
    "parts/box.tsx": BOX,
    "parts/word.ts": `export const word = "First";\n`,
    "content/box.mdx": pageText("Box", "<Box />"),
  });
  await site.served("/box", { text: "First box" });
  await site.told([]);
}, 120_000);

afterAll(() => site.stop());

test("who writes posts is followed, and a file of JSON that is none is told where it stands", async () => {
  const blog = `{ id: "news", path: "news", route: "/news", kind: "blog" }`;
  const post = `---\ntitle: New\nauthors: ada\n---\n\nText.\n`;
  await site.write("news/authors.yml", "ada: { name: Ada }\n");
  await site.write("news/2026-01-01-new.md", post);
  const bar = `import bar from "../data/bar.json" with { type: "json" };\n`;
  await site.write("data/bar.json", "{}");
  await site.write(
    "site/site.config.ts",
    bar + CONFIG.replace("navbar:", `collections: [${blog}],\n  navbar: bar && `),
  );
  await site.served("/news", { text: "Ada" });
  await site.write("news/authors.yml", "ada: { name: Grace }\n");
  await site.served("/news", { text: "Grace" });
  await site.write("data/bar.json", "{\n  [\n}");
  await site.told(["json"]);
  const [told] = await site.heard();
  expect(told?.items).toMatchObject([{ file: "data/bar.json", line: 2 }]);
  await site.write("site/site.config.ts", CONFIG);
  await site.told([]);
}, 120_000);

test("a standalone page that is a module is followed", async () => {
  const own = `collections: [{ id: "own", path: "own", route: "/own", kind: "pages" }],\n  navbar:`;
  const page = (text: string) => `export default () => <p>${text} page</p>;\n`;
  await site.write("own/about.tsx", page("First"));
  await site.write("site/site.config.ts", CONFIG.replace("navbar:", own));
  await site.served("/own/about", { text: "First page" });
  await site.write("own/about.tsx", page("Second"));
  await site.served("/own/about", { text: "Second page" });
  await site.told([]);
  await site.write("site/site.config.ts", CONFIG);
}, 120_000);

test("what the configuration imports is followed, while it is broken, too", async () => {
  await site.write("data/links.ts", LINKS.replace("Shop", "Store"));
  await site.served("/box", { text: "Store" });
  await site.write("data/links.ts", LINKS.replace("[{", "[[{"));
  await site.told(["bundle"]);
  await site.write("data/links.ts", LINKS);
  await site.told([]);
  await site.served("/box", { text: "Shop" });
  await site.move("data/links.ts", "data/away.ts");
  await site.told(["bundle"]);
  await site.move("data/away.ts", "data/links.ts");
  await site.told([]);
  // Imported for the first time by a change that does not work.
  const titled = `import { title } from "../data/title";\n${CONFIG.replace("{ links },", "{ links, title },")}`;
  await site.write("site/site.config.ts", titled);
  await site.told(["bundle"]);
  await site.write("data/title.ts", 'export const title = "A title of its own";\n');
  await site.told([]);
  await site.served("/box", { text: "A title of its own" });
}, 240_000);

test("what components import is followed, while it is broken, too", async () => {
  await site.write("parts/word.ts", `export const word = "Second";\n`);
  await site.served("/box", { text: "Second box" });
  await site.write("parts/word.ts", `export const word = = "Third";\n`);
  await site.told(["bundle"]);
  await site.write("parts/word.ts", `export const word = "Third";\n`);
  await site.told([]);
  await site.served("/box", { text: "Third box" });
  await site.write("parts/other.tsx", "export const Other = () => <<i>Other</i>;\n");
  await site.write("parts/box.tsx", BOX.replace("\n", `\nexport { Other } from "./other";\n`));
  await site.told(["bundle"]);
  await site.write("parts/other.tsx", "export const Other = () => <i>Other</i>;\n");
  await site.told([]);
}, 240_000);

test("code of a page that is put away is told, and is there when it is back", async () => {
  const page = 'import { Away } from "../parts/away.tsx";\n\n<Away />';
  await site.write("parts/away.tsx", "export const Away = () => <i>Here</i>;\n");
  await site.write("content/away.mdx", pageText("Away", page));
  await site.served("/away", { text: "<i>Here</i>" });
  await site.move("parts/away.tsx", "parts/gone.tsx");
  await site.told(["missing-import"]);
  await site.move("parts/gone.tsx", "parts/away.tsx");
  await site.served("/away", { text: "<i>Here</i>" });
  await site.told([]);
}, 240_000);

test("versions and their sidebars come, change and go", async () => {
  await site.write("versioned_docs/version-1.0/index.md", pageText("Version one"));
  await site.write("versioned_docs/version-1.0/more.md", pageText("More of one"));
  await site.write("versions.json", '["1.0"]');
  await site.served("/", { text: "Version one" });
  const sidebars = "versioned_sidebars/version-1.0-sidebars.json";
  await site.write(sidebars, '{ "docs": [{ "Chosen": ["index", "more"] }] }');
  await site.served("/", { text: "Chosen" });
  await site.write(sidebars, '{ "docs": [{ "Chosen again": ["index", "more"] }] }');
  await site.served("/", { text: "Chosen again" });
  await site.write("versioned_docs/version-1.0/more.md", pageText("More of one", "Edited."));
  await site.served("/more", { text: "Edited." });
  for (const path of ["versions.json", "versioned_docs", "versioned_sidebars"])
    await site.remove(path);
  await site.served("/more", { status: 404 });
  await site.told([]);
}, 240_000);

test("translations of the first language take the place of what they translate as they come", async () => {
  const translations = "i18n/en/docusaurus-plugin-content-docs/current";
  await site.write("content/said.md", pageText("Said", "As it is written."));
  await site.served("/said", { text: "As it is written." });
  await site.write(`${translations}/said.md`, pageText("Said", "As it is translated."));
  await site.served("/said", { text: "As it is translated." });
  await site.remove("i18n");
  await site.served("/said", { text: "As it is written." });
  expect(await site.problems()).toEqual([]);
}, 240_000);

test("a server that begins with a broken component says so in place of pages, until it is mended", async () => {
  const own = await FollowedSite.start("smallest-site", {
    "site/site.config.ts": CONFIG.replace(
      'import { links } from "../data/links";',
      "const links = [];",
    ),
    "parts/everywhere.tsx": "export const components = { Box: () => <<b>Box</b> };\n",
    "content/box.mdx": pageText("Box", "<Box />"),
  });
  try {
    await own.served("/box", { status: 500, text: "parts/everywhere.tsx:1:" });
    await own.told(["bundle"]);
    await own.write(
      "parts/everywhere.tsx",
      "export const components = { Box: () => <b>Box</b> };\n",
    );
    await own.served("/box", { text: "<b>Box</b>" });
    await own.told([]);
  } finally {
    await own.stop();
  }
}, 240_000);
