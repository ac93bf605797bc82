import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { exists } from "../files/files.ts";

/**
 * What the owner has to know of the packages of an old site.
 *
 * @param folder Absolute folder of the old configuration.
 * @param absent Files that its code asks for and that are not there.
 */
export async function packageNotes(folder: string, absent: readonly string[]): Promise<string[]> {
  const text = await packageFile(folder);
  const isInstalled = (await installedCore(folder)) !== undefined;
  return [
    ...(isOlder(text)
      ? [
          'The old site uses Docusaurus 2, whose pages are MDX 1: "{" and "<" in their text stay text. All else is read as MDX 3, as Docusaurus 3 reads it.',
        ]
      : []),
    ...(text.includes("@docusaurus/core") && !isInstalled
      ? [
          `The packages of the old site are not installed: components that need one are left out. Run "npm install" in ${folder}.`,
        ]
      : []),
    ...(absent.length > 0
      ? [
          `The configuration is read without files that it asks for and that are not there: ${absent.join(", ")}. If a script of the site makes them, run it and migrate again.`,
        ]
      : []),
  ];
}

/** Whether the pages of an old site are MDX 1, as before Docusaurus 3. */
export async function isMdx1(folder: string): Promise<boolean> {
  return isOlder(await packageFile(folder));
}

/** Whether blogs of an old site count what stands between blanks as words, as before 3.9. */
export async function countsBlanks(folder: string): Promise<boolean> {
  const said = (await installedVersion(folder)) ?? rangeIn(await packageFile(folder));
  const { major = 3, minor = Number.POSITIVE_INFINITY } = numbersOf(said);
  return major < 3 || (major === 3 && minor < 9);
}

function isOlder(packageText: string): boolean {
  return (numbersOf(rangeIn(packageText)).major ?? 3) < 3;
}

/** The versions of the dialect's engine that a package needs. */
function rangeIn(packageText: string): string {
  return /"@docusaurus\/core": *"([^"]*)"/.exec(packageText)?.[1] ?? "";
}

/** The least version of a range. */
function numbersOf(range: string): { major?: number; minor?: number } {
  const [, major, minor] = /(\d+)(?:\.(\d+))?/.exec(range) ?? [];
  return { ...(major && { major: Number(major) }), ...(minor && { minor: Number(minor) }) };
}

async function installedVersion(folder: string): Promise<string | undefined> {
  const place = await installedCore(folder);
  const core = place === undefined ? "" : await packageFile(place);
  return /"version": *"([^"]*)"/.exec(core)?.[1];
}

async function packageFile(folder: string): Promise<string> {
  return readFile(join(folder, "package.json"), "utf8").catch(() => "");
}

/** The folder of the dialect's engine, in a folder or one above it, where Node looks for packages. */
async function installedCore(folder: string): Promise<string | undefined> {
  const place = join(folder, "node_modules/@docusaurus/core");
  if (await exists(place)) return place;
  return dirname(folder) === folder ? undefined : installedCore(dirname(folder));
}
