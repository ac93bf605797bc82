/** One folder for all that tests write outside the repository, which goes when they end. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "headrace-tests-"));

/** Workers and the programs that they start take it over with the environment. */
export function setup(): void {
  process.env.TMPDIR = folder;
}

/** A browser may still be writing its last files. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
