import type { RunningServer } from "../server/listen.ts";
import { say } from "./print.ts";

/** As it is before a page replaces it; see `withoutExit`. */
const { exit } = process;

/**
 * Serves until the person at the terminal, or the system, asks to stop, while it begins too: to be stopped is no
 * failure of a server. Who asks a second time waits for nothing.
 *
 * @param greet What is said once it listens.
 */
export async function serve(
  start: () => Promise<RunningServer>,
  greet: (url: string) => string,
): Promise<number> {
  const stopped = interrupted();
  const server = await Promise.race([start(), stopped]);
  if (server) {
    say(`${greet(server.url)}\nPress Ctrl+C to stop.`);
    await stopped;
    await Promise.race([server.close(), interrupted()]);
  }
  // A check of the whole site that is under way would go on, for minutes on a large one.
  return exit(0);
}

/** Resolves when the process is asked to stop, and takes from then on that nothing else ends it for that. */
function interrupted(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => done());
  });
}
