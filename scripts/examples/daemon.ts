import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A user that may do nothing else: database servers refuse to run as root. */
const NOBODY = 65_534;
const START_MILLIS = 300_000;

export type Command = [program: string, args: string[]];

/** The command of a server that must not run as root. */
export function unprivileged(program: string, args: string[]): Command {
  if (process.getuid?.() !== 0) return [program, args];
  return ["runuser", ["-u", "nobody", "--", program, ...args]];
}

/** A new folder that the servers may write to. */
export function dataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `sample-${name}-`));
  chmodSync(folder, 0o700);
  giveToServers(folder);
  return folder;
}

/** Makes a file or folder that of the user as whom servers run. */
export function giveToServers(path: string): void {
  if (process.getuid?.() === 0) chownSync(path, NOBODY, NOBODY);
}

/** A program that serves until it is stopped. */
interface Daemon {
  command: Command;
  /** Of `dataFolder`. */
  folder: string;
  port: number;
  env?: Readonly<Record<string, string>>;
  /** Makes what has to be in it, once it takes connections. */
  fill?: () => void;
}

/** Starts a server, and waits until it takes connections; `stop` removes its folder. */
export async function startDaemon({
  command: [program, args],
  folder,
  port,
  env,
  fill,
}: Daemon): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "ignore",
    detached: true,
  });
  const stop = () => end(child, folder);
  const failed = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${program} ended with code ${code}`)));
  });
  failed.catch(() => {});
  try {
    await Promise.race([answers(port), failed]);
    fill?.();
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Ends a server with all it has started. */
async function end(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.pid !== undefined) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-child.pid, "SIGTERM");
    await Promise.race([ended, sleep(20_000)]);
  }
  rmSync(folder, { recursive: true, force: true });
}

async function answers(port: number): Promise<void> {
  const deadline = Date.now() + START_MILLIS;
  while (Date.now() < deadline) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, "127.0.0.1");
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.end());
    });
    if (isOpen) return;
    await sleep(200);
  }
  throw new Error(`Nothing answered on port ${port} within ${START_MILLIS / 1000} seconds`);
}

/** Waits until a server says that it is ready, as the platform does before it sends requests. */
export async function untilReady(probe: string): Promise<void> {
  const deadline = Date.now() + START_MILLIS;
  while (Date.now() < deadline) {
    const answer = await fetch(probe).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`${probe} did not say "ready" within ${START_MILLIS / 1000} seconds`);
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === "object" && address !== null) resolve(address.port);
        else reject(new Error("This machine gave no port"));
      });
    });
  });
}

/** The first number of several parts: a version. */
export function numberIn(text: string): string {
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? "";
}
