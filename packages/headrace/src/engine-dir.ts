import { existsSync } from "node:fs";
import { join } from "node:path";

/** Absolute path of the engine's own code: TypeScript in its repository, JavaScript once built. */
export const ENGINE_DIR = import.meta.dirname;

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
