import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** What a command did. */
export interface Run {
  ok: boolean;
  /** Standard output and errors, without colors. */
  output: string;
}

/** Where and with what a command runs. */
export interface RunOptions {
  cwd: string;
  env?: Readonly<Record<string, string | undefined>>;
}

const MINUTES = 60_000;
/** What hangs is ended; a build on a busy machine, such as MinIO's from nothing, is not. */
const LONGEST = 60 * MINUTES;

/** Runs a command to its end. A command that can't be started counts as one that failed. */
export function execute(command: string, args: readonly string[], options: RunOptions): Run {
  // A test run that started this one would otherwise take the tests of the project for its own.
  const { NODE_TEST_CONTEXT: _, ...inherited } = process.env;
  const run = spawnSync(command, args, {
    cwd: options.cwd,
    env: { ...inherited, ...options.env },
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    timeout: LONGEST,
  });
  const told = run.error ? `${run.error.message}\n` : "";
  const output = stripVTControlCharacters(`${run.stdout ?? ""}${run.stderr ?? ""}${told}`);
  return { ok: run.status === 0, output };
}

/** Runs a command and returns what it says; throws with its output when it fails. */
export function demand(command: string, args: readonly string[], options: RunOptions): string {
  const { ok, output } = execute(command, args, options);
  if (!ok) throw new Error(`${command} ${args.join(" ")} failed:\n${lastLines(output)}`);
  return output;
}

/** The end of an output, for people. */
export function lastLines(output: string, count = 40): string {
  return output.trimEnd().split("\n").slice(-count).join("\n");
}
