import { startDev } from "../dev/dev-server.ts";
import { onFreePort } from "../server/listen.ts";
import type { CommandOptions } from "./command-options.ts";
import { interrupted } from "./interrupted.ts";
import { say } from "./print.ts";

/** Serves the site while it is written, until it is interrupted. */
export async function run({ root, port, host }: CommandOptions): Promise<number> {
  const server = await onFreePort(port, (free) =>
    startDev({ root, port: free, host, report: say }),
  );
  say(`The site is at ${server.url}\nPress Ctrl+C to stop.`);
  await interrupted();
  await server.close();
  return 0;
}
