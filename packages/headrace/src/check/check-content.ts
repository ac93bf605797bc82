import type { PageRecord } from "../cache/page-record.ts";
import type { PageStore } from "../cache/page-store.ts";
import { configuredCollections } from "../config/collections.ts";
import { locateProblems } from "../config/locate-options.ts";
import { CONFIG_FILE } from "../config/parse-config.ts";
import { shortened } from "../diagnostics/shorten.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { OnProgress } from "../model/progress.ts";
import { isOfUnreadApi } from "../pages/api-routes.ts";
import { checkFrontMatter } from "../pages/check-front-matter.ts";
import { checkLinks } from "../pages/check-links.ts";
import { checkSidebars } from "../pages/check-site.ts";
import { checkFeeds } from "../pages/feed-pages.ts";
import { historyRefusal } from "../pages/git-history.ts";
import { originalOf } from "../pages/listed-docs.ts";
import { longAddresses } from "../pages/long-addresses.ts";
import type { SiteMap } from "../pages/site-map.ts";
import { type ApiSources, loadApiSources } from "../project/api-sources.ts";
import { type Components, loadComponents } from "../project/components.ts";
import { locateKeys } from "../project/locate-keys.ts";
import { overlookedFiles } from "../project/overlooked-files.ts";
import { type Project, readSources } from "../project/project.ts";
import { drawSidebarItems } from "../project/sidebar-items.ts";
import { unlistedFolders } from "../project/unlisted-folders.ts";
import type { LinkReference, PageFile } from "../sources/compiled-page.ts";
import { type Hire, withWorkers } from "../workers/workers.ts";
import {
  checkStaticFiles,
  isHidden,
  listStaticFiles,
  type StaticFile,
} from "./check-static-files.ts";
import { compilePages, compileSettings, openPageStore } from "./compile-pages.ts";
import { frameAnchors } from "./frame-anchors.ts";
import { idleOptions } from "./idle-options.ts";
import { describedPlaces } from "./link-places.ts";
import { mapPublished } from "./map-published.ts";
import { checkUrls } from "./published-urls.ts";

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
  /** What the Content-Security-Policy has to let the consoles of APIs reach. */
  connect: string[];
  staticFiles: StaticFile[];
}

/** How to check. */
export interface CheckOptions {
  /** Warnings end it, as errors do. */
  strict: boolean;
  /** Whether addresses that were published have to stay. Default: they have to. */
  holdUrls?: boolean;
  /** Those who compile, when others share them. Default: they end with the pages. */
  hire?: Hire;
  onProgress?: OnProgress | undefined;
}

/** Every source of a project, and what compiles them. */
export async function loadSources(project: Project) {
  const pages = await readSources(project);
  // The bundler works outside of this thread, so the descriptions are read meanwhile.
  const [components, apis, store] = await Promise.all([
    loadComponents(project, pages),
    loadApiSources(project),
    openPageStore(project),
  ]);
  return { sources: [...pages, ...apis.sources], components, apis, store };
}

/**
 * Compiles every page and checks all of them together; writes nothing but the cache.
 *
 * @throws SiteError when there are errors, or warnings and the check is strict.
 */
export async function checkContent(project: Project, options: CheckOptions): Promise<Content> {
  const { strict, holdUrls, hire } = options;
  const { sources, components, apis, store } = await loadSources(project);
  const settings = compileSettings(project, components, store.folder);
  const tools = {
    store,
    components,
    settings,
    snapshot: project.snapshot,
    onProgress: options.onProgress,
  };
  const compiled = await (hire
    ? compilePages(sources, { ...tools, hire })
    : withWorkers((own) => compilePages(sources, { ...tools, hire: own })));
  const { siteMap, records, diagnostics, staticFiles } = await judgeSite(project, compiled, {
    holdUrls,
    components,
    apis,
  });
  if (diagnostics.some((item) => strict || item.severity === "error")) {
    throw new SiteError(
      diagnostics.map((item) => ({ ...item, severity: strict ? "error" : item.severity })),
    );
  }
  return {
    store,
    components,
    siteMap,
    records,
    warnings: diagnostics,
    downloads: apis.downloads,
    connect: apis.connect,
    staticFiles,
  };
}

/** Beside the pages, what is judged with them. */
interface JudgedParts {
  components: Pick<Components, "problems" | "files" | "folder" | "siteRoot">;
  apis: Pick<ApiSources, "diagnostics">;
  /** See `CheckOptions`. */
  holdUrls?: boolean | undefined;
}

/** Every problem of a compiled site, for all who tell of them; and what of the site is published. */
export async function judgeSite(
  project: Project,
  compiled: readonly PageRecord[],
  { components, apis, holdUrls = true }: JudgedParts,
): Promise<Pick<Content, "siteMap" | "records" | "staticFiles"> & { diagnostics: Diagnostic[] }> {
  const statics = await listStaticFiles(project.paths);
  const { siteMap, routeProblems } = mapPublished(project, compiled, statics.files);
  const undrawn = await drawSidebarItems(project, siteMap, () => components);
  const published = new Set([...siteMap.byRoute.values()].map((doc) => doc.path));
  const records = new Map(
    compiled.filter(({ path }) => published.has(path)).map((record) => [record.path, record]),
  );
  const diagnostics = [
    ...components.problems,
    ...apis.diagnostics,
    ...withoutEffects(await siteDiagnostics(compiled, siteMap, project), components.problems),
    ...statics.problems,
    ...(await checkStaticFiles(project, statics.files, siteMap.byRoute.keys())),
    ...routeProblems,
    ...longAddresses(siteMap, project.config),
    ...(await hiddenHistory(project)),
    ...firstPage(project, siteMap, statics.files),
    ...undrawn,
    ...(holdUrls ? await checkUrls(project, { siteMap, records }) : []),
  ];
  return {
    siteMap,
    records,
    staticFiles: statics.files.filter(({ name }) => !isHidden(name)),
    diagnostics: toleratedIn(project, diagnostics),
  };
}

