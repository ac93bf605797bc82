import { SiteError } from "../diagnostics/site-error.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { checkLinks } from "../pages/check-links.ts";
import { checkSite } from "../pages/check-site.ts";
import type { SiteMap } from "../pages/site-map.ts";
import type { PageFile } from "../sources/compiled-page.ts";
import { loadApiSources } from "./api-sources.ts";
import { compilePages, compileSettings, openPageStore } from "./compile-pages.ts";
import { type Components, loadComponents } from "./components.ts";
import type { PageRecord, PageStore } from "./page-store.ts";
import { mapSite, type Project, readSources } from "./project.ts";

/** All pages, compiled and judged. */
export interface Content {
  store: PageStore;
  components: Components;
  siteMap: SiteMap;
  /** By path of the source; pages that are part of the site only. */
  records: Map<string, PageRecord>;
  /** Every problem that was found; none of them stops a build. */
  warnings: Diagnostic[];
  /** Files that belong to no page. */
  downloads: PageFile[];
}

/**
 * Compiles every page and checks all of them together; writes nothing but the cache.
 *
 * @throws SiteError when there are errors, or warnings and the check is strict.
 */
export async function checkContent(
  project: Project,
  { strict }: { strict: boolean },
): Promise<Content> {
  const pages = await readSources(project);
  // The bundler works outside of this thread, so the descriptions are read meanwhile.
  const [components, apis, store] = await Promise.all([
    loadComponents(project, pages),
    loadApiSources(project),
    openPageStore(project),
  ]);
  const sources = [...pages, ...apis.sources];
  const settings = compileSettings(project, components);
  const compiled = await compilePages(sources, { store, components, settings });
  const siteMap = mapSite(project, compiled);
  const published = new Set([...siteMap.byRoute.values()].map((doc) => doc.path));
  const records = new Map(
    compiled.filter(({ path }) => published.has(path)).map((record) => [record.path, record]),
  );
  const diagnostics = [...apis.diagnostics, ...siteDiagnostics(compiled, siteMap, project)];
  if (diagnostics.some((item) => strict || item.severity === "error"))
    throw new SiteError(diagnostics);
  return { store, components, siteMap, records, warnings: diagnostics, downloads: apis.downloads };
}

/** The problems of each page, and those that only all pages together show. */
export function siteDiagnostics(
  records: readonly PageRecord[],
  siteMap: SiteMap,
  project: Project,
): Diagnostic[] {
  // A draft may be unfinished as long as it is not published.
  const shown = records.filter((record) => siteMap.byPath.has(record.path));
  const linked = shown.map((record) => ({
    ...record,
    ids: hasErrors(record) ? null : record.ids,
  }));
  return [
    ...shown.flatMap((record) => record.diagnostics),
    ...checkSite(siteMap, project.config),
    ...checkLinks(linked, siteMap).map((problem) => ({
      ...problem,
      severity: problem.code === "broken-link" ? project.config.brokenLinks : problem.severity,
    })),
  ];
}

function hasErrors({ diagnostics }: PageRecord): boolean {
  return diagnostics.some((item) => item.severity === "error");
}
