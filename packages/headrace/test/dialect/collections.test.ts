import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../src/files/files.ts";
import { takeOver } from "./take-over.ts";

const docs = (options: object) => ["@docusaurus/plugin-content-docs", options];

/** A collection, and what lies beside it by its name: an old version, and a translation. */
function filesOf(name: string, folder: string) {
  const prefix = name === "" ? "" : `${name}_`;
  const plugin = `docusaurus-plugin-content-docs${name === "" ? "" : `-${name}`}`;
  return {
    [`${folder}/page.md`]: "# Page\n",
    [`${prefix}versions.json`]: '["1.x"]',
    [`${prefix}versioned_docs/version-1.x/page.md`]: "# Old page\n",
    [`i18n/fr/${plugin}/current/page.md`]: "# Page en français\n",
  };
}

const api = docs({ id: "api", path: "api", routeBasePath: "api", lastVersion: "current" });
const usual = docs({ path: "docs", routeBasePath: "docs", lastVersion: "current" });

test.each([
  { plugins: [api], names: ["api"] },
  { plugins: [api, usual], names: ["api", "docs"] },
  { plugins: [usual, api], names: ["api", "docs"] },
])(
  "versions and translations are found by the names of their collections: $names",
  async ({ plugins, names }) => {
    const config = {
      title: "Collections",
      url: "https://a.example",
      baseUrl: "/",
      i18n: { defaultLocale: "en", locales: ["en", "fr"] },
      plugins,
    };
    const files = names.map((name) => filesOf(name === "docs" ? "" : name, name));
    const { root } = await takeOver("collections", {
      "docusaurus.config.js": `module.exports = ${JSON.stringify(config)};`,
      ...Object.assign({}, ...files),
    });
    const published = await listFiles(join(root, "dist"));
    await rm(root, { recursive: true, force: true });
    expect(published).toEqual(
      expect.arrayContaining(
        names.flatMap((name) => [
          `${name}/page.html`,
          `${name}/1.x/page.html`,
          `fr/${name}/page.html`,
        ]),
      ),
    );
  },
  120_000,
);

test("old versions are taken over where the newest pages have no folder", async () => {
  const { "docs/page.md": _newest, ...files } = filesOf("", "docs");
  const { root, warnings } = await takeOver("versions-alone", {
    "docusaurus.config.js": `module.exports = { title: "Versions", url: "https://a.example", baseUrl: "/",
      presets: [["classic", { docs: { includeCurrentVersion: false }, blog: false }]] };`,
    ...files,
  });
  const published = await listFiles(join(root, "dist"));
  await rm(root, { recursive: true, force: true });
  // The site has no French.
  expect(warnings).toMatchObject([
    { code: "unlisted-language", message: expect.stringContaining('"i18n/fr"') },
  ]);
  expect(published).toContain("docs/page.html");
}, 120_000);

/** A preset of the team's own, as a file and as a function. */
const PRESET = `(context, { folder }) => ({
  themes: [[require.resolve("@docusaurus/theme-classic"), { customCss: context.siteDir + "/own.css" }]],
  plugins: [
    false,
    [require.resolve("@docusaurus/plugin-content-docs"), { path: folder, routeBasePath: "/" }],
    ["@docusaurus/plugin-content-blog", { path: "news", routeBasePath: "news" }],
  ],
})`;

test.each([
  { form: "a file", preset: `"./presets/team.js"` },
  { form: "a function", preset: PRESET },
])(
  "a preset of the site's own brings its parts: $form",
  async ({ preset }) => {
    const { root } = await takeOver("own-preset", {
      "docusaurus.config.js": `module.exports = {
  title: "Own", url: "https://a.example", baseUrl: "/", presets: [[${preset}, { folder: "texts" }]],
};`,
      "presets/team.js": `module.exports = ${PRESET};`,
      "texts/first.md": "# First\n",
      "news/2024-05-06-post.md": "# Post\n",
      "own.css": ".own { color: red }",
    });
    const published = await listFiles(join(root, "dist"));
    const told = await readFile(join(root, "site/migration.md"), "utf8");
    await rm(root, { recursive: true, force: true });
    expect(published).toEqual(expect.arrayContaining(["first.html", "news/2024/05/06/post.html"]));
    expect(told).toContain("| custom style sheets | with a difference | own.css |");
    expect(told).not.toContain("options of presets");
  },
  120_000,
);

test("the bar leads to the documents that it names by their ids, whatever their addresses", async () => {
  const named = (docId: string) => ({ type: "doc", docId, docsPluginId: "api", label: docId });
  const items = [
    { ...named("all"), position: "right" },
    { label: "More", items: [named("b")] },
  ];
  const config = { title: "Named", url: "https://a.example", baseUrl: "/", plugins: [usual, api] };
  const { root, warnings } = await takeOver("named", {
    "docusaurus.config.js": `module.exports = ${JSON.stringify({ ...config, themeConfig: { navbar: { items } } })};`,
    "docs/index.md": "---\nslug: /\n---\n\n# Docs\n",
    "api/index.md": "---\nid: all\n---\n\n# All\n",
    "api/second.md": "---\nid: b\nslug: two/words\n---\n\n# Second\n",
  });
  const html = await readFile(join(root, "dist/docs.html"), "utf8");
  await rm(root, { recursive: true, force: true });
  expect(warnings).toEqual([]);
  expect(html).toContain('<a href="/api">all</a>');
  expect(html).toContain('href="/api/two/words"');
}, 60_000);
