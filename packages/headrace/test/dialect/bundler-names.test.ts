import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "../../src/files/files.ts";
import { type TakenSite, takeOver } from "./take-over.ts";

const FILES = {
  "docusaurus.config.js": `const path = require("node:path");
    class DefinePlugin { constructor(definitions) { this.definitions = definitions; } }
    module.exports = { title: "Names", url: "https://names.example", baseUrl: "/",
      plugins: [
        ["plugin-alias", { alias: { "@parts": path.resolve(__dirname, "src/parts"), react: path.resolve(__dirname, "none") } }],
        () => ({ configureWebpack: (config, isServer, { currentBundler }) => ({
          resolve: { alias: { "only$": "plain", drawn: false } },
          plugins: [new currentBundler.instance.DefinePlugin({ __DEV__: "false", LATEST: JSON.stringify("v7"), made: "window.made" })],
        }) }),
        function changes() { return { configureWebpack(config) {
          config.plugins.push(new DefinePlugin({ __DEEP__: { of: "1 + 1" } }));
          config.module.rules.push({ test: /wasm/ }, { test: /.ya?ml$/ });
          config.resolve.alias["old-name"] = "plain";
        } }; },
        function breaks() { return { configureWebpack() { throw new Error("out of names"); } }; },
        function hangs() { return { name: "never begun", loadContent: () => new Promise(() => {}) }; },
      ],
      presets: [["classic", {}]] };`,
  "node_modules/plugin-alias/index.js":
    "module.exports = (context, { alias }) => ({ configureWebpack: () => ({ resolve: { alias } }) });",
  "node_modules/plain/index.js": 'module.exports.word = "from a package"',
  "node_modules/plain/part.js": 'module.exports.word = "from its part"',
  "src/parts/Card.jsx": `import { word } from "only"; import { word as part } from "old-name/part"; import { useState } from "react";
    export default () => <p>Card {word}, {part}, {LATEST}, {String(__DEV__)}, {__DEEP__.of}</p>;`,
  "src/parts/live.jsx": `import { useState } from "react"; import Card from "@parts/Card";
    export default function Live() { const [n, set] = useState(LATEST); return <button onClick={() => set("next")}>{n}<Card /></button>; }`,
  "src/parts/text.md": "Text under another name.\n",
  "docs/page.md": `# Page

import Card from "@parts/Card";
import Live from "@parts/live";
import Text from "@parts/text.md";
import Gone from "@parts/gone";

<Card />

<Live />

<Text />

<Gone />
`,
};

const told: string[] = [];
let site: TakenSite;

beforeAll(async () => {
  site = await takeOver("names", FILES, (line) => told.push(line));
}, 120_000);

afterAll(() => rm(site.root, { recursive: true, force: true }));

test("modules and values are found by the names that plug-ins give them, in pages and components", async () => {
  const html = await readFile(join(site.root, "dist/docs/page.html"), "utf8");
  const text = html.replace(/<!-- -->/g, "");
  const card = "Card from a package, from its part, v7, false, 2";
  expect(text.split(card)).toHaveLength(3);
  expect(text).toContain("Text under another name.");
  const assets = join(site.root, "dist/assets");
  const scripts = (await listFiles(assets)).filter((file) => file.endsWith(".js"));
  const codes = await Promise.all(scripts.map((file) => readFile(join(assets, file), "utf8")));
  const live = codes.filter((code) => code.includes("from its part"));
  expect(live).toEqual([expect.stringMatching(/useState\)?\(["'`]v7["'`]/)]);
  const missing = site.warnings.filter(({ code }) => code === "missing-package");
  expect(missing.map(({ message }) => message)).toEqual([expect.stringContaining('"@parts/gone"')]);
});

test("what else plug-ins ask of the bundler is told by their name", () => {
  const notes = told.filter((line) => /^Note: .* asks of the bundler/.test(line));
  expect(notes).toEqual([
    'Note: What the plug-in "a function" asks of the bundler is left out: resolve.alias of drawn, made.',
    'Note: What the plug-in "changes" asks of the bundler is left out: module.rules.',
    'Note: What the plug-in "breaks" asks of the bundler is left out: out of names.',
  ]);
});
