/**
 * What of a description stands on the pages that were built of it. Usage: bench/README.md.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { printTable } from "../report.ts";
import { EXAMPLE_FILE } from "./shown-pages.ts";
import { elementCount, missingFacts } from "./stated-facts.ts";

const [file = "", output = ""] = process.argv.slice(2);
if (output === "") {
  console.error("Usage: tsx bench/openapi/facts.ts description.yaml path/to/dist");
  process.exit(1);
}

function row(kind: string, all: number, lost: number): string[] {
  return [kind, String(all), String(lost), ((100 * lost) / Math.max(1, all)).toFixed(2)];
}

const document: unknown = parse(readFileSync(file, "utf8"), {
  maxAliasCount: -1,
  uniqueKeys: false,
});
const pages = readdirSync(output, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".html") || EXAMPLE_FILE.test(path))
  .map((path) => ({ path, html: readFileSync(join(output, path), "utf8") }));
const sizes = pages
  .map(({ path, html }) => ({ path, elements: elementCount(html) }))
  .sort((a, b) => b.elements - a.elements);
const [largest = { path: "", elements: 0 }] = sizes;
const { facts, missing } = missingFacts(
  document,
  pages.map(({ html }) => html),
);
const rows = [...new Set(facts.map(({ kind }) => kind))].map((kind) => {
  const ofKind = (fact: { kind: string }) => fact.kind === kind;
  return row(kind, facts.filter(ofKind).length, missing.filter(ofKind).length);
});
printTable(
  ["fact", "in the file", "missing", "%"],
  [...rows, row("all", facts.length, missing.length)],
);
console.log(
  `${pages.length} pages; the largest has ${largest.elements} elements (${largest.path}).`,
);
for (const { kind, pointer, text } of missing.slice(0, Number(process.env.SHOW ?? 20)))
  console.log(`- ${kind} ${pointer}: ${JSON.stringify(text.slice(0, 90))}`);
process.exitCode = missing.length > 0.005 * facts.length || largest.elements > 5000 ? 1 : 0;
