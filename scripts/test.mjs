// @ts-check
/**
 * `npm test`: everything that has to hold, in order, up to the first step that fails. Ends with a
 * table and with "N passed, N failed" alone on the last line, which continuous integration reads.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findPrograms } from "./programs.mjs";
import { root, run, seconds, setUp } from "./setup.mjs";

/** Where Vitest writes the counts of a step. */
const REPORTS = join(root, ".cache/test-reports");

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {number} minutes on two idle cores; for the estimate that is printed
 * @property {() => Outcome} run
 *
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 */

/** @type {Step[]} */
const STEPS = [
  { title: "Check: types, lint, rooms, content", minutes: 0.7, run: () => npmScript("check") },
  { title: "Unit tests", minutes: 1.2, run: () => vitest("unit") },
  { title: "Whole builds, faults, samples", minutes: 4.6, run: () => withPrograms("builds") },
  { title: "Tests of the examples", minutes: 0.1, run: () => vitest("examples") },
  { title: "Build", minutes: 0.2, run: () => npmScript("build") },
  { title: "Built site: budgets, nginx, package", minutes: 0.9, run: () => withPrograms("built") },
  { title: "Journeys in Chromium and Firefox", minutes: 9.5, run: () => withPrograms("e2e") },
];

setUp();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** @type {string[]} */
const table = [];
const total = { passed: 0, failed: 0 };
for (const [index, { title, run: runStep }] of STEPS.entries()) {
  if (total.failed > 0) {
    table.push(row(title, "not run"));
    continue;
  }
  console.log(`\n▶ ${title} (step ${index + 1} of ${STEPS.length}, ${left(index)} left)`);
  const started = performance.now();
  const { passed, failed } = runStep();
  total.passed += passed;
  total.failed += failed;
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  table.push(row(title, seconds(performance.now() - started), counts));
  console.log(`${failed > 0 ? "✗" : "✓"} ${title}: ${seconds(performance.now() - started)}`);
}
console.log(`\n${table.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * What the rest takes on two idle cores.
 *
 * @param {number} from index of the first step that counts
 */
function left(from) {
  const minutes = STEPS.slice(from).reduce((sum, step) => sum + step.minutes, 0);
  return `about ${Math.max(1, Math.round(minutes))} min`;
}

/**
 * A script of package.json; it counts as one test.
 *
 * @param {string} name
 * @returns {Outcome}
 */
function npmScript(name) {
  return outcome(run("npm", ["run", "--silent", name]) === 0);
}

/**
 * A project whose tests run browsers or nginx.
 *
 * @param {string} project
 * @returns {Outcome}
 */
function withPrograms(project) {
  const { env, missing } = findPrograms();
  for (const sentence of missing) console.error(sentence);
  return missing.length > 0 ? outcome(false) : vitest(project, env);
}

/**
 * One project of vitest.config.ts.
 *
 * @param {string} project
 * @param {Record<string, string>} [env]
 * @returns {Outcome}
 */
function vitest(project, env = {}) {
  const report = join(REPORTS, `${project}.json`);
  const code = run(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      `--project=${project}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    env,
  );
  const counts = readCounts(report);
  // An error outside of any test (a file that does not load) fails the run but no test.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * @param {string} report
 * @returns {Outcome}
 */
function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/**
 * @param {boolean} ok
 * @returns {Outcome}
 */
function outcome(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/**
 * @param {string} title
 * @param {string} time
 * @param {string} [counts]
 */
function row(title, time, counts = "") {
  return `  ${title.padEnd(50)}${time.padStart(8)}  ${counts}`.trimEnd();
}
