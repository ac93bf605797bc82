import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Parsed, Parser } from "./parser.ts";

const LOOP = 'for file in "$@"; do bash -n "$file" 2>&1; done';

/** Has one bash read all scripts, without running them. Says nothing where there is no bash. */
export const bashFaults: Parser = (sources) => {
  const folder = mkdtempSync(join(tmpdir(), "bash-blocks-"));
  try {
    const files = sources.map(({ text }, index) => {
      const file = join(folder, String(index));
      writeFileSync(file, `${text}\n`);
      return file;
    });
    const { stdout = "" } = spawnSync("bash", ["-c", LOOP, "bash", ...files], { encoding: "utf8" });
    const messages = stdout.split("\n");
    return files.map((file, index) => {
      const fault = firstFault(messages.filter((line) => line.startsWith(`${file}: `)));
      // What is missing at the end is reported on the line after it.
      const last = sources[index]?.text.trimEnd().split("\n").length ?? 1;
      return fault && { ...fault, line: Math.min(fault.line, last) };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** "/tmp/…/3: line 2: syntax error near …" */
function firstFault([message]: readonly string[]): Parsed {
  const [, line, reason] = /: line (\d+): (.*)$/.exec(message ?? "") ?? [];
  return reason === undefined ? undefined : { line: Number(line), reason };
}
