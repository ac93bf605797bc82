import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { listFiles } from "../files/files.ts";
import { isLiveCode } from "../model/live-code.ts";
import { foreignSources } from "./foreign-hosts.ts";
import type { FoundParts } from "./take-stock.ts";

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
  let asksTheme = false;
  for (const file of code) {
    const text = await readFile(join(folder, "src", file), "utf8").catch(() => "");
    asksTheme ||= /themeConfig|useThemeConfig/.test(text);
    if (!theme.includes(file) && isLiveCode(text)) liveModules.push(`src/${file}`);
  }
  const component = (file: string) => file.slice("theme/".length).replace(/(?:\/index)?\.\w+$/, "");
  return {
    themeFiles: [...new Set(theme.map(component))].sort(),
    liveModules: liveModules.sort(),
    asksTheme,
    hosts: await foreignSources([...content, posix.join(folder, "src")]),
  };
}
