import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Absolute path of what `npx headrace` runs. */
export const PROGRAM = join(import.meta.dirname, "../bin.mjs");

/** Absolute path of one of the sites in `fixtures/`. */
export function fixtureSite(name: string): string {
  return join(import.meta.dirname, "fixtures", name);
}

/**
 * Writes a file that is older than a build which starts right after: of one that was written a few
 * milliseconds before, a build can't tell whether it was changed meanwhile.
 */
export async function writeOlder(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await utimes(file, new Date(), new Date(Date.now() - 1000));
}
