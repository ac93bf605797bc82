import { dirname, join } from "node:path";

/** Absolute path of the engine's own folder. */
export const ENGINE_DIR = dirname(import.meta.dirname);

/** Folder of files that are published as they are, relative to the project's root. */
export const STATIC_FOLDER = "static";

/** Where a project's files are; all absolute. */
export interface ProjectPaths {
  root: string;
  /** Files that are published as they are. */
  static: string;
  /** What may be deleted at any time: compiled pages, bundles. */
  cache: string;
  /** The published site: a symbolic link into `releases`. */
  dist: string;
  releases: string;
}

export function projectPaths(root: string): ProjectPaths {
  return {
    root,
    static: join(root, STATIC_FOLDER),
    cache: join(root, ".cache"),
    dist: join(root, "dist"),
    releases: join(root, ".releases"),
  };
}
