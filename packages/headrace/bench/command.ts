/** Runs a command and measures it. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What to run. */
export interface Command {
  /** Program and arguments. */
  argv: readonly string[];
  cwd: string;
  /** Added to this process's own. */
  env: Readonly<Record<string, string>>;
}

/** What a run took. */
export interface Usage {
  wallSeconds: number;
  /** User and system time of all processes. */
  cpuSeconds: number;
  /** Highest resident set of the largest process, MB (10⁶ bytes). */
  peakMb: number;
  /** Highest sum of the resident sets of all processes, seen every quarter of a second, MB. */
  groupMb: number;
}

/** GNU time: the kernel's own account, also of processes that live for a moment. */
const TIME = "/usr/bin/time";

/**
 * Runs a command to its end.
 *
 * @throws when it fails, with the end of its output.
 */
export async function measureCommand({ argv, cwd, env }: Command): Promise<Usage> {
  if (!existsSync(TIME)) throw new Error(`${TIME} is missing. On Debian: apt-get install time.`);
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const account = join(folder, "time.txt");
  const options = { cwd, env: { ...process.env, ...env }, detached: true };
  const child = spawn(TIME, ["-f", "%U %S %M", "-o", account, ...argv], options);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output = (output + text).slice(-4000);
    });
  }
  let groupMb = 0;
  const watch = setInterval(() => {
    groupMb = Math.max(groupMb, groupMemory(child.pid ?? 0) / 1e6);
  }, 250);
  const start = performance.now();
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const wallSeconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  if (code !== 0) throw new Error(`${argv.join(" ")} failed with ${code}:\n${output}`);
  const [user = 0, system = 0, kib = 0] = readFileSync(account, "utf8").split(" ").map(Number);
  rmSync(folder, { recursive: true });
  const peakMb = (kib * 1024) / 1e6;
  return { wallSeconds, cpuSeconds: user + system, peakMb, groupMb: Math.max(groupMb, peakMb) };
}

/** Resident bytes of all processes of a group. */
function groupMemory(group: number): number {
  let pages = 0;
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      // Behind the name, which may hold anything: state, parent, group.
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      if (Number(stat.slice(stat.lastIndexOf(")")).split(" ")[3]) !== group) continue;
      pages += Number(readFileSync(`/proc/${entry}/statm`, "utf8").split(" ")[1]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return pages * PAGE_BYTES;
}

const PAGE_BYTES = 4096;

/** The regular files below a folder. */
export interface FolderSize {
  files: number;
  bytes: number;
}

/** Counts the files below a folder (or a link to one) that pass a filter, and their bytes. */
export function folderSize(
  folder: string,
  filter: (path: string) => boolean = () => true,
): FolderSize {
  const sizes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(filter)
    .map((path) => statSync(join(folder, path)))
    .filter((stats) => stats.isFile())
    .map((stats) => stats.size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
