import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { listFiles } from "../files/files.ts";
import { isLiveCode } from "../model/islands/live-code.ts";
import { STYLE_SHEET } from "../model/style-sheets.ts";
import { linkedStyles } from "./convert-head.ts";
import {
  asksHosts,
  collectForeign,
  configuredHosts,
  foreignIn,
  ofStyleSheet,
} from "./foreign-hosts.ts";
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
  const src = join(folder, "src");
  const code = (await listFiles(src)).filter((file) => IS_CODE.test(file));
  const theme = new Set(code.filter((file) => file.startsWith("theme/")));
  const liveModules: string[] = [];
  const asksFor = new Set<string>();
  const compiledStyles: string[] = [];
  const foreign = linkedStyles(old).flatMap((address) => [...ofStyleSheet(address)]);
  const sheets = new Set<string>();
  let asks = false;
  for await (const source of sourceTexts([...content, src])) {
    const { file, text } = source;
    foreign.push(...foreignIn(file, text));
    for (const [, sheet = ""] of text.matchAll(PACKAGE_SHEET)) sheets.add(sheet);
    asks ||= asksHosts(file, text);
    for (const name of askedNames(source, old)) asksFor.add(name);
    if (source.folder !== src) continue;
    const isOwnCode = IS_CODE.test(file) && !theme.has(file);
    if (isOwnCode && isLiveCode(text)) liveModules.push(`src/${file}`);
    if (file.endsWith(".css") && IS_COMPILED.test(text)) compiledStyles.push(`src/${file}`);
  }
  const inPackages = await packageSheets(sheets, folder);
  foreign.push(...inPackages.flatMap(([file, text]) => [...foreignIn(file, text)]));
  const component = (file: string) => file.slice("theme/".length).replace(/(?:\/index)?\.\w+$/, "");
  return {
    themeFiles: [...new Set([...theme].map(component))].sort(),
    liveModules: liveModules.sort(),
    asksFor: [...asksFor].sort(),
    compiledStyles,
    hosts: collectForeign(asks ? [...foreign, ...configuredFor(old)] : foreign.filter(isLoaded)),
  };
}

/** What the configuration tells the site's own code. */
function configuredFor({ config: { customFields, themeConfig } }: OldSite) {
  const own = themeConfig.navbar?.items.filter(({ type }) => type?.startsWith("custom-"));
  return configuredHosts([customFields, own]);
}

/** Hosts that code may ask count where some code asks. */
function isLoaded([directive]: readonly [string, string]): boolean {
  return directive !== "connect-src";
}

/** A page, a module or a style sheet of an old site. */
interface SourceText {
  folder: string;
  /** Relative to the folder. */
  file: string;
  text: string;
}

const IS_SOURCE = /\.(?:mdx?|[jt]sx?|css|s[ac]ss|less)$|(?:^|\/)authors\.ya?ml$/;

/** What stands in some folders, one file after the other: a site may be larger than memory should hold. */
async function* sourceTexts(folders: readonly string[]): AsyncGenerator<SourceText> {
  for (const folder of folders)
    for (const file of await listFiles(folder)) {
      if (!IS_SOURCE.test(file)) continue;
      const text = await readFile(join(folder, file), "utf8").catch(() => "");
      yield { folder, file, text };
    }
}

/** What of a package may be a style sheet, as code and sheets import it for what it does. */
const PACKAGE_SHEET =
  /(?:\bimport|\brequire\(|@import(?:\s+url\()?)\s*["']~?((?:@[\w-]+\/)?\w[^"':]*)["']/g;

/** The texts of style sheets that stand in installed packages. */
async function packageSheets(
  names: ReadonlySet<string>,
  folder: string,
): Promise<(readonly [file: string, text: string])[]> {
  const { resolve } = createRequire(join(folder, "package.json"));
  const found = [...names].map(async (name) => {
    try {
      const file = resolve(name);
      return STYLE_SHEET.test(file) ? ([file, await readFile(file, "utf8")] as const) : undefined;
    } catch {
      return;
    }
  });
  return (await Promise.all(found)).filter((sheet) => sheet !== undefined);
}

/** What components are in, types left out. */
const IS_CODE = /(?<!\.d)\.[jt]sx?$/;

/** Style sheets whose directives mean something to a tool that is not run. */
const IS_COMPILED = /@(?:tailwind|apply|theme)\b|@import\s+["']tailwindcss/;

/** Parts of the configuration that code and pages name, by whichever of the ways to ask for it. */
function* askedNames({ file, text }: SourceText, { config }: OldSite): Generator<string> {
  if (!IS_CODE.test(file) && !/\.mdx?$/.test(file)) return;
  if (/themeConfig|useThemeConfig|usePrismTheme|NavbarItem\/ComponentTypes/.test(text))
    yield "themeConfig";
  if (!/siteConfig|useDocusaurusContext|docusaurus\.config/.test(text)) return;
  for (const word of text.match(/[\w$]+/g) ?? []) if (Object.hasOwn(config, word)) yield word;
}
