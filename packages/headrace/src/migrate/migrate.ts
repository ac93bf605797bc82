import { readdir, readFile } from "node:fs/promises";
import { dirname, join, posix, relative, resolve } from "node:path";
import { buildSite } from "../build/build-site.ts";
import { versionsPrefix } from "../config/collections.ts";
import { CONFIG_FILE } from "../config/parse-config.ts";
import { exists, listFiles, writeFileAtomic } from "../files/files.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { STYLE_SHEET } from "../model/style-sheets.ts";
import { acceptedOptions } from "./accepted-options.ts";
import { BRAND_STYLES, brandStyles } from "./brand-styles.ts";
import { type Comparison, compareBuilds } from "./compare/compare-builds.ts";
import { comparisonPage } from "./comparison-page.ts";
import { convertApis } from "./convert-apis.ts";
import { convertRedirects } from "./convert-redirects.ts";
import { convertSite } from "./convert-site.ts";
import { findParts } from "./found-parts.ts";
import { withDocAddresses } from "./known-pages/doc-addresses.ts";
import { generatedSidebars, type Written } from "./known-pages/generated-sidebars.ts";
import { importedBeyond } from "./known-pages/imported-beyond.ts";
import { mainColor } from "./main-color.ts";
import { mainFont } from "./main-font.ts";
import { oldBundler } from "./old-bundler.ts";
import { findLogo } from "./old-logo.ts";
import { countsBlanks, isMdx1, packageNotes } from "./old-packages.ts";
import { MARKDOWN_FUNCTIONS, type OldPlugin, oldPlugins } from "./old-plugins.ts";
import { type OldDocs, type OldSite, readOldSite } from "./old-site.ts";
import { SIGNATURE, writeNew } from "./own-files.ts";
import { takePluginContent } from "./plugin-content.ts";
import { stockTable, takeStock } from "./take-stock.ts";
import { themeTexts } from "./theme-texts.ts";

type Report = (line: string) => void;

/** What a migration did. */
export interface Migration {
  pages: number;
  warnings: Diagnostic[];
  /** Absent when there is nothing to compare with. */
  comparison: Comparison | undefined;
}

/**
 * Writes our configuration beside an old site's.
 *
 * @param folder Absolute folder of the old configuration.
 * @returns absolute root of the new project: the folder, or one above it that holds its pages and what they import, too.
 * @throws SiteError when the old configuration can't be read.
 */
export async function writeProject(folder: string, report: Report): Promise<string> {
  const { old, notes: absent } = await withoutAbsentDocs(await readOldSite(folder), folder);
  const { root, siteDir, pages, blogs, staticFolders, sources } = await findPlaces(old, folder);
  const found = await findParts(old, folder, sources);
  const configFile = relative(root, old.file).replaceAll("\\", "/");
  const plugins = await oldPlugins({ ...old, blogs, pages });
  const bundler = await oldBundler(old);
  const logo = await findLogo(old, { root, siteDir });
  for (const [file, text] of Object.entries(logo?.files ?? {}))
    await writeNew(join(root, file), `${text}<!-- ${SIGNATURE} -->\n`);
  const styles = await ownStyles(old, folder, root);
  const sheets = await Promise.all(styles.map((file) => readFile(join(root, file), "utf8")));
  const named = { accent: mainColor(sheets), font: mainFont(sheets) };
  const brand = brandStyles(old, { hasLogo: logo !== undefined, ...named });
  await writeNew(join(root, BRAND_STYLES), `/* ${SIGNATURE} */\n${brand}`);
  const translated = await translatedLanguages(old, root, siteDir);
  const languages = [old.config.i18n?.defaultLocale ?? "en", ...translated];
  const told = await takePluginContent(old, languages, { root, siteDir });
  const allPages = [...pages, ...told.pages];
  const { config: converted, notes } = convertSite(old, {
    siteDir,
    staticFolders,
    translated,
    texts: await themeTexts(
      folder,
      languages.filter((code) => code !== "en"),
    ),
    brand: { ...logo?.brand, styles: [BRAND_STYLES] },
    components: await ownComponents(root, siteDir, bundler.content.themeFolders ?? []),
    pages: allPages,
    blogs,
    asksFor: found.asksFor,
    isMdx1: await isMdx1(folder),
    countsBlanks: await countsBlanks(folder),
    styles,
    configFile,
    bundlerNames: { ...bundler.content, ...told.content },
    markdownConfig: runsFor(old, plugins) ? configFile : undefined,
  });
  const apis = await convertApis(old, root, siteDir);
  const sidebars = { ...converted.sidebars, ...apis.config.sidebars };
  const config = { ...converted, ...apis.config, sidebars, contentSecurityPolicy: found.hosts };
  const beginning = `// ${SIGNATURE}, from ${configFile}`;
  const wrote = await writeConfig(root, beginning, acceptedOptions(config).config);
  if (wrote) {
    const complete = await completed(old, { folder, root, siteDir, config });
    const accepted = acceptedOptions(complete.config);
    if (complete.config !== config) await writeConfig(root, beginning, accepted.config);
    notes.push(...complete.notes, ...accepted.notes);
  }
  report(`${wrote ? "Wrote" : "Kept your own"} ${join(root, CONFIG_FILE)}.`);
  const lost = [...absent, ...notes, ...bundler.notes, ...told.notes, ...apis.notes];
  const sentences = [...(await packageNotes(folder, old.absent)), ...lost];
  for (const note of sentences) report(`Note: ${note}`);
  const used = [...bundler.used, ...told.used];
  const taken = { plugins, used, hasLogo: logo !== undefined, apis: apis.config.api ?? [] };
  const table = stockTable(takeStock({ ...old, pages: allPages, blogs }, found, taken), sentences);
  report(`\n${table}\n\nThe same stands in ${await writeStock(table, root)}.`);
  return root;
}

