import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "../../src/files/files.ts";
import { buildAndCompare, writeProject } from "../../src/migrate/migrate.ts";

const FILES = {
  "docusaurus.config.js": `const { readFileSync } = require("node:fs");
    const utilities = { postcssPlugin: "utilities", Once(sheet, { Rule, result }) {
      sheet.walkAtRules("utilities", (rule) => {
        const isUsed = readFileSync("docs/page.md", "utf8").includes("tw-green");
        rule.replaceWith(new Rule({ selector: isUsed ? ".tw-green" : ".tw-none" }).append("color: green"));
      });
    } };
    module.exports = { title: "Sheets", url: "https://sheets.example", baseUrl: "/",
      plugins: [
        function adder(context, { color }) {
          return { name: "adder", configurePostCss(options) { options.plugins.push(utilities); return options; } };
        },
        "./plugins/failing",
        () => { throw new Error("never begun: it adds nothing"); },
      ],
      presets: [["classic", { theme: { customCss: ["./src/css/custom.css"] } }]] };`,
  "plugins/failing/index.js":
    'module.exports = () => ({ configurePostCss() { throw new Error("out of paint"); } });',
  "src/css/custom.css": "@utilities;\n.plain { color: red }\n",
  "docs/page.md": '# Page\n\n<p className="tw-green">Green</p>\n',
};

let root = "";

async function sheets(): Promise<string> {
  const files = await listFiles(join(root, "dist/assets"));
  const styles = files.filter((file) => file.endsWith(".css"));
  const texts = styles.map((file) => readFile(join(root, "dist/assets", file), "utf8"));
  return (await Promise.all(texts)).join("");
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "postcss-"));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

test("sheets go through what plug-ins of the site add to PostCSS, with each build, whatever else fails", async () => {
  await writeProject(root, () => {});
  const stock = await readFile(join(root, "site/migration.md"), "utf8");
  expect(stock).not.toContain("Compile them to CSS");
  await buildAndCompare(root, undefined, () => {});
  expect(await sheets()).toMatch(/\.markdown \.tw-green\{color:green\}/);
  await writeFile(join(root, "docs/page.md"), "# Page\n\nNo class.\n");
  await buildAndCompare(root, undefined, () => {});
  expect(await sheets()).toMatch(/\.tw-none\{color:green\}[\s\S]*\.plain\{color:red\}/);
}, 120_000);
