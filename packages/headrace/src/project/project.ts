import { existsSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import picomatch from "picomatch";
import { configuredCollections, versionsPrefix } from "../config/collections.ts";
import { locateProblems } from "../config/locate-options.ts";
import type { SiteConfig } from "../config/schema.ts";
import type { FrameTexts } from "../config/site-frame.ts";
import type { SiteError } from "../diagnostics/site-error.ts";
import { ifThere, requireWritable } from "../files/files.ts";
import { type ProjectPaths, projectPaths, staticFolders } from "../files/paths.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { messagesOf, type SiteMessages } from "../model/messages/messages.ts";
import { mainLanguage } from "../model/site.ts";
import { blogPages } from "../pages/blog/list-pages.ts";
import { type Doc, type DocSource, describeDoc } from "../pages/doc.ts";
import {
  type DocSet,
  docKey,
  docSet,
  languageOfSet,
  namedAuthorsFile,
  setOf,
} from "../pages/doc-set.ts";
import { generatedIndexes } from "../pages/generated-index.ts";
import { ownNotFoundPage } from "../pages/own-pages.ts";
import { buildSiteMap, type SiteMap } from "../pages/site-map.ts";
import { type ListOptions, tagPages } from "../pages/tag-pages.ts";
import { unknownVersions, type VersionNames } from "../pages/versions/unknown-versions.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import { decodeText, guessText } from "../sources/decode-text.ts";
import type { FrontMatter } from "../sources/front-matter-schema.ts";
import { MAX_SOURCE_BYTES, tooLarge } from "../sources/source-size.ts";
import { requireBundledPath } from "../vite/modules/bundled-path.ts";
import { codePage, isCodePage } from "./code-pages.ts";
import { type ComponentTexts, componentTexts } from "./component-texts.ts";
import { describeAll } from "./doc-sets/describe-source.ts";
import { loadDocSets, readVersionNames } from "./doc-sets/doc-sets.ts";
import { readFrameTexts } from "./frame-texts.ts";
import { loadConfig } from "./load-config.ts";
import { listProjectTree, type ProjectTree } from "./project-tree.ts";
import { Snapshot } from "./snapshot.ts";
import { showsNotFound } from "./theme-parts.ts";
import { translatedMessages } from "./translated-messages.ts";
import { readCodeTexts, readTranslations } from "./translations.ts";

/** A loaded project: where it is and how it is configured. */
export interface Project {
  paths: ProjectPaths;
  config: SiteConfig;
  /** All versions of all collections of pages. */
  sets: DocSet[];
  /** The sentences of each language. */
  messages: SiteMessages;
  /** What bar and footer say in each language, where it is not what the configuration says. */
  frameTexts: Record<string, FrameTexts>;
  componentTexts: ComponentTexts;
  /** Ids of APIs whose description is not there. */
  absentApis: readonly string[];
  /** What is wrong with files beside the pages; they count as absent. */
  problems: Diagnostic[];
  mode: "production" | "development";
  /** Everything that was read. */
  snapshot: Snapshot;
}

/**
 * Loads a project's configuration.
 *
 * @param snapshot Takes down what is read, also where that fails.
 * @throws SiteError when the configuration is absent or wrong.
 * @throws what the system says where nothing can be kept.
 */
export async function loadProject(
  root: string,
  mode: Project["mode"],
  snapshot = new Snapshot(root),
): Promise<Project> {
  requireBundledPath(root);
  await requireWritable(projectPaths(root).cache);
  await snapshot.watchFolders(["site"]);
  const loaded = await loadConfig(projectPaths(root), snapshot);
  const { config, absentApis } = loaded;
  const problems = [...loaded.problems];
  await watchBeside(config, mode, snapshot);
  const readTexts = (path: string) => {
    snapshot.watchFiles([path]);
    return readTranslations(root, path, (found) => problems.push(...found));
  };
  const onProblem = ({ diagnostics }: SiteError) => problems.push(...diagnostics);
  const sets = await loadDocSets(config, { root, onProblem, readTexts });
  const namesOf: VersionNames = ({ id }) =>
    readVersionNames(id, { root, siteDir: config.content.site, onProblem: () => {} });
  problems.push(...(await locateProblems(root, await unknownVersions(config, namesOf))));
  const versions = listVersions(sets) ?? config.versions;
  const paths = projectPaths(root, config.content.site, config.content.staticFolders);
  const codeTexts = readCodeTexts(config, readTexts);
  const project = {
    paths,
    config: { ...config, versions },
    sets,
    messages: translatedMessages(config, codeTexts),
    frameTexts: readFrameTexts(config, readTexts),
    componentTexts: componentTexts(codeTexts),
    absentApis,
    problems,
    mode,
    snapshot,
  };
  await watchSources(project);
  return project;
}

/** What says which pages there are, and what is said around them; before any of it is read. */
async function watchBeside(
  config: SiteConfig,
  mode: Project["mode"],
  snapshot: Snapshot,
): Promise<void> {
  const of = (path: string) => posix.join(config.content.site, path);
  const names = configuredCollections(config).map(({ id }) => versionsPrefix(id));
  snapshot.watchFiles(names.map((name) => of(`${name}versions.json`)));
  await snapshot.watchFolders(names.map((name) => of(`${name}versioned_sidebars`)));
  // The pages of translations are watched with their sets.
  if (mode === "development") await snapshot.watchFolders([of(`i18n/${mainLanguage(config)}`)]);
}

/** Before any of it is read. */
async function watchSources({ snapshot, config, sets, paths }: Project): Promise<void> {
  const pages = sets.flatMap(({ folder, base }) => [folder, ...(base === undefined ? [] : [base])]);
  await snapshot.watchFolders([...pages, ...staticFolders(paths)]);
  const { logo, icon, socialCard, pageCard, styles } = config.brand;
  const brand = [logo, icon, socialCard, pageCard, ...styles].filter((file) => file !== undefined);
  // They may stand beside the folders of the blogs.
  const authors = sets.flatMap((set) => (set.posts && namedAuthorsFile(set)) ?? []);
  snapshot.watchFiles([...brand, ...config.api.map(({ file }) => file), ...authors]);
}

/** The versions of the pages that the site is about; `undefined` when it has no `versions.json`. */
function listVersions(sets: readonly DocSet[]): SiteConfig["versions"] | undefined {
  const main = sets.find(({ id }) => id === "")?.version;
  if (!main) return undefined;
  return sets.flatMap(({ id, route, version, language }) =>
    version && !language && (id === "" || id === version.name)
      ? [
          {
            name: version.name,
            label: version.label,
            isLast: id === "",
            path: route || "/",
            mainDocId: "index",
          },
        ]
      : [],
  );
}

/** Whether a file below the folder of a set is one of its pages. */
export function pageFilter({
  options: { include, exclude, kind },
}: DocSet): (path: string) => boolean {
  const isPage = picomatch(include, { ignore: exclude });
  if (kind === "pages") return (path) => isPage(path) && (/\.mdx?$/.test(path) || isCodePage(path));
  return (path) => isPage(path) && /\.mdx?$/.test(path);
}

/** Reads every page of every set, and writes those that list categories. */
export async function readSources(project: Project): Promise<SourceFile[]> {
  return (await Promise.all(project.sets.map((set) => readSet(project, set)))).flat();
}

async function readSet(project: Project, set: DocSet): Promise<SourceFile[]> {
  const { files, problems } = await pagesBelow(project, set);
  const sources = files.flatMap((file) => readPage(project, set, file) ?? []);
  const folders = files.flatMap((file) => parentFolders(file));
  // Translations share the folder of their originals, where it is told once.
  const refused = (set.base === undefined ? problems : []).map((problem) => ({
    path: problem.file,
    text: "",
    problem,
  }));
  const withTags = sources.filter(({ text }) => /^tags:/m.test(text));
  const tagged = (await describeAll(withTags, project.config)).filter(
    ({ frontMatter }) => !frontMatter.unlisted && !isDraft(frontMatter, project),
  );
  const listed = listOptions(project, set);
  return [
    ...sources,
    ...refused,
    ...(set.posts ? blogPages(set, { ...listed, site: project.config.content.site }) : []),
    ...generatedIndexes(set, new Set(folders)),
    ...tagPages(set, tagged, listed),
    ...(showsNotFound(project, set) ? [ownNotFoundPage(set, listed.messages)] : []),
  ];
}

/** The files of all pages, as they are there now; those of translations by the path that they would have. */
export async function listPages(project: Project): Promise<string[]> {
  const lists = project.sets.map(async (set) => {
    const { files } = await pagesBelow(project, set);
    return files.map((file) => posix.join(set.folder, file));
  });
  return (await Promise.all(lists)).flat().sort();
}

/** What stands below the folder of a set, or of its originals: of the files those that are pages. */
async function pagesBelow({ paths }: Project, set: DocSet): Promise<ProjectTree> {
  const tree = await listProjectTree(paths.root, set.base ?? set.folder);
  return { ...tree, files: tree.files.filter(pageFilter(set)) };
}

/** What lists are written with, in the language of their set. */
function listOptions({ config, messages }: Project, set: DocSet): ListOptions {
  const language = languageOfSet(set, config);
  return { language, messages: messagesOf(messages, language) };
}

/** Reads a page of a set; one that is not translated stands below the path that its translation would have. */
function readPage(project: Project, set: DocSet, file: string): SourceFile | undefined {
  const path = posix.join(set.folder, file);
  const { site } = project.config.content;
  if (isCodePage(file)) {
    const own = existsSync(join(project.paths.root, path));
    const module = own ? path : posix.join(set.base ?? set.folder, file);
    const text = readFileSync(join(project.paths.root, module), "utf8");
    return codePage(path, { file: module, site, text });
  }
  if (set.base === undefined || existsSync(join(project.paths.root, path))) {
    return readSource(project, path);
  }
  const original = posix.join(set.base, file);
  const source = readSource(project, original);
  return source && { ...source, path, file: original };
}

function parentFolders(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === "." ? [] : [folder, ...parentFolders(folder)];
}

/**
 * Reads one page by its path relative to the root; `undefined` when it is gone since it was listed. All at once: a
 * site has thousands, and promises cost more.
 */
export function readSource(project: Project, path: string): SourceFile | undefined {
  return ifThere(() => {
    const file = join(project.paths.root, path);
    const { size } = statSync(file);
    const bytes = size > MAX_SOURCE_BYTES ? undefined : readFileSync(file);
    const decoded = bytes === undefined ? tooLarge(size) : decodeText(bytes);
    if ("text" in decoded) return { path, text: decoded.text };
    const isTolerant = project.config.failedParts === "warning";
    const text = isTolerant && bytes !== undefined ? guessText(bytes) : "";
    return { path, text, problem: { ...decoded.problem, file: path } };
  });
}

/** Folders of everything that pages are made from, relative to the root. */
export function sourceFolders({ config, sets, absentApis }: Project): string[] {
  const apis = config.api.filter(({ id }) => !absentApis.includes(id));
  return [...sets.map(({ folder }) => folder), ...apis.map(({ file }) => posix.dirname(file))];
}

function isDraft({ draft }: FrontMatter, { mode }: Project): boolean {
  return draft === true && mode === "production";
}

/** All pages together; drafts exist in development only. */
export function mapSite(project: Project, sources: readonly DocSource[]): SiteMap {
  const main = docSet({ folder: project.config.content.path });
  const all: Doc[] = sources.map((source) =>
    describeDoc(source, setOf(source.path, project.sets) ?? main),
  );
  const drafts = all.filter(({ frontMatter }) => isDraft(frontMatter, project));
  const docs = all.filter((doc) => !drafts.includes(doc));
  return buildSiteMap(
    docs,
    project.sets,
    new Set(drafts.map((doc) => docKey({ id: doc.set }, doc.id))),
  );
}

/** All pages together, by what their files say at the top. */
export async function mapSources(
  project: Project,
  sources: readonly SourceFile[],
): Promise<SiteMap> {
  return mapSite(project, await describeAll(sources, project.config));
}

/**
 * The pages that a project would publish.
 *
 * @param root Absolute root of the project.
 * @throws SiteError when its configuration is absent or wrong.
 */
export async function loadSiteMap(root: string): Promise<SiteMap> {
  const project = await loadProject(root, "production");
  return mapSources(project, await readSources(project));
}
