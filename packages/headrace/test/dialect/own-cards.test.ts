import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeOver } from "./take-over.ts";

const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Cards", url: "https://cards.example", baseUrl: "/",
    presets: [["classic", { blog: false, docs: { sidebarPath: "./sidebars.js" } }]] };`,
  "sidebars.js": `module.exports = { main: [{ type: "category", label: "Group", link: { type: "doc", id: "group" }, items: [
    "one", { type: "category", label: "Inner", items: ["two"] }, { type: "link", label: "Away", href: "https://away.example" }] }] };`,
  "src/components/Cards.js": `import { useCurrentSidebarCategory, useDocsVersion } from "@docusaurus/plugin-content-docs/client";
    export default function Cards() {
      const { label, items } = useCurrentSidebarCategory();
      const { docs } = useDocsVersion();
      return <ul title={label}>{items.map((item) => <li key={item.label}>
        {item.type}: {item.label} {item.customProps?.logo} {docs[item.docId]?.description} {item.items?.length}</li>)}</ul>;
    }`,
  "docs/group.mdx": 'import Cards from "@site/src/components/Cards";\n\n# Group\n\n<Cards/>\n',
  "docs/one.mdx":
    '---\ntitle: One\ndescription: The first.\nsidebar_custom_props: { logo: wheel }\n---\n\nimport Cards from "@site/src/components/Cards";\n\n<Cards/>\n',
  "docs/two.md": "# Two\n",
};

let root = "";
const published = (file: string) => readFile(join(root, "dist", file), "utf8");

beforeAll(async () => {
  ({ root } = await takeOver("cards", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

describe("a component of the site's own that lists a category", () => {
  it("is given what the category of its page has", async () => {
    const page = await published("docs/group.html");
    const [, list = ""] = /<ul title="Group">(.*?)<\/ul>/s.exec(page) ?? [];
    const items = [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, text = ""]) =>
      text
        .replace(/<!-- -->|\s+/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    );
    expect(items).toEqual(["link: One wheel The first.", "category: Inner 1", "link: Away"]);
  });

  it("is given nothing on a page that is no category's", async () => {
    expect(await published("docs/one.html")).toContain('<ul title=""></ul>');
  });
});
