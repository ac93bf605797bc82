import { realpathSync } from "node:fs";
import { homedir, tmpdir, userInfo } from "node:os";

/** Folders of one machine, and what stands for each of them in what readers see. */
export type Places = readonly [folder: string, name: string][];

/** Where this machine keeps the project, what belongs to the user, and what lasts no longer than a run. */
export function placesHere(root: string): Places {
  // Java asks the system for the home folder, others the environment.
  const homes = [homedir(), userInfo().homedir];
  const temporary = ["/tmp", "/var/tmp", tmpdir(), realpathSync(tmpdir())];
  return [
    [root, "."],
    ...homes.map((folder): [string, string] => [folder, "~"]),
    ...temporary.map((folder): [string, string] => [folder, "$TMPDIR"]),
  ];
}

/** A text with names in place of folders: "examples/x", "~/.m2/…", "$TMPDIR/…". */
export function withoutPlaces(text: string, places: Places): string {
  const names = new Map(places.filter(([folder]) => folder.length > 1));
  // The longest first: the project may lie in the home folder.
  const folders = [...names.keys()].sort((a, b) => b.length - a.length);
  const found = new RegExp(
    `(?<![\\w.~-])(${folders.map(escaped).join("|")})(?![\\w-]|\\.\\w)(/?)`,
    "g",
  );
  return text.replace(found, (_, folder: string, slash: string) => {
    const name = names.get(folder) ?? folder;
    return name === "." && slash !== "" ? "" : `${name}${slash}`;
  });
}

/** Where people, pipelines and systems keep what is theirs alone. */
const OF_A_MACHINE =
  /(?<![\w.~$-])(?:\/(?:root|home\/[\w.-]+|Users\/[\w.-]+|tmp|var\/(?:tmp|folders)|private|work|workspaces?|builds|mnt|media)\/|[A-Za-z]:[\\/]+Users[\\/])[^\s"'()]*/g;

/** Paths that mean something on one machine only, with their offsets. */
export function machinePaths(text: string): { offset: number; path: string }[] {
  return [...text.matchAll(OF_A_MACHINE)].map(({ index, 0: path }) => ({ offset: index, path }));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
