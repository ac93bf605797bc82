import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the source of bundled code stands. */
export interface SourcePlace {
  /** Relative to the root. */
  file: string;
  line: number;
  column: number;
}

/** A frame of V8: "at name (file:///…/config.mjs:12:7)". */
const FRAME = /(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/g;

/**
 * Where in the project's own modules something was thrown; `undefined` where nobody can say.
 *
 * @param root Absolute path of the project.
 */
export function thrownPlace(error: unknown, root: string): SourcePlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  for (const [, url = "", line, column] of stack.matchAll(FRAME)) {
    const code = fileURLToPath(url);
    if (!existsSync(`${code}.map`)) continue;
    const map = new SourceMap(JSON.parse(readFileSync(`${code}.map`, "utf8")));
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in entry)) continue;
    const file = relative(root, resolve(dirname(code), entry.originalSource)).replaceAll("\\", "/");
    if (file.startsWith("../") || file.includes("node_modules/")) continue;
    return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}
