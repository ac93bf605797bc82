import { join } from "node:path";
import { readRulePage } from "headrace/check";
import { expect, it } from "vitest";
import { readSite } from "./content/site.ts";
import { formatTable, kindRows, pageRows } from "./page-table.ts";

const ROOT = join(import.meta.dirname, "..");

it("counts what a page is made of, and who links it", () => {
  const site = readSite(ROOT, "scripts/content/fixtures/first-mention");
  const text =
    "---\ntitle: A\nkind: how-to\n---\n\nTwo words, `code`.\n\n1. [One](./other.md)\n2. Two\n\n- No step\n\n```bash\nls\n```\n\n```mermaid\na\n```\n\n![x](./x.png)\n";
  const pages = [
    ...site.pages.slice(0, 1),
    readRulePage("scripts/content/fixtures/first-mention/page.md", text),
  ];
  const rows = pageRows({ ...site, pages });
  expect(rows.map(({ name: _, ...row }) => row)).toEqual([
    {
      kind: "how-to",
      words: 6,
      steps: 2,
      code: 1,
      diagrams: 1,
      figures: 1,
      linksOut: 1,
      linksIn: 0,
    },
    { kind: "none", words: 1, steps: 0, code: 0, diagrams: 0, figures: 0, linksOut: 0, linksIn: 1 },
  ]);
  expect(formatTable(kindRows(rows)).split("\n").at(-1)).toMatch(/^all +2 pages +4 +1 +0.5/);
});
