import type { PageStore } from "../cache/page-store.ts";
import { openPageStore } from "../check/compile-pages.ts";
import type { Doc, DocSource } from "../pages/doc.ts";
import { type ApiSources, loadApiSources } from "../project/api-sources.ts";
import { describeAll } from "../project/doc-sets/describe-source.ts";
import { type Project, readSources } from "../project/project.ts";
import type { SourceFile } from "../sources/compiled-page.ts";

/** Every page as it is written, and what is known of it before it is compiled. */
export interface DescribedSources {
  sources: readonly SourceFile[];
  described: readonly DocSource[];
  apis: ApiSources;
  store: PageStore;
}

/** Reads every page and its front matter. */
export async function describeSources(project: Project): Promise<DescribedSources> {
  const [pages, apis, store] = await Promise.all([
    readSources(project),
    loadApiSources(project),
    openPageStore(project),
  ]);
  const sources = [...pages, ...apis.sources];
  return {
    sources,
    described: await describeAll(sources, project.config),
    apis,
    store,
  };
}

/** Whether two descriptions of a page look the same to all other pages. */
export function sameMetadata(before: Doc, after: DocSource): boolean {
  return (
    before.title === after.title &&
    JSON.stringify(before.frontMatter) === JSON.stringify(after.frontMatter)
  );
}
