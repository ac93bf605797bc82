import { join } from "node:path";
import type { Plugin } from "vite";
import { clientBoundary } from "./client-boundary.ts";
import { bundleForNode } from "./node-bundle.ts";

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
  const islands = new Set<string>();
  const entries = options.modules.map((file, index) => ({ file, name: `component-${index}` }));
  await bundleForNode({
    root: options.root,
    entries: Object.fromEntries(entries.map(({ file, name }) => [name, join(options.root, file)])),
    outDir: options.outDir,
    plugins: [clientBoundary(options, islands), emptyStyles()],
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
