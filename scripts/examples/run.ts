/**
 * Builds every project of `examples/`, runs its tests against servers of this machine, and writes
 * what came of it to examples/evidence.json, which pages show.
 *
 *   npm run test:examples              all projects
 *   npm run test:examples -- NAME…     some; the evidence of others stays
 *   npm run test:examples -- pages     commands of pages, against the practice server
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sum } from "./counts.ts";
import { digestOf, type ProjectEvidence, readEvidence, writeEvidence } from "./evidence.ts";
import { placesHere, withoutPlaces } from "./machine-paths.ts";
import { runPages } from "./page-runs.ts";
import { forgetPrintedRuns } from "./printed-runs.ts";
import { connectionsOf, listProjects, type Part, type Project } from "./projects.ts";
import { cook, type PartResult } from "./recipes.ts";
import { digestsOf, readAnsweredPages, runSessions } from "./sample-runs.ts";
import type { RunningServer } from "./server-kind.ts";
import { SERVERS } from "./servers.ts";
import { execute, lastLines } from "./shell.ts";
import { findToolchain, type Toolchain } from "./toolchain.ts";

/** What the platform's default gate asks of new code, in percent of its lines. */
const GATE = 70;

/** Stands for the commands of pages, among the names of projects. */
const PAGES = "pages";

const root = process.cwd();
const wanted = process.argv.slice(2);
const all = listProjects(root, "examples");
const unknown = wanted.filter(
  (name) => name !== PAGES && !all.some((project) => project.name === name),
);
if (unknown.length > 0) throw new Error(`There is no project ${unknown.join(", ")}.`);

const toolchain = findToolchain(root);
const evidence = readEvidence(root);
for (const name of Object.keys(evidence)) {
  if (!all.some((project) => project.name === name)) delete evidence[name];
}
const answered = await readAnsweredPages(root);
const table: string[] = [];
const failures: string[] = [];
const started = performance.now();
let count = 0;
for (const project of all) {
  if (wanted.length > 0 && !wanted.includes(project.name)) continue;
  count++;
  console.log(`▶ ${project.name}`);
  const begun = performance.now();
  try {
    const { found, faults } = await run(project, toolchain);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    table.push(row(project.name, found, `${seconds} s`));
    if (faults.length > 0) throw new Error(faults.join("\n"));
    evidence[project.name] = found;
    const pages = await runSessions(project, answered, { root, toolchain });
    if (pages > 0) console.log(`  Its servers answered the commands of ${pages} pages.`);
  } catch (error) {
    // Also when a server could not be had: those that need none go on.
    failures.push(project.name);
    console.error(error instanceof Error ? error.message : error);
  }
  // After each: what is interrupted later has not been for nothing.
  writeEvidence(root, evidence);
}
if (wanted.length === 0 || wanted.includes(PAGES)) {
  console.log(`▶ ${PAGES}`);
  const runs = await runPages(root);
  const pages = Object.keys(runs).length;
  console.log(`  The commands of ${pages} pages were run against the practice server.`);
  if (wanted.length === 0) {
    const digests = Object.values(runs).flatMap((printed) => Object.keys(printed));
    forgetPrintedRuns(root, new Set([...digests, ...digestsOf(answered)]));
  }
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${table.join("\n")}\n\nAll in ${minutes} minutes.`);
console.log(`${count - failures.length} passed, ${failures.length} failed`);
if (failures.length > 0) console.log(`Failed: ${failures.join(", ")}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Runs all parts of a project. */
async function run(
  project: Project,
  tools: Toolchain,
): Promise<{ found: ProjectEvidence; faults: string[] }> {
  const results: PartResult[] = [];
  const servers: Record<string, string> = {};
  for (const part of project.parts) {
    const running = await startServers(project, part, tools);
    try {
      const env = Object.assign({}, ...running.map((server) => server.env));
      results.push(cook(part, { root, toolchain: tools, env }));
    } finally {
      for (const server of running) await server.stop();
    }
    for (const { name, version } of running) servers[name] = version;
  }
  const scripts = shellScripts(project);
  const coverage = results.flatMap((result) => result.coverage ?? []);
  const lacking = results.flatMap((result) => result.lacking ?? [])[0];
  const found: ProjectEvidence = {
    files: digestOf(root, project.files),
    date: new Date().toISOString().slice(0, 10),
    how: results.some((result) => result.built) ? "built" : "read",
    tools: Object.assign({}, ...results.map((result) => result.tools), scripts.tools),
    servers,
    tests: sum(results.map((result) => result.tests)),
    ...(coverage.length > 0 && { coverage: Math.min(...coverage) }),
    ...(lacking && { lacking }),
    outputs: results.flatMap((result) =>
      result.outputs.map(({ command, text }) => ({ command, text: forReaders(text) })),
    ),
  };
  const failed = results.filter((result) => !result.ok);
  return {
    found,
    faults: [
      ...failed.flatMap(({ outputs }) => outputs.slice(-1).map(({ text }) => lastLines(text))),
      ...scripts.faults,
      ...(found.tests.failed > 0 ? [`${found.tests.failed} tests fail.`] : []),
      ...coverage
        .filter((percent) => percent < GATE)
        .map((percent) => `Tests reach ${percent} % of the lines; the default gate wants ${GATE}.`),
    ],
  };
}

/** Those servers whose address the tests of a project read. */
async function startServers(
  project: Project,
  part: Part,
  tools: Toolchain,
): Promise<RunningServer[]> {
  const types = connectionsOf(root, part).map(({ type }) => type);
  const tests = project.files.filter((file) => file.startsWith(`${part.folder}/src/test/`));
  const text = tests.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const kinds = SERVERS.filter(
    (kind) =>
      kind.types.some((type) => types.includes(type)) &&
      kind.variables.some((variable) => text.includes(variable)),
  );
  const running: RunningServer[] = [];
  try {
    for (const kind of kinds) running.push(await kind.start(tools));
  } catch (error) {
    for (const server of running) await server.stop();
    throw error;
  }
  return running;
}

/** What ShellCheck says of a project's scripts. */
function shellScripts({ files }: Project): { tools: Record<string, string>; faults: string[] } {
  const scripts = files.filter((file) => file.endsWith(".sh"));
  if (scripts.length === 0) return { tools: {}, faults: [] };
  const { ok, output } = execute("shellcheck", ["--severity=warning", "--shell=bash", ...scripts], {
    cwd: root,
  });
  const version = execute("shellcheck", ["--version"], { cwd: root }).output;
  const number = /version: (\S+)/.exec(version)?.[1] ?? "";
  return { tools: { ShellCheck: number }, faults: ok ? [] : [output] };
}

/** The end of an output, without logs of the samples and without places of this machine. */
function forReaders(text: string): string {
  const lines = text.split("\n").filter((line) => !line.startsWith("{"));
  return withoutPlaces(lastLines(lines.join("\n")), placesHere(root)).replaceAll(/ +$/gm, "");
}

function row(name: string, found: ProjectEvidence, time: string): string {
  const { passed, failed, skipped } = found.tests;
  const tests = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  const coverage = found.coverage === undefined ? "" : `${found.coverage} %`;
  const cells = [name.padEnd(26), found.how.padEnd(6), tests.padEnd(32), coverage.padStart(7)];
  return `  ${cells.join(" ")} ${time.padStart(7)}`;
}
