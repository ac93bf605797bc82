import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Absolute path of the engine's own code: TypeScript in its repository, JavaScript once built. */
export const ENGINE_DIR = import.meta.dirname;

/** Absolute path of the package: the nearest folder above that has its `package.json`. */
export const PACKAGE_DIR = packageDir(ENGINE_DIR);

function packageDir(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  return packageDir(dirname(folder));
}

/** The version of the running engine. */
export function packageVersion(): string {
  return JSON.parse(readFileSync(join(PACKAGE_DIR, "package.json"), "utf8")).version;
}

/**
 * Absolute path of a module of the engine that a bundler shall read.
 *
 * @param path Relative to the engine's code, without its ending: `client/entry`.
 * @throws Error when there is none, which means that the package is damaged.
 */
export function engineModule(path: string): string {
  const file = [".js", ".ts", ".tsx"].map((end) => join(ENGINE_DIR, path + end)).find(existsSync);
  if (file === undefined) throw new Error(`The engine has no module ${path}; install it again.`);
  return file;
}
