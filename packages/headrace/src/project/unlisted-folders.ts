import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import { configuredCollections, versionsPrefix } from "../config/collections.ts";
import { CONFIG_FILE } from "../config/parse-config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { siteLanguages } from "../model/site.ts";
import { readVersionNames } from "./doc-sets/doc-sets.ts";
import type { Project } from "./project.ts";

/** Folders that are named as those of versions and languages, of which the site has none of that name. */
export async function unlistedFolders(project: Project): Promise<Diagnostic[]> {
  return [...(await unlistedVersions(project)), ...(await unlistedLanguages(project))];
}

async function unlistedVersions({ config, paths: { root } }: Project): Promise<Diagnostic[]> {
  const { site: siteDir } = config.content;
  const told = configuredCollections(config).map(async ({ id }) => {
    const prefix = versionsPrefix(id);
    const list = posix.join(siteDir, `${prefix}versions.json`);
    // What is wrong with the list is told where it is read.
    const names = await readVersionNames(id, { root, siteDir, onProblem: () => {} });
    const folder = posix.join(siteDir, `${prefix}versioned_docs`);
    const found = await foldersIn(join(root, folder));
    return found.flatMap((name): Diagnostic[] => {
      const version = /^version-(.+)$/.exec(name)?.[1];
      if (version === undefined || names?.includes(version)) return [];
      return [
        {
          code: "unlisted-version",
          severity: "warning",
          file: names ? list : CONFIG_FILE,
          message: `The pages below "${folder}/${name}" are not published: ${list} ${names ? `does not name "${version}"` : "is not there"}.`,
          hint: `Add "${version}" to ${list}, or remove the folder.`,
        },
      ];
    });
  });
  return (await Promise.all(told)).flat();
}

async function unlistedLanguages({ config, paths: { root } }: Project): Promise<Diagnostic[]> {
  const codes: readonly string[] = siteLanguages(config);
  const folder = posix.join(config.content.site, "i18n");
  const found = await foldersIn(join(root, folder));
  return found
    .filter((name) => !codes.includes(name) && isTranslation(join(root, folder, name)))
    .map((name) => ({
      code: "unlisted-language",
      severity: "warning",
      file: CONFIG_FILE,
      message: `The translations below "${folder}/${name}" are not published: the site has no language "${name}".`,
      hint: `Add it to "locales" in ${CONFIG_FILE}, or remove the folder.`,
    }));
}

/** Whether a folder holds what translations consist of; others may lie beside them. */
function isTranslation(folder: string): boolean {
  return TRANSLATED.some((name) => existsSync(join(folder, name)));
}

const TRANSLATED = [
  "code.json",
  "docusaurus-plugin-content-docs",
  "docusaurus-plugin-content-blog",
  "docusaurus-plugin-content-pages",
  "docusaurus-theme-classic",
];

async function foldersIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
