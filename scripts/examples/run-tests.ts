import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostic } from "headrace/check";
import { z } from "zod";

const packageFile = z.looseObject({
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** What became of the tests of a Node.js project. */
export interface TestRun {
  /** Folder relative to the root. */
  project: string;
  /** Packages that would have to be installed first; then nothing was run. */
  missing: string[];
  diagnostics: Diagnostic[];
}

/**
 * Runs the tests of a project with what is installed at the root of the repository.
 *
 * @param file Its package.json, relative to the root.
 * @returns `undefined` for a project without tests.
 */
export function runTests(root: string, file: string): TestRun | undefined {
  const project = dirname(file);
  const { scripts, dependencies, devDependencies } = packageFile.parse(
    JSON.parse(readFileSync(join(root, file), "utf8")),
  );
  if (!scripts.test) return undefined;
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !isInstalled(name, join(root, project)),
  );
  if (missing.length > 0) return { project, missing, diagnostics: [] };
  // A test run that started this one would otherwise take the tests of the project for its own.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const run = spawnSync("npm", ["test"], { cwd: join(root, project), encoding: "utf8", env });
  if (run.status === 0) return { project, missing, diagnostics: [] };
  const output = `${run.stdout}${run.stderr}`.trim().split("\n").slice(-30).join("\n");
  const message = `The tests of ${project} fail:\n${output}`;
  const hint = `Run "npm test" in ${project}.`;
  const diagnostic: Diagnostic = { code: "example-tests", severity: "error", message, hint, file };
  return { project, missing, diagnostics: [diagnostic] };
}

function isInstalled(name: string, folder: string): boolean {
  if (existsSync(join(folder, "node_modules", name))) return true;
  const parent = dirname(folder);
  return parent !== folder && isInstalled(name, parent);
}
