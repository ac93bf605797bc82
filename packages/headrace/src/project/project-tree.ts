import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";

/** The files below a folder of a project. */
export interface ProjectTree {
  /** Relative to the folder, with forward slashes, sorted. */
  files: string[];
  /** Symbolic links that can't be followed; `file` counts from the project's root. */
  problems: (Diagnostic & { file: string })[];
}

/**
 * Lists a folder of a project. Symbolic links are followed within the project only, and not into a
 * folder above themselves. A folder that is absent has no files.
 *
 * @param folder Relative to the root.
 */
export async function listProjectTree(root: string, folder: string): Promise<ProjectTree> {
  const tree: ProjectTree = { files: [], problems: [] };
  const base = await realpath(root);
  await addFolder("", []);
  return { ...tree, files: tree.files.sort() };

  async function addFolder(path: string, above: readonly string[]): Promise<void> {
    const absolute = join(root, folder, path);
    const real = await realpath(absolute).catch(() => absolute);
    const entries = await readdir(absolute, { withFileTypes: true }).catch((): Dirent[] => []);
    for (const entry of entries) {
      const below = path === "" ? entry.name : `${path}/${entry.name}`;
      const kind = entry.isSymbolicLink() ? await linkKind(below, [...above, real]) : kindOf(entry);
      if (kind === "file") tree.files.push(below);
      if (kind === "folder") await addFolder(below, [...above, real]);
    }
  }

  async function linkKind(path: string, above: readonly string[]): Promise<Kind> {
    const target = await realpath(join(root, folder, path)).catch(() => undefined);
    if (target === undefined) return refuse(path, "leads to no file");
    if (target !== base && !target.startsWith(base + sep)) {
      return refuse(path, "leads out of the project");
    }
    const isAbove = above.some((one) => relative(target, one).split(sep)[0] !== "..");
    const kind = kindOf(await stat(target));
    return kind === "folder" && isAbove ? refuse(path, "leads to a folder above itself") : kind;
  }

  function refuse(path: string, reason: string): Kind {
    tree.problems.push({
      code: "symbolic-link",
      severity: "error",
      message: `This symbolic link ${reason}, so it is not followed.`,
      hint: "Put the files themselves here, or take the link out.",
      file: folder === "." ? path : `${folder}/${path}`,
    });
    return undefined;
  }
}

type Kind = "file" | "folder" | undefined;

/** Pipes, sockets and devices are nothing to publish. */
function kindOf(entry: Pick<Dirent, "isFile" | "isDirectory">): Kind {
  if (entry.isFile()) return "file";
  return entry.isDirectory() ? "folder" : undefined;
}
