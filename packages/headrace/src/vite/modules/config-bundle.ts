import { join } from "node:path";
import { CONFIG_FILE } from "../../config/parse-config.ts";
import { notedAbsences, notedInputs } from "../bundle-inputs.ts";
import { bundleForNode } from "../node-bundle.ts";

/**
 * Bundles the configuration, so that Node can run it.
 *
 * @param root Absolute path of the project.
 * @param options `outDir`: absolute path of the folder to write into; replaced. `note` is told each file that goes
 *   into it or would, were it there, relative to the root; also where the bundle fails.
 * @throws SiteError for a module that is absent or no TypeScript.
 */
export function bundleConfig(
  root: string,
  { outDir, note }: { outDir: string; note: (path: string) => void },
): Promise<void> {
  return bundleForNode({
    root,
    siteDir: root,
    entries: { config: join(root, CONFIG_FILE) },
    plugins: [notedInputs(root, note), notedAbsences({ root, siteDir: root }, note)],
    outDir,
    withMap: true,
  });
}
