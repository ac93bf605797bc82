import { isBuiltin } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { placedEngineId } from "../cache/engine-code.ts";
import { environmentValues, readVariables } from "../cache/environment.ts";
import { CONFIG_FILE } from "../config/parse-config.ts";
import type { SiteConfig } from "../config/schema.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { digest, digestInputs, exists, readIfFile } from "../files/files.ts";
import {
  draftOf,
  isWholeFolder,
  readSealedJson,
  sealFolder,
  writeSealed,
} from "../files/sealed.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isEnginesOwn } from "../model/engines-own.ts";
import { SITE_ROOT_ISLAND, SITE_ROOT_MODULE } from "../model/islands/site-root.ts";
import { once } from "../model/once.ts";
import type { GlobalComponents, SourceFile } from "../sources/compiled-page.ts";
import { importedPath, modulePaths, writtenImports } from "../sources/markdown/jsx/code-imports.ts";
import { readLoaders } from "../sources/markdown/jsx/loader-chain.ts";
import { LIVE } from "../sources/markdown/live/live-module.ts";
import { mayBeLive } from "../sources/markdown/live/live-parts.ts";
import type {
  ComponentBundle,
  ComponentBundleOptions,
  FreshBundle,
} from "../vite/component-bundle.ts";
import { isAliased } from "../vite/modules/site-aliases.ts";
import { siteContext } from "../vite/modules/site-context.ts";
import { formModules } from "./doc-sets/page-forms.ts";
import { diagramIslands } from "./mermaid.ts";
import type { Project } from "./project.ts";
import { siteDocs } from "./site-docs.ts";
import { hasSiteRoot, ownHeading, SIDEBAR_ITEM, sidebarItemFile } from "./theme-parts.ts";

/** The site's components, ready to be rendered; `id` changes with their code. */
export interface Components extends ComponentBundle {
  id: string;
  folder: string;
  /** Those that pages use without an import. */
  globals: GlobalComponents | null;
  /** What is around all pages, `SITE_ROOT_MODULE`. Absent: nothing. */
  siteRoot?: string | undefined;
  /** Why they can't be loaded; empty when they can. */
  problems: Diagnostic[];
}

/** For pages that import none. */
export const NO_COMPONENTS: Components = {
  id: "",
  folder: "",
  files: {},
  islands: [],
  styles: [],
  globals: null,
  problems: [],
};

/** Whether a page may need the bundle of components; partials may need it, too. */
export function mayRunCode({ text }: SourceFile, { config, sets }: Project): boolean {
  // They may be for elements of Markdown, and for whole pages.
  if (config.content.components !== undefined || sets.some(({ forms }) => forms?.page)) return true;
  return writtenImports(text).length > 0 || mayBeLive(text);
}

/** Bundles what the pages import; from the cache when neither list nor code has changed. */
export async function loadComponents(
  project: Project,
  sources: readonly SourceFile[],
): Promise<Components> {
  const components = await bundledComponents(project, sources);
  const islands = [...components.islands, ...diagramIslands(project)];
  if (!hasSiteRoot(project)) return { ...components, islands };
  return { ...components, siteRoot: SITE_ROOT_MODULE, islands: [...islands, SITE_ROOT_ISLAND] };
}

async function bundledComponents(
  project: Project,
  sources: readonly SourceFile[],
): Promise<Components> {
  const { snapshot } = project;
  const { root, cache } = project.paths;
  const { components: globalModule, site, themeFolders } = project.config.content;
  const modules = await importedModules(project, sources);
  const heading = globalModule === undefined ? undefined : ownHeading(project);
  if (globalModule !== undefined) modules.add(`@site/${globalModule}`);
  if (heading !== undefined) modules.add(heading);
  if (modules.size === 0) return NO_COMPONENTS;

  const names = [...modules].sort();
  const context = siteContext(project);
  const engine = await placedEngineId("dialect", "model", "render", "vite");
  const { aliases, constants, pluginData } = project.config.content;
  const ownNames = { aliases, constants, themeFolders, pluginData };
  const told = [names, context, ownNames, engine, project.config.failedParts];
  const key = digest(JSON.stringify(told));
  const known = join(cache, "components", `${key}.json`);
  const stored = await readSealedJson(known);
  const docs = once(() => siteDocs(project, sources));
  const since = await snapshot.beginReading();
  const bundleId = async ({ inputs, holdsDocs, variables }: MadeOf) => {
    const ofDocs = holdsDocs ? JSON.stringify(await docs()) : "";
    return digest(
      [key, await digestInputs(inputs, root), ofDocs, environmentValues(variables)].join("\n"),
    );
  };
  const folderOf = (id: string) => join(cache, "components", id);
  if (isStored(stored) && stored.id === (await bundleId(stored))) {
    await snapshot.noteRead(stored.inputs, since);
    const folder = folderOf(stored.id);
    if (await isWholeFolder(folder)) return { ...stored, folder };
  }

  const draft = draftOf(join(cache, "components", key));
  const read = new Set<string>();
  const { holdsDocs, problems, ...bundle } = await bundleWhole(project, {
    root,
    siteDir: join(root, site),
    outDir: draft,
    modules: names,
    context,
    docs,
    names: ownNames,
    inputs: read,
    toleratesFailures: project.config.failedParts === "warning",
  }).finally(() => snapshot.noteRead([...read], since));
  const inputs = [...read].sort();
  const variables = await readVariables(draft);
  const id = await bundleId({ inputs, holdsDocs, variables });
  const folder = folderOf(id);
  await sealFolder(draft, folder);
  const globals = await findGlobals(project.config, (module) =>
    join(folder, bundle.files[module] ?? ""),
  );
  if (heading !== undefined && globals.globals) globals.globals.heading = heading;
  const components = { ...bundle, id, ...globals, problems: [...problems, ...globals.problems] };
  // What was bundled of files that were changed meanwhile, nobody knows.
  if ((await snapshot.changes()).length === 0) {
    await writeSealed(known, JSON.stringify({ ...components, inputs, holdsDocs, variables }));
  }
  return { ...components, folder };
}

