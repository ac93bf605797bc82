import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { writeProject } from "../../src/migrate/migrate.ts";

/** A site whose Mermaid came with the theme of the old engine, as package managers put it there. */
const THEME = "node_modules/@docusaurus/theme-mermaid";
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "T", url: "https://t.example", baseUrl: "/base/",
    themeConfig: { mermaid: { theme: { light: "neutral" } } }, presets: [["classic", {}]] };`,
  "docs/plain.md": "# Plain\n\n```mermaid\nflowchart LR\n a --> b\n```\n",
  [`${THEME}/package.json`]: '{ "name": "@docusaurus/theme-mermaid", "version": "3.9.0" }',
  [`${THEME}/node_modules/mermaid/package.json`]:
    '{ "name": "mermaid", "version": "11.0.0", "type": "module", "exports": { "./*": "./*" } }',
  [`${THEME}/node_modules/mermaid/dist/mermaid.esm.min.mjs`]:
    'export default { parse: async () => {}, initialize() {}, render: async () => "drawn by the package" };',
};

let root = "";

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "diagrams-"));
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
  await writeProject(root, () => {});
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

async function drawingScripts(): Promise<string[]> {
  const { warnings } = await buildSite(root, { strict: false, report: () => {} });
  expect(warnings.filter(({ code }) => code === "diagram")).toEqual([]);
  const files = await readdir(join(root, "dist/assets"));
  return files.filter((file) => file.includes("headrace-diagram"));
}

it("brings what draws in the browser to the pages that need it, and to no site without them", async () => {
  expect(await drawingScripts()).toEqual([]);
  await write("docs/pie.md", '# Pie\n\n```mermaid\npie\n "a": 1\n```\n');
  const [script = "", ...others] = await drawingScripts();
  expect(others).toEqual([]);
  expect(await readFile(join(root, "dist/assets", script), "utf8")).toContain(
    "drawn by the package",
  );
  const pie = await readFile(join(root, "dist/docs/pie.html"), "utf8");
  expect(pie).toContain(`data-island="/base/assets/${script}#sha256-`);
  expect(pie).toContain("&quot;light\\&quot;:\\&quot;neutral");
  expect(pie).not.toContain("unsafe-inline");
  expect(await readFile(join(root, "dist/docs/plain.html"), "utf8")).not.toContain("data-island");
});
