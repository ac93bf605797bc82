import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../files/files.ts";

/** `process.env.NAME`, and the same as text in brackets. */
const READ = /\bprocess\??\.env\??\.?(?:\b(\w+)|\[["'`](\w+)["'`]\])/g;

/** `const { NAME, OTHER: name = "x" } = process.env`. */
const TAKEN_APART = /\{([^{}]*)\}\s*=\s*process\.env\b/g;

/**
 * Names of the variables of the environment that bundled code of a site reads: pages that it draws
 * are others when these are.
 *
 * @param folder Absolute.
 */
export async function readVariables(folder: string): Promise<string[]> {
  const files = await listFiles(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const names = texts.flatMap((text) => [
    ...[...text.matchAll(READ)].map(([, plain, quoted]) => plain ?? quoted ?? ""),
    ...[...text.matchAll(TAKEN_APART)].flatMap(([, list = ""]) =>
      list.split(",").map((part) => /\w*/.exec(part.trim())?.[0] ?? ""),
    ),
  ]);
  return [...new Set(names)].filter((name) => name !== "").sort();
}

/** What they are now, as a text to compare. */
export function environmentValues(names: readonly string[]): string {
  return JSON.stringify(names.map((name) => process.env[name] ?? null));
}
