import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { checkSite } from "../../src/check/check-site.ts";
import { SiteError } from "../../src/diagnostics/site-error.ts";

/** A site as somebody writes it who has read the documentation and nothing else. */
const SITE = {
  "site/site.config.ts": `import { defineSite } from "headrace";
export default defineSite({
  name: "Karez",
  url: "https://karez.example",
  content: { aliases: { "~parts": "./site/parts" }, constants: { __STAGE__: "stable" } },
  collections: [{ id: "own", path: "own", route: "/own", kind: "pages" }],
  api: [{ id: "v1", file: "openapi.yaml", route: "/api" }],
  sidebars: { docs: ["index"], api: [{ type: "category", label: "All", items: [{ type: "api", id: "v1" }] }] },
  navbar: { sections: [{ label: "Docs", sidebar: "docs" }, { label: "API", sidebar: "api" }] },
});`,
  "site/parts/sign.tsx":
    "export default function Sign() { return <b title={process.env.SIGN_STAGE}>A sign</b>; }\n",
  "openapi.yaml": `openapi: 3.1.0
info: { title: Wells, version: "1" }
servers: [{ url: https://api.karez.example }]
tags: [{ name: Wells, description: All wells. }]
paths:
  /wells:
    get: { operationId: list-wells, summary: List wells, description: All., tags: [Wells], responses: { "200": { description: They. } } }
`,
  "content/index.mdx": `---
title: Welcome
description: First.
---

import Sign from "~parts/sign";

<Sign /> The stage is {__STAGE__}.
`,
  "content/search-questions.yaml": "- question: welcome\n  page: /next\n",
  "own/about.tsx": "export default function About() { return <p>A page of its own.</p>; }\n",
  "own/imprint.md": "---\ntitle: Imprint\ndescription: Who.\n---\n\nWe.\n",
  "versions.json": '["1.0"]',
  "versioned_docs/version-1.0/index.md": "---\ntitle: One\ndescription: Old.\n---\n\nOld.\n",
  "versioned_sidebars/version-1.0-sidebars.json": '{ "docs": ["index"] }',
};

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "headrace-stranger-"));
  for (const [file, text] of Object.entries(SITE)) await write(file, text);
}, 60_000);

afterAll(() => rm(root, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

describe("a site of somebody else", { timeout: 60_000 }, () => {
  const published = (file: string) => readFile(join(root, "dist", file), "utf8");

  beforeAll(() => buildSite(root, { strict: true, report: () => {} }), 60_000);

  it("imports by any other name that it gives, and has its constants in pages", async () => {
    const page = await published("next.html");
    expect(page).toContain("<b>A sign</b>");
    expect(page).toContain("The stage is stable.");
  });

  it("has modules of React among its standalone pages, without a word for it", async () => {
    expect(await published("own/about.html")).toContain("<p>A page of its own.</p>");
    expect(await published("own/imprint.html")).toContain("We.");
  });

  it("shows the sidebar of an API beside all versions", async () => {
    expect(await published("api/list-wells.html")).toContain('"sidebar":"api"');
    expect(await published("index.html")).toMatch(/<a href="\/api[^"]*">API<\/a>/);
  });

  it("draws its pages anew where a variable of the environment is another one", async () => {
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await buildSite(root, { strict: true, report: () => {} });
    });
    for (const stage of ["first", "second"]) {
      vi.stubEnv("SIGN_STAGE", stage);
      await buildSite(root, { strict: true, report: () => {} });
      expect(await published("next.html")).toContain(`<b title="${stage}">A sign</b>`);
    }
  });

  it("asks its search by a plain list of questions", async () => {
    expect((await checkSite(root, { strict: true })).search).toMatchObject({ questions: 1 });
  });
});

it.each([
  ["content: { versions: { lastVersion: '2.0' } }", 'There is no version "2.0".'],
  ["content: { versions: { options: { '1.1': { label: 'x' } } } }", 'There is no version "1.1".'],
  ["collections: [{ id: 'a', path: 'none', route: '/a' }]", 'There is no "none".'],
  ["content: { staticFolders: ['none'] }", 'There is no "none".'],
  ["content: { styles: ['none.css'] }", 'There is no "none.css".'],
  [
    "content: { aliases: { '@p': './nowhere' } }",
    'The alias "@p" leads to "./nowhere", which is not there.',
  ],
  [
    "content: { aliases: { '@p': 'no-such-package' } }",
    'The alias "@p" leads to "no-such-package", which is not there.',
  ],
  ["content: { codeLanguage: 'bsah' }", 'There is no highlighting for the language "bsah".'],
  ["content: { admonitionTitles: { en: { nota: 'N' } } }", 'There is no admonition "nota".'],
  [
    "content: { admonitionTitles: { de: { note: 'N' } } }",
    'This site has no pages in the language "de".',
  ],
  ["messages: { ar: { next: 'x' } }", 'This site has no pages in the language "ar".'],
  ["content: { blog: { perPage: 3 } }", 'These pages are no blog but of the kind "docs".'],
  [
    "versions: [{ name: '0.9', label: '0.9', isLast: false, path: '/0.9', mainDocId: 'index' }]",
    "versions.json says which versions there are, so that this list is not read.",
  ],
  [
    "brand: { fonts: { text: { family: 'F', file: 'none.woff2' } } }",
    'There is no font file "none.woff2".',
  ],
  [
    "collections: [{ id: 'a', path: 'content', route: '/a' }]",
    '"content" is the folder of content already: a file is a page once.',
  ],
  [
    "content: { include: ['**/*.md*', '**/*.yaml'] }",
    '"**/*.yaml" finds files that are no pages, such as "search-questions.yaml".',
  ],
])("what the configuration names in vain is told where it stands: %s", async (option, message) => {
  const text = SITE["site/site.config.ts"];
  onTestFinished(() => write("site/site.config.ts", text));
  await write(
    "site/site.config.ts",
    `import { defineSite } from "headrace";
export default defineSite({ name: "Karez", url: "https://karez.example", 
  ${option},
});`,
  );
  const error = await checkSite(root, { strict: true }).catch((reason: unknown) => reason);
  const told = error instanceof SiteError ? error.diagnostics : [];
  expect(told).toContainEqual(
    expect.objectContaining({ message, file: "site/site.config.ts", line: 3 }),
  );
});
