/** Judges search engines on two documentation sets. Usage: bench/README.md. */
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { createRandom } from "../random.ts";
import { printEnvironment, printTable } from "../report.ts";
import { installPackages } from "../workspace.ts";
import { type BenchDoc, type BenchEngine, build, load } from "./adapter.ts";
import {
  type DocumentSet,
  readDocumentSets,
  readLanguageSets,
  SET_OPTIONS,
} from "./document-sets.ts";
import { createFlexSearch } from "./flexsearch.ts";
import { codeQueries, identifierQueries } from "./identifier-queries.ts";
import {
  judgeQueries,
  judgeTyping,
  type Quality,
  type Typing,
  timesCell,
  timeTyping,
} from "./judge.ts";
import { HOSTILE_TEXTS } from "./judged/hostile-queries.ts";
import { NONSENSE_QUERIES } from "./judged/nonsense-queries.ts";
import type { JudgedQuery } from "./judged-query.ts";
import { headingQueries, sample, titleQueries, withTypos } from "./known-items.ts";
import type { MarkdownPage } from "./markdown-pages.ts";
import { createMiniSearch } from "./minisearch.ts";
import { createOrama } from "./orama.ts";
import { openPagefind } from "./pagefind.ts";
import { segmentWords } from "./segmented.ts";

const { values: options } = parseArgs({
  options: {
    ...SET_OPTIONS,
    engines: { type: "string", default: "ours,minisearch,pagefind,flexsearch,orama" },
    seed: { type: "string", default: "1" },
    /** Prints the queries whose answer is not first. */
    misses: { type: "boolean", default: false },
  },
});

interface QuerySets {
  known: JudgedQuery[];
  typos: JudgedQuery[];
  identifiers: JudgedQuery[];
  code: JudgedQuery[];
  questions: readonly JudgedQuery[];
  sloppy: readonly JudgedQuery[];
  unanswerable: readonly string[];
}

interface OpenedEngine {
  engine: BenchEngine;
  ours: boolean;
  raw: number;
  brotli: number;
  buildMs: number;
  loadMs: number;
}

const PACKAGES = {
  minisearch: "7.2.0",
  pagefind: "1.6.0",
  flexsearch: "0.8.212",
  "@orama/orama": "3.1.18",
};
const engines = options.engines.split(",");
const folder = engines.length > 1 ? installPackages("search", PACKAGES) : "";

printEnvironment("Documentation search", engines.length > 1 ? PACKAGES : {});
for (const set of readDocumentSets(options)) await judgeSet(set);
await judgeLanguages();

async function judgeSet({ name, docs, questions, sloppy, unanswerable = [] }: DocumentSet) {
  const sections = docs.reduce((sum, doc) => sum + doc.sections.length, 0);
  console.log(`### ${name}: ${docs.length} pages, ${sections} sections\n`);
  const byHand = { questions: questions(docs), sloppy: sloppy?.(docs) ?? [], unanswerable };
  const sets = querySets(docs, byHand);
  const quality: string[][] = [];
  const cost: string[][] = [];
  for (const engine of engines) {
    const opened = await openEngine(engine, docs, "en");
    quality.push([engine, ...(await qualityCells(opened.engine, sets))]);
    cost.push([engine, ...(await costCells(opened, sets))]);
  }
  printTable(
    [
      "engine",
      "known items: MRR / first / in 8 / section",
      "settled / area / flicker",
      "typos: MRR / in 8",
      "identifiers: MRR / in 8",
      "code: MRR / in 8",
      "questions: MRR / first / in 8",
      "sloppy: the same",
      "unanswerable with rows",
      "nonsense with rows",
    ],
    quality,
  );
  printTable(
    [
      "engine",
      "index raw / brotli, kB",
      "build / load, ms",
      "keystroke p50 / p95 / p99 / max, ms: first pass",
      "best of two more passes",
      "slowest hostile, ms",
    ],
    cost,
  );
}

function querySets(
  docs: readonly MarkdownPage[],
  byHand: Pick<QuerySets, "questions" | "sloppy" | "unanswerable">,
): QuerySets {
  const random = createRandom(Number(options.seed));
  const known = [...titleQueries(docs, 100, random), ...headingQueries(docs, 100, random)];
  return {
    known,
    typos: withTypos(known, random),
    identifiers: identifierQueries(docs, 80, random),
    code: codeQueries(docs, 80, random),
    ...byHand,
  };
}

async function openEngine(
  name: string,
  docs: readonly BenchDoc[],
  lang: string,
): Promise<OpenedEngine> {
  const start = performance.now();
  if (name === "pagefind" || name === "flexsearch" || name === "orama") {
    const engine = await openYardstick(name, docs, lang);
    const buildMs = performance.now() - start;
    return {
      engine,
      ours: false,
      raw: Number.NaN,
      brotli: Number.NaN,
      buildMs,
      loadMs: Number.NaN,
    };
  }
  const mini = name === "minisearch" ? createMiniSearch(folder) : undefined;
  const data = mini ? mini.build(docs, { lang }) : await build(docs, { lang });
  const buildMs = performance.now() - start;
  const loads: number[] = [];
  const open = async () => {
    const from = performance.now();
    const engine =
      typeof data === "string" ? mini?.load(data, { lang }) : await load(data, { lang });
    loads.push(performance.now() - from);
    if (!engine) throw new Error(`${name} is no engine.`);
    return engine;
  };
  for (let run = 1; run < 5; run++) await open();
  const engine = await open();
  const loadMs = loads.sort((a, b) => a - b)[2] ?? 0;
  const bytes = Buffer.from(data);
  return {
    engine,
    ours: !mini,
    raw: bytes.length,
    brotli: brotliCompressSync(bytes).length,
    buildMs,
    loadMs,
  };
}