/** The bundle, or what is left of it and why: a module that can't be bundled hides no other problem. */
async function bundleWhole(
  { mode }: Project,
  options: ComponentBundleOptions,
): Promise<FreshBundle & { problems: Diagnostic[] }> {
  const { bundleComponents } = await import("../vite/component-bundle.ts");
  try {
    return { ...(await bundleComponents(options)), problems: [] };
  } catch (error) {
    if (mode === "development" || !(error instanceof SiteError)) throw error;
    const rest = await bundleComponents({ ...options, toleratesFailures: true });
    return { ...rest, problems: error.diagnostics };
  }
}

/** Specifiers of the code that pages import, their partials included, and of what draws posts. */
export async function importedModules(
  project: Project,
  sources: readonly SourceFile[],
): Promise<Set<string>> {
  const { root } = project.paths;
  const modules = new Set(project.sets.flatMap(formModules));
  if (hasSiteRoot(project)) modules.add(SITE_ROOT_MODULE);
  if (sidebarItemFile(project) !== undefined) modules.add(SIDEBAR_ITEM);
  const seen = new Set(sources.map(({ path }) => path));
  const queue: SourceFile[] = [...sources];
  for (const source of queue) {
    const file = source.file ?? source.path;
    if (/\.mdx?$/.test(file) && mayBeLive(source.text)) modules.add(`@site/${file}${LIVE}`);
    for (const { specifier, isModule } of writtenImports(source.text)) {
      if (specifier === "react") continue;
      const loaded = readLoaders(specifier);
      const { site, aliases } = project.config.content;
      const path = importedPath(loaded.path, file, site);
      if (path === undefined) {
        if (isPackage(loaded.path) || isAliased(loaded.path, aliases)) modules.add(specifier);
        continue;
      }
      if (loaded.form !== "module") continue;
      if (!/\.mdx?$/.test(path)) {
        const found = await firstFile(root, modulePaths(path));
        if (found !== undefined && RUNS.test(found)) modules.add(`@site/${found}`);
        continue;
      }
      // What a partial declares is code as any other, and so is itself where it is given to a component.
      if (isModule && (await exists(join(root, path)))) modules.add(`@site/${path}`);
      if (seen.has(path)) continue;
      seen.add(path);
      const text = (await readIfFile(join(root, path)))?.toString();
      if (text !== undefined) queue.push({ path, text });
    }
  }
  return modules;
}

/** Everything else is told to the writer where it is imported; its text must reach no message. */
function isPackage(specifier: string): boolean {
  return /^[@\w~#$]/.test(specifier) && !specifier.startsWith("@site/") && !isBuiltin(specifier);
}

/** Code, and style sheets, which give names of classes. */
const RUNS = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less)$/;

async function firstFile(root: string, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    // A folder has no ending; its index file has.
    if (/\.\w+$/.test(path) && (await exists(join(root, path)))) return path;
  }
  return undefined;
}

/**
 * Reads the names of the map that the configured module exports.
 *
 * @param fileOf Absolute path of the bundled file of a module.
 * @throws SiteError when there are none, unless the configuration lets pages go without them.
 */
async function findGlobals(
  { content: { components: module }, failedParts: severity }: SiteConfig,
  fileOf: (module: string) => string,
): Promise<Pick<Components, "globals" | "problems">> {
  if (module === undefined) return { globals: null, problems: [] };
  const specifier = `@site/${module}`;
  const namespace = await loadNamespace(fileOf(specifier));
  const { components } = "error" in namespace ? {} : namespace;
  if (typeof components === "object" && components !== null)
    return { globals: { specifier, ...namesOf(components) }, problems: [] };
  const problem: Diagnostic =
    "error" in namespace
      ? {
          code: "import-failed",
          severity,
          file: module,
          message: `This module can't be loaded: ${namespace.error}`,
          hint: "It holds the components that pages use without an import.",
        }
      : {
          code: "config",
          severity,
          file: CONFIG_FILE,
          message: `"${module}" has no export "components".`,
          hint: "Export the components that pages use without an import: export const components = { Card };",
        };
  if (severity === "error") throw new SiteError([problem]);
  return { globals: null, problems: [problem] };
}

/** Names of a map: components of the site, and elements of Markdown that the engine does not draw itself. */
function namesOf(components: object): Pick<GlobalComponents, "names" | "elements"> {
  const entries = Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1));
  const isElement = (name: string) => /^[a-z][a-z\d]*$/.test(name);
  const elements = entries.filter(([name, own]) => isElement(name) && !isEnginesOwn(own));
  return {
    names: entries.map(([name]) => name).filter((name) => !isElement(name)),
    elements: elements.map(([name]) => name),
  };
}

async function loadNamespace(file: string): Promise<{ components?: unknown } | { error: string }> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** What bundled components change with. */
interface MadeOf extends Pick<FreshBundle, "holdsDocs"> {
  /** Files; see `ComponentBundleOptions`. */
  inputs: string[];
  /** Names in the environment. */
  variables: string[];
}

type StoredComponents = Omit<Components, "folder"> & MadeOf;

function isStored(value: unknown): value is StoredComponents {
  return typeof value === "object" && value !== null && "files" in value && "variables" in value;
}
