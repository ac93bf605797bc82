import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { listFiles } from "../files/files.ts";
import { isLiveCode } from "../model/islands/live-code.ts";
import { linkedStyles } from "./convert-head.ts";
import { foreignSources } from "./foreign-hosts.ts";
import type { OldSite } from "./old-site.ts";
import type { FoundParts } from "./take-stock.ts";

/**
 * Reads what no configuration says of an old site.
 *
 * @param folder Absolute folder of the old configuration.
 * @param content Absolute folders of its pages.
 */
export async function findParts(
  old: OldSite,
  folder: string,
  content: readonly string[],
): Promise<FoundParts> {
  const code = (await listFiles(join(folder, "src"))).filter((file) =>
    /(?<!\.d)\.[jt]sx?$/.test(file),
  );
  const theme = code.filter((file) => file.startsWith("theme/"));
  const liveModules: string[] = [];
  for (const file of code) {
    const text = await readFile(join(folder, "src", file), "utf8").catch(() => "");
    if (!theme.includes(file) && isLiveCode(text)) liveModules.push(`src/${file}`);
  }
  const component = (file: string) => file.slice("theme/".length).replace(/(?:\/index)?\.\w+$/, "");
  return {
    themeFiles: [...new Set(theme.map(component))].sort(),
    liveModules: liveModules.sort(),
    asksFor: await askedNames(old, [...content, join(folder, "src")]),
    compiledStyles: await compiledStyles(join(folder, "src")),
    hosts: await foreignSources([...content, posix.join(folder, "src")], linkedStyles(old)),
  };
}

/** Parts of the configuration that code and pages name, by whichever of the ways to ask for it. */
async function askedNames({ config }: OldSite, folders: readonly string[]): Promise<string[]> {
  const names = new Set<string>();
  for (const folder of folders) {
    for (const file of await listFiles(folder)) {
      if (!/(?<!\.d)\.(?:[jt]sx?|mdx?)$/.test(file)) continue;
      const text = await readFile(join(folder, file), "utf8").catch(() => "");
      if (/themeConfig|useThemeConfig|usePrismTheme/.test(text)) names.add("themeConfig");
      if (!/siteConfig|useDocusaurusContext|docusaurus\.config/.test(text)) continue;
      for (const word of text.match(/[\w$]+/g) ?? [])
        if (Object.hasOwn(config, word)) names.add(word);
    }
  }
  return [...names].sort();
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
