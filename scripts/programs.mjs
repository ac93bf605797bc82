// @ts-check
/** Finds the programs that tests run (browsers, nginx), and gets them where that is possible. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./setup.mjs";

/**
 * @typedef {object} Program
 * @property {string} name for people
 * @property {string} variable the environment variable that holds its path
 * @property {string[]} commands looked for in PATH
 * @property {string[]} paths where it is commonly installed
 * @property {string} debianPackage
 */

/** @type {Program[]} */
const PROGRAMS = [
  {
    name: "Chromium",
    variable: "CHROMIUM_PATH",
    // Without what surrounds the page on a screen, a journey takes less than half of the processor.
    commands: [
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome-stable",
      "google-chrome",
      "chrome",
    ],
    paths: [
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ],
    debianPackage: "chromium-headless-shell",
  },
  {
    name: "Firefox",
    variable: "FIREFOX_PATH",
    commands: ["firefox-esr", "firefox"],
    paths: [
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    ],
    debianPackage: "firefox-esr",
  },
  {
    name: "nginx",
    variable: "NGINX_PATH",
    commands: ["nginx"],
    // Debian's folder for programs of administrators is not in every PATH.
    paths: ["/usr/sbin/nginx", "/opt/homebrew/bin/nginx"],
    debianPackage: "nginx-light",
  },
];

/**
 * Looks for all programs, and installs missing ones on a Debian machine when run as root.
 *
 * @returns {{ env: Record<string, string>, missing: string[] }} `env`: CHROMIUM_PATH, FIREFOX_PATH
 *   and NGINX_PATH of what was found; `missing`: for each other program a sentence on how to get it
 */
export function findPrograms() {
  // A path that someone has set is theirs to mend.
  const absent = PROGRAMS.filter((program) => !process.env[program.variable] && !find(program));
  if (absent.length > 0 && canInstall()) install(absent);
  /** @type {Record<string, string>} */
  const env = {};
  const missing = [];
  for (const program of PROGRAMS) {
    const path = find(program);
    if (path) env[program.variable] = path;
    else missing.push(howToGet(program));
  }
  return { env, missing };
}

/**
 * @param {string} variable CHROMIUM_PATH, FIREFOX_PATH or NGINX_PATH
 * @returns {string} absolute path
 * @throws when it is not installed; the message says how to get it
 */
export function programPath(variable) {
  const program = PROGRAMS.find((candidate) => candidate.variable === variable);
  if (!program) throw new Error(`${variable} names no program.`);
  const path = find(program);
  if (!path) throw new Error(howToGet(program));
  return path;
}

/**
 * @param {Program} program
 * @returns {string | undefined} absolute path of its program
 */
function find({ variable, commands, paths }) {
  const chosen = process.env[variable];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const inPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...inPath, ...paths].find((path) => existsSync(path));
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

/** @param {Program[]} programs */
function install(programs) {
  const packages = programs.map((program) => program.debianPackage);
  console.log(`Installing ${packages.join(" and ")} (apt-get) …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const quiet = ["-qq", "-o=Dpkg::Use-Pty=0"];
  run("apt-get", ["update", ...quiet], env);
  run("apt-get", ["install", "-y", "--no-install-recommends", ...quiet, ...packages], env);
}

/** @param {Program} program */
function howToGet({ name, variable, debianPackage }) {
  const chosen = process.env[variable];
  if (chosen) return `${name}: ${variable} is ${chosen}, which does not exist.`;
  return (
    `${name} was not found. On Debian: apt-get install ${debianPackage}. ` +
    `Elsewhere install it and, if it is not in PATH, set ${variable} to its program.`
  );
}
