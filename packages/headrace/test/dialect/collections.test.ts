import { rm } from "node:fs/promises";
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
