import { readFile } from "node:fs/promises";
import { writeFileAtomic } from "../files/files.ts";

/** Begins a file that the next migration may write anew. */
export const SIGNATURE = 'Written by "migrate" until you remove this line';

/**
 * Writes a file that is not there yet, or that an earlier migration wrote.
 *
 * @returns false when there is another one, which stays.
 */
export async function writeNew(file: string, text: string): Promise<boolean> {
  const known = await readFile(file, "utf8").catch(() => undefined);
  if (known !== undefined && !known.includes(SIGNATURE)) return false;
  await writeFileAtomic(file, text);
  return true;
}
