/**
 * Builds generated sites with our engine and with others on the same text, and prints time, memory
 * and bytes against the budgets. Usage: bench/README.md.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Command, folderSize, measureCommand, type Usage } from "./command.ts";
import { compareWithHistory } from "./compare.ts";
import { type CorpusSize, corpusDigest, createCorpus } from "./corpus.ts";
import { measureGrowth } from "./growth.ts";
import { readPassages } from "./passages.ts";
import { PEERS, type Peer } from "./peers/peers.ts";
import { type BenchProject, emptyTrash, writeEngineProject } from "./projects.ts";
import { judge, median, printEnvironment, printTable, spread } from "./report.ts";
import { copyEngine, REPOSITORY } from "./workspace.ts";

const { values: options } = parseArgs({
  options: {
    /** pages:bytes of Markdown, separated by commas; "" for none. */
    sizes: { type: "string", default: "111:1280000,1000:4600000" },
    runs: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    /** Page counts of the growth table; "" leaves it out. */
    growth: { type: "string", default: "30,100,1000,3000" },
    /** Other engines, separated by commas; "" for none. */
    peers: { type: "string", default: "hugo,docmd,starlight" },
    /** Keeps the figures of this run, to compare others with. */
    record: { type: "boolean", default: false },
  },
});

/** By pages: seconds, seconds, MB. */
const BUDGETS: Readonly<Record<number, { cold: number; edit: number; memory?: number }>> = {
  111: { cold: 3.5, edit: 0.8 },
  1000: { cold: 11, edit: 2, memory: 700 },
  10000: { cold: 90, edit: 10, memory: 1000 },
};

interface BuildFigures {
  /** Nothing cached. */
  cold: Usage[];
  edit: Usage[];
  /** Processor time of a fixed piece of work, beside each run. */
  unit: number[];
  files: number;
  bytes: number;
}

/** A second or so of what engines do: text, objects, digests. */
const UNIT: Command = {
  argv: [
    process.execPath,
    "--eval",
    `const { createHash } = require("node:crypto");
    let text = "";
    for (let at = 0; at < 3e5; at++) {
      text = createHash("sha256").update(JSON.stringify({ at, text })).digest("hex");
      text = text.split("").reverse().map((sign) => sign.codePointAt(0)).join();
    }`,
  ],
  cwd: REPOSITORY,
  env: {},
};

const seed = Number(options.seed);
copyEngine();
const passages = readPassages(join(REPOSITORY, "content"));
const peers = options.peers.split(",").filter(Boolean).map(peerOf);
printEnvironment("Builds", { seed: options.seed });
if (peers.length > 0) console.log(`Beside: ${peers.map(({ name }) => name).join(" · ")}\n`);
for (const size of parseSizes(options.sizes)) await compareBuilds(size);
const counts = options.growth.split(",").filter(Boolean).map(Number);
if (counts.length > 0 && !(await measureGrowth(counts, { passages, seed }))) process.exitCode = 1;
emptyTrash();

function peerOf(name: string): Peer {
  const peer = PEERS[name];
  if (!peer) throw new Error(`"${name}" is none of ${Object.keys(PEERS).join(", ")}.`);
  return peer;
}

/** One table: our engine, and the others on the same text, their runs interleaved. */
async function compareBuilds(size: CorpusSize): Promise<void> {
  const pages = createCorpus(size, passages, seed);
  const name = `${size.pages}-${size.bytes}`;
  const projects = [
    writeEngineProject(pages, name),
    ...peers.map((peer) => peer.write(pages, name)),
  ];
  const figures = await measureBuilds(projects, size.pages);
  console.log(
    `### ${size.pages} pages, ${(size.bytes / 1e6).toFixed(2)} MB of Markdown (${corpusDigest(pages)}), ` +
      `${options.runs} runs, median (min..max)\n`,
  );
  printComparison(size, projects, figures);
  const [ours] = figures;
  if (!ours) return;
  const text = `${corpusDigest(pages)}, ${size.pages} pages`;
  compareWithHistory({ text, figures: ownFigures(ours), isRecorded: options.record });
}

