import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildAndCompare, writeProject } from "../../src/migrate/migrate.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { compileMarkdown } from "../../src/sources/markdown/compile.ts";
import {
  fixtureFile,
  fixtureNames,
  fixtureOptions,
} from "../../src/sources/markdown/fixture-page.ts";
import { PROGRAM } from "../places.ts";

/** A site with plug-ins of its own: in its configuration, in files, of packages that are not there. */
const FILES = {
  "docusaurus.config.js": `
    const absent = require("remark-absent-package");
    const include = require("./plugins/include");
    const tabs = require("@docusaurus/remark-plugin-npm2yarn");
    function shout() { return (tree) => { tree.children.push({ type: "paragraph", children: [{ type: "text", value: "Shouted." }] }); }; }
    function breaks() { return () => { throw new Error("it broke"); }; }
    function draws() { return (tree) => { tree.children.push({ type: "mdxJsxFlowElement", name: "Drawn", attributes: [], children: [] }); }; }
    function blogOnly() { return (tree) => { tree.children.push({ type: "paragraph", children: [{ type: "text", value: "Of the blog." }] }); }; }
    function marks({ word }) { return (tree) => { tree.children.push({ type: "element", tagName: "mark", properties: {}, children: [{ type: "text", value: word }] }); }; }
    const below = (node, visit) => { visit(node); for (const child of node.children ?? []) below(child, visit); };
    function fills() { return (tree) => below(tree, (node) => { if (node.type === "text") node.value = node.value.replaceAll("%version%", "1.2.3"); }); }
    function paints() { return (tree) => below(tree, (node) => {
      if (node.tagName === "code" && node.properties.className?.includes("language-paint"))
        node.children = [{ type: "element", tagName: "b", properties: {}, children: node.children }];
    }); }
    module.exports = { title: "Plugins", url: "https://plugins.example", baseUrl: "/",
      presets: [["classic", {
        docs: { remarkPlugins: [shout, [absent, {}], include, breaks, draws, [tabs, { converters: ["pnpm"] }]], rehypePlugins: [[marks, { word: "marked" }], fills, paints] },
        blog: { beforeDefaultRemarkPlugins: [blogOnly] } }]] };`,
  "plugins/include.js": `
    require("does-without");
    const fs = require("node:fs");
    const path = require("node:path");
    const { visit } = require("unist-util-visit");
    module.exports = () => async (tree, file) => {
      visit(tree, "code", (node) => {
        const name = /(?:from|file)=(\\S+)/.exec(node.meta ?? "")?.[1];
        if (name) node.value = fs.readFileSync(path.join(path.dirname(file.path), name), "utf8");
      });
    };`,
  // As TypeScript has it: a part that is not there must not stand in for itself.
  "node_modules/does-without/index.js":
    'let part; try { part = require("./node_modules/part"); } catch {} if (part) throw new Error("it has a part");',
  "src/theme/MDXComponents.js":
    "export default { Drawn: () => <p>Drawn by a component that no page names.</p> };",
  "docs/page.md": "# Page\n\n```js from=shown.js\n```\n",
  "docs/filled.mdx": "# Filled\n\n- In a list:\n\n  ```js file=./shown.js\n  ```\n",
  "docs/looked-at.md":
    '# Looked at\n\n```js title="a.js"\nconst v = "%version%";\n```\n\n- Within:\n\n  ```paint\n  red\n  ```\n',
  "docs/managers.md": "# Managers\n\n```bash npm2yarn\nnpm install a\n```\n",
  "docs/shown.js": "shownBefore();\n",
  "docs/other.md": "# Other\n\nText with {1 + 1}.\n",
  "blog/2024-01-05-first.md": "---\ntitle: First\n---\n\nText.\n",
};

let root = "";
const notes: string[] = [];
let warnings: Diagnostic[] = [];

