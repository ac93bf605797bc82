import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const MAX_LOG_BYTES = 512 * 1024 * 1024;

/** A commit that changed a file. */
export interface Change {
  /** Seconds since 1970. */
  time: number;
  author: string;
}

/**
 * When and by whom each file below some folders was last committed, by path relative to the project's
 * root. One pass over the history, newest commit first.
 *
 * Without git, outside of a repository, and for files never committed there is no entry. In a
 * shallow clone the oldest commit claims every file, so only what is newer is believed.
 */
export async function readLastUpdated(
  root: string,
  folders: readonly string[],
): Promise<Map<string, Change>> {
  const updated = new Map<string, Change>();
  const log = await git(root, [
    "log",
    "--format=%x00%ct%n%an",
    "--name-only",
    "--relative",
    "--",
    ...folders,
  ]);
  if (log === undefined) return updated;
  const shallow = (await git(root, ["rev-parse", "--is-shallow-repository"]))?.trim() === "true";
  const commits = log.split("\0").slice(1);
  for (const commit of shallow ? commits.slice(0, -1) : commits) {
    const [time = "", author = "", ...files] = commit.split("\n");
    for (const file of files) {
      if (file !== "" && !updated.has(file)) updated.set(file, { time: Number(time), author });
    }
  }
  return updated;
}

/**
 * When files were first committed, in seconds since 1970, by path relative to the project's root. Without
 * git, and for files never committed, there is no entry.
 */
export async function readFirstCommits(
  root: string,
  files: readonly string[],
): Promise<Map<string, number>> {
  const first = new Map<string, number>();
  const settings = ["--diff-filter=A", "--format=%x00%ct", "--name-only", "--relative"];
  const log = (await git(root, ["log", ...settings, "--", ...files])) ?? "";
  for (const commit of log.split("\0").slice(1)) {
    const [time = "", ...added] = commit.split("\n");
    for (const file of added) if (file !== "") first.set(file, Number(time));
  }
  return first;
}

/**
 * Why git keeps the history of a project to itself, in its own words; `undefined` where it does not, and
 * where there is none. It does where the folder belongs to another user, as in many a container.
 */
export async function historyRefusal(root: string): Promise<string | undefined> {
  try {
    await run("git", ["rev-parse", "--git-dir"], {
      cwd: root,
      env: { ...process.env, LC_ALL: "C" },
    });
    return undefined;
  } catch (error) {
    const told = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    const [, reason] = /^fatal: (?!not a git repository)(.+)$/m.exec(told) ?? [];
    return reason;
  }
}

async function git(root: string, parameters: string[]): Promise<string | undefined> {
  try {
    const settings = ["-c", "core.quotePath=false"];
    const options = { cwd: root, maxBuffer: MAX_LOG_BYTES };
    return (await run("git", [...settings, ...parameters], options)).stdout;
  } catch {
    return undefined;
  }
}
