import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TakenSite, takeOver } from "./take-over.ts";

/** Pages that import packages in the form of CommonJS themselves, written so by hand and by a compiler. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Packages", url: "https://packages.example", baseUrl: "/",
    presets: [["classic", {}]] };`,
  "node_modules/written/index.js": `const { createElement } = require("react");
    module.exports = { Box: ({ children }) => createElement("b", null, "Boxed ", children), word: "by hand" };`,
  "node_modules/compiled/index.js": `"use strict"; Object.defineProperty(exports, "__esModule", { value: true });
    const react_1 = require("react");
    exports.Slider = void 0;
    exports.Slider = (0, react_1.forwardRef)(({ children }, ref) => {
      const [at, set] = (0, react_1.useState)(7);
      return (0, react_1.createElement)("button", { ref, onClick: () => set(at + 1) }, at, children);
    });
    exports.default = () => (0, react_1.createElement)("i", null, "The default");`,
  "node_modules/single/index.js": `const { createElement } = require("react");
    module.exports = () => createElement("u", null, "All there is");`,
  "docs/page.mdx": `# Page

import { Box, word } from "written";
import Compiled, { Slider } from "compiled";
import * as all from "written";
import Single from "single";

<Box>{word}</Box>

<Slider>px</Slider>

<Compiled />

<all.Box>again</all.Box>

<Single />
`,
};

let site: TakenSite;

beforeAll(async () => {
  site = await takeOver("packages", FILES);
}, 120_000);

afterAll(() => rm(site.root, { recursive: true, force: true }));

test("packages of CommonJS have their names and their defaults in pages, however they were made", async () => {
  const html = await readFile(join(site.root, "dist/docs/page.html"), "utf8");
  const text = html.replace(/<!-- -->/g, "");
  expect(site.warnings).toEqual([]);
  expect(text).toContain("<b>Boxed by hand</b>");
  expect(text).toContain("<b>Boxed again</b>");
  expect(text).toMatch(/<button[^>]*>7px<\/button>/);
  expect(text).toContain("<i>The default</i>");
  expect(text).toContain("<u>All there is</u>");
});
