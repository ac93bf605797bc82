import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildAndCompare } from "../../src/migrate/migrate.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** A module as TypeScript writes it for Node. */
const compiled = (body: string) => `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const react_1 = require("react");
const BrowserOnly_1 = require("@docusaurus/BrowserOnly");
exports.default = (props) => ${body};`;

const component = (jsx: string) => `const { createElement: e } = require("react");
module.exports = function Part(props) { return ${jsx}; };`;

/** A site whose preset is a package, which stands around the usual one and brings a theme and a plug-in for Markdown. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Kit", url: "https://kit.example", baseUrl: "/",
    themeConfig: { prism: { theme: { plain: { color: "#123abc" }, styles: [] } } },
    presets: [[require.resolve("mill-kit/preset"), { docs: { routeBasePath: "guide" }, blog: {}, gtag: { id: "G" } }]],
    plugins: ["./stones", [require.resolve("./stones/second"), { id: "two" }]] };`,
  "node_modules/mill-kit/package.json": `{ "name": "mill-kit", "version": "1.0.0" }`,
  "node_modules/mill-kit/preset.js": `const classic = require("@docusaurus/preset-classic");
const shout = () => (tree) => {
  for (const { children = [] } of tree.children) for (const child of children) if (child.type === "text") child.value += "!";
  tree.children.push({ type: "paragraph", children: [{ type: "text", value: "End" }] });
};
module.exports = (context, { docs, ...rest }) => {
  const made = classic.default(context, { ...rest, docs: { ...docs, remarkPlugins: [shout] } });
  made.themes.push([require.resolve("./theme"), { greeting: "Good day" }]);
  return made;
};`,
  "node_modules/mill-kit/theme.js": `try { require("pnpapi").resolveRequest("a"); } catch (error) { if (error.code !== "MODULE_NOT_FOUND") throw error; }
module.exports = (context, { greeting }) => ({
  name: "mill-kit",
  getThemePath: () => "./parts",
  contentLoaded: ({ actions }) => actions.setGlobalData({ greeting, site: context.siteConfig.title }),
});`,
  "node_modules/mill-kit/parts/MDXComponents/index.js": `const init = require("@theme-init/MDXComponents");
const { usePluginData } = require("@docusaurus/useGlobalData");
const { createElement: e } = require("react");
const Greeting = () => { const { greeting, site } = usePluginData("mill-kit"); return e("b", null, greeting + ", " + site); };
module.exports = { ...init.default, Greeting };`,
  "node_modules/mill-kit/parts/Gate.js": component(
    `e("section", { className: "gate" }, props.children)`,
  ),
  "node_modules/mill-kit/parts/Sluice.js": component(`e("i", null, "of the package")`),
  "node_modules/mill-kit/parts/Late.js": compiled(
    `react_1.createElement(BrowserOnly_1.default, { fallback: "wait" }, () => react_1.createElement("em", null, props.parts.join(" + ")))`,
  ),
  "node_modules/mill-kit/parts/Later.js": compiled(
    `react_1.createElement(BrowserOnly_1.default, { fallback: "wait" }, () => window.innerWidth)`,
  ),
  "node_modules/mill-kit/parts/ApiExplorer/MethodEndpoint/index.js": compiled("props.store.server"),
  "stones/index.js": `module.exports = () => ({ name: "stones", async loadContent() { return [1, 2]; },
  contentLoaded({ content, actions }) { actions.setGlobalData({ stones: content }); } });`,
  "stones/second.js": `module.exports = (_, { id }) => ({ name: "stones", contentLoaded: ({ actions }) => actions.setGlobalData(id) });`,
  "src/theme/Sluice.js": `import React from "react";
import Original from "@theme-original/Sluice";
export default () => <p className="wrapped"><Original /></p>;`,
  "src/stones.js": `import React from "react";
import useGlobalData, { useAllPluginInstancesData, usePluginData } from "@docusaurus/useGlobalData";
export default () => <p>{usePluginData("stones").stones.join(" and ")}, {useAllPluginInstancesData("stones").two}, {Object.keys(useGlobalData()["mill-kit"].default).join()}</p>;`,
  "src/paint.js": `import React from "react";
import { usePrismTheme } from "@docusaurus/theme-common";
export default () => <p>{usePrismTheme().plain.color}</p>;`,
  // As the plug-in for OpenAPI writes them.
  "docs/operation.mdx": `---
title: List wheels
hide_title: true
---
import Heading from "@theme/Heading";
import Late from "@theme/Late";
import Later from "@theme/Later";
import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";

<Heading
  as={"h1"}
  className={"title"}
  children={"List wheels"}
>
</Heading>

<MethodEndpoint
  method={"get"}
  path={"/wheels/{id}"}
  context={"endpoint"}
>
  
</MethodEndpoint>

<Late
  {...require("./operation.json")}
>
  
</Late>

<Later />
`,
  "docs/operation.json": '{ "parts": ["one", "two"] }',
  "blog/2024-01-02-post.md": "---\ntitle: Post\n---\n\nSaid.\n",
  "src/pages/own.js": `import React from "react";
export default () => <p>Own</p>;`,
  "docs/page.mdx": `import Gate from "@theme/Gate";
import Sluice from "@theme/Sluice";
import Stones from "@site/src/stones";
import Paint from "@site/src/paint";

# Page

Text

<Gate>Within</Gate>

<Sluice />

<Greeting />

<Stones />

<Paint />
`,
};

let root = "";
let warnings: Diagnostic[] = [];
const told: string[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("installed-theme", FILES, (line) => told.push(line)));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const page = () => readFile(join(root, "dist/guide/page.html"), "utf8");

it("reads what a preset of a package makes of its options", async () => {
  expect(await page()).toContain("<p>Text!</p>");
  expect(warnings.map(({ message }) => message)).toEqual([]);
  expect(told.join("\n")).toContain("plugin-gtag");
});

it("draws pages with the components of an installed theme, and with those that the site wraps around them", async () => {
  const html = await page();
  expect(html).toMatch(/<section class="gate">(?:<p>)?Within/);
  expect(html).toMatch(/<p class="wrapped"><i>of the package<\/i><\/p>/);
});

it("gives components what plug-ins and themes tell them", async () => {
  const html = await page();
  expect(html).toContain("<b>Good day, Kit</b>");
  expect(html).toContain("<p>1 and 2, two, greeting,site</p>");
});

it("gives components the colors of code that the old configuration names", async () => {
  expect(await page()).toContain("<p>#123abc</p>");
});

it("runs no plug-in for Markdown on what it writes itself", async () => {
  expect(await readFile(join(root, "dist/blog/archive.html"), "utf8")).toContain(
    '<h2 id="2024">2024<',
  );
  expect(await readFile(join(root, "dist/own.html"), "utf8")).toContain(
    '<article class="markdown"><p>Own</p></article>',
  );
});

it("draws the pages that the plug-in for OpenAPI wrote with what its theme has in CommonJS", async () => {
  const html = await readFile(join(root, "dist/guide/operation.html"), "utf8");
  expect(html).toContain('<h1 class="title">List wheels</h1>');
  expect(html).toMatch(
    /<span class="badge badge--primary">GET<\/span> <h2[^>]*>\/wheels\/:id<\/h2>/,
  );
});

it("draws what a package has for browsers only, as far as it asks for none", async () => {
  const html = await readFile(join(root, "dist/guide/operation.html"), "utf8");
  expect(html).toContain("<em>one + two</em>");
  expect(/<\/em>\s*([^<]*)</.exec(html)?.[1]?.trim()).toBe("wait");
});

it("makes a page again when data change that it requires", async () => {
  await writeFile(join(root, "docs/operation.json"), '{ "parts": ["three"] }');
  await buildAndCompare(root, undefined, () => {});
  expect(await readFile(join(root, "dist/guide/operation.html"), "utf8")).toContain(
    "<em>three</em>",
  );
});
