/**
 * Holds the projects of `examples/` to what their pages promise: each file parses, tests pass, and
 * a README says what was executed. Part of `npm run check`; says what it could not run.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Diagnostic, formatDiagnostics } from "headrace/check";
import { checkFiles, compilePython } from "./check-files.ts";
import { runTests } from "./run-tests.ts";

/** How a README says so. */
const EXECUTED = /\b(?:executed|checked)\b/i;

/** The problems of all examples, and what was done in a few lines. */
export interface ExampleReport {
  diagnostics: Diagnostic[];
  lines: string[];
}

/**
 * Checks all projects below a folder.
 *
 * @param files Paths relative to the root.
 */
export async function checkExampleProjects(
  root: string,
  folder: string,
  files: readonly string[],
): Promise<ExampleReport> {
  const names = files.map((file) => file.slice(folder.length + 1));
  const projects = [...new Set(names.filter((name) => name.includes("/")).map(firstPart))].sort();
  const { parsed, diagnostics } = await checkFiles(root, files);
  const python = files.filter((file) => file.endsWith(".py"));
  const compiled = python.length > 0 ? compilePython(root, python) : [];
  const runs = files
    .filter((file) => file.endsWith("/package.json"))
    .flatMap((file) => runTests(root, file) ?? []);
  const passed = runs.filter((run) => run.missing.length + run.diagnostics.length === 0);
  return {
    diagnostics: [
      ...projects.flatMap((project) => readmeProblem(root, `${folder}/${project}`)),
      ...diagnostics,
      ...(compiled ?? []),
      ...runs.flatMap((run) => run.diagnostics),
    ],
    lines: [
      `Parsed ${parsed} files of ${projects.length} examples.`,
      ...(compiled
        ? []
        : [`Not compiled: ${python.length} Python files; there is no python3 here.`]),
      ...passed.map(({ project }) => `Tests pass: ${project}.`),
      ...runs
        .filter(({ missing }) => missing.length > 0)
        .map(({ project, missing }) => `Tests not run: ${project} needs ${missing.join(", ")}.`),
    ],
  };
}

function firstPart(path: string): string {
  return path.split("/")[0] ?? "";
}

function readmeProblem(root: string, project: string): Diagnostic[] {
  const file = `${project}/README.md`;
  const problem = (message: string): Diagnostic[] => [
    {
      code: "example-readme",
      severity: "error",
      message,
      hint: 'Write what it is, how to run it and, below "## What was executed", what was and was not.',
      file,
    },
  ];
  if (!existsSync(join(root, file))) return problem("This example has no README.");
  if (EXECUTED.test(readFileSync(join(root, file), "utf8"))) return [];
  return problem("This README does not say what was executed.");
}

/** Files of a folder that are, or would be, committed: not what projects build or install. */
function listFiles(root: string, folder: string): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", folder];
  const { stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return stdout.split("\n").filter((file) => file !== "" && existsSync(join(root, file)));
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  const { diagnostics, lines } = await checkExampleProjects(
    root,
    "examples",
    listFiles(root, "examples"),
  );
  const read = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
  if (diagnostics.length > 0) process.stderr.write(`${formatDiagnostics(diagnostics, read)}\n`);
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
}
