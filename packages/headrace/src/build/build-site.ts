import { join } from "node:path";
import { type Content, checkContent } from "../check/check-content.ts";
import { indexFileNames } from "../check/search-indexes.ts";
import { withWholeCache } from "../check/whole-cache.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { listFiles } from "../files/files.ts";
import { DIAGRAM_ISLAND } from "../model/browser-diagram.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { OnProgress } from "../model/progress.ts";
import { navBranchFile, navTreeFile, ROUTES_FILE } from "../model/routes.ts";
import { counted } from "../model/text/counted.ts";
import { writeBlogFeeds } from "../output/blog-feeds.ts";
import { writeBrandFiles } from "../output/brand-files.ts";
import { openPageCards } from "../output/cards/page-cards.ts";
import { compressFiles } from "../output/compress-files.ts";
import { robots, sitemapFiles } from "../output/crawler-files.ts";
import { feedLinks, writeFeeds } from "../output/feeds.ts";
import { writeHeaders } from "../output/header-files.ts";
import { writeLlmsFiles } from "../output/llms-files.ts";
import { writeOperationsFile } from "../output/operations-file.ts";
import { redirectsBesidePages, writeRedirects } from "../output/redirect-files.ts";
import { writeSearchFiles } from "../output/search-files.ts";
import { type Change, readLastUpdated } from "../pages/git-history.ts";
import { canonicalRoutes } from "../pages/listed-docs.ts";
import { navBranches } from "../pages/page-data.ts";
import { routeList } from "../pages/route-list.ts";
import { type Client, type ClientSite, describeClient, loadClient } from "../project/client.ts";
import { loadProject, type Project, sourceFolders } from "../project/project.ts";
import { Release } from "../release/release.ts";
import { contentSecurityPolicy } from "../render/content-security-policy.ts";
import { navBranchName, navTreeJson } from "../render/nav-branch.ts";
import type { RenderContext } from "../render/render-context.ts";
import { type Hire, withWorkers } from "../workers/workers.ts";
import { largestPages, stopwatch } from "./build-figures.ts";
import { homes } from "./homes.ts";
import { renderOwnPages, renderPages } from "./render-pages.ts";
import { shownBrand, writeCards } from "./write-cards.ts";

/** Hears what a build is doing, one line per step. */
export type Report = (line: string) => void;

/** How to build. */
export interface BuildOptions {
  /** Warnings end the build, as errors do. */
  strict: boolean;
  /** Writes compressed files beside the others, for servers that send them. Default: false. */
  compress?: boolean;
  report: Report;
  onProgress?: OnProgress;
}

export interface BuildResult {
  pages: number;
  /** Pages that were rendered; the others are those of the previous build. */
  rendered: number;
  warnings: Diagnostic[];
  /** What the time went to, in milliseconds. */
  steps: { name: string; ms: number }[];
  /** The documents of this build that weigh most, in bytes as they are written. */
  largest: { route: string; bytes: number }[];
}

/**
 * Builds a project and publishes it as `dist`.
 *
 * @param root Absolute path of the project.
 * @throws SiteError when the configuration or a page has errors; `dist` is then as before.
 */
export async function buildSite(root: string, options: BuildOptions): Promise<BuildResult> {
  const project = await loadProject(root, "production");
  try {
    // Who has compiled pages knows already most of what renders them.
    return await withWholeCache(project, () =>
      withWorkers((hire) => buildProject(project, hire, options)),
    );
  } catch (error) {
    // A file that was read while an editor wrote it has faults that nobody made.
    const changes = changedMeanwhile(await project.snapshot.changes());
    if (changes.length === 0) throw error;
    const others = error instanceof SiteError ? error.diagnostics : [];
    throw new SiteError([...changes, ...others.filter(({ code }) => code !== "changed-meanwhile")]);
  }
}

async function buildProject(
  project: Project,
  hire: Hire,
  { strict, compress = false, report, onProgress }: BuildOptions,
): Promise<BuildResult> {
  const timed = stopwatch();
  const { root } = project.paths;
  const [content, lastUpdated] = await Promise.all([
    checkContent(project, { strict, hire, onProgress }),
    readLastUpdated(root, sourceFolders(project)),
  ]);
  timed.step("compile and check");
  report(`Compiled ${counted(content.records.size, "page")}.`);
  const clientSite = await describeClient(project, content.siteMap);
  const client = await loadClient(project, clientSite, usedComponents(content));
  timed.step("bundle scripts and styles");
  report("Bundled the client.");
  const rendered = await publish({
    onProgress,
    project,
    content,
    client,
    lastUpdated,
    clientSite,
    hire,
    finish: async (release) => {
      if (compress) await compressRelease(release, report);
    },
  });
  const kept = content.records.size - rendered;
  report(
    `Rendered ${counted(rendered, "page")}${kept > 0 ? `, kept ${kept} of the last build` : ""}.`,
  );
  timed.step("write and publish");
  const routes = content.siteMap.byRoute;
  return {
    pages: content.records.size,
    rendered,
    warnings: content.warnings,
    steps: timed.steps,
    largest: largestPages(project.paths.dist, project.config, routes.keys()),
  };
}

/** What draws diagrams in the browser is large: only a site that has such diagrams gets it. */
function usedComponents({ components, records }: Content): Content["components"] {
  if ([...records.values()].some(({ drawsInBrowser }) => drawsInBrowser)) return components;
  return { ...components, islands: components.islands.filter((name) => name !== DIAGRAM_ISLAND) };
}

/** Writes a release and makes it the published one; a failure leaves no trace of it. */
async function publish(input: ReleaseInput): Promise<number> {
  const release = await Release.open(input.project.paths);
  try {
    const rendered = await writeRelease(release, input);
    await input.finish(release);
    await checkSnapshot(input.project);
    await release.publish();
    return rendered;
  } catch (error) {
    await release.discard();
    throw error;
  }
}

