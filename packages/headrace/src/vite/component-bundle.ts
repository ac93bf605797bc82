import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { reasonOf } from "../diagnostics/reason-of.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { SITE_ROOT_MODULE } from "../model/islands/site-root.ts";
import type { SiteDocsVersion } from "../model/site-docs.ts";
import { assetModules } from "./asset-modules.ts";
import { notedInputs, packageFileOf, relativeInput } from "./bundle-inputs.ts";
import { clientBoundary } from "./client-boundary.ts";
import { componentStyles } from "./component-styles.ts";
import { dialectNames } from "./dialect-names.ts";
import { DOCS_FILE } from "./docs-file.ts";
import { loaderModules } from "./loader-modules.ts";
import { markdownModules } from "./markdown-modules.ts";
import { standInCode } from "./modules/absent-modules.ts";
import { contextRequires } from "./modules/context-requires.ts";
import { withoutLoadFailures } from "./modules/load-failures.ts";
import { constantsCode, type SiteNames, siteAliases } from "./modules/site-aliases.ts";
import type { DialectContext } from "./modules/site-modules.ts";
import { bundleForNode } from "./node-bundle.ts";
import { failedModule, sourceModules } from "./source-modules.ts";

export interface ComponentBundleOptions {
  root: string;
  /** Absolute path of the folder that "@site/" means. */
  siteDir: string;
  /** Absolute path of the folder to write into; replaced. */
  outDir: string;
  /** What pages import: "@site/" and a path relative to the root, or a package. */
  modules: readonly string[];
  /** What components may ask about the site. */
  context: DialectContext;
  /** What they may ask about all pages; called when one of them does. */
  docs: () => Promise<readonly SiteDocsVersion[]>;
  /** How code of the site calls modules and values. */
  names: SiteNames;
  /**
   * Is added to, where it fails, too: files of the project, those by which packages are known, and those that were
   * looked for and are not there; relative to the root.
   */
  inputs: Set<string>;
  /** A module that can't be bundled fails where it is used, not the bundle. */
  toleratesFailures: boolean;
}

/** The site's own components, bundled for Node. */
export interface ComponentBundle {
  /** Bundled file of each module, relative to the bundle's folder. */
  files: Record<string, string>;
  /** Modules whose components are live in the browser, relative to the root. */
  islands: string[];
  /** Style sheets that components import, relative to the root. */
  styles: string[];
}

/** A bundle as it was just made. */
export interface FreshBundle extends ComponentBundle {
  /** Whether it holds what is known of all pages. */
  holdsDocs: boolean;
}

/** Bundles the modules that pages import, so that they can be rendered at build time. */
export async function bundleComponents(options: ComponentBundleOptions): Promise<FreshBundle> {
  const islands = new Set<string>();
  const { inputs } = options;
  const styles = new Set<string>();
  const entries: Entry[] = options.modules.map((module, index) => ({
    module,
    name: `component-${index}`,
  }));
  const failures = new Map<string, string>();
  let holdsDocs = false;
  const docs = () => {
    holdsDocs = true;
    return options.docs();
  };
  const noteInputs = (paths: readonly string[]) => {
    for (const path of paths) inputs.add(relativeInput(options.root, path));
  };
  const bundle = (modules: readonly Entry[], outDir: string, withMap = false) =>
    bundleForNode({
      ...(withMap ? { withMap } : {}),
      root: options.root,
      siteDir: options.siteDir,
      entries: Object.fromEntries(modules.map(({ module, name }) => [name, `entry:${module}`])),
      outDir,
      withPackages: true,
      define: constantsCode(options.names),
      plugins: [
        notedInputs(options.root, (path) => inputs.add(path)),
        failedModules(options.root, failures),
        siteAliases(options),
        loaderModules(options.root),
        componentStyles(options.root, styles),
        dialectNames({ ...options, docs, noteInputs }),
        markdownModules(options.root),
        assetModules(options),
        clientBoundary(options.root, islands, {
          contextChanges: options.modules.includes(SITE_ROOT_MODULE),
        }),
        sourceModules({
          root: options.root,
          failures: options.toleratesFailures ? failures : undefined,
        }),
        contextRequires({
          ...options,
          noteFolder: (folder) => inputs.add(`${relativeInput(options.root, folder)}/`),
        }),
      ],
    });
  if (options.toleratesFailures) await bundleTolerantly(entries, bundle, { ...options, failures });
  else await bundle(entries, options.outDir);
  if (holdsDocs)
    await writeFile(join(options.outDir, DOCS_FILE), JSON.stringify(await options.docs()));
  for (const style of styles) inputs.add(style);
  return {
    files: Object.fromEntries(entries.map((entry) => [entry.module, fileOf(entry)])),
    islands: [...islands].sort(),
    styles: [...styles].sort(),
    holdsDocs,
  };
}

