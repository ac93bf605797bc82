import { execFile } from "node:child_process";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Waits until files are on the disk, so that no loss of power can take their content away.
 *
 * @param folder Absolute.
 * @param files Relative to the folder.
 */
export async function syncFiles(folder: string, files: readonly string[]): Promise<void> {
  if (await syncFileSystem(folder)) return;
  for (const file of files) await sync(join(folder, file));
  await sync(folder);
}

/** Waits until what a folder holds, or a file, is on the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } catch (error) {
    // Some systems can't sync a folder.
    if (!(error instanceof Error) || !(await handle.stat()).isDirectory()) throw error;
  } finally {
    await handle.close();
  }
}

/** A call for each of many thousand files takes twenty times as long as this one for all. */
async function syncFileSystem(folder: string): Promise<boolean> {
  return promisify(execFile)("sync", ["-f", folder]).then(
    () => true,
    // No such program, or one that does not know the option.
    () => false,
  );
}
