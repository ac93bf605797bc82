/**
 * Thousands of pages: bytes before the first answer, loading, keystrokes, and what the split index
 * fetches. Usage: bench/search/README.md.
 */
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { buildSearchIndex, buildSplitIndex } from "../../engine/search/index/build-search-index.ts";
import { loadSearchIndex, type SearchIndex } from "../../engine/search/query/load-search-index.ts";
import { createRandom } from "../random.ts";
import { printEnvironment, printTable } from "../report.ts";
import { type BenchDoc, toSearchDocuments } from "./adapter.ts";
import { generatePages } from "./generated-pages.ts";
import { quantiles, ROWS, timesCell } from "./judge.ts";
import { titleQueries } from "./known-items.ts";
import { readMarkdownPages } from "./markdown-pages.ts";

const { values: options } = parseArgs({
  options: {
    pages: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    /** A folder of Markdown pages to be measured as well: docs/ of MicrosoftDocs/cpp-docs. */
    folder: { type: "string" },
  },
});

const TYPED = 60;
const PASSES = 3;

printEnvironment("Search in thousands of pages", {});
const rows = [measure("generated", generatePages(Number(options.pages), Number(options.seed)))];
if (options.folder) rows.push(measure("written", readMarkdownPages(options.folder)));
printTable(
  [
    "pages / sections",
    "whole: kB brotli / load, ms",
    "split: core, kB brotli / load, ms",
    "split: further kB for a query, mean / most",
    "as split as whole, first row",
    "keystroke p50 / p95 / p99 / max, ms: first pass",
    "best of three passes",
  ],
  rows,
);

function measure(name: string, docs: BenchDoc[]): string[] {
  const documents = toSearchDocuments(docs);
  const whole = buildSearchIndex(documents, { language: "en" });
  const split = buildSplitIndex(documents, { language: "en" });
  const [index, loadMs] = timed(() => loadSearchIndex(whole));
  const [, coreMs] = timed(() => loadSearchIndex(split.core));
  const queries = titleQueries(docs, TYPED, createRandom(7)).map(({ query }) => query);
  const partSizes = split.parts.map(compressedSize);
  const fetched = queries.map((query) => askSplit(index, query, split));
  const kilobytes = fetched.map(({ parts }) =>
    parts.reduce((sum, part) => sum + (partSizes[part] ?? 0), 0),
  );
  const mean = kilobytes.reduce((sum, size) => sum + size, 0) / Math.max(1, kilobytes.length);
  const same = fetched.filter((answer) => answer.same).length;
  return [
    `${name}: ${docs.length} / ${documents.length}`,
    `${compressedSize(whole).toFixed(0)} / ${loadMs.toFixed(0)}`,
    `${compressedSize(split.core).toFixed(0)} / ${coreMs.toFixed(0)}`,
    `${mean.toFixed(0)} / ${Math.max(...kilobytes).toFixed(0)} (${split.parts.length} parts)`,
    `${same} of ${queries.length}`,
    ...timeKeystrokes(loadSearchIndex(whole), queries),
  ];
}

/** Asks an index of which only the core is there, fetches what it misses, and asks again. */
function askSplit(
  whole: SearchIndex,
  query: string,
  { core, parts }: ReturnType<typeof buildSplitIndex>,
): { parts: number[]; same: boolean } {
  const index = loadSearchIndex(core);
  const fetched: number[] = [];
  let answer = index.search(query, ROWS);
  for (let missing = index.missingParts(); missing.length > 0; missing = index.missingParts()) {
    for (const part of missing) index.addPart(part, parts[part] ?? new Uint8Array());
    fetched.push(...missing);
    answer = index.search(query, ROWS);
  }
  const same = whole.search(query, ROWS)[0]?.document.id === answer[0]?.document.id;
  return { parts: fetched, same };
}

/** Every beginning of every query: once as it comes, then the best of several. */
function timeKeystrokes(index: SearchIndex, queries: readonly string[]): string[] {
  const typed = queries.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
  const run = () => typed.map((query) => timed(() => index.search(query, ROWS))[1]);
  const first = run();
  const passes = Array.from({ length: PASSES }, run);
  const best = typed.map((_, at) => Math.min(...passes.map((times) => times[at] ?? 0)));
  return [timesCell(quantiles(first)), timesCell(quantiles(best))];
}

function timed<T>(run: () => T): [result: T, milliseconds: number] {
  const start = performance.now();
  const result = run();
  return [result, performance.now() - start];
}

function compressedSize(bytes: Uint8Array): number {
  return brotliCompressSync(bytes).length / 1000;
}
