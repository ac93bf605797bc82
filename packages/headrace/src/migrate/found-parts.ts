import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { listFiles } from "../files/files.ts";
import { foreignSources } from "./foreign-hosts.ts";
import type { FoundParts } from "./take-stock.ts";

/** What makes a component live: state, effects, handlers, or a browser. */
const LIVE =
  /\buse(?:State|Effect|Reducer|LayoutEffect|SyncExternalStore|ColorMode)\s*[(<]|\bon[A-Z]\w+=\{|\bBrowserOnly\b/;

/**
 * Reads what no configuration says of an old site.
 *
 * @param folder Absolute folder of the old configuration.
 * @param content Absolute folders of its pages.
 */
export async function findParts(folder: string, content: readonly string[]): Promise<FoundParts> {
  const code = (await listFiles(join(folder, "src"))).filter((file) => /\.[jt]sx?$/.test(file));
  const theme = code.filter((file) => file.startsWith("theme/"));
  const liveModules: string[] = [];
  for (const file of code.filter((name) => !name.startsWith("theme/"))) {
    const text = await readFile(join(folder, "src", file), "utf8").catch(() => "");
    if (LIVE.test(text) && !/^\s*["']use client["']/.test(text)) liveModules.push(`src/${file}`);
  }
  const component = (file: string) => file.slice("theme/".length).replace(/(?:\/index)?\.\w+$/, "");
  return {
    themeFiles: [...new Set(theme.map(component))].sort(),
    liveModules: liveModules.sort(),
    hosts: await foreignSources([...content, posix.join(folder, "src")]),
  };
}
