import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeDoc } from "../pages/doc.ts";
import { docSet } from "../pages/doc-set.ts";
import { buildSiteMap } from "../pages/site-map.ts";
import { compileMarkdown } from "../sources/markdown/compile.ts";
import { describeTwin, twinText } from "./twins.ts";

const CONFIG = { url: "https://docs.example", baseUrl: "/docs/", trailingSlash: false };

const GUIDE = docSet({
  folder: "content",
  sidebars: {
    guide: ["start", "next steps", { type: "link", label: "Away", href: "https://a.example" }],
  },
});

const SOURCES = {
  "content/start.md": { title: "Start", frontMatter: { description: "Begin here." } },
  "content/next steps.md": {
    title: "Next steps",
    description: "What comes then.",
    frontMatter: {},
  },
};

test("a page's links are whole addresses, and the list of its category is in its place", async () => {
  const docs = Object.entries(SOURCES).map(([path, source]) =>
    describeDoc({ path, ...source }, GUIDE),
  );
  const siteMap = buildSiteMap(docs, [GUIDE]);
  const path = "content/start.md";
  const doc = siteMap.byPath.get(path);
  const text = `---
title: Start
description: Begin here.
---

import DocCardList from "@theme/DocCardList";

Read [on](./next%20steps.md#now), or [elsewhere](/start?x=1&y=2).

<DocCardList />
`;
  const root = mkdtempSync(join(tmpdir(), "twins-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "content"));
  for (const file of Object.keys(SOURCES)) writeFileSync(join(root, file), "");
  const page = await compileMarkdown(
    { path, text },
    {
      root,
      folders: [{ folder: "content", route: "" }],
      siteDir: ".",
      globals: null,
      staticDirs: ["static"],
      format: "mdx",
      math: false,
      smartQuotes: false,
      assetsPath: "assets",
      components: () => Promise.reject(new Error("none")),
    },
  );
  const { body: _, markdown, sections: __, ...rest } = page;
  const record = { ...rest, path, id: "", bodyId: "", markdownId: "", sectionsId: "", files: [] };
  const routeOf = (source: string) => siteMap.byPath.get(source)?.route;
  const twin = doc && describeTwin(doc, record, siteMap);
  expect(twin && twinText(markdown, twin, { config: CONFIG, routeOf })).toBe(`# Start

> Begin here.

Page: <https://docs.example/docs/start>

Read [on](https://docs.example/docs/next%20steps#now), or [elsewhere](https://docs.example/docs/start?x=1&y=2).

- [Next steps](https://docs.example/docs/next%20steps): What comes then.
- [Away](https://a.example)
`);
});
