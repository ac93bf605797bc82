import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { locateProblems } from "../config/locate-options.ts";
import { CONFIG_FILE, parseConfig } from "../config/parse-config.ts";
import { inTime } from "../diagnostics/endless-code.ts";
import { reasonOf } from "../diagnostics/reason-of.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { withoutExit } from "../diagnostics/without-exit.ts";
import { digest, digestFolders, digestInputs, exists } from "../files/files.ts";
import type { ProjectPaths } from "../files/paths.ts";
import {
  draftOf,
  isWholeFolder,
  readSealedJson,
  sealFolder,
  writeSealed,
} from "../files/sealed.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { missingFiles, type PresentParts, presentParts } from "./config-files.ts";
import type { Snapshot } from "./snapshot.ts";

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
export async function loadConfig(paths: ProjectPaths, snapshot: Snapshot): Promise<LoadedConfig> {
  const file = join(paths.root, CONFIG_FILE);
  if (!(await exists(file))) {
    throw configError(`There is no ${CONFIG_FILE} in ${paths.root}.`, await beginning(paths.root));
  }
  const parsed = parseConfig(await runConfig(paths, snapshot));
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

/** The default export. */
async function runConfig(paths: ProjectPaths, snapshot: Snapshot): Promise<unknown> {
  const folder = await compileConfig(paths, snapshot);
  try {
    const module: { default?: unknown } = await inTime(
      withoutExit(() => import(pathToFileURL(join(folder, "config.mjs")).href)),
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

/**
 * Compiles the configuration, once for each state of the folder `site` and of what it imports besides.
 *
 * @returns Absolute path of the folder.
 */
async function compileConfig({ root, cache }: ProjectPaths, snapshot: Snapshot): Promise<string> {
  const site = await digestFolders([join(root, "site")]);
  const all = join(cache, "config");
  const list = join(all, `${site}.json`);
  const folderOf = async (inputs: readonly string[]) =>
    join(all, digest([site, await digestInputs(inputs, root)].join("\n")));
  const known = z.array(z.string()).safeParse(await readSealedJson(list)).data;
  if (known) {
    snapshot.watchFiles(known);
    const folder = await folderOf(known);
    if (await isWholeFolder(folder)) return folder;
  }
  const inputs = new Set<string>();
  const note = (path: string) => {
    snapshot.watchFiles([path]);
    inputs.add(path);
  };
  const draft = draftOf(join(all, site));
  try {
    const { bundleConfig } = await import("../vite/modules/config-bundle.ts");
    await bundleConfig(root, { outDir: draft, note });
    const folder = await folderOf([...inputs]);
    await sealFolder(draft, folder);
    await writeSealed(list, JSON.stringify([...inputs]));
    return folder;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function configError(message: string, hint: string, place = {}): SiteError {
  return new SiteError([
    { code: "config", severity: "error", file: CONFIG_FILE, message, hint, ...place },
  ]);
}
