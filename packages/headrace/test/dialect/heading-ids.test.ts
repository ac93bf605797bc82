import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeOver } from "./take-over.ts";

const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Ids", url: "https://ids.example", baseUrl: "/",
    presets: [["classic", { blog: false }]] };`,
  "docs/page.md":
    'import Part from "./_part.md";\n\n# Page\n\n## By ticket {#ticket}\n\n### Ticket\n\n### Ticket\n\n<Part/>\n\n<Part/>\n',
  "docs/_part.md": "#### Ticket\n\n#### Ticket\n",
};

let root = "";

beforeAll(async () => {
  ({ root } = await takeOver("ids", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

describe("ids of headings in a site of the dialect", () => {
  it("are made for each file by itself, whatever ids writers chose", async () => {
    const page = await readFile(join(root, "dist/docs/page.html"), "utf8");
    const ids = [...page.matchAll(/<h(\d) id="([^"]*)"/g)].map(
      ([, level, id]) => level + String(id),
    );
    const part = ["4ticket", "4ticket-1"];
    expect(ids).toEqual(["2ticket", "3ticket", "3ticket-1", ...part, ...part]);
  });
});
