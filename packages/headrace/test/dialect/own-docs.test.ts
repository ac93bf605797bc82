import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildAndCompare } from "../../src/migrate/migrate.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

const wrapper = (name: string, { code = "", jsx }: { code?: string; jsx: string }) =>
  `import React, { useState } from "react";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import Original from "@theme-original/${name}";
export default function Wrapper(props) { ${code}
  return <>${jsx}</>; }`;

/** A site that stands what it made around the text of its documents. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Own", url: "https://own.example", baseUrl: "/",
    presets: [["classic", { docs: { editUrl: "https://git.example/" } }]] };`,
  "src/theme/DocItem/Footer/index.js": wrapper("DocItem/Footer", {
    code: "const [vote, setVote] = useState(null); const { metadata } = useDoc();",
    jsx: '<Original {...props} /><button onClick={() => setVote("yes")}>{vote ?? "Was " + metadata.title + " good?"}</button>',
  }),
  "src/theme/DocItem/Layout/index.js": wrapper("DocItem/Layout", {
    jsx: "<b>Above</b><Original {...props} /><b>Below</b>",
  }),
  "src/theme/DocItem/Content.js": wrapper("DocItem/Content", {
    code: "const { frontMatter, metadata } = useDoc();",
    jsx: "<i>{frontMatter.author} {metadata.editUrl}</i><Original {...props} />",
  }),
  "src/theme/DocBreadcrumbs/index.js": wrapper("DocBreadcrumbs", {
    jsx: "<Original {...props} /><u>Beside the way</u>",
  }),
  "src/theme/DocVersionBanner/index.js": `import React from "react";
export default () => <p>A copy of the frame's</p>;`,
  "docs/written.md": "---\nauthor: Ada\n---\n\n# Written\n\nText.\n\n## Part\n",
  "docs/named.md": "---\ntitle: Named\nauthor: Bob\ntags: [Wheels]\n---\n\nText.\n",
  "docs/list/_category_.json": '{ "label": "List", "link": { "type": "generated-index" } }',
  "docs/list/one.md": "---\ntitle: One\nhide_title: true\n---\n\nText.\n",
};

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("own-docs", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const article = async (file: string) => {
  const html = await readFile(join(root, "dist", file), "utf8");
  return html.slice(html.indexOf("<article"), html.lastIndexOf("</article>"));
};
/** The texts of an article in their order. */
const words = async (file: string) =>
  (await article(file))
    .replace(/<details class="toc-inline">.*?<\/details>/, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

it("draws the parts of a document that the site wraps, around its text and its title", async () => {
  expect(warnings).toEqual([]);
  expect(await words("docs/written.html")).toBe(
    "Above Beside the way Ada https://git.example/docs/written.md Written Text. Part Was Written good? Below",
  );
  expect(await words("docs/named.html")).toBe(
    "Above Beside the way Bob https://git.example/docs/named.md Named Text. Was Named good? Below",
  );
  expect(await words("docs/list/one.html")).not.toContain("One Text");
});

it("leaves copies of what the frame has, and pages that the engine makes", async () => {
  expect(await article("docs/named.html")).not.toContain("A copy");
  expect(await words("docs/category/list.html")).not.toContain("Above");
});

it("keeps the contents of a page, its Markdown and what search knows of it", async () => {
  const html = await readFile(join(root, "dist/docs/written.html"), "utf8");
  expect(html).toMatch(/<nav class="toc"[\s\S]*href="#part"/);
  expect(await readFile(join(root, "dist/docs/written.md"), "utf8")).not.toContain("Above");
});

it("draws a copy of the old theme's parts without columns for what the frame has", async () => {
  await writeFile(
    join(root, "src/theme/DocItem/Layout/index.js"),
    `import React from "react";
import { useDoc } from "@docusaurus/theme-common/internal";
import DocItemTOCDesktop from "@theme/DocItem/TOC/Desktop";
import DocItemContent from "@theme/DocItem/Content";
import DocItemFooter from "@theme/DocItem/Footer";
export default function Layout({ children }) {
  const { toc, metadata } = useDoc();
  const isLong = toc.length > 0;
  return <div className="row"><div className="col"><DocItemContent>{children}</DocItemContent>{metadata.tags.length}<DocItemFooter /></div>
    {isLong && <div className="col col--3"><DocItemTOCDesktop /></div>}</div>;
}`,
  );
  expect((await buildAndCompare(root, undefined, () => {})).warnings).toEqual([]);
  expect(await words("docs/named.html")).toMatch(/^Bob \S+ Named Text\. 0 Was Named good\?$/);
  expect(await article("docs/written.html")).not.toContain("col--3");
  await writeFile(
    join(root, "src/theme/DocItem/index.js"),
    `import React from "react";
export default function DocItem({ content: Content }) {
  return <><h1>{Content.metadata.title}!</h1><Content /></>;
}`,
  );
  await buildAndCompare(root, undefined, () => {});
  expect(await words("docs/named.html")).toBe("Named! Text.");
  expect(await words("docs/written.html")).toBe("Written! Text. Part");
}, 60_000);
