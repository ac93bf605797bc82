import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProjectEvidence } from "./evidence.ts";

/** How many tests passed, failed and were left out. */
export type Counts = ProjectEvidence["tests"];

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The sum of what several runs counted. */
export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    NONE,
  );
}

/** What Surefire wrote beside the classes of a Maven project. */
export function surefireCounts(folder: string): Counts {
  const reports = join(folder, "target/surefire-reports");
  if (!existsSync(reports)) return NONE;
  const files = readdirSync(reports).filter((file) => /^TEST-.*\.xml$/.test(file));
  return sum(
    files.map((file) => {
      const suite = /<testsuite\s[^>]*>/.exec(readFileSync(join(reports, file), "utf8"))?.[0] ?? "";
      const count = (name: string) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(suite)?.[1]);
      const failed = count("failures") + count("errors");
      const skipped = count("skipped");
      return { passed: count("tests") - failed - skipped, failed, skipped };
    }),
  );
}

/** Lines with which test runners close, and how they name what passed, failed and was skipped. */
const RUNNERS: readonly { closing: RegExp; of: Record<keyof Counts, RegExp> }[] = [
  {
    // Node's test runner
    closing: /^ℹ tests \d+$/m,
    of: { passed: /^ℹ pass (\d+)$/m, failed: /^ℹ fail (\d+)$/m, skipped: /^ℹ skipped (\d+)$/m },
  },
  {
    // Vitest
    closing: /^\s+Tests\s+.*\(\d+\)$/m,
    of: {
      passed: /^\s+Tests\s+.*?(\d+) passed/m,
      failed: /^\s+Tests\s+.*?(\d+) failed/m,
      skipped: /^\s+Tests\s+.*?(\d+) skipped/m,
    },
  },
  {
    // pytest
    closing: /^=+ .*(?:passed|failed).* in [\d.]+s.* =+$/m,
    of: {
      passed: /^=+ .*?(\d+) passed.* =+$/m,
      failed: /^=+ .*?(\d+) failed.* =+$/m,
      skipped: /^=+ .*?(\d+) skipped.* =+$/m,
    },
  },
];

/** What a test runner says at its end; nothing of a run that no runner closed. */
export function printedCounts(output: string): Counts {
  const runner = RUNNERS.find(({ closing }) => closing.test(output));
  if (runner) {
    const count = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
    const { passed, failed, skipped } = runner.of;
    return { passed: count(passed), failed: count(failed), skipped: count(skipped) };
  }
  return djangoCounts(output) ?? goCounts(output);
}

function djangoCounts(output: string): Counts | undefined {
  const run = Number(/^Ran (\d+) tests? in /m.exec(output)?.[1] ?? Number.NaN);
  if (Number.isNaN(run)) return undefined;
  const of = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(output)?.[1] ?? 0);
  const failed = of("failures") + of("errors");
  return { passed: run - failed - of("skipped"), failed, skipped: of("skipped") };
}

function goCounts(output: string): Counts {
  const of = (word: string) => [...output.matchAll(new RegExp(`^--- ${word}: `, "gm"))].length;
  return { passed: of("PASS"), failed: of("FAIL"), skipped: of("SKIP") };
}

/** Lines that tests reach, in percent, from the report at the place where the platform reads it. */
export function lineCoverage(folder: string): number | undefined {
  const reports: readonly [path: string, read: (text: string) => number | undefined][] = [
    ["target/site/jacoco/jacoco.xml", jacocoLines],
    ["coverage/lcov.info", lcovLines],
    ["coverage.xml", (text) => 100 * Number(/<coverage[^>]*line-rate="([\d.]+)"/.exec(text)?.[1])],
  ];
  for (const [path, read] of reports) {
    const file = join(folder, path);
    if (!existsSync(file)) continue;
    const percent = read(readFileSync(file, "utf8"));
    if (percent !== undefined && !Number.isNaN(percent)) return Math.round(percent * 10) / 10;
  }
  return undefined;
}

/** The counters at the end are those of everything. */
function jacocoLines(text: string): number | undefined {
  const last = [...text.matchAll(/<counter type="LINE" missed="(\d+)" covered="(\d+)"\/>/g)].at(-1);
  if (!last) return undefined;
  const [missed, covered] = [Number(last[1]), Number(last[2])];
  return (100 * covered) / (missed + covered);
}

function lcovLines(text: string): number {
  const total = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}:(\\d+)$`, "gm"))].reduce((n, [, d]) => n + Number(d), 0);
  return (100 * total("LH")) / total("LF");
}
