import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/check/check-content.ts";
import { indexFiles, loadSearchIndexes, searchManifest } from "../../src/check/search-indexes.ts";
import { SEARCH_MANIFEST_FILE } from "../../src/model/search.ts";
import { loadProject } from "../../src/project/project.ts";
import { withWorkers } from "../../src/workers/workers.ts";

/** Few enough that a site of some pages has an index in parts. */
const PART_SIZE = 4;

/**
 * Gives a built site the search index of one with thousands of pages.
 *
 * @param root Absolute path of the project.
 */
export async function splitSearchIndex(root: string): Promise<void> {
  const project = await loadProject(root, "production");
  const content = await checkContent(project, { strict: false });
  const indexes = await withWorkers((hire) =>
    loadSearchIndexes(project, { ...content, hire, partSize: PART_SIZE }),
  );
  const publish = async (file: string, bytes: string | Uint8Array) => {
    const path = join(root, "dist", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  };
  for (const { file, bytes } of indexFiles(indexes)) await publish(file, bytes);
  await publish(SEARCH_MANIFEST_FILE, JSON.stringify(searchManifest(indexes)));
}
