import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const IMPORT = /^@import "(\.[^"]+)";$/gm;

/**
 * A style sheet with the sheets that it imports in their places. Browsers understand the rest as it
 * is written, so that a page need not wait for a bundler.
 *
 * @param file Absolute path.
 */
export async function readStyleSheet(file: string): Promise<string> {
  const text = await readFile(file, "utf8");
  const imported = await Promise.all(
    [...text.matchAll(IMPORT)].map(([, path = ""]) => readStyleSheet(join(dirname(file), path))),
  );
  return text.replace(IMPORT, () => imported.shift() ?? "");
}
