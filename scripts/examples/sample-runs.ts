import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digestOfCommands, type SampleSession, sampleSession } from "../content/sample-answers.ts";
import { readSite } from "../content/site.ts";
import { type PageServer, readPageServers, serverOf } from "./page-servers.ts";
import { digestOfServer, keepPrintedRuns, type PrintedRuns } from "./printed-runs.ts";
import type { Project } from "./projects.ts";
import { type Kitchen, startServers } from "./sample-servers.ts";
import { execute } from "./shell.ts";

/** Stands before and after the output of a command; no text has it. */
const MARK = "\u001e";

/**
 * Sends readers' requests to where the server runs. A pause that waits for something stays; loops
 * that watch a server are shorter than readers'.
 */
const PRELUDE = `
curl() {
  local words=() word pair to
  for word in "$@"; do
    if [[ $word =~ ^https?://[^/]+ ]]; then
      to=""
      for pair in $SERVERS; do
        if [[ $to = "" && \${BASH_REMATCH[0]} = *"\${pair%%=*}"* ]]; then to=\${pair#*=}; fi
      done
      word=$to\${word#"\${BASH_REMATCH[0]}"}
    fi
    words+=("$word")
  done
  command curl --max-time 30 "\${words[@]}"
}
sleep() { case $1 in 0* | 1) command sleep 0.1 ;; *) command sleep "$1" ;; esac; }
seq() { command seq "$@" | head -n 20; }
docker() { :; }
export -f curl sleep seq docker
exec 2>/dev/null
`;

/** A page that prints answers of a sample's servers. */
interface AnsweredPage {
  path: string;
  server: PageServer;
  session: SampleSession;
}

/** The pages that print what servers of samples answer, but for those whose server is not run. */
export async function readAnsweredPages(root: string): Promise<AnsweredPage[]> {
  const servers = readPageServers(root);
  const found: AnsweredPage[] = [];
  for (const page of readSite(root).pages) {
    const server = serverOf(page, servers);
    const session = await sampleSession(page);
    if (server.expected || session.answers.length === 0) continue;
    found.push({ path: page.path, server, session });
  }
  return found;
}

/** Tells the outputs of these pages from those that no page has any more. */
export function digestsOf(pages: readonly AnsweredPage[]): string[] {
  return pages.flatMap(({ session: { commands, answers } }) =>
    answers.map(({ command }) => digestOfCommands(commands.slice(0, command + 1))),
  );
}

/** Runs the commands of pages that a sample's servers answer, and keeps what they print. */
export async function runSessions(
  project: Project,
  pages: readonly AnsweredPage[],
  kitchen: Kitchen,
): Promise<number> {
  const found: PrintedRuns = {};
  for (const { path, server, session } of pages) {
    if (server.sample !== project.name) continue;
    const by = digestOfServer(kitchen.root, server);
    const texts = await runSession(session, { ...server, project }, kitchen);
    found[path] = Object.fromEntries(texts.map(([digest, text]) => [digest, { by, text }]));
  }
  keepPrintedRuns(kitchen.root, found);
  return Object.keys(found).length;
}

type Setting = PageServer & { project: Project };

/** What each command of a page that has an output prints, by digest of the commands up to it. */
async function runSession(
  session: SampleSession,
  setting: Setting,
  kitchen: Kitchen,
): Promise<[digest: string, text: string][]> {
  const releases = [...new Set(setting.releases?.flat() ?? [""])];
  const texts: string[][] = [];
  for (const release of releases) {
    texts.push(await runCommands(session, { ...setting, release }, kitchen));
  }
  return session.commands.flatMap((_, index) => {
    const deployed = setting.releases ? (setting.releases[index] ?? []) : releases;
    if (deployed.length === 0 || !session.answers.some(({ command }) => command === index)) {
      return [];
    }
    const given = deployed.map((release) => texts[releases.indexOf(release)]?.[index] ?? "");
    return [[digestOfCommands(session.commands.slice(0, index + 1)), twice(given.join("\n"))]];
  });
}

/** Of lines that repeat, the first two. */
function twice(text: string): string {
  const lines = text.split("\n");
  return lines.filter((line, at) => line !== lines[at - 1] || line !== lines[at - 2]).join("\n");
}

/** Starts all servers anew, and gives what each command printed. */
async function runCommands(
  { commands }: SampleSession,
  setting: Setting & { release: string },
  kitchen: Kitchen,
): Promise<string[]> {
  const place = mkdtempSync(join(tmpdir(), "page-"));
  const { addresses, stop } = await startServers(setting, kitchen);
  const script = [
    PRELUDE,
    `{ ${setting.before ?? ":"}\n} > /dev/null`,
    ...commands.map((command) => `printf '${MARK}'\n${command}`),
  ];
  try {
    const { output } = execute("bash", ["-c", script.join("\n")], {
      cwd: place,
      env: { SERVERS: addresses.map(({ of, url }) => `${of}=${url}`).join(" ") },
    });
    const texts = output.split(MARK).slice(1);
    return texts.map((text) => text.trim());
  } finally {
    await stop();
    rmSync(place, { recursive: true, force: true });
  }
}
