import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { diffsOf } from "../content/diffs.ts";
import { digestOf } from "./evidence.ts";
import type { PageServer } from "./page-servers.ts";
import { listFiles } from "./projects.ts";

const RUNS = "examples/page-runs.json";

const printedRun = z.strictObject({
  /** Digest of what answered, so that a changed sample asks for a new run. */
  by: z.string(),
  text: z.string(),
});
const printedRuns = z.record(z.string(), z.record(z.string(), printedRun));

/** What the commands of pages printed, and what answered them: by path of the page, then by digest of the commands. */
export type PrintedRuns = z.infer<typeof printedRuns>;

/** Reads what the commands of pages printed in an earlier run. */
export function readPrintedRuns(root: string): PrintedRuns {
  const file = join(root, RUNS);
  return existsSync(file) ? printedRuns.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** Adds what commands of pages printed to what others did. */
export function keepPrintedRuns(root: string, runs: PrintedRuns): void {
  const all = readPrintedRuns(root);
  for (const [page, printed] of Object.entries(runs)) all[page] = { ...all[page], ...printed };
  writePrintedRuns(root, all);
}

/** Leaves out what no page prints any more. */
export function forgetPrintedRuns(root: string, printed: ReadonlySet<string>): void {
  const kept = Object.entries(readPrintedRuns(root)).flatMap(([page, runs]) => {
    const still = Object.entries(runs).filter(([digest]) => printed.has(digest));
    return still.length > 0 ? [[page, Object.fromEntries(still)] as const] : [];
  });
  writePrintedRuns(root, Object.fromEntries(kept));
}

function writePrintedRuns(root: string, runs: PrintedRuns): void {
  const sorted = Object.fromEntries(Object.entries(runs).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, RUNS), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Digest of the files of a folder as they are now; "" without a folder. */
export function digestOfFolder(root: string, folder: string | undefined): string {
  return folder ? digestOf(root, listFiles(root, folder)) : "";
}

/** Digest of all that decides what the server of a page answers: the sample, and how it is set up. */
export function digestOfServer(root: string, { expected: _, ...server }: PageServer): string {
  const sample = digestOfFolder(root, server.sample && `examples/${server.sample}`);
  const changes = server.changed
    ? diffsOf(readFileSync(join(root, server.changed.by), "utf8"))
    : [];
  return createHash("sha256")
    .update(JSON.stringify([sample, server, changes]))
    .digest("hex")
    .slice(0, 16);
}
