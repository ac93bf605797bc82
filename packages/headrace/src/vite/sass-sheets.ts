import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** What is used of Sass: https://sass-lang.com/documentation/js-api/ */
export interface Sass {
  compile(file: string, options: SassOptions): { css: string; loadedUrls: URL[] };
}

interface SassOptions {
  loadPaths: string[];
  importers: { findFileUrl(url: string): URL | null }[];
  logger: { warn(): void; debug(): void };
}

/** Folders in which a sheet looks for others; `packages` are those of installed packages. */
interface SassFolders {
  root: string;
  siteDir: string;
  packages: readonly string[];
}

/** Compiles a sheet that is written in Sass, as bundlers do. */
export function compileSass(
  sass: Sass,
  file: string,
  folders: SassFolders,
): { css: string; loaded: string[] } {
  const { css, loadedUrls } = sass.compile(file, options(folders));
  const files = loadedUrls.filter(({ protocol }) => protocol === "file:");
  return { css, loaded: files.map((url) => fileURLToPath(url)) };
}

/** As bundlers have it: "~" begins the name of a package, and "@site/" a path of the site. */
function options({ root, siteDir, packages }: SassFolders): SassOptions {
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
