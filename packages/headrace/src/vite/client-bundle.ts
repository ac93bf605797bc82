import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { reasonOf } from "../diagnostics/reason-of.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { engineModule } from "../engine-dir.ts";
import { DIAGRAM_ISLAND } from "../model/browser-diagram.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { SITE_ROOT_ISLAND } from "../model/islands/site-root.ts";
import type { SiteDocsVersion } from "../model/site-docs.ts";
import type { ClientAssets } from "../render/render-context.ts";
import { browserAssets } from "./asset-modules.ts";
import { AbsentFile, bundleError, warningsOnly } from "./bundle-problems.ts";
import { checkedAddresses, loadedWith } from "./checked-addresses.ts";
import { describeOutput, islandName } from "./client-output.ts";
import { compiledSheets, sheetName } from "./compiled-sheets.ts";
import { componentStyles, oldSheets, scopedClass } from "./component-styles.ts";
import { type DividedSheets, divideSheets } from "./conditional-styles.ts";
import { dialectNames } from "./dialect-names.ts";
import { DroppedParts } from "./dropped-parts.ts";
import { loaderModules } from "./loader-modules.ts";
import { localizedSentences } from "./localized-sentences.ts";
import { markdownModules } from "./markdown-modules.ts";
import { contextRequires } from "./modules/context-requires.ts";
import { constantsCode, type SiteNames, siteAliases } from "./modules/site-aliases.ts";
import type { DialectContext } from "./modules/site-modules.ts";
import { type ProcessedSheets, processedSheets } from "./processed-sheets.ts";
import { readableSources } from "./readable-sources.ts";
import { sourceModules } from "./source-modules.ts";
import { styleProblem } from "./style-problem.ts";
import type { StyleRecovery } from "./style-recovery.ts";
import { STYLES_MODULE, type VirtualModuleOptions, virtualModules } from "./virtual-modules.ts";

export interface ClientBundleOptions extends VirtualModuleOptions {
  /** Absolute path of the folder that "@site/" means. */
  siteDir: string;
  /** Absolute path of the folder to write into; replaced. */
  outDir: string;
  /** Island modules, relative to the root, and the engine's own. */
  islands: readonly string[];
  /** Absolute path of the module of Mermaid that the site has installed. */
  mermaid: string | undefined;
  /** What islands may ask about the site. */
  context: DialectContext;
  /** What they may ask about all pages; only readers of islands that ask get it. */
  docs: () => Promise<readonly SiteDocsVersion[]>;
  /** How code of the site calls modules and values. */
  names: SiteNames;
  /** See `OldStylesOptions`. */
  sidebarClasses: readonly string[];
  hasBar: boolean;
  /** What is bundled in the place of style sheets of the site. */
  processedSheets: ProcessedSheets;
  /** An island that can't be bundled stays as it was rendered. */
  toleratesFailures: boolean;
}

/** Options, and how sheets are read of which only what fails is to be lost. */
type ClientBundle = ClientBundleOptions & {
  recovery: (StyleRecovery & { absent: Set<string> }) | undefined;
};

/**
 * Bundles what every page needs in the browser: the client, the style sheet, the islands.
 *
 * @throws SiteError for a module or style sheet of the site that can't be bundled; where failures are
 *   tolerated, such a style sheet, or what browsers don't know of it, is told and left out, and such an island
 *   told and left as it was rendered.
 */
export async function bundleClient(options: ClientBundleOptions): Promise<ClientAssets> {
  const dropped = new DroppedParts(options.root);
  const recovery = options.toleratesFailures
    ? { tell: dropped.tell, absent: new Set<string>() }
    : undefined;
  const assets = await bundleUsable({ ...options, recovery });
  for (const line of dropped.lines()) warn(line);
  return assets;
}

