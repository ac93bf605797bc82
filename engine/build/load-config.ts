import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CONFIG_FILE, parseConfig } from "../config/parse-config.ts";
import type { SiteConfig } from "../config/schema.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { digestFolders, exists } from "./files.ts";
import type { ProjectPaths } from "./paths.ts";

/**
 * Runs and validates the configuration of a project.
 *
 * @throws SiteError when the file is absent, does not run, or has unknown or wrong options.
 */
export async function loadConfig(paths: ProjectPaths): Promise<SiteConfig> {
  const file = join(paths.root, CONFIG_FILE);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) {
    throw configError(
      `There is no ${CONFIG_FILE} in ${paths.root}.`,
      "Run this command in the project's root, or name it with --root.",
    );
  }
  return parseConfig(await runConfig(paths, file), text);
}

/** The default export; compiled once for each state of the folder `site`. */
async function runConfig(paths: ProjectPaths, file: string): Promise<unknown> {
  const outDir = join(paths.cache, "config", await digestFolders([join(paths.root, "site")]));
  const compiled = join(outDir, "config.mjs");
  try {
    if (!(await exists(compiled))) {
      const { bundleForNode } = await import("../vite/node-bundle.ts");
      await bundleForNode({
        root: paths.root,
        siteDir: paths.root,
        entries: { config: file },
        outDir,
        plugins: [],
      });
    }
    const module: { default?: unknown } = await import(pathToFileURL(compiled).href);
    return module.default;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw configError(
      `${CONFIG_FILE} could not be loaded: ${reason}`,
      "Mend the file; it is an ordinary TypeScript module with a default export.",
    );
  }
}

function configError(message: string, hint: string): SiteError {
  return new SiteError([{ code: "config", severity: "error", file: CONFIG_FILE, message, hint }]);
}
