import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { optionsOf, referencePages } from "../../scripts/reference-pages.ts";
import { buildSite } from "../../src/build/build-site.ts";
import { COMMANDS } from "../../src/commands/commands.ts";

const DOCS = join(import.meta.dirname, "../../docs");

/** What a page's samples leave to the reader. */
const USUAL = {
  "site/site.config.ts": `import { defineSite } from "headrace";
export default defineSite({ name: "Mill", url: "https://docs.example.com" });`,
  "content/index.md": "---\ntitle: Welcome\ndescription: First.\n---\n\nHello.\n",
};

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "headrace-docs-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

function build() {
  return buildSite(root, { strict: true, report: () => {} });
}

test("the engine's own documentation is built without a warning, and names no other brand", async () => {
  await cp(DOCS, root, { recursive: true });
  for (const [file, text] of Object.entries(referencePages())) {
    await write({ [`content/reference/${file}`]: text });
  }
  const { pages } = await build();
  expect(pages).toBeGreaterThan(14);
  const home = await readFile(join(root, "dist/index.html"), "utf8");
  expect(home).toContain("Headrace");
  expect(home).not.toContain("Millrace");
});

test("the page of the commands has a row for each, with what it is given", async () => {
  const page = await readFile(join(DOCS, "content/reference/commands.md"), "utf8");
  const rows = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, line = ""]) => line);
  const lines = [...COMMANDS].map(([name, { operand = "" }]) => `${name} ${operand}`.trim());
  expect(rows.sort()).toEqual(lines.sort());
});

/** Fenced blocks whose title is a path are the files of a project. */
function samples(markdown: string): Record<string, string> {
  const fence =
    /^( *)(`{3,})\w+ title="([^"]+\/[^"]+|openapi\.yaml|versions\.json)"[^\n]*\n([\s\S]*?)^ *\2$/gm;
  return Object.fromEntries(
    [...markdown.matchAll(fence)].map(([, indent = "", , file = "", text = ""]) => [
      file,
      text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    ]),
  );
}

const guide = await readdir(join(DOCS, "content/guide"));
const pages = await Promise.all(
  guide.map(async (name) => ({
    name,
    files: samples(await readFile(join(DOCS, "content/guide", name), "utf8")),
  })),
);

describe("the samples of the guide, written into an empty folder, are a site without a warning:", () => {
  const withFiles = pages.filter(({ files }) => Object.keys(files).length > 0);

  test("most pages have some", () => expect(withFiles.length).toBeGreaterThanOrEqual(6));

  test.each(withFiles)("$name", async ({ files }) => {
    const isMdx = "content/index.mdx" in files;
    const { "content/index.md": index, ...config } = USUAL;
    await write({ ...config, ...(isMdx ? {} : { "content/index.md": index }), ...files });
    await expect(build()).resolves.toMatchObject({ warnings: [] });
  });
});

describe("the reference of options", () => {
  test("has every option of the configuration, nested ones included, with its words", () => {
    const options = optionsOf("siteConfigSchema", "site-config.schema.json");
    const byPath = new Map(options.map((option) => [option.path, option]));
    expect(byPath.get("baseUrl")).toMatchObject({ type: "text", standard: '"/"' });
    expect(byPath.get("api[].familyRoute")?.text).toContain("{family}");
    expect(byPath.get("content.breadcrumbs")).toMatchObject({ standard: "true" });
  });
});
