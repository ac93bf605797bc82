/**
 * Makes the model of API descriptions that others wrote, each in a process of its own: time,
 * memory, size, and what is said of them. Usage: bench/README.md.
 */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Operation } from "../src/model/api.ts";
import { loadDescription } from "../src/sources/openapi/load-description.ts";
import { median, packageVersion, printEnvironment, printTable } from "./report.ts";
import { REPOSITORY } from "./workspace.ts";

const { values: options, positionals: files } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    /** In the process that is measured: prints its figures as JSON. */
    measure: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

const HEAD = [
  "description",
  "MB",
  "files",
  "operations",
  "s",
  "CPU s",
  "peak MB",
  "kB each",
  "cut",
];

/** One run over one description. */
interface Figures {
  seconds: number;
  cpuSeconds: number;
  /** MB of 10⁶ bytes. */
  peakMb: number;
  files: number;
  operations: number;
  /** Operations of which not everything fits. */
  cut: number;
  /** Of an operation as JSON: median, 95th percentile, largest; kB. */
  kilobytes: [number, number, number];
  /** "warning openapi-struct × 2". */
  findings: string[];
}

const [first] = files;
if (options.measure && first) {
  console.log(JSON.stringify(await measure(resolve(first))));
} else {
  const redocly = packageVersion(REPOSITORY, "@redocly/openapi-core");
  printEnvironment("API descriptions", { Redocly: redocly });
  const all = files.length > 0 ? files : [`${REPOSITORY}/openapi/openapi.yaml`];
  const figures = all.map((file) => ({ file, runs: measureRuns(resolve(file)) }));
  const rows = figures.flatMap(({ file, runs }) => row(file, runs));
  printTable(HEAD, rows);
  for (const { file, runs } of figures) {
    const findings = runs[0]?.findings ?? [];
    console.log(`${basename(file)}: ${findings.join(", ") || "nothing found"}`);
  }
}

async function measure(file: string): Promise<Figures> {
  const start = performance.now();
  const {
    description,
    files: read,
    diagnostics,
  } = await loadDescription(dirname(file), basename(file));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage();
  const peakMb = (process.resourceUsage().maxRSS * 1024) / 1e6;
  const families = description?.families.flatMap((family) => family.operations) ?? [];
  const texts = [...families, ...(description?.webhooks ?? [])].map((operation: Operation) =>
    JSON.stringify(operation),
  );
  const sizes = texts.map((text) => Buffer.byteLength(text) / 1000).sort((a, b) => a - b);
  const counts = new Map<string, number>();
  for (const { severity, code } of diagnostics)
    counts.set(`${severity} ${code}`, (counts.get(`${severity} ${code}`) ?? 0) + 1);
  return {
    seconds,
    cpuSeconds: (user + system) / 1e6,
    peakMb,
    files: read.length,
    operations: texts.length,
    cut: texts.filter((text) => text.includes('"omitted":')).length,
    kilobytes: [median(sizes), sizes[Math.floor(sizes.length * 0.95)] ?? 0, sizes.at(-1) ?? 0],
    findings: [...counts].map(([name, count]) => `${name} × ${count}`),
  };
}

function measureRuns(file: string): Figures[] {
  const self = fileURLToPath(import.meta.url);
  return Array.from({ length: Number(options.runs) }, () => {
    const parameters = ["--import", "tsx", self, "--measure", file];
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
      cwd: REPOSITORY,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${file} ended with ${status}:\n${stderr}`);
    const figures: Figures = JSON.parse(stdout);
    return figures;
  });
}

function row(file: string, runs: readonly Figures[]): string[][] {
  const [one] = runs;
  if (!one) return [];
  const middle = (pick: (figures: Figures) => number) => median(runs.map(pick));
  return [
    [
      basename(file),
      (statSync(file).size / 1e6).toFixed(2),
      String(one.files),
      String(one.operations),
      middle(({ seconds }) => seconds).toFixed(2),
      middle(({ cpuSeconds }) => cpuSeconds).toFixed(2),
      middle(({ peakMb }) => peakMb).toFixed(0),
      one.kilobytes.map((size) => size.toFixed(0)).join(" / "),
      String(one.cut),
    ],
  ];
}