interface ReleaseInput {
  project: Project;
  content: Content;
  client: Client;
  clientSite: ClientSite;
  lastUpdated: ReadonlyMap<string, Change>;
  hire: Hire;
  onProgress: OnProgress | undefined;
  /** What to do with the whole release before it is published. */
  finish(release: Release): Promise<void>;
}

/** A step of its own, whose time is told apart: it makes no difference to what is read. */
async function compressRelease(release: Release, report: Report): Promise<void> {
  const start = performance.now();
  const { files, compressed } = await compressFiles(release);
  const time = ((performance.now() - start) / 1000).toFixed(2);
  report(`Compressed ${compressed} of ${counted(files, "file")} in ${time} s.`);
}

/** Writes every file of the site; resolves to the number of pages that were rendered. */
async function writeRelease(release: Release, input: ReleaseInput): Promise<number> {
  const { project, content, client, clientSite, lastUpdated, hire } = input;
  const { config } = project;
  const cards = await openPageCards(project);
  const renderContext = {
    site: clientSite.site,
    messages: clientSite.messages,
    brand: shownBrand(project, cards),
    assets: client.assets,
    feeds: feedLinks(content.siteMap, config),
    pageEnd: config.pageEnd,
    isTakenOver: config.failedParts === "warning",
    head: config.head,
    policy: contentSecurityPolicy(config.contentSecurityPolicy, content.connect),
  };
  const pageContext = { config, siteMap: content.siteMap, lastUpdated };
  const pages = { content, pageContext, renderContext, release, hire };
  // A worker builds the index, and the system removes files, while this thread does the rest.
  const meanwhile = Promise.all([
    writeSearchFiles(release, project, { ...content, hire }),
    release.removeOld(),
    writeCards(pages, cards),
  ]);
  // A failure surfaces below; until then pages are rendered, and nobody waits for it.
  meanwhile.catch(() => {});
  try {
    const rendered = await renderPages({ ...pages, onProgress: input.onProgress });
    await writeOtherFiles(release, input, renderContext);
    await meanwhile;
    await copyFiles(release, input);
    return rendered;
  } finally {
    // Whoever takes the release back after a failure finds nobody writing.
    await Promise.allSettled([meanwhile]);
  }
}

/** What is made from all pages together, and what stands beside them. */
async function writeOtherFiles(
  release: Release,
  { project, content }: ReleaseInput,
  renderContext: RenderContext,
): Promise<void> {
  const { config } = project;
  await renderOwnPages({ release, content, renderContext });
  writeNavTrees(release, content);
  release.write(ROUTES_FILE, routeList(content.siteMap));
  await writeBrandFiles(project, release);
  for (const [file, text] of sitemapFiles(canonicalRoutes(content.siteMap), config))
    release.write(file, text);
  release.write("robots.txt", robots(config));
  const redirects = [
    ...homes(content.siteMap, config),
    ...redirectsBesidePages(config, content.siteMap.byRoute),
  ];
  writeRedirects(release, { ...config, redirects }, renderContext.policy);
  writeHeaders(release, {
    policy: renderContext.policy,
    url: config.url,
    baseUrl: config.baseUrl,
    searchIndexes: indexFileNames(config),
  });
  writeLlmsFiles(release, content, config);
  writeOperationsFile(release, content, config);
  writeFeeds(release, content, config);
  writeBlogFeeds(release, content, config);
  writePageFiles(release, content);
}

function writeNavTrees(release: Release, { siteMap }: Content): void {
  for (const tree of siteMap.trees.values()) {
    release.write(navTreeFile(tree.sidebar), navTreeJson(tree));
  }
  for (const branch of navBranches(siteMap)) {
    release.write(navBranchFile(navBranchName(branch)), navTreeJson(branch));
  }
}

/** What stands beside the pages, and what belongs to none of them. */
function writePageFiles(release: Release, content: Content): void {
  for (const { files } of content.records.values()) {
    for (const { path, contentId } of files) {
      if (release.reuse(path, contentId)) continue;
      release.write(path, content.store.read(contentId), contentId);
    }
  }
  for (const { path, content: text } of content.downloads) release.write(path, text);
}

/** What is published is one state of the sources, or nothing. */
async function checkSnapshot({ snapshot }: Project): Promise<void> {
  const changes = changedMeanwhile(await snapshot.changes());
  if (changes.length > 0) throw new SiteError(changes);
}

function changedMeanwhile(files: readonly string[]): Diagnostic[] {
  return files.map((file) => ({
    code: "changed-meanwhile",
    severity: "error",
    message: "This file was changed while the site was being built.",
    hint: "Build again.",
    file,
  }));
}

/** The names of assets hold the beginning of their digest. */
function isNamedByContent(file: string, sha256: string): boolean {
  return file.includes(`.${sha256.slice(0, 8)}`);
}

/** Bundles, the pages' images and attachments, and the files of the static folder. */
async function copyFiles(
  release: Release,
  { project, content, client }: ReleaseInput,
): Promise<void> {
  const { paths } = project;
  for (const file of await listFiles(join(client.folder, "assets"))) {
    release.copy(`assets/${file}`, join(client.folder, "assets", file));
  }
  for (const { assets } of content.records.values()) {
    for (const { source, output } of assets) {
      release.copy(output, join(paths.root, source));
      if (!isNamedByContent(output, release.sha256(output)))
        throw new SiteError(changedMeanwhile([source]));
    }
  }
  for (const { name, path } of content.staticFiles) release.copy(name, join(paths.root, path));
}
