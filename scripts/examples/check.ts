/**
 * Holds the projects of `examples/` to what their pages promise: each file parses, holds nothing
 * unsafe, has a README, and was run as it is now. Part of `npm run check`, which needs Node alone: the
 * projects themselves are run by `npm run test:examples`.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Diagnostic, formatDiagnostics, place } from "headrace/check";
import siteConfig from "../../site/site.config.ts";
import { checkFiles, compilePython } from "./check-files.ts";
import { digestOf, type Evidence, evidenceFile, readEvidence } from "./evidence.ts";
import { findForbidden } from "./forbidden/forbidden.ts";
import { machinePaths } from "./machine-paths.ts";
import { deadAddresses, type Outside, reachesOutside } from "./own-folder.ts";
import { listFiles, type Project, toProjects } from "./projects.ts";

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
  const projects = toProjects(folder, files);
  const { parsed, diagnostics } = await checkFiles(root, files);
  const python = files.filter((file) => file.endsWith(".py"));
  const compiled = python.length > 0 ? compilePython(root, python) : [];
  const evidence = readEvidence(root, folder);
  return {
    diagnostics: [
      ...projects.flatMap(({ name }) => readmeProblem(root, `${folder}/${name}`)),
      ...projects.flatMap((project) => takenAlongProblems(root, folder, project)),
      ...diagnostics,
      ...(compiled ?? []),
      ...files.flatMap((file) => unsafeProblems(root, file)),
      ...machineProblems(root, evidenceFile(folder)),
    ],
    lines: [
      `Parsed ${parsed} files of ${projects.length} examples.`,
      ...projects.flatMap((project) => evidenceGap(root, project, evidence)),
      ...(compiled
        ? []
        : [`Not compiled: ${python.length} Python files; there is no python3 here.`]),
    ],
  };
}

function readmeProblem(root: string, project: string): Diagnostic[] {
  const file = `${project}/README.md`;
  const problem = (message: string): Diagnostic[] => [
    {
      code: "example-readme",
      severity: "error",
      message,
      hint: "Write what it is and how to run it.",
      file,
    },
  ];
  return existsSync(join(root, file)) ? [] : problem("This example has no README.");
}

/** What is not there, or no longer there, for whoever took the project along. */
function takenAlongProblems(root: string, folder: string, project: Project): Diagnostic[] {
  const toProblem =
    (message: string, hint: string) =>
    (outside: Outside): Diagnostic => ({
      code: "example-outside",
      severity: "error",
      message: `${message}: ${outside.target}`,
      hint,
      file: outside.file,
      ...place(readFileSync(join(root, outside.file), "utf8"), outside.offset),
    });
  return [
    ...reachesOutside(root, folder, project).map(
      toProblem(
        "Whoever takes this sample along has its own folder only, not this",
        `Link the page at ${siteConfig.url}, or move what is needed into the sample.`,
      ),
    ),
    ...deadAddresses(root, project).map(
      toProblem("The site has no such page", "Name the address of the page that is meant."),
    ),
  ];
}

/** What readers would copy and should not. */
function unsafeProblems(root: string, file: string): Diagnostic[] {
  if (/\.(?:lock|svg|crt|md)$|-lock\.json$/.test(file)) return [];
  const text = readFileSync(join(root, file), "utf8");
  return findForbidden(text).map(({ offset, forbidden }) => ({
    code: "example-unsafe",
    severity: "error",
    message: forbidden.reason,
    hint: forbidden.remedy,
    file,
    ...place(text, offset),
  }));
}

/** Where evidence quotes what means nothing on another machine, and tells of the one it comes from. */
function machineProblems(root: string, file: string): Diagnostic[] {
  if (!existsSync(join(root, file))) return [];
  const text = readFileSync(join(root, file), "utf8");
  return machinePaths(text).map(({ offset, path }) => ({
    code: "example-evidence",
    severity: "error",
    message: `This evidence quotes a path of one machine: ${path}`,
    hint: 'Run the sample again: "npm run test:examples" writes "~" and "$TMPDIR" in its place.',
    file,
    ...place(text, offset),
  }));
}

/** Says of a project that it was never run, or has changed since. */
function evidenceGap(root: string, { name, files }: Project, evidence: Evidence): string[] {
  const known = evidence[name]?.files;
  if (known === digestOf(root, files)) return [];
  const gap = known ? "has changed since it was run" : "was never run";
  return [`The sample ${name} ${gap}: npm run test:examples -- ${name}`];
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
