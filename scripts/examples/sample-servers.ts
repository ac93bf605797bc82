import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { diffsOf } from "../content/diffs.ts";
import { dataFolder, freePort, startDaemon, untilReady } from "./daemon.ts";
import type { PageServer } from "./page-servers.ts";
import { connectionsOf, type Part, type Project, readinessPath } from "./projects.ts";
import type { RunningServer } from "./server-kind.ts";
import { SERVERS } from "./servers.ts";
import { demand } from "./shell.ts";
import type { Toolchain } from "./toolchain.ts";

/** What starting a sample takes. */
export interface Kitchen {
  root: string;
  toolchain: Toolchain;
}

/** Servers of a sample, and those that they connect to. */
interface SampleServers {
  /** Part of an address that a page names, and where that server is. */
  addresses: { of: string; url: string }[];
  stop(): Promise<void>;
}

type Setting = PageServer & { project: Project; release: string };

/** Starts what a page asks, each time with nothing in it. */
export async function startServers(setting: Setting, kitchen: Kitchen): Promise<SampleServers> {
  const running: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const server of running.reverse()) await server.stop();
  };
  const { servers, project } = setting;
  const addresses: SampleServers["addresses"] = [];
  const seen = new Set<Part>();
  let services = new Map<string, RunningServer>();
  try {
    for (const [of, folder] of Object.entries({
      ...(hasNone(servers) && { "://": "." }),
      ...servers,
    })) {
      const part = partOf(project, folder);
      // The same part again is that of another environment, which shares nothing.
      if (seen.has(part)) services = new Map();
      seen.add(part);
      const port = await startPart(part, { ...setting, services, running }, kitchen);
      addresses.push({ of, url: `http://127.0.0.1:${port}` });
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { addresses, stop };
}

function hasNone(servers: Record<string, string>): boolean {
  return Object.keys(servers).length === 0;
}

/** The part of a folder, or the first that is a program. */
function partOf({ name, parts }: Project, folder: string): Part {
  const programs = parts.filter(({ kind }) => ["maven", "npm", "python", "go"].includes(kind));
  const found =
    programs.find((part) => part.folder === `examples/${name}/${folder}`) ?? programs[0];
  if (!found) throw new Error(`Nothing of ${name} can be started.`);
  return found;
}

type PartSetting = Setting & {
  /** By type. */
  services: Map<string, RunningServer>;
  running: { stop(): Promise<void> }[];
};

/** Starts a part with what it connects to; answers with its port. */
async function startPart(part: Part, setting: PartSetting, kitchen: Kitchen): Promise<number> {
  const { release, services, running, changed } = setting;
  const { root, toolchain } = kitchen;
  const env: Record<string, string> = { ...setting.env };
  for (const { type, name } of connectionsOf(root, part)) {
    const kind = SERVERS.find(({ types }) => types.includes(type));
    if (!kind) continue;
    const server = services.get(type) ?? (await kind.start(toolchain, setting));
    if (!services.has(type)) running.push(server);
    services.set(type, server);
    Object.assign(env, server.env, connectionVariables(name, server));
  }
  let folder = join(root, part.folder);
  if (changed && changed.release === release) {
    folder = changedCopy(part, changed.by, kitchen);
  }
  const port = await freePort();
  for (const name of ["PORT", "SERVER_PORT", "MICRONAUT_SERVER_PORT"]) env[name] = String(port);
  if (release !== "") env.MILLRACE_RELEASE = release;
  const command = startCommand(part, folder, toolchain);
  const server = await startDaemon({
    command: ["sh", ["-c", `cd '${folder}' && exec ${command}`]],
    folder: dataFolder(basename(part.folder)),
    port,
    env,
  });
  running.push(server);
  const probe = readinessPath(root, part);
  if (probe) await untilReady(`http://127.0.0.1:${port}${probe}`);
  return port;
}

/** The variables that the platform makes of a connection. */
function connectionVariables(name: string, { port, user }: RunningServer): Record<string, string> {
  return {
    [`${name}_HOST`]: "localhost",
    [`${name}_PORT`]: String(port),
    [`${name}_DATABASE`]: "postgres",
    [`${name}_USERNAME`]: user ?? "",
    [`${name}_PASSWORD`]: "sample",
    // The mounted authority is that of the platform; this server has another.
    [`${name}_SSL_MODE`]: "require",
  };
}

/** What starts a part that was built before. */
function startCommand({ kind, folder: name }: Part, folder: string, tools: Toolchain): string {
  switch (kind) {
    case "maven": {
      const built = readdirSync(join(folder, "target"));
      const jar = built.find((file) => file.endsWith(".jar") && !file.startsWith("original-"));
      return `${tools.javaHome}/bin/java -jar target/${jar}`;
    }
    case "npm":
      return `env PATH=${tools.nodeBin}:"$PATH" npm start`;
    case "python":
      return `env PATH=${join(tools.cache, "venv", basename(name), "bin")}:"$PATH" sh start.sh`;
    case "go":
      return "go run .";
    default:
      throw new Error(`${name} has no server.`);
  }
}

/** Copies that this process made, by part and page. */
const copies = new Map<string, string>();
process.once("exit", () => {
  for (const copy of copies.values()) rmSync(copy, { recursive: true, force: true });
});

/** A copy of a part with the changes that a page shows as differences, built once. */
function changedCopy(part: Part, page: string, { root, toolchain }: Kitchen): string {
  const key = `${part.folder} ${page}`;
  const made = copies.get(key);
  if (made) return made;
  const copy = mkdtempSync(join(tmpdir(), "changed-"));
  copies.set(key, copy);
  cpSync(join(root, part.folder), copy, { recursive: true });
  const files = readdirSync(copy, { recursive: true, encoding: "utf8" });
  for (const { title, removed, added } of diffsOf(readFileSync(join(root, page), "utf8"))) {
    const file = files.find((one) => one === title || one.endsWith(`/${title}`));
    if (!file) continue;
    const text = readFileSync(join(copy, file), "utf8");
    if (!text.includes(removed)) throw new Error(`${page} changes what ${file} does not say.`);
    writeFileSync(join(copy, file), text.replace(removed, added));
  }
  if (part.kind === "maven") {
    const env = { JAVA_HOME: toolchain.javaHome };
    demand("mvn", ["-B", "-q", "clean", "package", "-DskipTests"], { cwd: copy, env });
  }
  return copy;
}
