import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** A folder below `examples/`. */
export interface Project {
  name: string;
  /** All its files, relative to the root: not what it builds or installs. */
  files: string[];
  /** What is built in it: "mariadb" of a project of one part is at "." of it. */
  parts: Part[];
}

/** A folder of a project that one tool builds. */
export interface Part {
  kind: "maven" | "npm" | "python" | "go" | "dotnet" | "chart" | "pipeline";
  /** Relative to the root. */
  folder: string;
}

/** Files that tell who builds a folder; the chart of a Go program is a part of its own. */
const MARKS: readonly [name: RegExp, kind: Part["kind"]][] = [
  [/^pom\.xml$/, "maven"],
  [/^package\.json$/, "npm"],
  [/^requirements\.txt$/, "python"],
  [/^go\.mod$/, "go"],
  [/^Chart\.yaml$/, "chart"],
  [/^pipeline\.yaml$/, "pipeline"],
  [/\.csproj$/, "dotnet"],
];

/** The projects of a folder, by name. */
export function listProjects(root: string, folder: string): Project[] {
  return toProjects(folder, listFiles(root, folder));
}

/** The projects that files of a folder belong to, by name; paths relative to the root. */
export function toProjects(folder: string, files: readonly string[]): Project[] {
  const named = files
    .filter((file) => dirname(file) !== folder)
    .map((file) => ({ file, name: file.slice(folder.length + 1).split("/")[0] ?? "" }));
  return [...new Set(named.map(({ name }) => name))].sort().map((name) => {
    const own = named.filter((one) => one.name === name).map(({ file }) => file);
    return { name, files: own, parts: own.flatMap((file) => toPart(file)) };
  });
}

function toPart(file: string): Part[] {
  const kind = MARKS.find(([mark]) => mark.test(basename(file)))?.[1];
  return kind ? [{ kind, folder: dirname(file) }] : [];
}

/** Files of a folder that are, or would be, committed: not what projects build or install. */
export function listFiles(root: string, folder: string): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", folder];
  const { stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  const named = stdout.split("\n").filter((file) => file !== "" && existsSync(join(root, file)));
  return [...new Set(named)];
}

const connection = z.looseObject({ name: z.string(), type: z.string() });
const connections = z.object({ connections: z.array(connection) });

/** The services that a part connects to: {name: "PARCEL_DB", type: "postgresql"}. */
export function connectionsOf(root: string, part: Part): z.infer<typeof connection>[] {
  const file = join(root, part.folder, ".millrace/connections.yaml");
  if (!existsSync(file)) return [];
  return connections.parse(parse(readFileSync(file, "utf8"))).connections;
}

const probed = z.object({
  probes: z.object({ readiness: z.object({ path: z.string() }) }),
});

/** Where the platform asks a part whether it is ready; undefined where it does not ask. */
export function readinessPath(root: string, part: Part): string | undefined {
  const file = join(root, part.folder, ".millrace/runtime.yaml");
  if (!existsSync(file)) return undefined;
  return probed.safeParse(parse(readFileSync(file, "utf8"))).data?.probes.readiness.path;
}
