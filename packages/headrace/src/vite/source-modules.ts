import { readFile } from "node:fs/promises";
import { extname, isAbsolute, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type Plugin, transformWithOxc } from "vite";
import { ENGINE_DIR } from "../engine-dir.ts";
import { LIVE, liveModule } from "../sources/markdown/live/live-module.ts";
import { withoutComponentSyntax } from "./modules/flow-components.ts";

/** Languages that a file may hold, the likeliest first: `.js` holds JSX and types as often as not. */
const LANGUAGES: Record<string, readonly ("ts" | "tsx" | "jsx")[]> = {
  ".ts": ["ts", "tsx"],
  ".mts": ["ts"],
  ".cts": ["ts"],
  ".tsx": ["tsx"],
  ".jsx": ["jsx", "tsx"],
  ".js": ["jsx", "tsx"],
  ".mjs": ["jsx", "tsx"],
  ".cjs": ["jsx", "tsx"],
};

/**
 * A module of a site as plain JavaScript, whatever it is written in. No configuration of the site
 * has a say in it: neither tsconfig.json nor Babel's.
 *
 * @throws Error with the message of the first language, when it is none of them.
 */
export async function readModule(file: string): Promise<string> {
  const source = await moduleSource(file);
  const languages = file.endsWith(LIVE) ? (["jsx"] as const) : (LANGUAGES[extname(file)] ?? []);
  const failures: unknown[] = [];
  for (const text of [source, withoutFlow(source)]) {
    for (const lang of languages) {
      try {
        const { code } = await transformWithOxc(text, file, {
          lang,
          tsconfig: false,
          sourcemap: false,
          jsx: { runtime: "automatic", development: false },
        });
        return code;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  throw failures[0];
}

/** The text of a module; of what is live of a page, what its module would hold. */
export async function moduleSource(file: string): Promise<string> {
  if (!file.endsWith(LIVE)) return readFile(file, "utf8");
  const page = file.slice(0, -LIVE.length);
  return liveModule(await readFile(page, "utf8"), page);
}

/** Types of Flow in the spelling of TypeScript, as far as they differ by a sign or a word, and its components. */
function withoutFlow(source: string): string {
  return withoutComponentSyntax(source)
    .replace(/\bimport\s+typeof\b/g, "import type")
    .replace(/\bopaque\s+type\b/g, "type")
    .replace(/\{\|/g, "{ ")
    .replace(/\|\}/g, " }")
    .replace(/([:<|,(=]\s*)\?(?=[\w{([$])/g, "$1")
    .replace(/(^\s*)\+(?=\w+\??:)/gm, "$1readonly ");
}

export interface SourceModulesOptions {
  root: string;
  /** By path relative to the root: modules that can't be read fail where they are used. Absent: the bundler tells. */
  failures: Map<string, string> | undefined;
}

/** Reads the site's own modules for a bundler. */
export function sourceModules({ root, failures }: SourceModulesOptions): Plugin {
  return {
    name: "source-modules",
    enforce: "pre",
    // No file has such a name.
    resolveId: (id) => (id.endsWith(LIVE) && isAbsolute(id) ? id : undefined),
    async load(id) {
      if (!isOwnModule(id, root)) return;
      try {
        return { code: await readModule(id), moduleType: "js" };
      } catch (error) {
        const { line, column, message: sentence } = describe(error);
        if (!failures)
          return this.error({ message: sentence, id: id.replace(LIVE, ""), loc: { line, column } });
        const path = relative(root, id).replaceAll("\\", "/");
        const message = `${path}:${line}:${column + 1}: ${sentence}`;
        failures.set(path, message);
        return { code: failedModule(message), moduleType: "js" };
      }
    },
  };
}

/** Code of a module that fails when it is loaded. */
export function failedModule(message: string): string {
  return `throw new Error(${JSON.stringify(message)});\nexport default undefined;`;
}

function isOwnModule(id: string, root: string): boolean {
  return (
    id.endsWith(LIVE) ||
    (!/[\0?]|\/node_modules\//.test(id) &&
      LANGUAGES[extname(id)] !== undefined &&
      id.startsWith(`${root}/`) &&
      !id.startsWith(ENGINE_DIR))
  );
}

/** What the transformer throws; columns count from 0. */
function describe(error: unknown): { line: number; column: number; message: string } {
  const [first] =
    error instanceof Error && "errors" in error && Array.isArray(error.errors) ? error.errors : [];
  const { line = 1, column = 0 } = Object(Object(first).loc);
  const text: unknown = Object(first).message ?? (error instanceof Error ? error.message : error);
  const [sentence = ""] = stripVTControlCharacters(String(text)).split("\n");
  return { line, column, message: sentence.replace(/^\[\w+\] /, "") };
}
