import { stat } from "node:fs/promises";
import { join } from "node:path";
import { SiteError } from "../diagnostics/site-error.ts";
import { projectPaths } from "../files/paths.ts";
import { loadProject } from "../project/project.ts";
import { withWorkers } from "../workers/workers.ts";
import { loadSources } from "./check-content.ts";
import { compilePages, compileSettings, openPageStore } from "./compile-pages.ts";

/** One of several builders that share the pages of a project. */
export interface Shard {
  /** From 1. */
  index: number;
  count: number;
}

/**
 * Compiles the pages that fall to one of several builders, into its cache. Pages are dealt out in turn,
 * since neighbors cost alike. Their problems are told by the build that joins all shards.
 *
 * @param root Absolute path of the project.
 * @returns How many pages were compiled, or known.
 */
export async function compileShard(root: string, { index, count }: Shard): Promise<number> {
  const project = await loadProject(root, "production");
  const { sources, components, store } = await loadSources(project);
  const settings = compileSettings(project, components, store.folder);
  const own = sources.filter((_, at) => at % count === index - 1);
  const { snapshot } = project;
  const records = await withWorkers((hire) =>
    compilePages(own, { store, components, settings, snapshot, hire }),
  );
  return records.length;
}

/**
 * Takes over what shards have compiled; the build after it compiles what is left.
 *
 * @param root Absolute path of the project.
 * @param folders Absolute: of each builder the project, or its cache.
 * @returns How many pages were taken over.
 * @throws SiteError for a folder without a cache.
 */
export async function adoptShards(root: string, folders: readonly string[]): Promise<number> {
  const store = await openPageStore(await loadProject(root, "production"));
  let count = 0;
  for (const folder of folders) count += await store.adopt(await pagesOf(folder));
  return count;
}

async function pagesOf(folder: string): Promise<string> {
  for (const candidate of [join(folder, "pages"), join(projectPaths(folder).cache, "pages")]) {
    const stats = await stat(candidate).catch(() => undefined);
    if (stats?.isDirectory()) return candidate;
  }
  throw new SiteError([
    {
      code: "no-shard",
      severity: "error",
      message: `There are no compiled pages in ${folder}.`,
      hint: 'Name the ".cache" of a project where "build --shard" has run.',
    },
  ]);
}
