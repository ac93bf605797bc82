import { join } from "node:path";

/** Absolute path of what `npx headrace` runs. */
export const PROGRAM = join(import.meta.dirname, "../bin.mjs");

/** Absolute path of one of the sites in `fixtures/`. */
export function fixtureSite(name: string): string {
  return join(import.meta.dirname, "fixtures", name);
}
