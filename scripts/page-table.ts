/**
 * `npm run page-table`: what pages are made of, on average for each kind; `-- --pages` has a row
 * for each page. Orphans are found by `npm run check:content`.
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { RulePage as Page } from "headrace/check";
import type { Nodes } from "mdast";
import { linksOf } from "./content/links.ts";
import { readSite, type Site } from "./content/site.ts";

const COLUMNS = ["words", "steps", "code", "diagrams", "figures", "linksOut", "linksIn"] as const;

/** What one page is made of. */
export type PageRow = Record<(typeof COLUMNS)[number], number> & { name: string; kind: string };

/** Counts what is in each page, by kind, then by path. */
export function pageRows(site: Site): PageRow[] {
  const targets = new Map(
    site.pages.map((page) => [page.path, new Set(linksOf(page, site).map(({ route }) => route))]),
  );
  const rows = site.pages.map((page): PageRow => {
    const route = site.docs.get(page.path)?.route ?? "";
    const others = site.pages.filter(({ path }) => path !== page.path);
    const diagrams = page.code.filter(({ lang }) => lang === "mermaid").length;
    return {
      name: page.path,
      kind: String(page.frontMatter.kind ?? "none"),
      words: countWords(page),
      steps: count(page.tree, isStep),
      code: page.code.length - diagrams,
      diagrams,
      figures: count(page.tree, isFigure),
      linksOut: targets.get(page.path)?.size ?? 0,
      linksIn: others.filter(({ path }) => targets.get(path)?.has(route)).length,
    };
  });
  return rows.sort((a, b) => compare(a.kind, b.kind) || compare(a.name, b.name));
}

/** One row for each kind, with averages, and one for all. */
export function kindRows(rows: readonly PageRow[]): PageRow[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind) =>
      average(
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    ),
    average("all", rows),
  ];
}

function average(kind: string, rows: readonly PageRow[]): PageRow {
  const mean = (column: (typeof COLUMNS)[number]) =>
    Math.round((10 * rows.reduce((sum, row) => sum + row[column], 0)) / rows.length) / 10;
  return {
    name: `${rows.length} pages`,
    kind,
    words: Math.round(mean("words")),
    steps: mean("steps"),
    code: mean("code"),
    diagrams: mean("diagrams"),
    figures: mean("figures"),
    linksOut: mean("linksOut"),
    linksIn: mean("linksIn"),
  };
}

function countWords({ prose, blocks }: Page): number {
  return blocks
    .filter(({ kind }) => kind !== "meta")
    .reduce(
      (sum, { start, end }) => sum + (prose.slice(start, end).match(/[\p{L}\d]\S*/gu)?.length ?? 0),
      0,
    );
}

/** Items of numbered lists. */
function isStep(node: Nodes, parent: Nodes | undefined): boolean {
  return node.type === "listItem" && parent?.type === "list" && parent.ordered === true;
}

function isFigure(node: Nodes): boolean {
  return (
    node.type === "image" || ("name" in node && /^(?:img|Figure|Frame)$/.test(node.name ?? ""))
  );
}

function count(
  node: Nodes,
  matches: (node: Nodes, parent: Nodes | undefined) => boolean,
  parent?: Nodes,
): number {
  const own = matches(node, parent) ? 1 : 0;
  if (!("children" in node)) return own;
  return node.children.reduce((sum, child) => sum + count(child, matches, node), own);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The table as text, columns lined up. */
export function formatTable(rows: readonly PageRow[]): string {
  const cells = [
    ["kind", "page", ...COLUMNS],
    ...rows.map((row) => [row.kind, row.name, ...COLUMNS.map((column) => String(row[column]))]),
  ];
  const widths = (cells[0] ?? []).map((_, index) =>
    Math.max(...cells.map((row) => row[index]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, index) =>
          index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const rows = pageRows(readSite(process.cwd()));
  const shown = process.argv.includes("--pages") ? rows : kindRows(rows);
  process.stdout.write(`${formatTable(shown)}\n`);
}
