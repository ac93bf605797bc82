import { loadProject } from "../project/project.ts";
import { onFreePort } from "../server/listen.ts";
import { startPreview } from "../server/preview.ts";
import type { CommandOptions } from "./command-options.ts";
import { interrupted } from "./interrupted.ts";
import { say } from "./print.ts";
import { requireBuiltSite } from "./require-built-site.ts";

/** Serves dist/ until it is interrupted. */
export async function run({ root, port, host }: CommandOptions): Promise<number> {
  const { config, paths } = await loadProject(root, "production");
  const { baseUrl } = config;
  await requireBuiltSite(paths.dist);
  const server = await onFreePort(port, (free) =>
    startPreview({ root: paths.dist, port: free, baseUrl, host }),
  );
  say(`The site is at ${server.url}\nPress Ctrl+C to stop.`);
  await interrupted();
  await server.close();
  return 0;
}
