import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildAndCompare } from "../../src/migrate/migrate.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** A site that stands something around the contents of its pages. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Own", url: "https://own.example", baseUrl: "/",
    presets: [["classic", { docs: { editUrl: "https://git.example/" } }]] };`,
  "src/theme/TOC/index.js": `import React from "react";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import Link from "@docusaurus/Link";
import TOC from "@theme-original/TOC";
function Edit() { return <i>{useDoc().metadata.editUrl}</i>; }
export default function TOCWrapper(props) {
  const isDoc = props.toc.every(({ id }) => id !== "of-a-post");
  return <div className="toc-box">{isDoc && <Edit />}<TOC {...props} /><Link to="/docs/other">More</Link></div>;
}`,
  "docs/page.md": "# Page\n\nText.\n\n## Part `one`\n\n### Smaller\n\n## Part two\n",
  "docs/other.md": "# Other\n\nNo parts.\n",
  "docs/hidden.md": "---\nhide_table_of_contents: true\n---\n\n# Hidden\n\n## Part\n",
  "blog/2024-01-01-post.md": "---\ntitle: A post\n---\n\nText.\n\n## Of a post\n",
};

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("own-contents", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const page = (file: string) => readFile(join(root, "dist", file), "utf8");
const article = (html: string) =>
  html.slice(html.indexOf("<article"), html.lastIndexOf("</article>"));
/** What stands in the place of the contents; `undefined` where nothing does. */
const contents = (html: string) => /<nav class="toc"[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1];

it("draws the contents of documents and posts as the site does, outside of the article", async () => {
  expect(warnings).toEqual([]);
  const html = await page("docs/page.html");
  expect(contents(html)).toBe(
    '<div class="markdown"><div class="toc-box"><i>https://git.example/docs/page.md</i><div>' +
      '<ul class="table-of-contents">' +
      '<li><a href="#part-one" class="table-of-contents__link">Part <code>one</code></a></li>' +
      '<li data-depth="1"><a href="#smaller" class="table-of-contents__link">Smaller</a></li>' +
      '<li><a href="#part-two" class="table-of-contents__link">Part two</a></li>' +
      '</ul></div><a href="/docs/other">More</a></div></div>',
  );
  expect(article(html)).not.toContain("toc-box");
  expect(contents(await page("blog/2024/01/01/post.html"))).toContain('href="#of-a-post"');
  expect(await page("blog/rss.xml")).not.toContain("toc-box");
  expect(await page("docs/page.md")).not.toContain("More");
});

it("leaves lists of posts, which have no contents, to the engine", async () => {
  // The dialect's form has an article for each.
  expect((await page("blog.html")).match(/<article/g)).toHaveLength(1);
});

it("shows none where a page has none", async () => {
  expect(contents(await page("docs/other.html"))).toBeUndefined();
  expect(contents(await page("docs/hidden.html"))).toBeUndefined();
});

it("has them live where they do something, or leaves them out, as a document's own form says", async () => {
  const desktop = join(root, "src/theme/DocItem/TOC/Desktop.js");
  await mkdir(dirname(desktop), { recursive: true });
  await writeFile(
    desktop,
    `import React from "react";
import { useDoc } from "@docusaurus/theme-common/internal";
import TOC from "@theme/TOC";
export default () => {
  const { toc, frontMatter } = useDoc();
  return frontMatter.bare ? null : <TOC toc={toc} className="desktop" />;
};`,
  );
  await writeFile(
    join(root, "src/theme/TOC/index.js"),
    `import React, { useState } from "react";
import TOC from "@theme-original/TOC";
export default function TOCWrapper(props) {
  const [votes, vote] = useState(0);
  return <><TOC {...props} /><button onClick={() => vote(votes + 1)}>{votes} votes</button></>;
}`,
  );
  await writeFile(join(root, "docs/other.md"), "---\nbare: true\n---\n\n# Other\n\n## Part\n");
  expect((await buildAndCompare(root, undefined, () => {})).warnings).toEqual([]);
  const live =
    /data-island="\/assets\/[^"]*"[\s\S]*class="desktop"[\s\S]*href="#part-two"[\s\S]*votes<\/button>/;
  expect(contents(await page("docs/page.html"))).toMatch(live);
  expect(contents(await page("docs/other.html"))).toBeUndefined();
}, 60_000);
