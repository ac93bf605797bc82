import { loadPracticeData } from "../practice-data/load-practice-data.ts";
import { loadProject } from "../project/project.ts";
import { onFreePort } from "../server/listen.ts";
import { startPractice } from "../server/practice.ts";
import type { CommandOptions } from "./command-options.ts";
import { interrupted } from "./interrupted.ts";
import { say } from "./print.ts";

/** Serves the practice server of the site's API until it is interrupted. */
export async function run({ root, port, host }: CommandOptions): Promise<number> {
  const { config } = await loadProject(root, "development");
  const [api] = config.api.flatMap(({ file, practice }) => (practice ? { file, practice } : []));
  if (!api) {
    process.stderr.write("No API of this site has a practice server.\n");
    return 2;
  }
  const data = await loadPracticeData(root, api);
  const server = await onFreePort(port, (free) => startPractice(data, { port: free, host }));
  say(`Practice server of ${data.title}: ${server.url}`);
  say("Its data are invented and live in memory: a restart brings back the first state.");
  say("Press Ctrl+C to stop.");
  await interrupted();
  await server.close();
  return 0;
}