function writeConfig(root: string, beginning: string, config: unknown): Promise<boolean> {
  const text = `${beginning}\nexport default ${JSON.stringify(config, null, 2)};\n`;
  return writeNew(join(root, CONFIG_FILE), text);
}

/** The configuration with what can be told only when it is there and the pages are known: lists of folders, addresses, redirects. */
async function completed(old: OldSite, written: Written): ReturnType<typeof generatedSidebars> {
  const listed = await generatedSidebars(old, written);
  const config = await withDocAddresses(old, listed.config, written.root);
  if (!JSON.stringify(old.config.plugins).includes("client-redirects"))
    return { ...listed, config };
  const { redirects, notes } = await convertRedirects(written.folder, written.root);
  return { config: { ...config, redirects }, notes: [...listed.notes, ...notes] };
}

/** @returns the path of the table. */
async function writeStock(table: string, root: string): Promise<string> {
  const file = join(root, REPORT_FILE);
  const text = `<!-- ${SIGNATURE} -->\n\n# What became of the old site\n\n${table}\n`;
  await writeNew(file, text);
  return file;
}

/**
 * Builds the pages as they are, and compares the result with the old site's own output.
 *
 * @param against Absolute folder of the old site as it was built.
 * @throws SiteError as `buildSite` does.
 */
export async function buildAndCompare(
  root: string,
  against: string | undefined,
  report: Report,
): Promise<Migration> {
  const { pages, warnings } = await buildSite(root, { strict: false, report });
  if (against === undefined) return { pages, warnings, comparison: undefined };
  const comparison = await compareBuilds(against, join(root, "dist"));
  await writeFileAtomic(join(root, COMPARISON_FILE), comparisonPage(comparison));
  report(`All differences, page by page: ${join(root, COMPARISON_FILE)}.`);
  return { pages, warnings, comparison };
}

/** The old site without the collections of documents whose folder another tool makes, or that is elsewhere. */
async function withoutAbsentDocs(
  old: OldSite,
  folder: string,
): Promise<{ old: OldSite; notes: string[] }> {
  const isThere = await Promise.all(old.docs.map(({ path }) => exists(resolve(folder, path))));
  const isVersioned = await Promise.all(old.docs.map((docs) => hasVersions(docs, folder)));
  const isKept = (_: unknown, index: number) => Boolean(isThere[index] || isVersioned[index]);
  const notes = old.docs.flatMap(({ id = "default", path, includeCurrentVersion }, index) => {
    if (isThere[index] || (isVersioned[index] && !includeCurrentVersion)) return [];
    const what = isVersioned[index] ? "newest pages" : "pages";
    return `The ${what} of the docs plugin "${id}" are left out: there is no folder "${path}".`;
  });
  for (const { path } of [...old.blogs, ...old.pages])
    if (!/^(?:blog|src\/pages)$/.test(path) && !(await exists(resolve(folder, path))))
      notes.push(`The pages of "${path}" are left out: there is no such folder.`);
  if (notes.length > 0 && old.unset.length > 0)
    notes.push(
      `The configuration asks for environment variables that are not set: ${old.unset.join(", ")}. If they choose folders, set them and migrate again.`,
    );
  for (const { path, authorsMapPath: file } of old.blogs) {
    const isMissing = file !== undefined && !(await exists(resolve(folder, path, file)));
    if (isMissing && (await exists(resolve(folder, path))))
      notes.push(`Posts of "${path}" say less of their authors: there is no file "${file}".`);
  }
  const docs = old.docs.map((options, index) =>
    isThere[index] ? options : { ...options, includeCurrentVersion: false },
  );
  const sidebars = old.sidebars.filter(isKept);
  return { old: { ...old, docs: docs.filter(isKept), sidebars }, notes };
}

/** Whether versions of documents are kept: those have folders of their own. */
function hasVersions({ id = "default", disableVersioning }: OldDocs, folder: string) {
  const file = `${versionsPrefix(id === "default" ? "" : id)}versions.json`;
  return !disableVersioning && exists(join(folder, file));
}

