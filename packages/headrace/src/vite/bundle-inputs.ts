import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { modulePaths } from "../sources/markdown/jsx/code-imports.ts";

const IN_PACKAGES = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const PACKAGE_NAME = /^(?:@[^/]+\/)?[^/]+/;

/**
 * The file by whose text one tells that a package has changed, if a file is of one: nobody edits
 * packages, and each version has its number there.
 */
export function packageFileOf(path: string): string | undefined {
  const [, folder] = IN_PACKAGES.exec(path) ?? [];
  return folder && `${folder}/package.json`;
}

/**
 * Where an import that leads nowhere may lead one day: a bundle without it is made anew as soon as one
 * of these files is there.
 *
 * @param importer Absolute path of the module that imports, or anything else for the project itself.
 * @returns Absolute paths.
 */
export function whereToFind(
  id: string,
  importer: string | undefined,
  { root, siteDir }: { root: string; siteDir: string },
): string[] {
  const from = importer !== undefined && isAbsolute(importer) ? dirname(importer) : root;
  if (id.startsWith(".")) return modulePaths(resolve(from, id));
  if (id.startsWith("/"))
    return [id, join(siteDir, id), join(siteDir, "static", id)].flatMap(modulePaths);
  const [name = id] = PACKAGE_NAME.exec(id) ?? [];
  const folders = new Set([from, root, siteDir].flatMap(foldersAbove));
  return Array.from(folders, (folder) => join(folder, "node_modules", name, "package.json"));
}

/** A folder and all that it lies in. */
function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

/** A path as cached bundles name it. */
export function relativeInput(root: string, path: string): string {
  return relative(root, path).replaceAll("\\", "/");
}

/**
 * Tells which files of the project go into a bundle, and by which those of packages are known, each before it is
 * read.
 *
 * @param note Is told the path, relative to the root.
 */
export function notedInputs(root: string, note: (path: string) => void): Plugin {
  return {
    name: "note-inputs",
    enforce: "pre",
    load(id) {
      if (id.startsWith("\0")) return;
      const file = id.replace(/\?.*$/, "");
      const path = relativeInput(root, packageFileOf(file) ?? file);
      if (packageFileOf(file) !== undefined || !path.startsWith("..")) note(path);
    },
  };
}

/** Tells where files may come to be that are asked for and are not there. */
export function notedAbsences(
  place: { root: string; siteDir: string },
  note: (path: string) => void,
): Plugin {
  return {
    name: "note-absences",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!id.startsWith(".") || (await this.resolve(id, importer, { skipSelf: true }))) return;
      for (const path of whereToFind(id, importer, place)) note(relativeInput(place.root, path));
    },
  };
}
