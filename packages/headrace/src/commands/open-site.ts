import { resolve } from "node:path";
import { SiteError } from "../diagnostics/site-error.ts";
import { projectPaths } from "../files/paths.ts";
import { filesIn } from "../mcp/folder-files.ts";
import { Site } from "../mcp/site.ts";
import { filesAt, type SiteFiles } from "../mcp/site-files.ts";
import { ToolProblem } from "../mcp/tool-problem.ts";

/** A built site that programs read. */
export interface OpenedSite {
  files: SiteFiles;
  site: Site;
  /** What it calls itself, and its address. */
  name: string;
  base: string;
}

/**
 * Opens the built site that a command line names; default: that of the project.
 *
 * @throws SiteError when there is none: before a client or a reader waits for it.
 */
export async function openSite(root: string, where: string | undefined): Promise<OpenedSite> {
  const isAddress = where !== undefined && /^https?:/i.test(where);
  const folder = where === undefined ? projectPaths(root).dist : resolve(where);
  try {
    const files = isAddress ? filesAt(where) : filesIn(folder);
    const site = new Site(files);
    const { name, base } = await site.list();
    return { files, site, name, base };
  } catch (error) {
    if (!(error instanceof ToolProblem)) throw error;
    throw new SiteError([
      {
        code: "no-built-site",
        severity: "error",
        message: `${isAddress ? where : folder}: ${error.message}`,
        hint: isAddress
          ? "Is the address right, with the path below which the site is published?"
          : "headrace build writes one into dist/ of the project.",
      },
    ]);
  }
}