async function bundleUsable(options: ClientBundle): Promise<ClientAssets> {
  const { islands, toleratesFailures } = options;
  try {
    return await bundleAll(options);
  } catch (error) {
    if (!toleratesFailures || !(error instanceof SiteError)) throw error;
    const known = options.recovery?.absent.size;
    const usable = await withoutBrokenStyles(options);
    const isLess = (usable.oldStyles?.length ?? 0) < (options.oldStyles?.length ?? 0);
    if (isLess || options.recovery?.absent.size !== known) return bundleUsable(usable);
    if (islands.length === 0) throw error;
    const live: string[] = [];
    for (const island of islands) {
      const single = { ...options, islands: [island] };
      await bundleAll(single).then(
        () => live.push(island),
        (reason: unknown) => warn(`${island} is not live: ${reasonOf(reason)}`),
      );
    }
    return bundleAll({ ...options, islands: live });
  }
}

/**
 * The same without the sheets for another frame that can't be bundled; each is told. What one imports that is not
 * there costs that import only.
 */
async function withoutBrokenStyles(options: ClientBundle): Promise<ClientBundle> {
  if (!options.oldStyles) return options;
  const { root, siteDir, recovery } = options;
  const postcss = oldSheets(oldStyles(options), recovery);
  const usable: string[] = [];
  for (const style of options.oldStyles) {
    const find = () => styleProblem({ root, siteDir, styles: [style], postcss });
    let problem = await find();
    while (problem instanceof AbsentFile && recovery && !recovery.absent.has(problem.path)) {
      recovery.absent.add(problem.path);
      problem = await find();
    }
    if (problem) warn(`${style} is left out: ${reasonOf(problem)}`);
    else usable.push(style);
  }
  return { ...options, oldStyles: usable };
}

function warn(message: string): void {
  process.stderr.write(`${message}\n`);
}

async function bundleAll(options: ClientBundle): Promise<ClientAssets> {
  const { build, createLogger } = await import("vite");
  const unreadable: Diagnostic[] = [];
  const isDev = options.mode === "development";
  const suffix = isDev ? "" : "-[hash]";
  const sheets = await sheetsOf(options);
  await rm(options.outDir, { recursive: true, force: true });
  const output = await build({
    configFile: false,
    root: options.root,
    base: options.site.baseUrl,
    logLevel: "warn",
    customLogger: warningsOnly(createLogger("warn"), options.toleratesFailures),
    publicDir: false,
    // Nothing of the site's own tools reaches in, neither PostCSS nor tsconfig.json, but for names of folders.
    css: {
      postcss: oldSheets(oldStyles(options), options.recovery),
      modules: { generateScopedName: (name, file) => scopedClass(name, file, options.root) },
    },
    worker: { format: "es" },
    define: { ...constantsCode(options.names), "process.env.NODE_ENV": '"production"' },
    oxc: false,
    resolve: { alias: { "@site": options.siteDir } },
    plugins: [
      ...siteFiles(options),
      readableSources(options.root, unreadable),
      localizedSentences(options.messages),
      virtualModules(options, sheets),
      componentStyles(options.root),
      installedMermaid(options.mermaid),
      dialectNames({ ...options, inBrowser: true }),
      sharedReact(),
      browserAssets(options.root),
      markdownModules(options.root),
      sourceModules({ root: options.root, failures: undefined }),
      ...(isDev ? [] : [checkedAddresses(options.site.baseUrl)]),
    ],
    build: {
      outDir: options.outDir,
      target: "es2022",
      // What the style sheets are written for; older targets get larger work-arounds.
      cssTarget: ["chrome123", "firefox128", "safari17.5"],
      cssCodeSplit: false,
      modulePreload: isDev ? false : { polyfill: false, resolveDependencies: loadedWith },
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        // Islands begin with a directive that means nothing to the bundler.
        checks: { moduleLevelDirective: false, shimmedExport: false, bundlerTimings: false },
        // An island may want more of a module than there is, as long as it does not use it.
        shimMissingExports: true,
        tsconfig: false,
        transform: { jsx: { runtime: "automatic", development: false } },
        preserveEntrySignatures: "exports-only",
        input: entries(options),
        output: {
          entryFileNames: `assets/[name]${suffix}.js`,
          chunkFileNames: `assets/[name]${suffix}.js`,
          assetFileNames: `assets/[name]${suffix}[extname]`,
        },
      },
    },
  }).catch(async (error: unknown) => {
    if (unreadable.length > 0) throw new SiteError(unreadable);
    throw await bundleFailure(error, options);
  });
  return describeOutput(output, { ...options, sheets });
}

