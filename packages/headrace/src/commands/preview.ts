import { loadProject } from "../project/project.ts";
import { onFreePort } from "../server/listen.ts";
import { startPreview } from "../server/preview.ts";
import type { CommandOptions } from "./command-options.ts";
import { requireBuiltSite } from "./require-built-site.ts";
import { serve } from "./serve.ts";

/** Serves dist/ until it is interrupted; old addresses lead on as with hosts that read `_redirects`. */
export function run({ root, port, host }: CommandOptions): Promise<number> {
  const start = async () => {
    const { config, paths } = await loadProject(root, "production");
    const { baseUrl } = config;
    await requireBuiltSite(paths.dist);
    return onFreePort(port, (free) =>
      startPreview({ root: paths.dist, port: free, baseUrl, host, redirects: true }),
    );
  };
  return serve(start, (url) => `The site is at ${url}`);
}