/** An empty site would be published in the place of the last one; a site without a first page answers its own name with "not found". */
function firstPage(
  { config }: Project,
  { byRoute }: SiteMap,
  files: readonly { name: string }[],
): Diagnostic[] {
  const { path } = config.content;
  if (byRoute.size === 0)
    return [
      {
        code: "no-page",
        severity: "error",
        file: CONFIG_FILE,
        message: `This site has no page: there is none below "${path}", or drafts alone.`,
        hint: 'Write an index.md there, or name the folder that has them: content: { path: "docs" }.',
      },
    ];
  // A site that is taken over is as it was.
  if (byRoute.has("/") || config.failedParts === "warning") return [];
  if (config.redirects.some(({ from }) => from === "/")) return [];
  if (files.some(({ name }) => name === "index.html")) return [];
  const [first] = [...byRoute.keys()].sort((a, b) => a.length - b.length);
  return [
    {
      code: "no-first-page",
      severity: "warning",
      file: CONFIG_FILE,
      message: "No page has the address of the site itself, so who opens it finds nothing.",
      hint: `Write "${path}/index.md", or lead to another page: redirects: [{ from: "/", to: "${first}" }].`,
    },
  ];
}

/** Without the history no page says when it was changed, and nobody would see why. */
async function hiddenHistory({ config, paths }: Project): Promise<Diagnostic[]> {
  const isShown = configuredCollections(config).some(
    ({ options: { lastUpdate } }) => lastUpdate.date || lastUpdate.author,
  );
  if (!isShown) return [];
  const reason = await historyRefusal(paths.root);
  if (reason === undefined) return [];
  return [
    {
      code: "no-history",
      severity: "warning",
      message: `Pages do not say when they were changed, since git refuses to: ${reason}.`,
      hint: `Where the folder is yours and another user's by chance: git config --global --add safe.directory "${paths.root}".`,
    },
  ];
}

/** A module that can't be bundled is told where it stands, and not again by all who import or use it. */
function withoutEffects(found: readonly Diagnostic[], causes: readonly Diagnostic[]): Diagnostic[] {
  const places = causes.map(({ file, line }) => `${file}:${line}:`);
  return found.filter(
    ({ code, message }) => !EFFECTS.has(code) || !places.some((place) => message.includes(place)),
  );
}

/** What is told of pages whose code can't be loaded. */
const EFFECTS: ReadonlySet<string> = new Set(["import-failed", "component-absent"]);

/** A site that lets parts fail is built whatever is found; it is told all the same. */
function toleratedIn({ config }: Project, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  if (config.failedParts === "error") return [...diagnostics];
  return diagnostics.map((item) => ({ ...item, severity: "warning" as const }));
}

/** The problems of each page, and those that only all pages together show. */
async function siteDiagnostics(
  records: readonly PageRecord[],
  siteMap: SiteMap,
  project: Project,
): Promise<Diagnostic[]> {
  // A draft may be unfinished as long as it is not published.
  const published = records.filter(({ path }) => siteMap.byPath.has(path));
  // What is said of a page that is not translated is said of the original.
  const isCopy = ({ path }: PageRecord) => {
    const doc = siteMap.byPath.get(path);
    return doc !== undefined && originalOf(doc, siteMap) !== undefined;
  };
  const shown = published.filter((record) => !isCopy(record));
  const { brokenLinks, brokenMarkdownLinks, failedParts } = project.config;
  const placeOf = describedPlaces(project.paths.root);
  const isUnread = isOfUnreadApi(siteMap, project.config);
  const leadsOn = ({ target }: LinkReference) => !isUnread(target.replace(/^route:/, ""));
  const linked = published.map((record) => ({
    ...record,
    ...(record.reference && { placeOf }),
    links: isCopy(record) ? [] : record.links.filter(leadsOn),
    ids: hasErrors(record) && failedParts === "error" ? null : record.ids,
  }));
  const severities: Partial<Record<string, Diagnostic["severity"]>> = {
    "broken-link": brokenLinks,
    "broken-markdown-link": brokenMarkdownLinks,
    // A sidebar links, too; without the pages that another tool makes a category may be empty.
    "unknown-doc": brokenLinks,
    "empty-category": brokenLinks,
    "missing-title": project.config.untitledPages,
  };
  const links = checkLinks(linked, siteMap, project.config);
  const diagnostics = [
    ...project.problems,
    ...shown.flatMap((record) => record.diagnostics),
    ...links.filter(({ code }) => code !== "openapi-link"),
    ...shortened(links.filter(({ code }) => code === "openapi-link")),
    ...(await locateProblems(project.paths.root, [
      ...checkSidebars(siteMap, project.config),
      ...(await idleOptions(project, siteMap)),
      ...frameAnchors(project.config, linked, siteMap),
    ])),
    ...locateKeys(project.paths.root, checkFrontMatter(siteMap)),
    ...checkFeeds(siteMap, project.config),
    ...(await overlookedFiles(project.sets, project.paths.root)),
    ...(await unlistedFolders(project)),
  ];
  const weighed = diagnostics.map((item) => ({
    ...item,
    severity: severities[item.code] ?? item.severity,
  }));
  return toleratedIn(project, weighed);
}

function hasErrors({ diagnostics }: PageRecord): boolean {
  return diagnostics.some((item) => item.severity === "error");
}
