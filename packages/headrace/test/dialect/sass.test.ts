import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildAndCompare, writeProject } from "../../src/migrate/migrate.ts";

/** A site that names the parts of its preset one by one, with sheets in Sass. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Sass", url: "https://sass.example", baseUrl: "/",
    plugins: ["@docusaurus/plugin-content-docs", "@docusaurus/plugin-content-pages", "docusaurus-plugin-sass"],
    themes: [["@docusaurus/theme-classic", { customCss: [require.resolve("./src/css/custom.scss")] }]] };`,
  "docs/guide.md": "# Guide\n\nText.\n",
  "src/css/custom.scss": `@use "colors"; @use "~grid/columns"; @import "@site/src/css/old";
    .own { .inner & { color: colors.$main; } }`,
  "src/css/_colors.scss": "$main: rgb(1, 2, 3);",
  "src/css/_old.sass": ".old\n  margin: 7px + 4px\n",
  "node_modules/grid/_columns.scss": '@use "sass:math"; .columns { gap: math.div(26px, 2); }',
  "src/pages/index.js": `import styles from "./index.module.scss";
    import "./plain.scss";
    export default () => <main className={styles.hero}>Home</main>;`,
  "src/pages/index.module.scss": "$w: 17px; .hero { width: $w * 2 }",
  "src/pages/plain.scss": ".plain { &:hover { height: 19px } }",
};

let root = "";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "sass-"));
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** All style sheets of the built site. */
async function builtStyles(): Promise<string> {
  const folder = join(root, "dist/assets");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))).join("");
}

it("compiles sheets in Sass by the compiler of the site, as what they are imported for", async () => {
  const sass = dirname(createRequire(import.meta.url).resolve("sass"));
  await symlink(sass, join(root, "node_modules/sass"));
  const notes: string[] = [];
  await writeProject(root, (line) => notes.push(line));
  expect(notes.join("\n")).not.toContain("another language");
  await buildAndCompare(root, undefined, () => {});
  const css = await builtStyles();
  for (const part of ["#010203", "margin:11px", "gap:13px", ":hover{height:19px}"])
    expect(css).toContain(part);
  const [, name = ""] = /\.(hero_\w+)\{width:34px\}/.exec(css) ?? [];
  expect(await readFile(join(root, "dist/index.html"), "utf8")).toContain(`class="${name}"`);

  await write("src/css/_colors.scss", "$main: rgb(3, 2, 1);");
  await buildAndCompare(root, undefined, () => {});
  expect(await builtStyles()).toContain("#030201");
});

it("tells which sheets it leaves out where the site has no compiler", async () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await writeProject(root, () => {});
  await buildAndCompare(root, undefined, () => {});
  const told = said.mock.calls.join("\n");
  said.mockRestore();
  for (const file of ["src/css/custom.scss", "src/pages/index.module.scss", "src/pages/plain.scss"])
    expect(told).toMatch(new RegExp(`${file} is left out: .*npm install sass`));
  expect(existsSync(join(root, "dist/docs/guide.html"))).toBe(true);
});
