import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isDamagedText } from "../cache/text-pack.ts";
import type { Project } from "../project/project.ts";

/**
 * Does what reads compiled pages; again, without those of the cache, when one of them is not as it was
 * written. That shows when a page is read: to look through all of them each time would cost more.
 */
export async function withWholeCache<R>({ paths }: Project, run: () => Promise<R>): Promise<R> {
  try {
    return await run();
  } catch (error) {
    if (!isDamagedText(error)) throw error;
    await rm(join(paths.cache, "pages"), { recursive: true, force: true });
    return run();
  }
}
