import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { locateProblems } from "../config/locate-options.ts";
import { CONFIG_FILE, parseConfig } from "../config/parse-config.ts";
import { inTime } from "../diagnostics/endless-code.ts";
import { reasonOf } from "../diagnostics/reason-of.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { withoutExit } from "../diagnostics/without-exit.ts";
import { digestFolders, exists } from "../files/files.ts";
import type { ProjectPaths } from "../files/paths.ts";
import { makeSealedFolder } from "../files/sealed.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { missingFiles, type PresentParts, presentParts } from "./config-files.ts";

/** A configuration, and which files it names in vain: what is left of it can be judged all the same. */
export interface LoadedConfig extends PresentParts {
  problems: Diagnostic[];
}

/**
 * Runs and validates the configuration of a project.
 *
 * @throws SiteError when the file is absent, does not run, has unknown or wrong options, or names
 *   files that are absent without which there is nothing to judge.
 */
export async function loadConfig(paths: ProjectPaths): Promise<LoadedConfig> {
  const file = join(paths.root, CONFIG_FILE);
  if (!(await exists(file))) {
    throw configError(`There is no ${CONFIG_FILE} in ${paths.root}.`, await beginning(paths.root));
  }
  const parsed = parseConfig(await runConfig(paths, file));
  if ("problems" in parsed) throw new SiteError(await locateProblems(paths.root, parsed.problems));
  const missing = await missingFiles(paths.root, parsed.config);
  const problems = await locateProblems(paths.root, missing);
  const present = presentParts(parsed.config, missing);
  // Where parts may fail, nothing else ends the build.
  const isTolerant = parsed.config.failedParts === "warning" && problems.length > 0;
  if (!present || isTolerant) throw new SiteError(problems);
  return { ...present, problems };
}

/** What to do in a folder that is no project. */
async function beginning(root: string): Promise<string> {
  const files = await readdir(root).catch((): string[] => []);
  return files.some((file) => /^docusaurus\.config\.[cm]?[jt]s$/.test(file))
    ? "Take over the Docusaurus site that is here: headrace migrate ."
    : "Run this command in the project's root, or name it with --root. A new one: headrace init my-docs";
}

/** The default export; compiled once for each state of the folder `site`. */
async function runConfig(paths: ProjectPaths, file: string): Promise<unknown> {
  const outDir = join(paths.cache, "config", await digestFolders([join(paths.root, "site")]));
  const compiled = join(outDir, "config.mjs");
  await makeSealedFolder(outDir, async (draft) => {
    const { bundleForNode } = await import("../vite/node-bundle.ts");
    const entries = { config: file };
    const bundle = { root: paths.root, siteDir: paths.root, entries, plugins: [] };
    await bundleForNode({ ...bundle, outDir: draft, withMap: true });
  });
  try {
    const module: { default?: unknown } = await inTime(
      withoutExit(() => import(pathToFileURL(compiled).href)),
    );
    return module.default;
  } catch (error) {
    const { thrownPlace } = await import("../vite/thrown-place.ts");
    const place = thrownPlace(error, paths.root);
    throw configError(
      `${place?.file ?? CONFIG_FILE} fails when it is run: ${reasonOf(error)}`,
      "Mend the file; it is an ordinary TypeScript module with a default export.",
      place,
    );
  }
}

function configError(message: string, hint: string, place = {}): SiteError {
  return new SiteError([
    { code: "config", severity: "error", file: CONFIG_FILE, message, hint, ...place },
  ]);
}
