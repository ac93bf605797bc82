import { join, posix } from "node:path";

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

/** @param siteDir Folder that holds the static files, relative to the root. */
export function projectPaths(root: string, siteDir = "."): ProjectPaths {
  return {
    root,
    static: join(root, siteDir, "static"),
    cache: join(root, ".cache"),
    dist: join(root, "dist"),
    releases: join(root, ".releases"),
  };
}

/** Folder of files that are published as they are, relative to the project's root. */
export function staticFolder({ root, static: folder }: ProjectPaths): string {
  return posix.relative(root, folder);
}

/** Where what readers say of pages is kept, if nothing else is said. */
export function feedbackPath(root: string): string {
  return join(root, "feedback.jsonl");
}
