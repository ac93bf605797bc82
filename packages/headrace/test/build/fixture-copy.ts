import { cp, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

/** A folder of a test's own. */
export interface FixtureCopy {
  root: string;
  remove(): Promise<void>;
}

/** A copy of the small site that a test may change. */
export function copySmallSite(): Promise<FixtureCopy> {
  return copyFixture("small-site");
}

/** A copy of a fixture; below the repository, where packages resolve. */
export async function copyFixture(name: string): Promise<FixtureCopy> {
  const root = await mkdtemp(join(import.meta.dirname, ".site-"));
  await cp(join(import.meta.dirname, "../fixtures", name), root, { recursive: true });
  return { root, remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }) };
}
