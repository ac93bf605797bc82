import { existsSync } from "node:fs";
import { cp, lstat, mkdtemp, readdir, readFile, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import { run } from "../../src/cli.ts";
import { listFiles } from "../../src/files/files.ts";

const FOLDER = import.meta.dirname;

/** Names of the folders that hold one fault each, and its neighborhood. */
export async function faultNames(): Promise<string[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && /^(?:b\d\d|url)-/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** A project that a test may build and change, below the repository, where packages resolve. */
export interface FaultSite {
  root: string;
  remove(): Promise<void>;
}

/** Makes the site without a fault, and builds it, so that faults meet a published site. */
export async function buildBase(): Promise<FaultSite> {
  const site = await copyFrom(join(FOLDER, "base"));
  await runHere(site.root, ["build"]);
  return site;
}

/** Faults of API descriptions; they need a site that has one. */
const OF_AN_API = /^b(?:12-openapi|34|36|39)-/;

/** The published base site with the files of a fault laid over its sources. */
export async function faultSite(base: FaultSite, name: string): Promise<FaultSite> {
  const site = await copyFrom(base.root);
  if (OF_AN_API.test(name)) await layOver(site, "base-api");
  await layOver(site, name);
  return site;
}

async function layOver({ root }: FaultSite, name: string): Promise<void> {
  const source = join(FOLDER, name);
  for (const folder of await readdir(source, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    await cp(join(source, folder.name), join(root, folder.name), { recursive: true });
  }
}

async function copyFrom(source: string): Promise<FaultSite> {
  const root = await mkdtemp(join(FOLDER, ".site-"));
  await cp(source, root, { recursive: true, verbatimSymlinks: true });
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Runs the command line in this process; what it prints, as a person would see it, and how it ends. */
export async function transcript(root: string, parameters: string[]): Promise<string> {
  const before = await publishedFiles(root);
  const { code, printed } = await runHere(root, parameters);
  const after = await publishedFiles(root);
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  const site = isSame ? "The published site is as it was." : "A new site is published.";
  return `$ ${parameters.join(" ")}\n${printed}\nExit code ${code}. ${site}\n`;
}

/** What a run of the command line printed, by stream and in the order of both. */
interface Run {
  code: number;
  stdout: string;
  stderr: string;
  printed: string;
}

/** Runs the command line in this process. */
export async function runHere(root: string, parameters: string[]): Promise<Run> {
  const result = { code: 0, stdout: "", stderr: "", printed: "" };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      result[name] += withoutMachine(String(text), root);
      result.printed += withoutMachine(String(text), root);
      return true;
    }),
  );
  try {
    result.code = await run([...parameters, "--root", root]);
    return result;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** What differs between machines and runs. */
function withoutMachine(text: string, root: string): string {
  return text
    .replaceAll(root, "<root>")
    .replace(/\d+\.\d\d s\b/g, "<time>")
    .replace(/^( {2}largest ).*$/gm, "$1<pages>");
}

/** Where `dist` leads, and every published file with its content. */
async function publishedFiles(root: string): Promise<Record<string, string>> {
  const dist = join(root, "dist");
  if (!existsSync(dist)) return {};
  const isLink = (await lstat(dist)).isSymbolicLink();
  const folder = isLink ? join(root, await readlink(dist)) : dist;
  const found: Record<string, string> = { "": folder };
  for (const file of await listFiles(folder)) {
    found[file] = await readFile(join(folder, file), "base64");
  }
  return found;
}
