import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { clientBoundary } from "./client-boundary.ts";

export interface ComponentBundleOptions {
  root: string;
  engineDir: string;
  /** Absolute path of the folder to write into; replaced. */
  outDir: string;
  /** Modules that pages import, relative to the root. */
  modules: readonly string[];
}

/** The site's own components, bundled for Node. */
export interface ComponentBundle {
  /** Bundled file of each module, relative to the bundle's folder. */
  files: Record<string, string>;
  /** Modules that begin with 'use client', relative to the root. */
  islands: string[];
}

/** Bundles the modules that pages import, so that they can be rendered at build time. */
export async function bundleComponents(options: ComponentBundleOptions): Promise<ComponentBundle> {
  if (options.modules.length === 0) return { files: {}, islands: [] };
  const { build } = await import("vite");
  await rm(options.outDir, { recursive: true, force: true });
  const islands = new Set<string>();
  const entries = options.modules.map((file, index) => ({ file, name: `component-${index}` }));
  await build({
    configFile: false,
    root: options.root,
    logLevel: "warn",
    publicDir: false,
    resolve: { alias: { "@site": options.root } },
    oxc: { jsx: { runtime: "automatic", development: false } },
    plugins: [clientBoundary(options, islands), emptyStyles()],
    build: {
      ssr: true,
      outDir: options.outDir,
      minify: false,
      rolldownOptions: {
        // Islands begin with a directive that means nothing to the bundler.
        checks: { moduleLevelDirective: false },
        input: Object.fromEntries(
          entries.map(({ file, name }) => [name, join(options.root, file)]),
        ),
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  return {
    files: Object.fromEntries(entries.map(({ file, name }) => [file, `${name}.mjs`])),
    islands: [...islands].sort(),
  };
}

/** Plain style sheets reach the page through the site's configuration, not through its components. */
function emptyStyles(): Plugin {
  return {
    name: "empty-styles",
    enforce: "pre",
    load: (id) => (/(?<!\.module)\.css$/.test(id) ? { code: "", moduleType: "js" } : undefined),
  };
}
