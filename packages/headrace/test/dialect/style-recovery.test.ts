import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, vi } from "vitest";
import { buildAndCompare, writeProject } from "../../src/migrate/migrate.ts";

const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Styles", url: "https://styles.example", baseUrl: "/",
    plugins: ["@docusaurus/plugin-content-docs", "@docusaurus/plugin-content-pages"],
    themes: [["@docusaurus/theme-classic", { customCss: "./src/css/custom.css" }]] };`,
  "docs/guide.md": "# Guide\n\nText.\n",
  "src/css/custom.css": `@import "./more.css";
    @import "@type/face/400.css"; @import url(./none.css) screen; @import "tools" layer(base);
    @tool base; @tool more;
    .used { @apply bold; margin: 16px; }
    .own { margin: 11px;
      color: var(var(--x)); padding: 12px }`,
  "src/css/more.css": ".more { margin: 13px; padding 3px; top: 14px;\n *zoom: 1; left: 15px",
  "src/pages/index.js": `import styles from "./index.module.css";
    export default () => <main className={styles.hero}>Home</main>;`,
  "src/pages/index.module.css": `.hero { width: 34px;
    ${Array.from({ length: 7 }, (_, i) => `_a${i}: url(a b);`).join("\n")} }`,
};

it("leaves out of style sheets what browsers don't know, and tells it", async () => {
  const root = await mkdtemp(join(tmpdir(), "styles-"));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await writeProject(root, () => {});
  await buildAndCompare(root, undefined, () => {});
  const told = said.mock.calls.map(([text]) => String(text)).join("");
  said.mockRestore();
  const folder = join(root, "dist/assets");
  const sheets = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  const css = (
    await Promise.all(sheets.map((name) => readFile(join(folder, name), "utf8")))
  ).join();
  for (const kept of [
    "margin:11px",
    "padding:12px",
    "margin:13px",
    "top:14px",
    "left:15px",
    "34px",
    "16px",
  ])
    expect(css.includes(kept), kept).toBe(true);
  for (const [place, text] of [
    ["custom.css:6", "color: var(var(--x))"],
    ["more.css:1", "padding 3px;"],
    ["more.css:2", "*zoom: 1"],
  ])
    expect(
      told.split(`src/css/${place}: "${text}" is left out: no browser knows it.`),
    ).toHaveLength(2);
  for (const path of ["@type/face/400.css", "./none.css", "tools"])
    expect(
      told.split(`src/css/custom.css:2: "@import ${path}" is left out: there is no`),
    ).toHaveLength(2);
  for (const name of ["@tool", "@apply"])
    expect(told.split(`src/css/custom.css: "${name}" is left out: it is for a tool`)).toHaveLength(
      2,
    );
  expect(told).not.toContain("lightningcss");
  expect(told).toContain("src/pages/index.module.css: 2 more parts are left out for that reason.");
  await rm(root, { recursive: true });
});
