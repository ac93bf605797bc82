import { setImmediate } from "node:timers/promises";

/**
 * Runs code of the site, and gathers the promises that it lets fail without handling them: Node would
 * end the process for them, and nobody would know on which page.
 */
export async function withRejections(run: () => Promise<void>): Promise<unknown[]> {
  const reasons: unknown[] = [];
  const note = (reason: unknown) => void reasons.push(reason);
  process.on("unhandledRejection", note);
  try {
    await run();
    // Node tells of them when everything that was under way has had its turn.
    await setImmediate();
  } finally {
    process.off("unhandledRejection", note);
  }
  return reasons;
}
