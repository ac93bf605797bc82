import { hash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { isOneOf, withFolder } from "./files.ts";

/**
 * Where a file of a site is on disk.
 *
 * @param folder Absolute folder of the site.
 * @throws when the file would lie outside of it.
 */
export function siteFilePath(folder: string, file: string): string {
  const path = join(folder, file);
  if (!path.startsWith(folder + sep)) throw new Error(`"${file}" is outside of the site.`);
  return path;
}

/** Writes a file of a site; returns its SHA-256 in hex. */
export function writeSiteFile(folder: string, file: string, content: string | Uint8Array): string {
  const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
  clearPlace(siteFilePath(folder, file), (path) => writeFileSync(path, bytes, { flag: "wx" }));
  return hash("sha256", bytes, "hex");
}

/**
 * Makes a file with the flag "wx". One that is there may be a link to that of the published site,
 * which is not to be changed, so it makes way and is never written to.
 */
export function clearPlace<R>(file: string, make: (file: string) => R): R {
  return withFolder(file, (path) => {
    try {
      return make(path);
    } catch (error) {
      if (!isOneOf(error, ["EEXIST"])) throw error;
      rmSync(path);
      return make(path);
    }
  });
}
