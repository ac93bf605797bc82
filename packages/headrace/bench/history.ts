/** Figures of earlier runs, to tell which of them has moved. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One run: what was measured, of which text, and the figures by name. */
export interface Run {
  date: string;
  /** Version of the engine. */
  engine: string;
  /** Runs are compared when they measured the same. */
  text: string;
  figures: Readonly<Record<string, number>>;
}

/** A figure that is not what it was. */
export interface Move {
  name: string;
  before: number;
  after: number;
}

export const HISTORY = join(import.meta.dirname, "history.json");

/** What a figure may move without a word. */
const TOLERANCE = 0.1;

/** The runs that were kept, the oldest first. */
export function readHistory(file: string): Run[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/** Keeps a run. */
export function recordRun(file: string, run: Run): void {
  writeFileSync(file, `${JSON.stringify([...readHistory(file), run], null, 2)}\n`);
}

/** The last run of the same text. */
export function lastRun(runs: readonly Run[], text: string): Run | undefined {
  return runs.findLast((run) => run.text === text);
}

/** The figures that moved by more than a tenth. */
export function movedFigures(before: Run, figures: Run["figures"]): Move[] {
  return Object.entries(figures).flatMap(([name, after]) => {
    const known = before.figures[name];
    if (known === undefined || known === 0) return [];
    return Math.abs(after / known - 1) > TOLERANCE ? [{ name, before: known, after }] : [];
  });
}
