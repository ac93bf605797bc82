import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Texts", url: "https://texts.example", baseUrl: "/",
    markdown: {
      preprocessor: ({ filePath, fileContent }) => {
        if (filePath.endsWith("broken.md")) throw new Error("it broke");
        return fileContent.replaceAll("{{version}}", "4.2");
      },
      parseFrontMatter: async (asked) => {
        const read = await asked.defaultParseFrontMatter(asked);
        const { heading, ...frontMatter } = read.frontMatter;
        return { ...read, frontMatter: heading ? { ...frontMatter, title: heading.toUpperCase(), slug: "/renamed" } : frontMatter };
      },
    },
    presets: [["classic", { blog: false }]] };`,
  "docs/page.md":
    '---\nheading: loud\n---\n\nimport Part from "./_part.md";\n\nVersion {{version}} of `{{version}}`.\n\n<Part/>\n',
  "docs/_part.md": "A part of {{version}}.\n",
  "docs/days.mdx": `---
day: 2025-12-01
moment: 2024-02-03T10:00:00Z
quoted: "2025-12-02"
---

import Days from "@site/src/components/Days";
import Live from "@site/src/components/Live";

# Days

<Days facts={frontMatter} />

<Live day={frontMatter.day} />

Written {frontMatter.day}, <b title={frontMatter.day}>in {frontMatter.moment.getUTCFullYear()}</b>.
`,
  "src/components/Days.js": `import React from "react";
export default ({ facts: { day, moment, quoted } }) => <i>{day.toISOString()} {moment.getUTCHours()} {quoted}</i>;`,
  "src/components/Live.js": `import React, { useState } from "react";
export default function Live({ day }) { const [n, set] = useState(day.getUTCFullYear()); return <button onClick={() => set(n + 1)}>{n}</button>; }`,
  "docs/broken.md": "# Broken\n\nIt stays.\n",
};

let root = "";
let warnings: readonly Diagnostic[] = [];
const reported: string[] = [];
const published = (file: string) => readFile(join(root, "dist", file), "utf8");

beforeAll(async () => {
  ({ root, warnings } = await takeOver("texts", FILES, (line) => reported.push(line)));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

describe("functions of a configuration of the dialect", () => {
  it("change the texts of pages and of what they include", async () => {
    const page = await published("docs/renamed.html");
    expect(page).toContain("Version 4.2 of <code>4.2</code>.");
    expect(page).toContain("A part of 4.2.");
    expect(reported.join("\n")).toContain(
      "| functions for Markdown | taken over | 2: preprocessor, parseFrontMatter |",
    );
  });

  it("read front matter", async () => {
    const page = await published("docs/renamed.html");
    expect(page).toContain("<h1>LOUD</h1>");
    expect(page).toContain("<title>LOUD | Texts</title>");
  });

  it("that fail are told, and the page stays as it is written", async () => {
    expect(await published("docs/broken.html")).toContain("It stays.");
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: "plugin-failed",
        file: "docs/broken.md",
        message: expect.stringContaining("it broke"),
      }),
    );
  });
});

it("code on a page has days of its front matter as dates, unless they stand in quotation marks", async () => {
  const page = await published("docs/days.html");
  const words = page.replace(/<!-- -->/g, "");
  expect(words).toContain("<i>2025-12-01T00:00:00.000Z 10 2025-12-02</i>");
  expect(words).toContain('Written 2025-12-01, <b title="2025-12-01">in 2024</b>.');
  expect(words).toContain("<button>2025</button>");
  expect(words).toContain(
    "{&quot;day&quot;:{&quot;$&quot;:&quot;date&quot;,&quot;date&quot;:&quot;2025-12-01T00:00:00.000Z&quot;}}",
  );
});
