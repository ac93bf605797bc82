import { rm } from "node:fs/promises";
import type { Plugin } from "vite";
import { engineModule } from "../engine-dir.ts";
import { bundleError, warningsOnly } from "./bundle-problems.ts";

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
  /** Puts packages into the bundle, too, so that they share its React. Default: they stay outside. */
  withPackages?: true;
}

/**
 * Bundles modules of a site so that Node can import them.
 *
 * @throws SiteError for a module that is absent or no TypeScript.
 */
export async function bundleForNode(options: NodeBundleOptions): Promise<void> {
  const { build, createLogger } = await import("vite");
  await rm(options.outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    root: options.root,
    logLevel: "warn",
    customLogger: warningsOnly(createLogger("warn")),
    publicDir: false,
    // Nothing of the site's own tools reaches in.
    css: { postcss: {} },
    resolve: {
      // What a site imports of the engine is the running one, installed beside the site or not.
      alias: [
        { find: "@site", replacement: options.siteDir },
        { find: /^headrace$/, replacement: engineModule("index") },
      ],
    },
    // The bundler itself transforms: it can be told to leave the site's tsconfig.json alone, which
    // may extend one that is not installed.
    oxc: false,
    plugins: options.plugins,
    ...(options.withPackages ? { ssr: { noExternal: true } } : {}),
    build: {
      ssr: true,
      outDir: options.outDir,
      minify: false,
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
    throw bundleError(error, options.root);
  });
}
