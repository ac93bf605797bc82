/**
 * Thousands of pages, with the index as builds publish it: bytes that the first search fetches,
 * loading, keystrokes. Usage: bench/README.md.
 */
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import {
  buildPublishedIndex,
  buildSearchIndex,
  contentTerms,
} from "../../src/search/index/build-search-index.ts";
import { partName } from "../../src/search/index/encode-index.ts";
import { loadSearchIndex, type SearchIndex } from "../../src/search/query/load-search-index.ts";
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
    "in one file: kB / load, ms",
    "as published: core, kB / load, ms",
    "parts: number / kB together",
    "fetched by the first search, kB: mean / most",
    "parts for it: mean / most",
    "same rows as in one file",
    "keystroke p50 / p95 / p99 / max, ms: first search after loading",
    "later, best of three passes",
  ],
  rows,
);

function measure(name: string, docs: BenchDoc[]): string[] {
  const documents = toSearchDocuments(docs);
  const language = "en";
  const counted = documents.map(({ content }) => contentTerms(content, language));
  const one = buildSearchIndex(documents, { language, contentTerms: counted });
  const { core, parts } = buildPublishedIndex(documents, { language, contentTerms: counted });
  const byName = new Map(parts.map((bytes) => [partName(bytes), bytes]));
  const sizes = new Map(Array.from(byName, ([part, bytes]) => [part, compressedSize(bytes)]));
  const sum = (names: Iterable<string>) =>
    Array.from(names, (part) => sizes.get(part) ?? 0).reduce((total, size) => total + size, 0);
  const coreSize = compressedSize(core);
  const [whole, wholeMs] = timed(() => loadSearchIndex(one));
  const [later, coreMs] = timed(() => loadSearchIndex(core));
  const queries = titleQueries(docs, TYPED, createRandom(7)).map(({ query }) => query);
  const searches = queries.map((query) => type(loadSearchIndex(core), query, byName));
  const same = searches.filter(({ rows }, at) => rows === rowsOf(whole, queries[at] ?? ""));
  for (const [part, bytes] of byName) later.addPart(part, bytes);
  const typed = queries.flatMap(beginnings);
  const passes = Array.from({ length: PASSES }, () =>
    typed.map((query) => timed(() => later.search(query, ROWS))[1]),
  );
  const best = typed.map((_, at) => Math.min(...passes.map((times) => times[at] ?? 0)));
  return [
    `${name}: ${docs.length} / ${documents.length}`,
    `${compressedSize(one).toFixed(0)} / ${wholeMs.toFixed(0)}`,
    `${coreSize.toFixed(0)} / ${coreMs.toFixed(0)}`,
    `${parts.length} / ${sum(sizes.keys()).toFixed(0)}`,
    meanAndMost(searches.map(({ fetched }) => coreSize + sum(fetched))),
    meanAndMost(searches.map(({ fetched }) => fetched.length)),
    `${same.length} of ${queries.length}`,
    timesCell(quantiles(searches.flatMap(({ times }) => times))),
    timesCell(quantiles(best)),
  ];
}

/**
 * Types a query letter by letter, as a reader of the box does: every letter is answered from what is
 * there, and again when the parts that it misses have come. Both are keystrokes.
 */
function type(index: SearchIndex, query: string, parts: ReadonlyMap<string, Uint8Array>) {
  const fetched: string[] = [];
  const times: number[] = [];
  for (const text of beginnings(query)) {
    let missing: string[] = [];
    do {
      fetched.push(...missing);
      const [, time] = timed(() => {
        for (const part of missing) index.addPart(part, parts.get(part) ?? new Uint8Array());
        index.search(text, ROWS);
        missing = index.missingParts();
      });
      times.push(time);
    } while (missing.length > 0);
  }
  return { fetched, times, rows: rowsOf(index, query) };
}

function rowsOf(index: SearchIndex, query: string): string {
  return index
    .search(query, ROWS)
    .map(({ document }) => document.id)
    .join();
}

function beginnings(query: string): string[] {
  return Array.from(query, (_, at) => query.slice(0, at + 1));
}

function meanAndMost(values: readonly number[]): string {
  const mean = values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
  return `${mean.toFixed(0)} / ${Math.max(...values).toFixed(0)}`;
}

function timed<T>(run: () => T): [result: T, milliseconds: number] {
  const start = performance.now();
  const result = run();
  return [result, performance.now() - start];
}

/** In kB, as a build with --compress writes it. */
function compressedSize(bytes: Uint8Array): number {
  return (
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length / 1000
  );
}
