import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { ENGINE_DIR } from "../engine-dir.ts";
import { withoutExit } from "./without-exit.ts";

/** Longer than any page takes, on a busy machine too. */
const LIMIT_MS = 60_000;

/** Of this thread; starts with the first page that it compiles. */
let watch: Worker | undefined;

/**
 * Runs what may run code of the site. Code that never comes back ends the process, which then says where: nothing
 * else can be done about a loop.
 *
 * @param place What a reader of the message has to look at: the path of a page.
 */
export async function watchCode<R>(
  place: string,
  run: () => Promise<R>,
  limitMs = LIMIT_MS,
): Promise<R> {
  watch ??= startWatch(limitMs);
  watch.postMessage(place);
  try {
    return await withoutExit(run);
  } finally {
    watch.postMessage(undefined);
  }
}

function startWatch(limitMs: number): Worker {
  const file = join(ENGINE_DIR, "diagnostics/watch-thread.mjs");
  const worker = new Worker(file, { workerData: { limitMs }, execArgv: [] });
  worker.unref();
  return worker;
}

/**
 * What is waited for, unless it never comes. Without this Node ends, with nothing said, when there is nothing else
 * to wait for.
 *
 * @throws Error when it did not come in time.
 */
export async function inTime<R>(waited: Promise<R>, limitMs = LIMIT_MS): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `It waits for something that did not come within ${limitMs / 1000} seconds.`;
    timer = setTimeout(() => reject(new Error(message)), limitMs);
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}
