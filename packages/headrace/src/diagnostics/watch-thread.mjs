// @ts-check
/**
 * Ends a process one of whose threads does not come back from a page. A thread in a loop can be told nothing, and
 * tells nothing: so another one waits beside it. Plain JavaScript: a thread begins without a TypeScript loader.
 */
import { writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

const TO_STANDARD_ERROR = 2;
/** For whoever handles the signal, to end by itself. */
const GRACE_MS = 2000;

/** @type {{ limitMs: number }} */
const { limitMs } = workerData;
/** @type {NodeJS.Timeout | undefined} */
let timer;

parentPort?.on("message", (/** @type {string | undefined} */ place) => {
  clearTimeout(timer);
  if (place !== undefined) wait(place, process.cpuUsage());
});

/**
 * @param {string} place
 * @param {NodeJS.CpuUsage} begun what the process had used when the page was begun
 */
function wait(place, begun) {
  timer = setTimeout(() => {
    // A machine that slept, or has no time for the thread, says nothing of its code.
    const isIdle = process.cpuUsage(begun).user < (limitMs / 2) * 1000;
    if (isIdle) wait(place, begun);
    else end(place);
  }, limitMs);
}

/** @param {string} place */
function end(place) {
  const lines = [
    `error endless: What is run for this page has not come to an end in ${limitMs / 1000} seconds.`,
    `  at ${place}`,
    "  Look for a loop without an end in its braces, or in a component that it uses. Nothing was published.",
  ];
  writeSync(TO_STANDARD_ERROR, `\n${lines.join("\n")}\n`);
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), GRACE_MS);
}
