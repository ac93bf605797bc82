import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { readLoaders } from "../sources/markdown/jsx/loader-chain.ts";
import { readYaml } from "../sources/yaml-text.ts";

const LOADED = /!|\?(?:raw|source)$|\.ya?ml$/i;
const YAML = "\0yaml:";
/** Nothing of the bundler takes a name that ends like this for data. */
const ENDING = ".js";

/** How a module is asked for that is wanted as text, whatever is made of its kind elsewhere. */
const AS_TEXT = { custom: { asText: true } };

/** Imports of components in the spelling of another bundler: "!!raw-loader!./x.ts". */
export function loaderModules(root: string): Plugin {
  const told = new Set<string>();
  const tellNotRun = (loader: string, importer: string) => {
    const path = relative(root, importer.replace(/^\0(?:entry:)?/, "")).replaceAll("\\", "/");
    const line = `${path}: the loader "${loader}" is not run; what it loads is taken as it is written.\n`;
    if (!told.has(line)) process.stderr.write(line);
    told.add(line);
  };
  return {
    name: "loader-modules",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!LOADED.test(id) || /^(?:\0|entry:)/.test(id)) return;
      const { path, form, notRun } = readLoaders(id);
      for (const loader of notRun) tellNotRun(loader, importer ?? "");
      const file = await this.resolve(path, importer, form === "module" ? {} : AS_TEXT);
      if (!file || file.external || file.id.startsWith("\0")) return file;
      if (form === "text") return `${file.id}?raw`;
      return form === "yaml" ? `${YAML}${file.id}${ENDING}` : file;
    },
    async load(id) {
      if (!id.startsWith(YAML)) return;
      const file = id.slice(YAML.length, -ENDING.length);
      this.addWatchFile(file);
      const read = readYaml(await readFile(file, "utf8"), "It");
      if ("problem" in read) throw new Error(`${relative(root, file)}: ${read.problem.message}`);
      return { code: `export default ${JSON.stringify(read.value)};`, moduleType: "js" };
    },
  };
}
