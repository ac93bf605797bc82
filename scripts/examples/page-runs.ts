import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digestOfAnswer, type PrintedAnswer, printedAnswers } from "../content/answers.ts";
import { readSite } from "../content/site.ts";
import { dataFolder, freePort, startDaemon } from "./daemon.ts";
import { digestOfFolder, keepPrintedRuns, type PrintedRuns } from "./printed-runs.ts";
import { execute } from "./shell.ts";

/** Stands before the output of a page's last commands; no text has it. */
const MARK = "\u001e";

/** What readers have before the first command; nobody waits for a practice server. */
const PRELUDE = `
export MILLRACE_API_KEY=mrk_${"x".repeat(40)} MILLRACE_API="$PRACTICE"
curl() {
  local words=() word
  for word in "$@"; do words+=("\${word//https:\\/\\/api.millrace.example/$PRACTICE}"); done
  command curl "\${words[@]}"
}
sleep() { command sleep 0.2; }
uuidgen() { cat /proc/sys/kernel/random/uuid; }
export -f curl sleep uuidgen
exec 2>/dev/null
`;

/**
 * Runs the commands of pages that print what the platform's API answers, each page against a
 * practice server of its own, and keeps what they print.
 */
export async function runPages(root: string): Promise<PrintedRuns> {
  const site = readSite(root);
  const answers: [path: string, answer: PrintedAnswer][] = [];
  for (const page of site.pages) {
    for (const answer of await printedAnswers(page)) answers.push([page.path, answer]);
  }
  const runs: PrintedRuns = {};
  for (const [path, answer] of answers) {
    const by = digestOfFolder(root, answer.folder);
    const text = await runCommands(root, answer);
    runs[path] = { ...runs[path], [digestOfAnswer(answer)]: { by, text } };
  }
  keepPrintedRuns(root, runs);
  return runs;
}

/** What the last of the commands prints; the others are run before it. */
async function runCommands(
  root: string,
  { commands, files, folder }: PrintedAnswer,
): Promise<string> {
  const port = await freePort();
  const program = join(root, "packages/headrace/bin.mjs");
  const options = ["practice", "--root", root, "--port", String(port)];
  const server = await startDaemon({
    command: [process.execPath, [program, ...options]],
    folder: dataFolder("practice"),
    port,
  });
  const place = mkdtempSync(join(tmpdir(), "page-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
    const script = [PRELUDE, ...commands.slice(0, -1), `printf '${MARK}'`, commands.at(-1)];
    const { output } = execute("bash", ["-c", script.join("\n")], {
      cwd: folder ? join(root, folder) : place,
      env: { PRACTICE: `http://127.0.0.1:${port}` },
    });
    return output.slice(output.lastIndexOf(MARK) + 1).trim();
  } finally {
    rmSync(place, { recursive: true, force: true });
    await server.stop();
  }
}
