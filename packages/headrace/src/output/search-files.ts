import {
  indexFiles,
  loadSearchIndexes,
  type SearchContent,
  searchCodeId,
  searchManifest,
} from "../check/search-indexes.ts";
import { digest } from "../files/files.ts";
import { textFile } from "../model/routes.ts";
import { SEARCH_MANIFEST_FILE } from "../model/search.ts";
import { excerptTexts, listSearchPages, type SearchPageSource } from "../pages/search-documents.ts";
import type { Project } from "../project/project.ts";
import type { Release } from "../release/release.ts";
import { batches, type Hire } from "../workers/workers.ts";

/** Writes the search indexes, the manifest that names them, and the text of each page beside it. */
export async function writeSearchFiles(
  release: Release,
  project: Project,
  content: SearchContent & { hire: Hire },
): Promise<void> {
  const written = writeTexts(release, project, content);
  // A failure surfaces below; until then the indexes are being built.
  written.catch(() => {});
  const indexes = await loadSearchIndexes(project, content);
  for (const { file, bytes, key } of indexFiles(indexes)) {
    if (!(await release.reuse(file, key))) await release.write(file, bytes, key);
  }
  await release.write(SEARCH_MANIFEST_FILE, JSON.stringify(searchManifest(indexes)));
  await written;
}

/** Texts of unchanged pages are taken over from the previous release. */
async function writeTexts(
  release: Release,
  { config }: Project,
  { records, siteMap, store }: SearchContent,
): Promise<void> {
  const code = await searchCodeId();
  const write = async ({ route, sectionsId }: SearchPageSource) => {
    const file = textFile(route);
    const key = digest(code + sectionsId);
    if (await release.reuse(file, key)) return;
    const texts = excerptTexts(store.readSections(sectionsId));
    await release.write(file, JSON.stringify(texts), key);
  };
  for (const batch of batches(listSearchPages(records, { siteMap, config }))) {
    await Promise.all(batch.map(write));
  }
}