/** Of a style sheet, where one is to blame. */
async function bundleFailure(error: unknown, options: ClientBundle): Promise<Error> {
  const failure = bundleError(error, options.root);
  return (failure instanceof SiteError && (await styleProblem(options))) || failure;
}

/** How files of the site are read that it has in other spellings. */
function siteFiles(options: ClientBundleOptions): Plugin[] {
  const { root, processedSheets: sheets } = options;
  return [
    siteAliases(options),
    compiledSheets(options),
    processedSheets(sheets),
    loaderModules(root),
    contextRequires(options),
  ];
}

function entries({ islands, root, mode }: ClientBundleOptions): Record<string, string> {
  return {
    client: engineModule("client/entry"),
    styles: STYLES_MODULE,
    ...(mode === "development" ? { dev: engineModule("client/dev/entry") } : {}),
    ...Object.fromEntries(islands.map((file) => [islandName(file), islandModule(file, root)])),
  };
}

/** Islands that are the engine's own. */
const ENGINES_ISLANDS = new Map([
  [DIAGRAM_ISLAND, "client/diagrams/browser-diagram"],
  [SITE_ROOT_ISLAND, "dialect/theme/site-root"],
]);

function islandModule(file: string, root: string): string {
  const own = ENGINES_ISLANDS.get(file);
  return own === undefined ? join(root, file) : engineModule(own);
}

/** The dev server sends all sheets as one. */
async function sheetsOf({ root, styles, mode }: ClientBundleOptions): Promise<DividedSheets> {
  const own = styles.map((file) => join(root, file));
  return mode === "development" ? { always: own, conditional: [] } : divideSheets(own);
}

/** The style sheet in development, where it is served as it is written. */
export const DEV_STYLES = "assets/style.css";

/** The files of a development bundle, known before it is made. */
export function devAssets(clientId: string, islands: readonly string[]): ClientAssets {
  return {
    clientId,
    script: "assets/client.js",
    app: ["assets/start-app.js"],
    dev: "assets/dev.js",
    styles: DEV_STYLES,
    conditionalStyles: [],
    onDemandStyles: "assets/on-demand.css",
    islands: Object.fromEntries(islands.map((file) => [file, `assets/${islandName(file)}.js`])),
  };
}

const REACT = /^react(?:-dom)?(?:\/[\w-]+)?$/;

/**
 * Islands share the React of the shell, whatever their site has installed, if anything. The dialect's
 * names come before: JSX of a site that tolerates failures goes through its own runtime.
 */
function sharedReact(): Plugin {
  return {
    name: "shared-react",
    enforce: "pre",
    resolveId(id) {
      const importer = engineModule("client/entry");
      return REACT.test(id) ? this.resolve(id, importer, { skipSelf: true }) : undefined;
    },
  };
}

/** The package of the site that draws diagrams; it is bundled as it comes. */
function installedMermaid(file: string | undefined): Plugin {
  return {
    name: "installed-mermaid",
    enforce: "pre",
    resolveId: (id) => (id === "virtual:mermaid" ? file : undefined),
  };
}

/** The sheets that were written for another frame. */
function oldStyles({
  root,
  siteDir,
  site,
  sidebarClasses,
  hasBar,
  oldStyles: theirs,
}: ClientBundleOptions) {
  const files = theirs?.map((file) => join(root, sheetName(file))) ?? [];
  return { root, siteDir, baseUrl: site.baseUrl, files, sidebarClasses, hasBar };
}
