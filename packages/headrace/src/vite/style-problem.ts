import { join } from "node:path";
import type { CSSOptions } from "vite";
import { bundleError } from "./bundle-problems.ts";
import { compiledSheets, sheetName } from "./compiled-sheets.ts";

/** The style sheets of a site, relative to its root. */
interface Styles {
  root: string;
  /** Absolute path of the folder that "@site/" means. */
  siteDir: string;
  styles: readonly string[];
  postcss?: CSSOptions["postcss"];
}

/**
 * What is wrong with the first style sheet that can't be bundled by itself. They are made smaller
 * all in one, so a place that the bundler tells then is none of a file.
 */
export async function styleProblem({
  root,
  siteDir,
  styles,
  postcss = {},
}: Styles): Promise<Error | undefined> {
  const { build } = await import("vite");
  for (const style of styles) {
    const file = join(root, sheetName(style));
    try {
      await build({
        configFile: false,
        root,
        logLevel: "silent",
        publicDir: false,
        plugins: [compiledSheets({ root, siteDir })],
        css: { postcss },
        build: { write: false, rolldownOptions: { input: file } },
      });
    } catch (error) {
      return bundleError(error, root, file);
    }
  }
  return undefined;
}
