import {
  type BuiltIndex,
  indexFileNames,
  indexFiles,
  loadSearchIndexes,
  type SearchContent,
  searchManifest,
} from "../check/search-indexes.ts";
import { textFile } from "../model/routes.ts";
import { SEARCH_MANIFEST_FILE, SEARCH_PARTS_FOLDER } from "../model/search.ts";
import { excerptTexts, listSearchPages } from "../pages/search-documents.ts";
import type { Project } from "../project/project.ts";
import { withWorkers } from "../workers/workers.ts";

/** The search files of a site that is being written, made when they are asked for. */
export class DevSearch {
  readonly #project: Project;
  readonly #content: () => Promise<SearchContent>;
  /** Being made, so that two requests make them once. */
  #indexes: Promise<BuiltIndex[]> | undefined;

  /** @param content Compiles what has changed since it was last asked. */
  constructor(project: Project, content: () => Promise<SearchContent>) {
    this.#project = project;
    this.#content = content;
  }

  /** The manifest, an index or a part of one, or the text of a page, by its published path. */
  async file(path: string): Promise<string | Uint8Array | undefined> {
    if (path === SEARCH_MANIFEST_FILE) return JSON.stringify(searchManifest(await this.#load()));
    const isIndex = indexFileNames(this.#project.config).some((name) => path.endsWith(name));
    if (isIndex || path.startsWith(SEARCH_PARTS_FOLDER)) {
      return indexFiles(await this.#load()).find(({ file }) => file === path)?.bytes;
    }
    return path.endsWith(".text.json") ? this.#text(path) : undefined;
  }

  /** Unchanged pages give the same indexes, from the cache. */
  #load(): Promise<BuiltIndex[]> {
    this.#indexes ??= this.#content()
      .then((content) =>
        withWorkers((hire) => loadSearchIndexes(this.#project, { ...content, hire })),
      )
      .finally(() => {
        this.#indexes = undefined;
      });
    return this.#indexes;
  }

  async #text(path: string): Promise<string | undefined> {
    const { store, siteMap, records } = await this.#content();
    const pages = listSearchPages(records, { siteMap, config: this.#project.config });
    const page = pages.find(({ route }) => textFile(route) === path);
    return page && JSON.stringify(excerptTexts(store.readSections(page.sectionsId)));
  }
}
