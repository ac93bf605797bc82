import { startDev } from "../dev/dev-server.ts";
import { onFreePort } from "../server/listen.ts";
import type { CommandOptions } from "./command-options.ts";
import { interrupted } from "./interrupted.ts";
import { say } from "./print.ts";

/** As it is before a page replaces it; see `withoutExit`. */
const { exit } = process;

/** Serves the site while it is written, until it is interrupted. */
export async function run(options: CommandOptions): Promise<number> {
  const { root, port, host, "allow-host": allowedHosts } = options;
  const server = await onFreePort(port, (free) =>
    startDev({ root, port: free, host, allowedHosts, report: say }),
  );
  say(`The site is at ${server.url}\nPress Ctrl+C to stop.`);
  await interrupted();
  await server.close();
  // A check of the whole site that is under way would go on, for minutes on a large one.
  return exit(0);
}
