import { readFile, stat } from "node:fs/promises";
import { join, posix } from "node:path";
import type { SiteConfig } from "../config/schema.ts";
import { type Doc, type DocSource, describeDoc } from "../pages/doc.ts";
import { buildSiteMap, type SiteMap } from "../pages/site-map.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import { decodeText } from "../sources/decode-text.ts";
import { MAX_SOURCE_BYTES, tooLarge } from "../sources/source-size.ts";
import { loadConfig } from "./load-config.ts";
import { type ProjectPaths, projectPaths } from "./paths.ts";
import { listProjectTree } from "./project-tree.ts";

/** A loaded project: where it is and how it is configured. */
export interface Project {
  paths: ProjectPaths;
  config: SiteConfig;
  mode: "production" | "development";
}

/**
 * Loads a project's configuration.
 *
 * @throws SiteError when the configuration is absent or wrong.
 */
export async function loadProject(root: string, mode: Project["mode"]): Promise<Project> {
  const paths = projectPaths(root);
  return { paths, config: await loadConfig(paths), mode };
}

/** True for a content file that is a page: partials begin with "_", in any part of their path. */
function isPageFile(path: string): boolean {
  return /\.mdx?$/.test(path) && !path.split("/").some((part) => part.startsWith("_"));
}

/** Reads every page of the content folder. */
export async function readSources(project: Project): Promise<SourceFile[]> {
  const folder = project.config.content.path;
  const { files, problems } = await listProjectTree(project.paths.root, folder);
  const pages = files.filter(isPageFile);
  return [
    ...(await Promise.all(pages.map((file) => readSource(project, `${folder}/${file}`)))),
    ...problems.map((problem) => ({ path: problem.file, text: "", problem })),
  ];
}

/** Reads one page by its path relative to the root. */
export async function readSource(project: Project, path: string): Promise<SourceFile> {
  const file = join(project.paths.root, path);
  const { size } = await stat(file);
  const decoded = size > MAX_SOURCE_BYTES ? tooLarge(size) : decodeText(await readFile(file));
  if ("text" in decoded) return { path, text: decoded.text };
  return { path, text: "", problem: { ...decoded.problem, file: path } };
}

/** Folders of everything that pages are made from, relative to the root. */
export function sourceFolders({ content, api }: SiteConfig): string[] {
  return [content.path, ...api.map(({ file }) => posix.dirname(file))];
}

/** All pages together; drafts exist in development only. */
export function mapSite(project: Project, sources: readonly DocSource[]): SiteMap {
  const docs: Doc[] = sources
    .filter((source) => project.mode === "development" || !source.frontMatter.draft)
    .map((source) => describeDoc(source, project.config.content.path));
  return buildSiteMap(docs, project.config.sidebars);
}
