import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildAndCompare } from "../../src/migrate/migrate.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

const wrapper = (name: string, jsx: string) => `import React from "react";
import Original from "@theme-original/${name}";
export default function Wrapper(props) { return ${jsx}; }`;

/** A site that wraps what the old theme draws in articles, and adds a type of admonition, as its manual says. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Wrapped", url: "https://wrapped.example", baseUrl: "/",
    i18n: { defaultLocale: "de", locales: ["de"] },
    presets: [["classic", { docs: { admonitions: { keywords: ["release"], extendDefaults: true } } }]] };`,
  "src/theme/Admonition/Types.js": `import React from "react";
import Types from "@theme-original/Admonition/Types";
const Release = ({ title = "Always new", children }) => <aside className="release"><b>{title}</b>{children}</aside>;
export default { ...Types, release: Release };`,
  "src/theme/Admonition/index.js": wrapper(
    "Admonition",
    'props.type === "info" ? <Original icon={<i>!</i>} {...props} /> : <Original {...props} />',
  ),
  "src/theme/CodeBlock/index.js": wrapper(
    "CodeBlock",
    '<div className="wrapped"><Original {...props} /><small>{props.metastring} {props.className}</small></div>',
  ),
  "src/theme/Heading.js": wrapper(
    "Heading",
    'props.as === "h1" && !props.id ? <h1 id="top">{props.children}</h1> : <Original {...props} />',
  ),
  "src/theme/DocCardList.js": wrapper("DocCardList", "<section><Original {...props} /></section>"),
  "docs/page.md": `# Page

:::release[Version 2]

New.

:::

:::release

Untitled.

:::

:::info

With an icon.

:::

:::tip[A \`rich\` title]{#rich}

Text.

:::

\`\`\`js title="a.js"
const x = 1;
\`\`\`

\`\`\`acme-sql
SELECT plain
\`\`\`

Some \`code\`.
`,
  "docs/cards/index.mdx": `---
title: Cards
description: All.
---

import DocCardList from "@theme/DocCardList";

<DocCardList />

<DocCardList items={[{ type: "link", label: "Own", href: "/docs/page", description: "Chosen." }]} />
`,
  "docs/cards/one.md": "---\ndescription: What one is about.\n---\n\n# One\n\n- item\n",
};

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("wrapped", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const article = async (file: string) => {
  const html = await readFile(join(root, "dist", file), "utf8");
  return html.slice(html.indexOf("<article"), html.indexOf("</article>"));
};

describe("a copy of the old theme's block of code", () => {
  it("is left alone, and code is drawn without a warning", async () => {
    const file = "src/theme/CodeBlock/index.js";
    await writeFile(
      join(root, file),
      `import { parseLanguage } from "@docusaurus/theme-common/internal";
       export default ({ className }) => parseLanguage(className);`,
    );
    expect((await buildAndCompare(root, undefined, () => {})).warnings).toEqual([]);
    expect(await article("docs/page.html")).not.toContain("wrapped");
    await writeFile(join(root, file), FILES[file]);
    await buildAndCompare(root, undefined, () => {});
    expect(await article("docs/page.html")).toContain("wrapped");
  }, 60_000);
});

describe("a component of the theme", () => {
  it("is drawn as soon as the site has its own form of it, and until it goes", async () => {
    const file = join(root, "src/theme/MDXComponents/Ul.js");
    await mkdir(dirname(file), { recursive: true });
    for (const isOwn of [true, false]) {
      if (isOwn)
        await writeFile(
          file,
          wrapper("MDXComponents/Ul", '<div className="own"><Original {...props} /></div>'),
        );
      else await rm(file);
      await buildAndCompare(root, undefined, () => {});
      expect((await article("docs/cards/one.html")).includes('class="own"')).toBe(isOwn);
    }
  }, 60_000);
});

describe("components that a site wraps around those of the old theme", () => {
  it("are drawn without a warning", () => expect(warnings).toEqual([]));

  it("draw admonitions of their own types, and all others", async () => {
    const html = await article("docs/page.html");
    expect(html).toContain('<aside class="release"><b>Version 2</b><p>New.</p></aside>');
    expect(html).toContain("<i>!</i> </span>Info</p><p>With an icon.</p>");
    expect(html).toMatch(/ id="rich"[^>]*>.*?A <code>rich<\/code> title.*?<p>Text\.<\/p>/);
  });

  it("leave types of the site's own the title that they give themselves", async () => {
    expect(await article("docs/page.html")).toContain("<b>Always new</b>");
  });

  it("leave titles without an id", async () => {
    expect(await article("docs/page.html")).toMatch(/<h1>Page<\/h1>/);
  });

  it("draw titles of the front matter, with the ids that they give them", async () => {
    expect(await article("docs/cards.html")).toMatch(/<h1 id="top">Cards<\/h1>/);
  });

  it("draw blocks of code, and no code within text", async () => {
    const html = await article("docs/page.html");
    expect(html).toMatch(
      /<div class="wrapped"><figure.*?<small>title=(?:"|&quot;)a\.js(?:"|&quot;) language-js<\/small>/,
    );
    expect(html).toMatch(/<div class="wrapped"><figure.*?>SELECT<.*?plain/);
    expect(html.match(/class="wrapped"/g)).toHaveLength(2);
  });

  it("draw lists of cards: those of the page's category, or the given ones", async () => {
    const html = await article("docs/cards.html");
    expect(html).toMatch(
      /<section><ul class="doc-cards"><li><a href="\/docs\/cards\/one">One<\/a><p>What one is about\.<\/p><\/li><\/ul><\/section>/,
    );
    expect(html).toMatch(/<a href="\/docs\/page">Own<\/a><p>Chosen\.<\/p>/);
  });
});
