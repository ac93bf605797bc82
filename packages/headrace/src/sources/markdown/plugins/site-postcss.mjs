// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { begun, pluginsWith } from "./adding-plugins.mjs";

/** The method by which a plug-in of Docusaurus adds plug-ins of PostCSS. */
const METHOD = "configurePostCss";

/** PostCSS as the bundler has it, which brings it along. */
function loadPostcss() {
  const bundler = createRequire(import.meta.url).resolve("vite/package.json");
  return createRequire(bundler)("postcss");
}

/** Plug-ins of a configuration that add plug-ins of PostCSS. */
export function postcssAdders(config, folder) {
  return pluginsWith(METHOD, config, folder);
}

/**
 * What the plug-ins of PostCSS make of sheets.
 *
 * @param files Absolute paths.
 * @returns the sheets by path, and why plug-ins or sheets failed; such a sheet is not among them.
 */
export async function processSheets(files, { config, folder }) {
  const problems = [];
  const plugins = await addedPlugins({ config, folder, problems });
  const sheets = {};
  if (plugins.length === 0) return { sheets, problems };
  const processor = loadPostcss()(plugins);
  for (const file of files) {
    try {
      const { css } = await processor.process(readFileSync(file, "utf8"), { from: file });
      sheets[file] = css;
    } catch (error) {
      problems.push(`${file}:${error?.line ?? 1}: ${error?.reason ?? error?.message ?? error}`);
    }
  }
  return { sheets, problems };
}

async function addedPlugins({ config, folder, problems }) {
  let options = { plugins: [] };
  for (const adder of postcssAdders(config, folder)) {
    try {
      const plugin = await begun(adder, config, folder);
      options = plugin?.[METHOD]?.(options) ?? options;
    } catch (error) {
      problems.push(`A plug-in that adds others to PostCSS: ${error?.message ?? error}`);
    }
  }
  return pluginList(options.plugins).map((entry) => instance(entry, folder));
}

/** A list, or options by name. */
function pluginList(plugins) {
  return Array.isArray(plugins) ? plugins.filter(Boolean) : Object.entries(plugins ?? {});
}

/** A plug-in, its name, or its name with options. */
function instance(entry, folder) {
  const [named, ...options] = [entry].flat();
  if (typeof named !== "string") return options.length > 0 ? named(...options) : named;
  const plugin = createRequire(join(folder, "package.json"))(named);
  return (plugin.default ?? plugin)(...options);
}
