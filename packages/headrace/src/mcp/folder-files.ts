import { readFile } from "node:fs/promises";
import { ServedFolder } from "../server/served-folder.ts";
import type { SiteFiles } from "./site-files.ts";

/**
 * The files of a built site in a folder. Nothing outside of it is read, whatever is asked for and
 * wherever its links lead.
 *
 * @param folder Absolute.
 */
export function filesIn(folder: string): SiteFiles {
  const served = new ServedFolder({ folder });
  return {
    read: async (path) => {
      const name = decode(path.replace(/\?.*$/, ""));
      const found = name === undefined ? undefined : served.find(name);
      return found && new Uint8Array(await readFile(found.path));
    },
  };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
