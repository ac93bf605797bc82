/** Where the benchmarks keep what they make: below `.cache/`, which may be deleted at any time. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const PACKAGE = dirname(import.meta.dirname);

/** Absolute path of the repository. */
export const REPOSITORY = dirname(dirname(PACKAGE));

/** Generated projects stand below the repository, so that the engine finds its own packages. */
export const WORKSPACE = join(REPOSITORY, ".cache", "bench");

/** For engines that leave out what a repository's `.gitignore` names, wherever they are started. */
export const OUTSIDE = join(tmpdir(), "headrace-bench");

/** The engine as it is published; its packages are found in the repository, further up. */
const HOME = join(WORKSPACE, "home");

/** Command line of the copied engine. */
export const ENGINE = join(HOME, "bin.mjs");

/**
 * Builds the engine and copies it into the workspace: it stays as it is however others work on the
 * repository meanwhile.
 */
export function copyEngine(): void {
  rmSync(HOME, { recursive: true, force: true });
  mkdirSync(HOME, { recursive: true });
  const build = join(PACKAGE, "scripts", "build-engine.mjs");
  const { status } = spawnSync(process.execPath, [build, join(HOME, "dist")], { stdio: "inherit" });
  if (status !== 0) throw new Error("The engine could not be built.");
  for (const part of ["bin.mjs", "package.json", "schemas", "templates"]) {
    cpSync(join(PACKAGE, part), join(HOME, part), { recursive: true });
  }
}

/**
 * Installs packages from the npm registry into a folder of the workspace, once.
 *
 * @param packages Exact versions by name.
 * @param overrides Versions of what these need.
 * @returns the folder's absolute path.
 */
export function installPackages(
  name: string,
  packages: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, string>> = {},
): string {
  const folder = join(WORKSPACE, name);
  const wanted = { private: true, type: "module", dependencies: packages, overrides };
  const manifest = `${JSON.stringify(wanted, null, 2)}\n`;
  const marker = join(folder, "installed.json");
  if (existsSync(marker) && readFileSync(marker, "utf8") === manifest) return folder;
  console.error(`Installing ${Object.keys(packages).join(", ")} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), manifest);
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`npm could not install into ${folder}.`);
  writeFileSync(marker, manifest);
  return folder;
}