/** What is compared with earlier runs: time in units of a fixed piece of work of the same run. */
function ownFigures({ cold, edit, unit, bytes, files }: BuildFigures): Record<string, number> {
  const work = (runs: readonly Usage[]) => median(runs.map((run) => run.cpuSeconds)) / median(unit);
  return {
    "cold, units of work": work(cold),
    "after one edit, units of work": work(edit),
    "cold, peak MB of all processes": median(cold.map((run) => run.groupMb)),
    "output, bytes": bytes,
    "output, files": files,
  };
}

async function measureBuilds(
  projects: readonly BenchProject[],
  pages: number,
): Promise<BuildFigures[]> {
  const figures = projects.map(emptyFigures);
  for (let run = 0; run < Number(options.runs); run++) {
    for (const [index, project] of projects.entries()) {
      const own = figures[index];
      if (!own) continue;
      await measureOnce(project, own);
      checkPages(project, pages);
    }
  }
  return figures;
}

function emptyFigures(): BuildFigures {
  return { cold: [], edit: [], unit: [], files: 0, bytes: 0 };
}

async function measureOnce(project: BenchProject, figures: BuildFigures): Promise<void> {
  project.clean();
  figures.unit.push((await measureCommand(UNIT)).cpuSeconds);
  figures.cold.push(await measureCommand(project.build));
  project.edit();
  figures.edit.push(await measureCommand(project.build));
  Object.assign(figures, folderSize(project.output));
}

/** An engine that leaves pages out is fast, and nobody would see why. */
function checkPages({ engine, output }: BenchProject, pages: number): void {
  const { files } = folderSize(output, (path) => path.endsWith(".html"));
  if (files < pages) throw new Error(`${engine} wrote ${files} documents of ${pages} pages.`);
}

interface Row {
  what: string;
  digits: number;
  budget?: number | undefined;
  of(figures: BuildFigures): number[];
}

function printComparison(
  { pages }: CorpusSize,
  projects: readonly BenchProject[],
  figures: readonly BuildFigures[],
): void {
  const budget = BUDGETS[pages];
  const rows: Row[] = [
    ...usageRows("cold", (f) => f.cold, { seconds: budget?.cold, memory: budget?.memory }),
    ...usageRows("after one edit", (f) => f.edit, { seconds: budget?.edit }),
    { what: "output, MB", digits: 1, of: (f) => [f.bytes / 1e6] },
    { what: "output, files", digits: 0, of: (f) => [f.files] },
  ];
  printTable(
    [
      "",
      "budget",
      ...projects.map((project) => project.engine),
      ...projects.slice(1).map((project) => `ours / ${project.engine}`),
    ],
    rows.map((row) => comparisonRow(row, figures)),
  );
}

function usageRows(
  name: string,
  runs: (figures: BuildFigures) => Usage[],
  budget: { seconds?: number | undefined; memory?: number | undefined },
): Row[] {
  const of = (read: (run: Usage) => number) => (figures: BuildFigures) => runs(figures).map(read);
  return [
    { what: `${name}, s`, digits: 2, budget: budget.seconds, of: of((run) => run.wallSeconds) },
    { what: `${name}, CPU s`, digits: 2, of: of((run) => run.cpuSeconds) },
    {
      what: `${name}, peak MB of the largest process`,
      digits: 0,
      budget: budget.memory,
      of: of((run) => run.peakMb),
    },
    { what: `${name}, peak MB of all processes`, digits: 0, of: of((run) => run.groupMb) },
  ];
}

function comparisonRow(row: Row, figures: readonly BuildFigures[]): string[] {
  const values = figures.map(row.of);
  const [ours = Number.NaN, ...theirs] = values.map(median);
  const judged = row.budget === undefined ? undefined : judge(ours, row.budget);
  if (judged?.met === false) process.exitCode = 1;
  const cells = values.map((list) =>
    list.length > 1 ? spread(list, row.digits) : (list[0] ?? Number.NaN).toFixed(row.digits),
  );
  const ratios = theirs.map((value) => (ours / value).toFixed(2));
  return [row.what, judged?.cell ?? "", ...cells, ...ratios];
}

function parseSizes(text: string): CorpusSize[] {
  return text
    .split(",")
    .filter(Boolean)
    .map((entry) => {
      const [pages = 0, bytes = 0] = entry.split(":").map(Number);
      return { pages, bytes };
    });
}
