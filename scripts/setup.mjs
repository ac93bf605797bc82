// @ts-check
/**
 * What `npm start` and `npm test` need before anything else: a fitting Node, and the packages of
 * package-lock.json. Plain Node without packages, because it runs before they are installed.
 */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The least Node version; the same as "engines" in package.json. */
const NODE_MINIMUM = { major: 20, minor: 19 };

/** Absolute path of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Checks Node, then installs packages unless they are as package-lock.json has them. */
export function setUp() {
  requireNode();
  if (isInstalled()) return;
  console.log("Installing packages (npm ci) …");
  const started = performance.now();
  const code = run("npm", [
    "ci",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  if (code !== 0) stop("The packages could not be installed; npm's message is above.");
  console.log(`Installed in ${seconds(performance.now() - started)}.`);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > NODE_MINIMUM.major) return;
  if (major === NODE_MINIMUM.major && minor >= NODE_MINIMUM.minor) return;
  stop(
    `This project needs Node ${NODE_MINIMUM.major}.${NODE_MINIMUM.minor} or newer; this is ` +
      `${process.versions.node}. Get a newer one from https://nodejs.org/.`,
  );
}

/** npm writes node_modules/.package-lock.json last, at the end of an installation that worked. */
function isInstalled() {
  const installed = modified("node_modules/.package-lock.json");
  return installed !== undefined && installed >= (modified("package-lock.json") ?? 0);
}

/**
 * @param {string} path relative to the project
 * @returns {number | undefined} milliseconds since 1970; `undefined` when there is no such file
 */
function modified(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * Runs a command in the project and shows its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's own
 * @returns {number} its exit code; 1 when it could not be started
 */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (result.error) console.error(result.error.message);
  return result.status ?? 1;
}

/**
 * @param {number} milliseconds
 * @returns {string} "2.4 s"
 */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Prints why the command cannot go on, and ends it.
 *
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
