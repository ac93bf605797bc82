import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** A site whose plug-ins add pages: one of a package's kind, one in the configuration, and what no page can have. */
const FILES = {
  "docusaurus.config.js": `const path = require("path");
module.exports = { title: "Crew", url: "https://crew.example", baseUrl: "/mill/",
  presets: [["classic", {}]],
  plugins: ["./crew", require.resolve("./parts/leaking.js"), function tides(context) {
    return { name: "tides", async contentLoaded({ actions: { addRoute, createData } }) {
      const high = await createData("high.json", { hours: [3, 15] });
      addRoute({ path: context.baseUrl + "tides", component: path.join(__dirname, "src/components/tides.js"), exact: true, modules: { high, list: [] }, props: { unit: "m" } });
      addRoute({ path: "/mill/search", component: "@theme/SearchPage", exact: true });
      addRoute({ path: "/mill/tides/:day", component: "@site/src/components/tides.js" });
      addRoute({ path: "/mill/odd", component: "@site/src/components/tides.js", modules: { all: [5] } });
    } };
  }, function extended() {
    return { name: "docusaurus-plugin-content-blog", async contentLoaded({ actions: { addRoute } }) {
      const text = (path, query) => ({ content: { __import: true, path, query } });
      addRoute({ path: "/mill/blog", component: "@theme/BlogListPage", modules: { items: [text("@site/blog/2024-05-06-post.md")] } });
      addRoute({ path: "/mill/notes", component: "@site/src/components/notes.js", modules: {
        all: [text("@site/blog/2024-05-06-post.md", { truncated: true }), text(path.join(__dirname, "docs/page.md"))] } });
    } };
  }, function sunk() { return { name: "sunk", async loadContent() { throw new Error("No water."); }, contentLoaded({ actions }) { actions.setGlobalData(1); } }; },
  function lulled() {
    const parsed = (text) => { try { return require("reads-facts").parse(text); } catch { return {}; } };
    const asked = () => { try { return new (require("asks-facts").Facts)(); } catch { return {}; } };
    return { name: "lulled", loadContent: async () => ({ ...parsed("a: 1"), ...asked() }), async contentLoaded({ content, actions }) { actions.setGlobalData(content); } };
  }, "./parts/around.js"] };`,
  "parts/inner.js": `Object.defineProperty(exports, "__esModule", { value: true });
exports.default = async () => ({ high: { hours: [5] }, list: [], unit: "s" });
exports.folder = "ebb";`,
  "parts/around.js": `import inner from "./inner.js";
export default async (context) => {
  const props = await inner.default(context);
  return { name: "around", contentLoaded: ({ actions }) =>
    actions.addRoute({ path: "/mill/" + inner.folder, component: "@site/src/components/tides.js", props }) };
};`,
  "parts/leaking.js": `module.exports = () => ({
  name: "leaking",
  async contentLoaded({ actions }) { actions.setGlobalData(await Promise.reject(new Error("Too much water."))); },
});`,
  "crew/index.js": `module.exports = ({ siteDir }) => ({
  name: "crew",
  loadContent: async () => ["Ada & Co", "Grace {one}"],
  async contentLoaded({ content, actions }) {
    const routes = await Promise.all(content.map(async (name, index) => {
      const member = await actions.createData("member-" + index + ".json", JSON.stringify({ name }));
      return { path: "/mill/crew/" + (index + 1) + "/", component: "@theme/Member", modules: { member, badge: siteDir + "/crew/badge.json" } };
    }));
    actions.addRoute({ path: "/mill/crew", component: "@theme/Frame", routes });
  },
});`,
  "crew/badge.json": `{ "sign": "§" }`,
  "src/theme/Member.js": `import React from "react";
import Head from "@docusaurus/Head";
import Layout from "@theme/Layout";
export default function Member({ member, badge, route }) {
  return <Layout title={member.name}><Head><meta name="keywords" content="crew" /></Head><h1>{member.name}</h1><p id="facts">{badge.sign} {route.path}</p></Layout>;
}`,
  "src/components/tides.js": `import React from "react";
export default ({ high, list, unit }) => <p>{high.hours.join(" and ")} {list.length} {unit}</p>;`,
  "src/components/notes.js": `import React from "react";
export default ({ all }) => all.map(({ content: Text }) => <section key={Text.metadata.permalink}>
  <h2>{Text.metadata.title} at {Text.metadata.permalink}, {Text.frontMatter.mood}</h2><Text /></section>);`,
  "blog/2024-05-06-post.md":
    "---\ntitle: A post\nmood: merry\n---\n\nThe beginning.\n\n{/* truncate */}\n\nThe rest.\n",
  "docs/page.md": "# Page\n\n[Ada](/crew/1)\n",
};

let root = "";
let warnings: Diagnostic[] = [];
const told: string[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("plugin-pages", FILES, (line) => told.push(line)));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const built = (file: string) => readFile(join(root, "dist", file), "utf8");

it("shows the pages that plug-ins add, with their data and modules", async () => {
  expect(warnings.map(({ message }) => message)).toEqual([]);
  expect(await built("crew/1.html")).toContain('<p id="facts">§ /mill/crew/1/</p>');
  expect(await built("crew/2.html")).toMatch(/<h1[^>]*>Grace \{one\}<\/h1>/);
  expect(await built("crew/1.html")).toContain("<title>Ada &amp; Co");
  expect(await built("tides.html")).toContain("<p>3 and 15 0 m</p>");
});

it("gives plug-ins that import what a module in CommonJS exports all of that module, as Docusaurus does", async () => {
  expect(await built("ebb.html")).toContain("<p>5 0 s</p>");
});

it("shows what plug-ins for posts add besides, with the texts that it names", async () => {
  const sections = (await built("notes.html")).match(/<section>.*?<\/section>/gs) ?? [];
  expect(sections.map((html) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " "))).toEqual([
    " A post at /blog/2024/05/06/post, merry The beginning. ",
    " Page at /docs/page, Page Ada ",
  ]);
  expect(await built("blog.html")).toContain("The beginning.");
});

it("tells those that it can't show", () => {
  expect(told.join("\n")).toMatch(
    /plug-ins and themes \| with a difference \| 5: \.\/crew, a function of the configuration \(tides\), a function of the configuration \(extended\), a function of the configuration \(lulled\)/,
  );
  expect(told.join("\n")).toContain(
    "Pages that plug-ins add are left out: /mill/tides/:day, /mill/odd.",
  );
  expect(told.join("\n")).toContain(
    'What the plug-in "sunk" tells components and shows on pages is left out: No water.',
  );
  expect(told.join("\n")).toContain('What the plug-in "parts/leaking.js" tells');
});

it.each(["reads-facts", "asks-facts"])("tells that a plug-in goes on without %s", (missing) => {
  expect(told.join("\n")).toContain(
    `What the plug-in "lulled" tells components and shows on pages may lack something: it goes on without the package "${missing}", which is not installed. Install the packages of the old site and migrate again.`,
  );
});
