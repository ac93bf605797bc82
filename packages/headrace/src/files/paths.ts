import { join, posix } from "node:path";

/** Where a project's files are; all absolute. */
export interface ProjectPaths {
  root: string;
  /** Folders of files that are published as they are; of two files of a name, the first is. */
  static: readonly string[];
  /** What may be deleted at any time: compiled pages, bundles. */
  cache: string;
  /** The published site: a symbolic link into `releases`. */
  dist: string;
  releases: string;
}

/**
 * @param siteDir Folder that those of static files count from, relative to the root.
 * @param staticFolders As the configuration names them.
 */
export function projectPaths(
  root: string,
  siteDir = ".",
  staticFolders: readonly string[] = ["static"],
): ProjectPaths {
  return {
    root,
    static: staticFolders.map((folder) => join(root, siteDir, folder)),
    cache: join(root, ".cache"),
    dist: join(root, "dist"),
    releases: join(root, ".releases"),
  };
}

/** Folders of files that are published as they are, relative to the project's root. */
export function staticFolders({ root, static: folders }: ProjectPaths): string[] {
  return folders.map((folder) => posix.relative(root, folder));
}

/** Where what readers say of pages is kept, if nothing else is said. */
export function feedbackPath(root: string): string {
  return join(root, "feedback.jsonl");
}