async function build(): Promise<void> {
  warnings = (await buildAndCompare(root, undefined, () => {})).warnings;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "plugins-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  await writeProject(root, (line) => notes.push(line));
  await build();
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const published = (file: string) => readFile(join(root, "dist", file), "utf8");

describe("plug-ins for Markdown of an old configuration", () => {
  it("run on the pages of their collection, those for HTML too", async () => {
    for (const page of ["docs/page.html", "docs/other.html"]) {
      const html = await published(page);
      expect(html).toContain("Shouted.");
      expect(html).toContain("<mark>marked</mark>");
      expect(html).toContain("Drawn by a component that no page names.");
      expect(html).not.toContain("Of the blog.");
    }
    const post = await published("blog/2024/01/05/first.html");
    expect(post).toContain("Of the blog.");
    expect(post).not.toContain("Shouted.");
  });

  it("tell where one fails, and leave the page as it was without it", async () => {
    expect(await published("docs/other.html")).toContain("Text with 2.");
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: "plugin-failed",
        file: "docs/page.md",
        message: expect.stringContaining('"breaks" of the old configuration fails: it broke'),
      }),
    );
  });

  it("may fill a block of code that names its file, which nothing else fills or complains of", async () => {
    expect(await published("docs/filled.html")).toContain("shownBefore");
    expect(
      warnings.filter(({ file }) => file === "docs/filled.mdx").map(({ code }) => code),
    ).toEqual(["plugin-failed"]);
  });

  it("for HTML see blocks of code as they are written, and may change or draw them", async () => {
    const html = await published("docs/looked-at.html");
    expect(html).toMatch(/<figcaption class="code-title">a\.js<\/figcaption>[\s\S]*1\.2\.3/);
    expect(html).toContain('<code class="language-paint"><b>red\n</b></code>');
    expect(html).not.toContain("kept-code");
    expect(await published("docs/looked-at.md")).toContain('const v = "1.2.3";');
  });

  it("are named when they can't run", () => {
    const table = notes.join("\n");
    expect(table).toContain("| plug-ins for Markdown | taken over | 8:");
    expect(table).toMatch(/can't run \| not taken over \| remark-absent-package/);
  });

  it("make a page again when a file changes that they read for it", async () => {
    expect(await published("docs/page.md")).toContain("shownBefore");
    const shown = join(root, "docs/shown.js");
    await writeFile(shown, "shownAfter();\n");
    await build();
    expect(await published("docs/page.md")).toContain("shownAfter");
  }, 60_000);

  it("run as soon as their package is installed, and in another version as that does", async () => {
    const folder = join(root, "node_modules/remark-absent-package");
    await mkdir(folder, { recursive: true });
    for (const version of ["1.0.0", "2.0.0"]) {
      await writeFile(
        join(folder, "package.json"),
        `{ "name": "remark-absent-package", "version": "${version}" }`,
      );
      await writeFile(
        join(folder, "index.js"),
        `module.exports = () => (tree) => { tree.children.push({ type: "paragraph", children: [{ type: "text", value: "Installed ${version}." }] }); };`,
      );
      // As they were loaded, plug-ins run until the program ends.
      await promisify(execFile)(process.execPath, [PROGRAM, "build", "--root", root]);
      expect(await published("docs/other.html")).toContain(`Installed ${version}.`);
    }
  }, 60_000);

  it("make the tabs of package managers as the site has set them up, from their version 3 on", async () => {
    const folder = join(root, "node_modules/@docusaurus/remark-plugin-npm2yarn");
    const tabsOf = async () =>
      [...(await published("docs/managers.html")).matchAll(/data-value="(\w+)"/g)].map(
        ([, name]) => name,
      );
    expect(await tabsOf()).toEqual(["npm", "yarn", "pnpm", "bun"]);
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, "index.js"),
      `const element = (name, attributes, children) => ({ type: "mdxJsxFlowElement", name, children,
        attributes: Object.entries(attributes).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value })) });
      module.exports = ({ converters }) => (tree) => {
        tree.children = tree.children.map((node) => node.meta === "npm2yarn"
          ? element("Tabs", {}, converters.map((value) => element("TabItem", { value }, [{ ...node, meta: null }])))
          : node);
      };`,
    );
    for (const [version, names] of [
      ["2.4.3", ["npm", "yarn", "pnpm", "bun"]],
      ["3.1.1", ["pnpm"]],
    ] as const) {
      await writeFile(join(folder, "package.json"), JSON.stringify({ version }));
      await promisify(execFile)(process.execPath, [PROGRAM, "build", "--root", root]);
      expect(await tabsOf()).toEqual(names);
    }
  }, 60_000);
});

/** A page that needs nothing of its project, with and without plug-ins that leave all as it is. */
describe("plug-ins that do nothing", () => {
  it("change nothing of any page", async () => {
    const config = join(root, "nothing.config.js");
    await writeFile(
      config,
      `const same = () => (tree) => tree;
       module.exports = { presets: [["classic", { docs: { path: ".", remarkPlugins: [same], rehypePlugins: [same] } }]] };`,
    );
    const names = fixtureNames().filter((name) => !name.startsWith("error-"));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const folder = dirname(fixtureFile(name, "input.md"));
      const text = await readFile(fixtureFile(name, "input.md"), "utf8").catch(() =>
        readFile(fixtureFile(name, "input.mdx"), "utf8"),
      );
      const options = fixtureOptions(folder);
      const source = { path: "input.md", text };
      const without = await compileMarkdown(source, options);
      const markdownConfig = relative(folder, config);
      const through = await compileMarkdown(source, { ...options, markdownConfig });
      expect(through.body, name).toBe(without.body);
      expect(through.diagnostics, name).toEqual(without.diagnostics);
    }
  }, 120_000);
});
