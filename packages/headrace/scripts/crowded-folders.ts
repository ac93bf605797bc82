import { readdirSync } from "node:fs";
import { relative } from "node:path";

/** More files than this are not found by looking. */
const MOST_FILES = 30;

/** A folder of the engine with more files than somebody can look through. */
export interface CrowdedFolder {
  /** Relative to the engine's source. */
  folder: string;
  files: number;
}

/**
 * Folders with too many sources; tests beside them and what tests read don't count.
 *
 * @param source Absolute folder of the engine's source.
 */
export function findCrowdedFolders(source: string): CrowdedFolder[] {
  const counts = new Map<string, number>();
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const folder = relative(source, entry.parentPath).replaceAll("\\", "/");
    if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue;
    if (/(?:^|\/)fixtures(?:\/|$)/.test(folder)) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, files]) => files > MOST_FILES)
    .map(([folder, files]) => ({ folder, files }));
}
