import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildAndCompare, writeProject } from "../../src/migrate/migrate.ts";

const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Less", url: "https://less.example", baseUrl: "/",
    plugins: ["@docusaurus/plugin-content-docs", "@docusaurus/plugin-content-pages", "docusaurus-plugin-less"],
    themes: [["@docusaurus/theme-classic", { customCss: [require.resolve("./src/css/custom.less")] }]] };`,
  "docs/guide.md": "# Guide\n\nText.\n",
  "src/css/custom.less": "@size: 11px; .own { margin: @size }",
  "src/pages/index.js": `import styles from "./index.module.less";
    export default () => <main className={styles.hero}>Home</main>;`,
  "src/pages/index.module.less": "@size: 34px; .hero { width: @size }",
};

/** Stands for the package of the site: it knows one variable. */
const COMPILER = `exports.FileManager = class {};
  exports.render = async (text) => {
    const [rule, size] = /@size: (\\w+);/.exec(text);
    return { css: text.replace(rule, "").replaceAll("@size", size), imports: [] };
  };`;

let root = "";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "less-"));
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

it("compiles sheets in Less by the compiler of the site, as what they are imported for", async () => {
  await write("node_modules/less/index.js", COMPILER);
  const notes: string[] = [];
  await writeProject(root, (line) => notes.push(line));
  expect(notes.join("\n")).not.toMatch(/another language|plugin-less/);
  await buildAndCompare(root, undefined, () => {});
  const folder = join(root, "dist/assets");
  const sheets = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  const all = await Promise.all(sheets.map((name) => readFile(join(folder, name), "utf8")));
  const css = all.join("");
  expect(css).toContain("margin:11px");
  const [, name = ""] = /\.(hero_\w+)\{width:34px\}/.exec(css) ?? [];
  expect(await readFile(join(root, "dist/index.html"), "utf8")).toContain(`class="${name}"`);
});

it("tells which sheets in Less it leaves out where the site has no compiler", async () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await writeProject(root, () => {});
  await buildAndCompare(root, undefined, () => {});
  const told = said.mock.calls.join("\n");
  said.mockRestore();
  for (const file of ["src/css/custom.less", "src/pages/index.module.less"])
    expect(told).toMatch(new RegExp(`${file} is left out: .*npm install less`));
  expect(existsSync(join(root, "dist/docs/guide.html"))).toBe(true);
});
