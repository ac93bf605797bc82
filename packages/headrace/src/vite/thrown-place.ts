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

/** A frame of V8: "at name (file:///…/config.mjs:12:7)", without a name where the body of a module stands. */
const FRAME = /^ *at (?:async )?([^\n]*?)\(?(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/gm;

/**
 * Where in the project's own modules something was thrown; `undefined` where nobody can say.
 *
 * @param root Absolute path of the project.
 */
export function thrownPlace(error: unknown, root: string): SourcePlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return framesOf(stack, root).find(
    ({ file }) => !file.startsWith("../") && !file.includes("node_modules/"),
  );
}

/**
 * Of a module that fails as it is loaded, the place in its body: what it calls there is not what fails. Modules of
 * packages count, too.
 */
export function bodyPlace(stack: string, root: string): SourcePlace | undefined {
  const frames = framesOf(stack, root).filter(({ file }) => !file.includes("\0"));
  return frames.find(({ isNamed }) => !isNamed) ?? frames[0];
}

function framesOf(stack: string, root: string): (SourcePlace & { isNamed: boolean })[] {
  return [...stack.matchAll(FRAME)].flatMap(([, name, url = "", line, column]) => {
    const code = fileURLToPath(url);
    if (!existsSync(`${code}.map`)) return [];
    const map = new SourceMap(JSON.parse(readFileSync(`${code}.map`, "utf8")));
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in entry)) return [];
    const file = relative(root, resolve(dirname(code), entry.originalSource)).replaceAll("\\", "/");
    const place = { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    return [{ ...place, isNamed: name !== "" }];
  });
}
