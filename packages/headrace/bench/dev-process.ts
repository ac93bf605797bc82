import { spawn } from "node:child_process";
import type { BenchProject } from "./projects.ts";
import { ENGINE } from "./workspace.ts";

/** A dev server in a process of its own. */
export interface DevProcess {
  url: string;
  /** When the process was started, as `Date.now()` gives it. */
  startedAt: number;
  close(): Promise<void>;
}

/** Starts our dev server on a free port; resolves when it names its address, rejects when it ends. */
export async function startDevServer(project: BenchProject): Promise<DevProcess> {
  const startedAt = Date.now();
  const child = spawn(process.execPath, [ENGINE, "dev", "--root", project.root, "--port", "0"], {
    cwd: project.root,
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (text: Buffer) => {
      output += text;
      const address = /http:\/\/\S+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(() => reject(new Error(`The dev server ended:\n${output}`)));
  });
  return {
    url,
    startedAt,
    close() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
