import { cp, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

/** A copy of the small site that a test may change; below the repository, where packages resolve. */
export async function copySmallSite(): Promise<{ root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(import.meta.dirname, ".site-"));
  await cp(join(import.meta.dirname, "../fixtures/small-site"), root, { recursive: true });
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
