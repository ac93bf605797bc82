import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { noneIfAbsent } from "../files/files.ts";
import type { Diagnostic } from "../model/diagnostic.ts";

/** The files below a folder of a project. */
export interface ProjectTree {
  /** Relative to the folder, with forward slashes, sorted. */
  files: string[];
  /** What can't be followed or read; `file` counts from the project's root. */
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
    const entries = await readdir(absolute, { withFileTypes: true }).catch(noneIfAbsent);
    for (const entry of entries) {
      const below = path === "" ? entry.name : `${path}/${entry.name}`;
      const kind = entry.isSymbolicLink() ? await linkKind(below, [...above, real]) : kindOf(entry);
      if (kind === undefined && !entry.isSymbolicLink() && !entry.name.startsWith("."))
        tellOf(below);
      if (kind === "file") tree.files.push(below);
      if (kind === "folder") await addFolder(below, [...above, real]);
    }
  }

  async function linkKind(path: string, above: readonly string[]): Promise<Kind> {
    const target = await realpath(join(root, folder, path)).catch(() => undefined);
    const found = target === undefined ? undefined : await stat(target).catch(() => undefined);
    if (target === undefined || !found) return refuse(path, "leads to no file");
    if (target !== base && !target.startsWith(base + sep)) {
      return refuse(path, "leads out of the project");
    }
    const isAbove = above.some((one) => relative(target, one).split(sep)[0] !== "..");
    const kind = kindOf(found);
    return kind === "folder" && isAbove ? refuse(path, "leads to a folder above itself") : kind;
  }

  function refuse(path: string, reason: string): Kind {
    const message = `This symbolic link ${reason}, so it is not followed.`;
    const hint = "Put the files themselves here, or take the link out.";
    add(path, { code: "symbolic-link", message, hint });
    return undefined;
  }

  function tellOf(path: string): void {
    const message = "This is a pipe, a socket or a device, which nothing can be read from.";
    add(path, { code: "no-file", message, hint: "Put a file here, or remove it." });
  }

  function add(path: string, problem: Pick<Diagnostic, "code" | "message" | "hint">): void {
    const file = folder === "." ? path : `${folder}/${path}`;
    tree.problems.push({ ...problem, severity: "error", file });
  }
}

type Kind = "file" | "folder" | undefined;

/** Pipes, sockets and devices are nothing to publish. */
function kindOf(entry: Pick<Dirent, "isFile" | "isDirectory">): Kind {
  if (entry.isFile()) return "file";
  return entry.isDirectory() ? "folder" : undefined;
}
