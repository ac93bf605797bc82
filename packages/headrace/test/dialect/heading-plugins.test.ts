import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** A site whose plug-ins read headings: one before those of Docusaurus, which looks for ids, and one after them. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Headings", url: "https://headings.example", baseUrl: "/",
    presets: [["classic", { blog: false, docs: { beforeDefaultRemarkPlugins: [require("./stars")], remarkPlugins: [require("./ids")] } }]] };`,
  "stars.js": `module.exports = () => (tree) => {
  for (const { type, children } of tree.children) {
    const last = children?.at(-1);
    if (type !== "heading" || last?.type !== "text") continue;
    const stars = /(\\s*[*]+)(?=\\s*(?:\\{#[^}]+\\})?$)/.exec(last.value)?.[0];
    if (stars) last.value = last.value.replace(stars, " (" + stars.trim().length + ")");
    if (last.value.startsWith("Behind")) last.value += " it";
  }
};`,
  "ids.js": `module.exports = () => (tree) => {
  for (const node of tree.children)
    if (node.type === "heading" && node.depth === 3) node.children.push({ type: "text", value: " = " + node.data?.id });
};`,
  "docs/page.md":
    "# Page\n\n## Rated ** {#rated}\n\n## Plain **\n\n### Named {#name}\n\n### Of code `a` {#code}\n\n## Behind {#id}\n\n## With {#in} text\n",
};

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("heading-plugins", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

it("shows plug-ins the ids of headings as they are written, and those after Docusaurus' own as taken", async () => {
  const html = await readFile(join(root, "dist/docs/page.html"), "utf8");
  const headings = [...html.matchAll(/<(h[23])[^>]* id="([^"]*)"[^>]*>(.*?)(?:<a|<\/h)/g)];
  expect(headings.map(([, level, id, text]) => [level, id, text])).toEqual([
    ["h2", "rated", "Rated (2)"],
    ["h2", "plain-2", "Plain (2)"],
    ["h3", "name", "Named = name"],
    ["h3", "code", "Of code <code>a</code> = code"],
    ["h2", "behind-id-it", "Behind {#id} it"],
    ["h2", "with-in-text", "With {#in} text"],
  ]);
  expect(warnings).toEqual([]);
});
