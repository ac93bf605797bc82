import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ProjectPaths, staticFolders } from "../files/paths.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { htmlFile, ROUTES_FILE } from "../model/routes.ts";
import { SEARCH_ROUTE } from "../model/search.ts";
import type { Project } from "../project/project.ts";
import { listProjectTree, type ProjectTree } from "../project/project-tree.ts";
import { drawingProblem } from "../sources/drawing.ts";

/** A file that is published as it is. */
export interface StaticFile {
  /** Where the site has it: "img/logo.svg". */
  name: string;
  /** Relative to the project's root. */
  path: string;
}

/** What the folders of static files hold; of two files of a name, that of the first folder. */
export async function listStaticFiles(
  paths: ProjectPaths,
): Promise<{ files: StaticFile[]; problems: ProjectTree["problems"] }> {
  const folders = staticFolders(paths);
  const trees = await Promise.all(folders.map((folder) => listProjectTree(paths.root, folder)));
  const byName = new Map<string, StaticFile>();
  for (const [index, { files }] of trees.entries()) {
    for (const name of files)
      if (!byName.has(name)) byName.set(name, { name, path: `${folders[index]}/${name}` });
  }
  return { files: [...byName.values()], problems: trees.flatMap(({ problems }) => problems) };
}

/**
 * What is wrong with files that are published as they are: drawings that could run code, which
 * browsers open as documents of the site, and names that differ in nothing but their case.
 */
export async function checkStaticFiles(
  { paths }: Project,
  files: readonly StaticFile[],
  routes: Iterable<string>,
): Promise<Diagnostic[]> {
  const drawings = files.filter(({ name }) => /\.svg$/i.test(name));
  const judged = drawings.map(async ({ path: file }): Promise<Diagnostic[]> => {
    const problem = drawingProblem(await readFile(join(paths.root, file), "utf8"));
    if (!problem) return [];
    const { reason, line, column } = problem;
    return [
      {
        code: "active-drawing",
        severity: "error",
        message: `This drawing ${reason}.`,
        hint: "Save it as a plain SVG, without scripts, handlers and embedded pages.",
        file,
        line,
        column,
      },
    ];
  });
  return [
    ...(await Promise.all(judged)).flat(),
    ...collisions(files),
    ...inTheWay(files, [...routes].map(htmlFile)),
    ...belowAssets(files),
    ...inPlaceOfOurs(files),
    ...files.filter(({ name }) => isHidden(name)).map(({ path }) => hiddenFile(path)),
  ];
}

/** What hosts look for, though its name begins with a dot. */
const OF_HOSTS = /^(?:\.well-known\/.*|\.nojekyll|\.htaccess)$/;

/** Whether a file is one of a tool or of a system, such as `.git/config`, that nobody means to publish. */
export function isHidden(file: string): boolean {
  return /(?:^|\/)\./.test(file) && !OF_HOSTS.test(file);
}

function hiddenFile(file: string): Diagnostic {
  return {
    code: "hidden-file",
    severity: "warning",
    message: "This file is not published, since its name or its folder's begins with a dot.",
    hint: 'Rename it; "/.well-known/" is published.',
    file,
  };
}

/** Folders that the engine writes into, whatever pages there are. */
const OWN_FOLDERS = ["assets", "nav", "search"];

/** A file where the site has a folder, or a folder where it has a file. */
function inTheWay(files: readonly StaticFile[], pages: readonly string[]): Diagnostic[] {
  const folders = new Set([...OWN_FOLDERS, ...pages.flatMap(foldersAbove)]);
  const own = new Set(pages);
  return files.flatMap(({ name, path: file }): Diagnostic[] => {
    const above = foldersAbove(name).find((path) => own.has(path));
    if (above === undefined && !folders.has(name)) return [];
    const message =
      above === undefined
        ? `The site has a folder where this file would stand: "${name}".`
        : `The folder of this file would stand where the site has the file of a page: "${above}".`;
    return [
      {
        code: "file-in-the-way",
        severity: "error",
        message,
        hint: "Give the static file another name.",
        file,
      },
    ];
  });
}

/** Pages and lists that readers' browsers count on. */
const NEEDED_FILES = new Set(["404.html", htmlFile(SEARCH_ROUTE), ROUTES_FILE]);

/** What hosts read; `_redirects` of another tool is often brought along. */
const HOST_FILES = new Set([
  "_headers",
  "_redirects",
  "headers.nginx.conf",
  "redirects.nginx.map",
  "build-manifest.json",
]);

/** A file that would be published instead of one that the site makes. */
function inPlaceOfOurs(files: readonly StaticFile[]): Diagnostic[] {
  return files.flatMap(({ name, path: file }): Diagnostic[] => {
    if (NEEDED_FILES.has(name)) {
      const message = `This file would replace "${name}", which the site makes itself.`;
      const hint = "Give the static file another name.";
      return [{ code: "replaced-page", severity: "error", message, hint, file }];
    }
    if (!HOST_FILES.has(name)) return [];
    const message = `This file replaces "${name}", which the site makes from its configuration.`;
    const hint = "Move what it says to the configuration, and remove the file.";
    return [{ code: "replaced-file", severity: "warning", message, hint, file }];
  });
}

/** "a/b/c.html" → "a", "a/b". */
function foldersAbove(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Browsers keep what is below "assets" for a year: the engine's names there change with the content. */
function belowAssets(files: readonly StaticFile[]): Diagnostic[] {
  return files
    .filter(({ name }) => /^assets\//i.test(name))
    .map(({ name, path: file }) => ({
      code: "kept-for-a-year",
      severity: "warning",
      message: `"/${name}" lies where browsers keep files for a year, so that they would not see a change.`,
      hint: 'Move it out of the folder "assets" of the static files.',
      file,
    }));
}

/** Many disks, and the machines of many readers' teams, take such names for one file. */
function collisions(files: readonly StaticFile[]): Diagnostic[] {
  const first = new Map<string, string>();
  return files.flatMap(({ name, path: file }): Diagnostic[] => {
    const key = name.normalize("NFC").toLowerCase();
    const other = first.get(key);
    first.set(key, other ?? name);
    if (other === undefined) return [];
    return [
      {
        code: "same-address",
        severity: "warning",
        message: `"${other}" and "${name}" differ only in case or in the form of their letters.`,
        hint: "Rename one: Windows and macOS hold one of them alone.",
        file,
      },
    ];
  });
}
