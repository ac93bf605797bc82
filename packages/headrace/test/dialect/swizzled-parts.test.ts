import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** A site that has whole parts of the theme as its own, which ask the theme for names and smaller parts. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Swizzled", url: "https://swizzled.example", baseUrl: "/",
    presets: [["classic", {}]] };`,
  "src/theme/Admonition/index.js": `import React from "react";
import { processAdmonitionProps, ThemeClassNames } from "@docusaurus/theme-common";
const { common, docs, page } = ThemeClassNames;
export default function Admonition(given) {
  const { type, title, children } = processAdmonitionProps(given);
  const level = docs.docSidebarItemLinkLevel(2);
  return <div className={[common.admonition, common.admonitionType(type), level, page.docsDocPage].join(" ")}><b>{title}</b>{children}</div>;
}`,
  "src/theme/Details.js": `import React from "react";
import { Details as DetailsGeneric } from "@docusaurus/theme-common/Details";
export default function Details(props) { return <DetailsGeneric {...props} className="own" />; }`,
  "src/theme/Heading.js": `import React from "react";
export default function Heading({ as: As, id = "heading", ...props }) { return <As {...props} id={id} />; }`,
  "src/theme/DocCardList.js": `import React from "react";
import { filterDocCardListItems, groupBy, uniq, useCurrentSidebarCategory, useDocCardDescriptionCategoryItemsPlural } from "@docusaurus/theme-common";
export default function DocCardList() {
  const { items } = useCurrentSidebarCategory();
  const told = useDocCardDescriptionCategoryItemsPlural();
  const cards = filterDocCardListItems(items);
  return <p className="own-cards">{told(uniq(cards).length)}: {Object.keys(groupBy(cards, ({ label }) => label)).join(", ")}</p>;
}`,
  "docs/group/index.mdx":
    "# Group\n\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n",
  "docs/group/one.md": "# One\n",
  "docs/group/two.md": "# Two\n",
  "src/components/Step.js": `export default function Step({ children }) {
  return <section><div className="said">{children[0]}</div><div className="shown">{children[1]}</div><i>{children.length}</i></section>;
}`,
  "src/theme/Layout.js": `import React, { useEffect } from "react";
import { useNothing } from "@docusaurus/theme-common/internal";
export default function Layout({ children }) { useEffect(() => {}); useNothing(); return <div>{children}</div>; }`,
  "src/pages/live.js": `import React, { useState } from "react";
import Layout from "@theme/Layout";
export default function Live() { const [shown] = useState("Shown by the page"); return <Layout><p>{shown}</p></Layout>; }`,
  "src/pages/near.js": `import React from "react";
import Layout from "../theme/Layout";
export default function Near() { return <Layout><p>Shown by its path</p></Layout>; }`,
  "docs/_shown.mdx": "## Shown\n\n```js\nconst a = 1;\n```\n\nAfter.\n",
  "docs/steps.mdx": `import Step from "@site/src/components/Step";\nimport Shown from "./_shown.mdx";\n
# Steps\n
<Step>
  Said *first*.
  <Shown />
</Step>\n`,
  "docs/titled.md": "---\ntitle: Titled\n---\n\n# Written\n\n## Written\n",
  "docs/page.md":
    "# Page\n\n:::tip\n\nText.\n\n:::\n\n## Part\n\n<details>\n\n<summary>More</summary>\n\nHidden.\n\n</details>\n\n[Up](#page)\n",
};

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("swizzled", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

it("gives parts of the theme that a site has as its own the names and parts that they ask for", async () => {
  const html = await readFile(join(root, "dist/docs/page.html"), "utf8");
  expect(html).toContain(
    "theme-admonition theme-admonition-tip theme-doc-sidebar-item-link-level-2 docs-doc-page",
  );
  expect(html).toMatch(/<details class="own">\s*<summary>More<\/summary>/);
  expect([...new Set(warnings.map(({ message }) => message))]).toEqual([
    expect.stringMatching(/^The site's own <Layout> of src\/theme fails/),
  ]);
});

it("draws what a live page shows in the engine's form of a part that fails", async () => {
  expect(await readFile(join(root, "dist/live.html"), "utf8")).toContain(
    "<p>Shown by the page</p>",
  );
  expect(await readFile(join(root, "dist/near.html"), "utf8")).toContain(
    "<p>Shown by its path</p>",
  );
});

it("tells them of the category whose page they stand on, and how many entries it has", async () => {
  const html = await readFile(join(root, "dist/docs/group.html"), "utf8");
  expect(html).toContain('<p class="own-cards">2 items: One, Two</p>');
});

it("leaves a title the id that the site's own heading gives it", async () => {
  const html = await readFile(join(root, "dist/docs/page.html"), "utf8");
  expect(html).toMatch(/<h1[^>]* id="page"[^>]*>Page<\/h1>/);
  expect(html).toMatch(/<h2[^>]* id="part"/);
  const titled = await readFile(join(root, "dist/docs/titled.html"), "utf8");
  expect(titled).toMatch(/<h1[^>]* id="written"[^>]*>Written<\/h1>/);
  expect(titled).toMatch(/<h2[^>]* id="written-1"/);
});

it("gives a component its children one by one: a block of Markdown, and a partial as a whole", async () => {
  const html = await readFile(join(root, "dist/docs/steps.html"), "utf8");
  expect(html).toMatch(/<div class="said"><p>Said <em>first<\/em>\.<\/p><\/div>/);
  const [, shown = ""] = /<div class="shown">([\s\S]*?)<i>2<\/i>/.exec(html) ?? [];
  expect(shown).toMatch(/<h2[^>]* id="shown"[\s\S]*const[\s\S]*<p>After\.<\/p>/);
  expect(html).toContain('href="#shown"');
});
