/** What all benchmarks print: on what they ran, and tables in Markdown. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";
import { join } from "node:path";
import { REPOSITORY } from "./workspace.ts";

/** The value in the middle; of an even number of values the mean of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** "median (min..max)". */
export function spread(values: readonly number[], digits: number): string {
  const [low, middle, high] = [Math.min(...values), median(values), Math.max(...values)];
  return `${middle.toFixed(digits)} (${low.toFixed(digits)}..${high.toFixed(digits)})`;
}

/** A measured value against the most that is accepted. */
export interface Judged {
  cell: string;
  met: boolean;
}

/** "≤ 3.5: met". */
export function judge(value: number, budget: number): Judged {
  const met = value <= budget;
  return { cell: `≤ ${budget}: ${met ? "met" : "MISSED"}`, met };
}

/** Prints a Markdown table; numbers are the caller's to format. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  console.log([line(head), line(head.map(() => "---")), ...rows.map(line), ""].join("\n"));
}

/** Load average of the last minute above which figures are doubtful. */
const BUSY = 0.5;

/** Prints a title, the date, the machine and versions: what a figure means nothing without. */
export function printEnvironment(title: string, versions: Readonly<Record<string, string>>): void {
  const [cpu] = cpus();
  const machine = [
    `${cpus().length} × ${cpu?.model.trim() ?? "unknown processor"}`,
    `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    `${process.platform} ${release()}`,
  ];
  const named = { Node: process.version, engine: engineVersion(), ...versions };
  const list = Object.entries(named).map(([name, version]) => `${name} ${version}`);
  console.log(`## ${title}\n`);
  console.log(`${new Date().toISOString().slice(0, 16)}Z · ${machine.join(", ")}`);
  console.log(`${list.join(" · ")}\n`);
  const [load = 0] = loadavg();
  if (load > BUSY)
    console.log(`The machine was busy before this began: load ${load.toFixed(1)}.\n`);
}

/** The version of a package in a folder's node_modules. */
export function packageVersion(folder: string, name: string): string {
  const file = join(folder, "node_modules", name, "package.json");
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  const known = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return known ? String(manifest.version) : "unknown";
}

/** The state of the repository: its tag or commit. */
export function engineVersion(): string {
  const { stdout } = spawnSync("git", ["describe", "--always", "--dirty"], {
    cwd: REPOSITORY,
    encoding: "utf8",
  });
  return stdout.trim() || "unknown";
}
