import { readdir, readFile } from "node:fs/promises";

/** What the system counts time of processors in, in milliseconds: it is the same on all of Linux. */
const TICK = 10;

/** How long a process has run on a processor, and whether it waits for nothing else. */
export interface ProcessTime {
  /** In milliseconds. */
  used: number;
  /** One of its threads runs, or would. */
  isRunnable: boolean;
}

/**
 * Asks the system about a process.
 *
 * @returns `undefined` when it has ended, or where the system does not tell.
 */
export async function processTime(pid: number): Promise<ProcessTime | undefined> {
  try {
    const threads = await readdir(`/proc/${pid}/task`);
    const states = await Promise.all(
      threads.map((thread) => statusOf(`/proc/${pid}/task/${thread}`).catch(() => [])),
    );
    const [user, system] = (await statusOf(`/proc/${pid}`)).slice(11, 13).map(Number);
    const used = ((user ?? 0) + (system ?? 0)) * TICK;
    return { used, isRunnable: states.some(([state]) => state === "R") };
  } catch {
    return undefined;
  }
}

/** What stands after the name, from the state on: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
async function statusOf(folder: string): Promise<string[]> {
  const text = await readFile(`${folder}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}
