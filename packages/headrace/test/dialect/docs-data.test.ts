import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { takeOver } from "./take-over.ts";

/** A site in two languages, with two collections, a blog and a page, that asks what there is. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Data", url: "https://data.example", baseUrl: "/",
    i18n: { defaultLocale: "en", locales: ["en", "fr"] }, presets: [["classic", {}]],
    plugins: [["@docusaurus/plugin-content-docs", { id: "more", path: "more", routeBasePath: "more" }]] };`,
  "docs/start.mdx": `# Start

import DocCardList from "@theme/DocCardList";
import Asks from "@site/src/Asks";

<Asks />

<DocCardList items={[{ type: "link", label: "Outside", href: "https://out.example", description: "All of it" }]} />
`,
  "docs/other.md": "# Other\n\nText.\n",
  "i18n/fr/docusaurus-plugin-content-docs/current/other.md": "# Autre\n\nTexte.\n",
  "more/one.md": "# One\n\nText.\n",
  "blog/2024-01-05-first.md": "---\ntitle: First\n---\n\nText.\n",
  "src/pages/alone.md": "# Alone\n\nText.\n",
  "src/Asks.js": `import React from "react";
    import { useAllDocsData, useVersions } from "@docusaurus/plugin-content-docs/client";
    export default () => <p id="said">{Object.keys(useAllDocsData()).join(" ")}; {useVersions().map(({ path }) => path).join(" ")}</p>;`,
};

let root = "";

beforeAll(async () => {
  ({ root } = await takeOver("docs-data", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const built = (file: string) => readFile(join(root, "dist", file), "utf8");

it("tells components of the collections of documents in the language of their page, and of nothing else", async () => {
  expect(await built("docs/start.html")).toContain('<p id="said">default more; /docs</p>');
  expect(await built("fr/docs/start.html")).toContain('<p id="said">default more; /fr/docs</p>');
});

it("lists the cards that a page gives, not those of its category", async () => {
  const [, cards] = /<ul class="doc-cards">(.*?)<\/ul>/s.exec(await built("docs/start.html")) ?? [];
  expect(cards).toContain("https://out.example");
  expect(cards).toContain("All of it");
  expect(cards).not.toContain("Other");
});
