import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { exists } from "../files/files.ts";

/**
 * What the owner has to know of the packages of an old site.
 *
 * @param folder Absolute folder of the old configuration.
 */
export async function packageNotes(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, "package.json"), "utf8").catch(() => "");
  const [, version = "3"] = /"@docusaurus\/core": *"[^\d"]*(\d+)/.exec(text) ?? [];
  const isInstalled = await isThere(folder, "node_modules/@docusaurus/core");
  return [
    ...(Number(version) < 3
      ? [
          `The old site uses Docusaurus ${version}, whose pages are MDX 1. They are read as MDX 3, as Docusaurus 3 reads them: "{" and "<" in text may have to be escaped.`,
        ]
      : []),
    ...(text.includes("@docusaurus/core") && !isInstalled
      ? [
          `The packages of the old site are not installed: components that need one are left out. Run "npm install" in ${folder}.`,
        ]
      : []),
  ];
}

/** Whether a path exists in a folder or one above it, where Node looks for packages. */
async function isThere(folder: string, path: string): Promise<boolean> {
  if (await exists(join(folder, path))) return true;
  return dirname(folder) !== folder && isThere(dirname(folder), path);
}
