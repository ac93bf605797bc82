import { rm } from "node:fs/promises";
import type { Plugin } from "vite";
import { SiteError } from "../diagnostics/site-error.ts";
import { engineModule } from "../engine-dir.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { bundleError, warningsOnly } from "./bundle-problems.ts";
import { importablePaths } from "./modules/importable-paths.ts";
import { readableSources } from "./readable-sources.ts";

export interface NodeBundleOptions {
  /** Absolute path of the project. */
  root: string;
  /** Absolute path of the folder that "@site/" means. */
  siteDir: string;
  /** Absolute module paths by the name of the file to write, without ".mjs". */
  entries: Record<string, string>;
  /** Absolute path of the folder to write into; replaced. */
  outDir: string;
  plugins: Plugin[];
  /** Code in the place of names. Default: none. */
  define?: Record<string, string>;
  /** Puts packages into the bundle, too, so that they share its React. Default: they stay outside. */
  withPackages?: true;
  /** Writes beside each file where its code comes from, for `thrownPlace`. Default: it does not. */
  withMap?: true;
}

/**
 * Bundles modules of a site so that Node can import them.
 *
 * @throws SiteError for a module that is absent or no TypeScript.
 */
export async function bundleForNode(options: NodeBundleOptions): Promise<void> {
  const { build, createLogger } = await import("vite");
  const unreadable: Diagnostic[] = [];
  await rm(options.outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    root: options.root,
    logLevel: "warn",
    customLogger: warningsOnly(createLogger("warn")),
    publicDir: false,
    // Nothing of the site's own tools reaches in.
    css: { postcss: {} },
    define: options.define ?? {},
    resolve: {
      // What a site imports of the engine is the running one, installed beside the site or not.
      alias: [
        { find: "@site", replacement: options.siteDir },
        { find: /^headrace$/, replacement: engineModule("index") },
        { find: /^headrace\/check$/, replacement: engineModule("exports/check") },
      ],
    },
    // The bundler itself transforms: it can be told to leave the site's tsconfig.json alone, which
    // may extend one that is not installed.
    oxc: false,
    plugins: [readableSources(options.root, unreadable), ...options.plugins, importablePaths()],
    ...(options.withPackages ? { ssr: { noExternal: true } } : {}),
    build: {
      ssr: true,
      outDir: options.outDir,
      minify: false,
      sourcemap: options.withMap ? "hidden" : false,
      rolldownOptions: {
        // Islands begin with a directive that means nothing to the bundler.
        checks: { moduleLevelDirective: false, shimmedExport: false, bundlerTimings: false },
        // What a module does not export is told by the page that wants it.
        shimMissingExports: true,
        tsconfig: false,
        moduleTypes: { ".js": "jsx" },
        transform: { jsx: { runtime: "automatic", development: false } },
        input: options.entries,
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  }).catch((error: unknown) => {
    throw unreadable.length > 0 ? new SiteError(unreadable) : bundleError(error, options.root);
  });
}
