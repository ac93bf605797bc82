import { realpathSync, type Stats, statSync } from "node:fs";
import { join, sep } from "node:path";

/** A file that may be sent. */
export interface FoundFile {
  /** Absolute, without symbolic links. */
  path: string;
  stats: Stats;
}

/** Where to look for files. */
export interface FileRoot {
  /** Absolute. */
  folder: string;
  /** Absolute; symbolic links are followed as far as here. Default: the folder. */
  within?: string;
}

/**
 * The only way from a request to a file: a regular file below a folder, links followed but never out
 * of it, and nothing hidden. `undefined` for everything else.
 *
 * @param path Decoded; as `parseTarget` gives it.
 */
export function findFile(
  { folder, within = folder }: FileRoot,
  path: string,
): FoundFile | undefined {
  if (isHidden(path) || path.includes("//") || path.endsWith("/")) return undefined;
  try {
    const root = realpathSync.native(within);
    const real = realpathSync.native(join(folder, path));
    if (!real.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
    const stats = statSync(real);
    return stats.isFile() ? { path: real, stats } : undefined;
  } catch {
    // Absent, a name that is too long, a link that leads nowhere or to itself.
    return undefined;
  }
}

/** Whether a part of a path begins with a dot; https://www.rfc-editor.org/rfc/rfc8615 excepted. */
function isHidden(path: string): boolean {
  return /(?:^|\/)\.(?!well-known\/)/.test(path) || path.includes("\0");
}
