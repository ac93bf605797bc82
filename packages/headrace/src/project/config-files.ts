import { existsSync } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, posix, relative, sep } from "node:path";
import { DEFAULT_FOLDER, DEFAULT_STATIC_FOLDER } from "../config/content-schema.ts";
import type { VersionOptions } from "../config/docs-options.ts";
import type { ConfigProblem, OptionPath } from "../config/option-path.ts";
import type { SiteConfig } from "../config/schema.ts";
import { didYouMean } from "../diagnostics/nearest.ts";
import { CURRENT_VERSION } from "../pages/doc-set.ts";
import { imageProblem } from "../sources/image-problem.ts";
import { modulePaths } from "../sources/markdown/jsx/code-imports.ts";
import { findFont, missingFont } from "../vite/fonts.ts";
import { cardDrawingFault } from "./card-drawing.ts";

/** Every file and folder that the configuration names has to exist, within the project. */
export async function missingFiles(root: string, config: SiteConfig): Promise<ConfigProblem[]> {
  const problems: ConfigProblem[] = [];
  for (const { path, file } of [...namedFiles(config), ...furtherFiles(root, config)]) {
    const problem = (await judge(root, file)) ?? (await judgeKind(root, file, path));
    const found =
      problem ?? (path[0] === "brand" ? await judgeDrawing(root, file, path) : undefined);
    if (!found) continue;
    problems.push({ diagnostic: { code: "config-file", severity: "error", ...found }, path });
  }
  return [...problems, ...missingFonts(root, config)];
}

function missingFonts(root: string, { brand }: SiteConfig): ConfigProblem[] {
  return Object.entries(brand.fonts).flatMap(([part, font]): ConfigProblem[] => {
    if (font === undefined || findFont(root, font.file) !== undefined) return [];
    return [
      {
        diagnostic: { code: "missing-font", severity: "error", ...missingFont(font.file) },
        path: ["brand", "fonts", part, "file"],
      },
    ];
  });
}

/** What is left of a configuration without the files that it names in vain. */
export interface PresentParts {
  config: SiteConfig;
  /** Ids of APIs whose description is not there: links may lead to their pages, and sidebars list them. */
  absentApis: string[];
}

/** `undefined` where what is absent are the pages, or what all of them are written with. */
export function presentParts(
  config: SiteConfig,
  problems: readonly ConfigProblem[],
): PresentParts | undefined {
  const absent = new Set(problems.map(({ path }) => path.join(".")));
  const present = (path: string) => !absent.has(path);
  if (["path", "facts", "components"].some((part) => !present(`content.${part}`))) return undefined;
  const { brand, content, api } = config;
  const ofBrand = (part: "logo" | "icon" | "socialCard" | "pageCard") =>
    present(`brand.${part}`) ? brand[part] : undefined;
  return {
    config: {
      ...config,
      brand: {
        ...brand,
        logo: ofBrand("logo"),
        icon: ofBrand("icon"),
        socialCard: ofBrand("socialCard"),
        pageCard: present("brand.fonts.text.file") ? ofBrand("pageCard") : undefined,
        fonts: {
          text: present("brand.fonts.text.file") ? brand.fonts.text : undefined,
          code: present("brand.fonts.code.file") ? brand.fonts.code : undefined,
        },
        styles: brand.styles.filter((_, at) => present(`brand.styles.${at}`)),
      },
      content: {
        ...content,
        rules: content.rules.filter((_, at) => present(`content.rules.${at}`)),
      },
      api: api.map((one, at) => ({
        ...one,
        previous: present(`api.${at}.previous`) ? one.previous : undefined,
        practice: present(`api.${at}.practice`) ? one.practice : undefined,
      })),
    },
    absentApis: api.flatMap(({ id }, at) => (present(`api.${at}.file`) ? [] : [id])),
  };
}

/** The brand's drawings become a part of every page, and pictures of many sizes. */
async function judgeDrawing(
  root: string,
  file: string,
  path: OptionPath,
): Promise<FileProblem | undefined> {
  if (/\.css$/i.test(file)) return undefined;
  const content = await readFile(join(root, file));
  const problem = imageProblem(content, `${file}.svg`);
  const fault = path.at(-1) === "pageCard" ? cardDrawingFault(content.toString()) : undefined;
  if (problem !== undefined)
    return {
      message: `"${file}" ${problem}.`,
      hint: "Save the drawing as a plain SVG, without scripts, handlers and embedded pages.",
    };
  if (fault === undefined) return undefined;
  return { message: `"${file}" ${fault}.`, hint: "Titles of pages are written at fixed places." };
}

interface FileProblem {
  message: string;
  hint: string;
}

