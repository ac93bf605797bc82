import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { CompiledPage } from "../compiled-page.ts";
import { compileMarkdown } from "./compile.ts";
import {
  compileFixture,
  fixtureFile,
  fixtureNames,
  fixtureOptions,
  readableBody,
} from "./fixture-page.ts";

// The bundler provides it, which has no part in this.
vi.mock("virtual:site-texts", () => ({ siteTexts: {} }));

/** `UPDATE_FIXTURES=1 npx vitest run engine/sources/markdown` writes what the compiler does now. */
const UPDATE = process.env.UPDATE_FIXTURES === "1";

/** Faults of the requirements that a fixture proves, for its test's title. */
const PROVES: Record<string, string> = {
  "error-b01-quote": "B01",
  "warning-b03-title": "B03",
  "error-b06-tag": "B06",
  "error-b08-component": "B08",
  "error-b10-import": "B10",
  "error-b12-outside": "B12",
  "error-b17-id": "B17",
  "error-b21-image": "B21",
  "warning-b40-language": "B40",
  markdown: "CONST-04",
  admonitions: "CONST-04",
};

describe("fixtures", () => {
  test.each(fixtureNames().map((name) => ({ name, id: PROVES[name] ?? "" })))(
    "$id $name",
    async ({ name }) => {
      const page = await compileFixture(name);
      if (!name.startsWith("error-")) expectFile(name, "expected.html", `${readableBody(page)}\n`);
      expectFile(name, "expected.json", `${JSON.stringify(summary(page), null, 2)}\n`);
    },
  );
});

function expectFile(name: string, file: string, actual: string): void {
  const path = fixtureFile(name, file);
  if (UPDATE) writeFileSync(path, actual);
  expect(existsSync(path), `${path} is absent`).toBe(true);
  expect(actual).toBe(readFileSync(path, "utf8"));
}

/** Everything but the article (as Markdown: twin/to-markdown.test.ts); what is empty is left out. */
function summary({ body, markdown: _, code: __, ...page }: CompiledPage): Record<string, unknown> {
  const entries = Object.entries(page).filter(([, value]) => !Array.isArray(value) || value.length);
  return { ...Object.fromEntries(entries), hasBody: body !== "" };
}

test("what the engine writes itself is no MDX 1, though the pages of a site are", async () => {
  const options = { ...fixtureOptions("."), format: "mdx1" as const };
  const text = "# T\n\nA \\<b\\/ \\& c\n";
  const made = await compileMarkdown({ path: ".generated/blog/index.mdx", text }, options);
  expect(made.body).toContain("<p>A &lt;b/ &amp; c</p>");
  const { body } = await compileMarkdown({ path: "page.mdx", text }, options);
  expect(body).toContain("\\&lt;b\\/");
});

test("code is shown from a file that is named from the folder of the site, as plug-ins of the dialect do", async () => {
  const options = fixtureOptions(join(import.meta.dirname, "fixtures/code-file"));
  const text = "# T\n\n```sh file=src/run.sh\n```\n\n```sh file=<rootDir>/src/run.sh\n```\n";
  const { body, diagnostics } = await compileMarkdown({ path: "deep/page.md", text }, options);
  expect(diagnostics).toEqual([]);
  expect(body.replace(/<[^>]*>/g, "").match(/npm start/g)).toHaveLength(2);
});

test("details without a summary are called so, as they are in Docusaurus", async () => {
  const compile = (text: string) =>
    compileMarkdown({ path: "page.mdx", text }, fixtureOptions("."));
  const { body } = await compile("# T\n\n<details>\n\nA\n\n</details>\n");
  expect(body).toContain("<details><summary>Details</summary>");
  const { body: own } = await compile(
    "# T\n\n<details>\n<summary>B</summary>\n\nA\n\n</details>\n",
  );
  expect(own).not.toContain("Details");
});

test("a rule that is written as a tag does not part a page from its title, as one of Markdown does", async () => {
  const compile = (text: string) =>
    compileMarkdown({ path: "page.mdx", text }, fixtureOptions("."));
  const front = "---\ntitle: Front\n---\n\n";
  expect((await compile(`${front}Text.\n\n<hr/>\n\n# Written\n`)).body).not.toContain("<h1>Front");
  expect((await compile(`${front}Text.\n\n---\n\n# Written\n`)).body).toContain("<h1>Front");
});

test("names of emoji count for ids as they are written, and in MDX 1 as they are shown, if they are no escaped text", async () => {
  const compiled = async (format: "mdx" | "mdx1") => {
    const options = { ...fixtureOptions("."), format };
    const text = "# T\n\n## It is out :rocket:\n\nKnown. :man\\_shrugging:\n";
    const { body, ids } = await compileMarkdown({ path: "page.md", text }, options);
    return { ids, text: body.replace(/<[^>]*>/g, "").replace(/\s+/g, " ") };
  };
  const { ids, text } = await compiled("mdx");
  expect(ids).toEqual(["it-is-out-rocket"]);
  expect(text).toMatch(/It is out 🚀 ?Known\. 🤷‍♂️/u);
  const older = await compiled("mdx1");
  expect(older.ids).toEqual(["it-is-out-"]);
  expect(older.text).toContain("Known. :man_shrugging:");
});
