import { join } from "node:path";
import { SiteError } from "../diagnostics/site-error.ts";
import { exists } from "../files/files.ts";
import { MANIFEST_FILE } from "../model/build-manifest.ts";

/**
 * Sees that a folder holds a built site.
 *
 * @param dist Absolute.
 * @throws SiteError when it doesn't: who is served nothing would look for the fault elsewhere.
 */
export async function requireBuiltSite(dist: string): Promise<void> {
  if (await exists(join(dist, MANIFEST_FILE))) return;
  throw new SiteError([
    {
      code: "no-built-site",
      severity: "error",
      message: "There is no built site here.",
      hint: 'Run "headrace build" first.',
      file: "dist",
    },
  ]);
}