/** Whether anything of the old configuration changes how pages are read. */
function runsFor({ config }: OldSite, plugins: readonly OldPlugin[]): boolean {
  return (
    plugins.some(({ problem }) => problem === undefined) ||
    MARKDOWN_FUNCTIONS.some((name) => config.markdown?.[name])
  );
}

/** Where the parts of an old site are that are there; `root` holds them all. */
async function findPlaces({ config, docs, ...old }: OldSite, folder: string) {
  const pages = await standing(old.pages, folder);
  const blogs = await standing(old.blogs, folder);
  const named = config.staticDirectories.map((path) => ({ path: posix.normalize(path) }));
  const statics = await standing(named, folder);
  const described = old.apis.flatMap(({ spec }) => (spec ? [{ path: spec }] : []));
  const apis = await standing(described, folder);
  const parts = [...docs, ...pages, ...blogs, ...statics, ...apis];
  const contents = [...docs, ...blogs].map(({ path }) => resolve(folder, path));
  const sources = [...contents, ...(await versionFolders(folder)), join(folder, "i18n")];
  const files = [
    ...parts.map(({ path }) => resolve(folder, path)),
    ...(await importedBeyond(folder, sources)),
  ];
  const root = commonRoot([folder, ...files.map(dirname)]);
  const siteDir = relative(root, folder).replaceAll("\\", "/") || ".";
  return { root, siteDir, pages, blogs, staticFolders: statics.map(({ path }) => path), sources };
}

/** The innermost folder that holds all folders. */
function commonRoot(folders: readonly string[]): string {
  const [first = "/", ...others] = folders;
  if (others.every((folder) => folder === first || folder.startsWith(`${first}/`))) return first;
  return commonRoot([dirname(first), ...others]);
}

/** The languages, besides the first, of which anything is translated: pages, or what stands around them. */
async function translatedLanguages(
  { config: { i18n } }: OldSite,
  root: string,
  siteDir: string,
): Promise<string[]> {
  if (!i18n) return [];
  const isPage = (file: string) => /^docusaurus-plugin-content-docs.*\.mdx?$/.test(file);
  const filesOf = (code: string) => listFiles(join(root, siteDir, "i18n", code));
  const codes = i18n.locales.filter((code) => code !== i18n.defaultLocale);
  // Where even the first is translated, the files beside the translations are of another language.
  if ((await filesOf(i18n.defaultLocale)).some(isPage)) return codes;
  const files = await Promise.all(codes.map(filesOf));
  return codes.filter((_, index) => (files[index] ?? []).length > 0);
}

/** The table of what became of the old site. */
const REPORT_FILE = "site/migration.md";

/** What differs from the old site's own build, for a browser. */
const COMPARISON_FILE = "site/comparison.html";

/** Folders of the versions that an old site keeps. */
async function versionFolders(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => /versioned_docs$/.test(name)).map((name) => join(folder, name));
}

/** What has a folder that is there. */
async function standing<Options extends { path: string }>(
  all: readonly Options[],
  folder: string,
): Promise<Options[]> {
  const isThere = await Promise.all(all.map(({ path }) => exists(resolve(folder, path))));
  return all.filter((_, index) => isThere[index]);
}

/** The old site's own style sheets that can be read as they are. */
async function ownStyles(old: OldSite, folder: string, root: string): Promise<string[]> {
  const named = old.theme.flatMap(({ customCss }) => customCss);
  const files = named.filter((file) => typeof file === "string" && STYLE_SHEET.test(file));
  const paths = files.map((file) => resolve(folder, String(file)));
  const isThere = await Promise.all(paths.map(exists));
  return paths
    .filter((path, index) => isThere[index] && !relative(root, path).startsWith(".."))
    .map((path) => relative(root, path).replaceAll("\\", "/"));
}

/** What of a theme counts for the elements of Markdown. */
const FOR_MARKDOWN = /^(?:MDXComponents|Heading|Details|CodeBlock|Admonition)(?:[./]|$)/;

/** A module with the old site's own components for pages: those without an import, and those for elements. */
async function ownComponents(
  root: string,
  siteDir: string,
  themeFolders: readonly string[],
): Promise<string | undefined> {
  const folders = ["src/theme", ...themeFolders].map((folder) => join(root, siteDir, folder));
  const themeFiles = (await Promise.all(folders.map((folder) => listFiles(folder)))).flat();
  if (!themeFiles.some((name) => FOR_MARKDOWN.test(name))) return undefined;
  const file = "site/mdx-components.tsx";
  await writeNew(
    join(root, file),
    `// ${SIGNATURE}\nimport own from "@theme/MDXComponents";\n\n/** Components that pages use without an import, and those for elements of Markdown. */\nexport const components = own;\n`,
  );
  return file;
}
