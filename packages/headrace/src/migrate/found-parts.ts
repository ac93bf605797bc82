import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { listFiles } from "../files/files.ts";
import { isLiveCode } from "../model/islands/live-code.ts";
import { foreignSources } from "./foreign-hosts.ts";
import type { FoundParts } from "./take-stock.ts";

/**
 * Reads what no configuration says of an old site.
 *
 * @param folder Absolute folder of the old configuration.
 * @param content Absolute folders of its pages.
 * @param linkedStyles Addresses of style sheets that every page links.
 */
export async function findParts(
  folder: string,
  content: readonly string[],
  linkedStyles: readonly string[],
): Promise<FoundParts> {
  const code = (await listFiles(join(folder, "src"))).filter((file) =>
    /(?<!\.d)\.[jt]sx?$/.test(file),
  );
  const theme = code.filter((file) => file.startsWith("theme/"));
  const liveModules: string[] = [];
  let asksTheme = false;
  for (const file of code) {
    const text = await readFile(join(folder, "src", file), "utf8").catch(() => "");
    asksTheme ||= /themeConfig|useThemeConfig|usePrismTheme/.test(text);
    if (!theme.includes(file) && isLiveCode(text)) liveModules.push(`src/${file}`);
  }
  const component = (file: string) => file.slice("theme/".length).replace(/(?:\/index)?\.\w+$/, "");
  return {
    themeFiles: [...new Set(theme.map(component))].sort(),
    liveModules: liveModules.sort(),
    asksTheme,
    compiledStyles: await compiledStyles(join(folder, "src")),
    hosts: await foreignSources([...content, posix.join(folder, "src")], linkedStyles),
  };
}

/** Style sheets whose directives mean something to a tool that is not run. */
async function compiledStyles(folder: string): Promise<string[]> {
  const sheets = (await listFiles(folder)).filter((file) => file.endsWith(".css"));
  const texts = await Promise.all(
    sheets.map((file) => readFile(join(folder, file), "utf8").catch(() => "")),
  );
  const isCompiled = (text = "") =>
    /@(?:tailwind|apply|theme)\b|@import\s+["']tailwindcss/.test(text);
  return sheets.filter((_, index) => isCompiled(texts[index])).map((file) => `src/${file}`);
}
