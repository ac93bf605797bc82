import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import type { SiteConfig } from "../config/schema.ts";
import { type Doc, type DocSource, describeDoc } from "../pages/doc.ts";
import { buildSiteMap, type SiteMap } from "../pages/site-map.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import { listFiles } from "./files.ts";
import { loadConfig } from "./load-config.ts";
import { type ProjectPaths, projectPaths } from "./paths.ts";

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
  const config = await loadConfig(projectPaths(root));
  return { paths: projectPaths(root, config.content.site), config, mode };
}

/** True for a content file that is a page: partials begin with "_", in any part of their path. */
function isPageFile(path: string): boolean {
  return /\.mdx?$/.test(path) && !path.split("/").some((part) => part.startsWith("_"));
}

/** Reads every page of the content folder. */
export async function readSources(project: Project): Promise<SourceFile[]> {
  const folder = project.config.content.path;
  const files = (await listFiles(join(project.paths.root, folder))).filter(isPageFile);
  return Promise.all(files.map((file) => readSource(project, `${folder}/${file}`)));
}

/** Reads one page by its path relative to the root. */
export async function readSource(project: Project, path: string): Promise<SourceFile> {
  return { path, text: await readFile(join(project.paths.root, path), "utf8") };
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
