import { startDev } from "../dev/dev-server.ts";
import { onFreePort } from "../server/listen.ts";
import type { CommandOptions } from "./command-options.ts";
import { say } from "./print.ts";
import { serve } from "./serve.ts";

/** Serves the site while it is written, until it is interrupted. */
export function run(options: CommandOptions): Promise<number> {
  const { root, port, host, "allow-host": allowedHosts } = options;
  const start = (free: number) => startDev({ root, port: free, host, allowedHosts, report: say });
  return serve(
    () => onFreePort(port, start),
    (url) => `The site is at ${url}`,
  );
}