/** A module that pages import, and the name of its bundled file. */
interface Entry {
  module: string;
  name: string;
}

function fileOf({ name }: Entry): string {
  return `${name}.mjs`;
}

interface Tolerant {
  root: string;
  outDir: string;
  /** Added to. */
  failures: Map<string, string>;
}

type Bundle = (modules: readonly Entry[], outDir: string, withMap?: boolean) => Promise<void>;

/** Bundles whatever can be bundled and loaded. */
async function bundleTolerantly(
  entries: readonly Entry[],
  bundle: Bundle,
  { root, outDir, failures }: Tolerant,
): Promise<void> {
  const whole = () => bundle(entries, outDir);
  await withoutFailures(whole, failures).catch(async (error: unknown) => {
    if (!(error instanceof SiteError)) throw error;
    // The bundler does not say which module it is: each is tried by itself.
    for (const entry of entries) {
      const single = () => bundle([entry], `${outDir}.single`);
      await withoutFailures(single, failures).catch((reason: unknown) => {
        failures.set(entry.module, reasonOf(reason));
      });
    }
    await rm(`${outDir}.single`, { recursive: true, force: true });
    await whole();
  });
  await withoutLoadFailures({
    root,
    outDir,
    files: entries.map(fileOf),
    bundle: (withMap) => bundle(entries, outDir, withMap),
    failures,
  });
}

/** Bundles again without the modules that can't be bundled, until no further one is found. */
async function withoutFailures(
  bundle: () => Promise<void>,
  failures: Map<string, string>,
): Promise<void> {
  const known = failures.size;
  try {
    await bundle();
  } catch (error) {
    for (const { file, line, message } of error instanceof SiteError ? error.diagnostics : []) {
      if (file !== undefined) failures.set(file, `${file}:${line}: ${message}`);
    }
    if (failures.size === known) throw error;
  }
  if (failures.size > known) await withoutFailures(bundle, failures);
}

const WITHIN = "\0failed-within:";

/** The map of components has to be one: it is there as a whole, or it is told that it is not. */
const OWN_MAP = /^\0own-form:@theme\/MDXComponents\.js$/;

/**
 * In the place of a module that can't be bundled, one that fails when a page loads it. Within other modules
 * something stands for it, so that whatever else they hold stays.
 */
function failedModules(root: string, failures: ReadonlyMap<string, string>): Plugin {
  return {
    name: "failed-modules",
    enforce: "pre",
    async resolveId(id, importer) {
      if (id.startsWith("entry:"))
        return failures.has(id.slice("entry:".length)) ? `\0failed:${id}` : undefined;
      if (failures.size === 0 || importer === undefined || OWN_MAP.test(importer)) return;
      const found = await this.resolve(id, importer, { skipSelf: true });
      const key = found ? failureKey(root, found.id) : "";
      // Within a package that fails its parts stay: only who is outside does without it.
      const isWithin = key === failureKey(root, importer);
      return failures.has(key) && !isWithin ? `${WITHIN}${key}.js` : found;
    },
    load(id) {
      if (id.startsWith(WITHIN)) {
        const reason = failures.get(id.slice(WITHIN.length, -".js".length));
        return standInCode(`It imports what can't be loaded: ${reason?.replace(/\.?$/, ".")}`);
      }
      const path = relativeInput(root, id);
      const message = failures.get(id.replace("\0failed:entry:", "")) ?? failures.get(path);
      if (message === undefined) return;
      return { code: failedModule(message), moduleType: "js" };
    },
  };
}

/** What a module is known by where it fails: a package as a whole. */
function failureKey(root: string, id: string): string {
  const file = id.replace(/\?.*$/, "");
  return relativeInput(root, packageFileOf(file) ?? file);
}
