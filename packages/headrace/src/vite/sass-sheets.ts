import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { compileLess, type Less } from "./less-sheets.ts";

/** What is used of Sass: https://sass-lang.com/documentation/js-api/ */
interface Sass {
  compile(file: string, options: SassOptions): { css: string; loadedUrls: URL[] };
}

interface SassOptions {
  loadPaths: string[];
  importers: { findFileUrl(url: string): URL | null }[];
  logger: { warn(): void; debug(): void };
}

/** Where a site's sheets are, and the packages that it has installed. */
export interface SassPlace {
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
export function sassSheets(place: SassPlace): Plugin {
  return {
    name: "sass-sheets",
    enforce: "pre",
    resolveId(id) {
      const file = sheetFile(id);
      return file !== id && isAbsolute(file) && existsSync(file) ? id : undefined;
    },
    async load(id) {
      const file = sheetFile(id);
      if (file === id || !existsSync(file)) return;
      if (file.endsWith(".less")) {
        const less = findCompiler<Less>(place, file, LESS);
        const compiled = await compileLess(less, file, {
          ...place,
          packages: packageFolders(place),
        });
        for (const path of compiled.loaded) this.addWatchFile(path);
        return compiled.css;
      }
      const { css, loadedUrls } = findCompiler<Sass>(place, file, SASS).compile(
        file,
        options(place),
      );
      for (const url of loadedUrls)
        if (url.protocol === "file:") this.addWatchFile(fileURLToPath(url));
      return css;
    },
  };
}

const SASS = { language: "Sass", names: ["sass", "sass-embedded"] };
const LESS = { language: "Less", names: ["less"] };

/** A compiler as the site has it installed. */
function findCompiler<Compiler>(
  { root, siteDir }: SassPlace,
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

function packageFolders({ root, siteDir }: SassPlace): string[] {
  return [...new Set([siteDir, root])].map((folder) => join(folder, "node_modules"));
}

/** As bundlers have it: "~" begins the name of a package, and "@site/" a path of the site. */
function options(place: SassPlace): SassOptions {
  const { root, siteDir } = place;
  const packages = packageFolders(place);
  const found = (paths: string[]) => {
    const path = paths.find((one) => existsSync(dirname(one)));
    return path === undefined ? null : pathToFileURL(path);
  };
  return {
    loadPaths: [...packages, siteDir, root],
    importers: [
      {
        findFileUrl(url) {
          if (url.startsWith("@site/")) return found([join(siteDir, url.slice("@site/".length))]);
          if (url.startsWith("~"))
            return found(packages.map((folder) => join(folder, url.slice(1))));
          return null;
        },
      },
    ],
    // What will change in Sass is no concern of who moves a site.
    logger: { warn() {}, debug() {} },
  };
}
