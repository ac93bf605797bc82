import { resolve } from "node:path";
import { projectPaths } from "../files/paths.ts";
import { filesIn } from "../mcp/folder-files.ts";
import { filesAt, type SiteFiles } from "../mcp/site-files.ts";

/** The files of the built site that a command line names; default: those of the project. */
export function siteFilesOf(root: string, where: string | undefined): SiteFiles {
  if (where === undefined) return filesIn(projectPaths(root).dist);
  return /^https?:/i.test(where) ? filesAt(where) : filesIn(resolve(where));
}