/** Engines whose index stays in memory, or in files of their own: their bytes are not compared. */
function openYardstick(
  name: "pagefind" | "flexsearch" | "orama",
  docs: readonly BenchDoc[],
  lang: string,
): BenchEngine | Promise<BenchEngine> {
  if (name === "flexsearch") return createFlexSearch(folder, docs);
  return name === "orama" ? createOrama(folder, docs) : openPagefind(folder, docs, lang);
}

async function qualityCells(engine: BenchEngine, sets: QuerySets): Promise<string[]> {
  const known = await judgeQueries(engine, sets.known);
  const typing = await judgeTyping(engine, typed(sets));
  const typos = await judgeQueries(engine, sets.typos);
  const identifiers = await judgeQueries(engine, sets.identifiers);
  const code = await judgeQueries(engine, sets.code);
  const questions = await judgeQueries(engine, sets.questions);
  const sloppy = await judgeQueries(engine, sets.sloppy);
  if (options.misses) printMisses({ known, typos, identifiers, code, questions, sloppy });
  return [
    `${figures(known)} / ${percent(known.section)}`,
    typingCell(typing),
    `${three(typos.mrr)} / ${percent(typos.inRows)}`,
    `${three(identifiers.mrr)} / ${percent(identifiers.inRows)}`,
    `${three(code.mrr)} / ${percent(code.inRows)}`,
    figures(questions),
    figures(sloppy),
    await shareWithRows(engine, sets.unanswerable),
    await shareWithRows(engine, NONSENSE_QUERIES),
  ];
}

async function shareWithRows(engine: BenchEngine, queries: readonly string[]): Promise<string> {
  let withRows = 0;
  for (const query of queries) {
    const rows = await engine.search(query, 8);
    withRows += Number(rows.length > 0);
    if (options.misses && rows.length > 0) console.log(`rows: ${query} ${JSON.stringify(rows[0])}`);
  }
  return percent(withRows / queries.length);
}

async function costCells(opened: OpenedEngine, sets: QuerySets): Promise<string[]> {
  const queries = [...typed(sets), ...sets.typos.slice(0, 20), ...sets.questions.slice(0, 20)];
  const times = await timeTyping(
    opened.engine,
    queries.map(({ query }) => query),
  );
  // The yardsticks run out of memory on words of 10 kB in this process.
  let slowest = opened.ours ? 0 : Number.NaN;
  for (const query of opened.ours ? HOSTILE_TEXTS : []) {
    const start = performance.now();
    await opened.engine.search(query, 8);
    slowest = Math.max(slowest, performance.now() - start);
  }
  return [
    `${(opened.raw / 1000).toFixed(0)} / ${(opened.brotli / 1000).toFixed(0)}`,
    `${opened.buildMs.toFixed(0)} / ${opened.loadMs.toFixed(1)}`,
    timesCell(times.first),
    timesCell(times.best),
    slowest.toFixed(1),
  ];
}

/** Some of the known items, typed letter by letter. */
function typed({ known }: QuerySets): JudgedQuery[] {
  return sample(known, 60, createRandom(7));
}

async function judgeLanguages(): Promise<void> {
  const sets = readLanguageSets(options, createRandom(Number(options.seed)));
  const head = sets.map(({ name, queries }) => `${name} (${queries.length}): MRR / in 8`);
  const rows: string[][] = [];
  for (const name of engines) {
    const cells: string[] = [];
    for (const { lang, docs, queries } of sets) {
      const { engine } = await openEngine(name, docs, lang);
      cells.push(languageCell(await judgeQueries(engine, queries)));
    }
    rows.push([name, ...cells]);
  }
  const bySegmenter: string[] = [];
  for (const { lang, docs, queries } of sets) {
    const words = segmentWords(lang);
    const { engine } = await openEngine("ours", words.docs(docs), lang);
    bySegmenter.push(languageCell(await judgeQueries(words.engine(engine), queries)));
  }
  printTable(["engine", ...head], [...rows, ["ours, by Intl.Segmenter", ...bySegmenter]]);
}

function languageCell(quality: Quality): string {
  if (options.misses) printMisses({ language: quality });
  return `${three(quality.mrr)} / ${percent(quality.inRows)}`;
}

function printMisses(sets: Readonly<Record<string, Quality>>): void {
  for (const [name, { missed }] of Object.entries(sets)) {
    for (const miss of missed) console.log(`${name}: ${miss}`);
  }
}

function figures({ mrr, first, inRows }: Quality): string {
  return `${three(mrr)} / ${percent(first)} / ${percent(inRows)}`;
}

function typingCell({ settled, area, flicker }: Typing): string {
  return `${percent(settled)} / ${percent(area)} / ${flicker.toFixed(2)}`;
}

function three(value: number): string {
  return Number.isNaN(value) ? "–" : value.toFixed(3);
}

function percent(value: number): string {
  return Number.isNaN(value) ? "–" : `${(value * 100).toFixed(1)} %`;
}
