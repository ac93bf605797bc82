import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { nodeFolder } from "./downloads.ts";
import { demand } from "./shell.ts";

/** What builds the samples, where it is and which version. */
export interface Toolchain {
  /** Home of a JDK that the samples' frameworks support. */
  javaHome: string;
  /** Folder with the Node.js that readers have. */
  nodeBin: string;
  /** Folder for what is downloaded. */
  cache: string;
  versions: Record<"JDK" | "Maven" | "Node.js" | "Python" | "Go", string>;
}

/** The oldest JDK that the samples are for. */
const JDK_MINIMUM = 21;

/** Programs that samples or their servers need, and Debian's package of each. */
const PROGRAMS: readonly [program: string, debianPackage: string][] = [
  ["mvn", "maven"],
  ["python3", "python3-venv"],
  ["redis-server", "redis-server"],
  ["rabbitmqctl", "rabbitmq-server"],
  ["shellcheck", "shellcheck"],
  ["xz", "xz-utils"],
  ["jq", "jq"],
  ["curl", "curl"],
];

/** Finds all tools, gets those that can be had, and throws with what is missing. */
export function findToolchain(root: string): Toolchain {
  installMissing();
  const cache = join(root, ".cache/examples");
  const javaHome = findJdk();
  const nodeBin = nodeFolder(cache);
  const at = { cwd: root };
  const first = (text: string) => /\d+(?:\.\d+)+/.exec(text)?.[0] ?? text.trim();
  return {
    javaHome,
    nodeBin,
    cache,
    versions: {
      JDK: first(demand(join(javaHome, "bin/java"), ["--version"], at)),
      Maven: first(demand("mvn", ["--version"], { ...at, env: { JAVA_HOME: javaHome } })),
      "Node.js": first(demand(join(nodeBin, "node"), ["--version"], at)),
      Python: first(demand("python3", ["--version"], at)),
      Go: first(demand("go", ["version"], at)),
    },
  };
}

/** Installs what is missing on a Debian machine when run as root. */
function installMissing(): void {
  const missing = PROGRAMS.filter(([program]) => !isThere(program)).map(([, name]) => name);
  if (missing.length === 0) return;
  const canInstall = process.getuid?.() === 0 && isThere("apt-get");
  if (!canInstall) throw new Error(`Install first: ${missing.join(", ")} (Debian's packages).`);
  console.log(`Installing ${missing.join(", ")} …`);
  // Without run level, packages of servers start none.
  const env = { RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" };
  demand("apt-get", ["update", "-qq"], { cwd: "/", env });
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...missing];
  demand("apt-get", install, { cwd: "/", env });
}

function isThere(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}

/** JAVA_HOME, or the newest of the folder where Linux keeps them. */
function findJdk(): string {
  const folder = "/usr/lib/jvm";
  const installed = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const homes = [process.env.JAVA_HOME, ...installed].flatMap((home) => {
    if (!home || !existsSync(join(home, "bin/javac"))) return [];
    const { stdout } = spawnSync(join(home, "bin/java"), ["--version"], { encoding: "utf8" });
    return [{ home, major: Number(/\d+/.exec(stdout)?.[0] ?? 0) }];
  });
  const newest = homes.sort((a, b) => b.major - a.major)[0];
  if (newest && newest.major >= JDK_MINIMUM) return newest.home;
  throw new Error(`The samples need JDK ${JDK_MINIMUM} or newer; set JAVA_HOME to one.`);
}