interface NamedFile {
  path: OptionPath;
  file: string;
}

/** What a migrated site names in vain `migrate` has told: it goes without. */
function furtherFiles(
  root: string,
  { content, collections, failedParts }: SiteConfig,
): NamedFile[] {
  if (failedParts === "warning") return [];
  const { pluginData, stylesConfig, styles = [], themeFolders, staticFolders } = content;
  const ofSite = (option: string, folders: readonly string[]) =>
    folders.map((folder, index) => ({
      path: ["content", option, index],
      file: posix.join(content.site, folder),
    }));
  return [
    ...collections.flatMap(({ path, versions }, index) =>
      publishesFolder(versions) ? [{ path: ["collections", index, "path"], file: path }] : [],
    ),
    ...Object.entries({ pluginData, stylesConfig }).flatMap(([option, file]) =>
      file === undefined ? [] : [{ path: ["content", option], file }],
    ),
    ...styles.map((file, index) => ({ path: ["content", "styles", index], file })),
    { path: ["content", "site"], file: content.site },
    ...(isModule(root, content.components)
      ? []
      : [{ path: ["content", "components"], file: content.components ?? "" }]),
    ...ofSite("themeFolders", themeFolders),
    // That it is not there says nothing unless somebody wrote its name.
    ...ofSite("staticFolders", staticFolders).filter(({ file }) => file !== DEFAULT_STATIC_FOLDER),
  ];
}

/** Whether an option names a module as an import may, or nothing. */
function isModule(root: string, path: string | undefined): boolean {
  return path === undefined || modulePaths(path).some((file) => existsSync(join(root, file)));
}

function namedFiles({ brand, content, api }: SiteConfig): NamedFile[] {
  const { logo, icon, socialCard, pageCard, styles } = brand;
  return [
    ...Object.entries({ logo, icon, socialCard, pageCard }).flatMap(([part, file]) =>
      file === undefined ? [] : [{ path: ["brand", part], file }],
    ),
    ...styles.map((file, index) => ({ path: ["brand", "styles", index], file })),
    // Descriptions of APIs are pages enough; a folder that the configuration names has to be there.
    ...((content.path === DEFAULT_FOLDER && api.length > 0) || !publishesFolder(content.versions)
      ? []
      : [{ path: ["content", "path"], file: content.path }]),
    ...(content.facts === undefined ? [] : [{ path: ["content", "facts"], file: content.facts }]),
    ...content.rules.map((file, index) => ({ path: ["content", "rules", index], file })),
    ...api.flatMap(({ file, practice, previous }, index) => [
      { path: ["api", index, "file"], file },
      ...(previous === undefined ? [] : [{ path: ["api", index, "previous"], file: previous }]),
      ...(practice === undefined ? [] : [{ path: ["api", index, "practice"], file: practice }]),
    ]),
  ];
}

/** A collection of older versions alone needs no folder besides theirs. */
function publishesFolder({ includeCurrent, only }: VersionOptions): boolean {
  return includeCurrent && (only?.includes(CURRENT_VERSION) ?? true);
}

async function judge(root: string, file: string): Promise<FileProblem | undefined> {
  const [base, real] = await Promise.all([
    realpath(root),
    realpath(join(root, file)).catch(() => join(root, file)),
  ]);
  const inside = [relative(root, join(root, file)), relative(base, real)];
  if (isAbsolute(file) || inside.some(isOutside)) {
    return {
      message: `"${file}" leads out of the project.`,
      hint: "Copy it into the project; paths are relative to the project's root.",
    };
  }
  const beside = await readdir(dirname(join(root, file))).catch((): string[] => []);
  if (file === "." || beside.includes(basename(file))) return undefined;
  const hint = didYouMean(basename(file), beside) ?? "Paths are relative to the project's root.";
  return { message: `There is no "${file}".`, hint };
}

/** Options that name folders. */
const FOLDERS = ["path", "practice", "site", "themeFolders", "staticFolders"];

/** A pipe would be read for ever. */
async function judgeKind(
  root: string,
  file: string,
  path: OptionPath,
): Promise<FileProblem | undefined> {
  const found = await stat(join(root, file));
  if (path.includes("rules") && found.isDirectory()) return undefined;
  const wantsFolder = FOLDERS.some((option) => path.includes(option));
  if (wantsFolder ? found.isDirectory() : found.isFile()) return undefined;
  return {
    message: `"${file}" is no ${wantsFolder ? "folder" : "file"}.`,
    hint: `Name the ${wantsFolder ? "folder" : "file"} itself; paths are relative to the project's root.`,
  };
}

function isOutside(path: string): boolean {
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}
