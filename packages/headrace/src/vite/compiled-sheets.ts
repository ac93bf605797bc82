import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute, join, relative } from "node:path";
import type { Plugin } from "vite";
import { compileLess, type Less } from "./less-sheets.ts";
import { compileSass, type Sass } from "./sass-sheets.ts";

/** Where a site's sheets are, and the packages that it has installed. */
export interface SheetPlace {
  root: string;
  /** Absolute path of the folder that "@site/" means. */
  siteDir: string;
}

/**
 * The name under which the bundler gets a sheet that is written in Sass or Less: by its own it would look for a
 * compiler in one place only. Other sheets keep theirs.
 */
export function sheetName(file: string): string {
  return file.replace(/(\.module)?(\.(?:s[ac]ss|less))$/, "$2$1.css");
}

/** The file of a sheet by its name for the bundler. */
export function sheetFile(name: string): string {
  return name.replace(/(\.(?:s[ac]ss|less))(\.module)?\.css(?:\?.*)?$/, "$2$1");
}

/** Compiles sheets that are written in Sass or Less, by the compiler that the site has installed. */
export function compiledSheets(place: SheetPlace): Plugin {
  return {
    name: "compiled-sheets",
    enforce: "pre",
    resolveId(id) {
      const file = sheetFile(id);
      return file !== id && isAbsolute(file) && existsSync(file) ? id : undefined;
    },
    async load(id) {
      const file = sheetFile(id);
      if (file === id || !existsSync(file)) return;
      const around = { ...place, packages: packageFolders(place) };
      const { css, loaded } = file.endsWith(".less")
        ? await compileLess(findCompiler<Less>(place, file, LESS), file, around)
        : compileSass(findCompiler<Sass>(place, file, SASS), file, around);
      for (const path of loaded) this.addWatchFile(path);
      return css;
    },
  };
}

const SASS = { language: "Sass", names: ["sass", "sass-embedded"] };
const LESS = { language: "Less", names: ["less"] };

/** A compiler as the site has it installed. */
function findCompiler<Compiler>(
  { root, siteDir }: SheetPlace,
  file: string,
  { language, names }: { language: string; names: string[] },
): Compiler {
  for (const folder of new Set([siteDir, root])) {
    const require = createRequire(join(folder, "package.json"));
    for (const name of names) {
      try {
        return require(name);
      } catch {
        // The next one.
      }
    }
  }
  throw new Error(
    `${relative(root, file)} is written in ${language}, and the package "${names[0]}" is not installed. Install it: npm install ${names[0]}`,
  );
}

function packageFolders({ root, siteDir }: SheetPlace): string[] {
  return [...new Set([siteDir, root])].map((folder) => join(folder, "node_modules"));
}
