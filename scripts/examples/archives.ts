/**
 * Writes an archive of each sample project for readers to download, below `static/`, which builds
 * copy to the site. The same files give the same bytes: times and users of the machine stay out.
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Zippable, zipSync } from "fflate";
import { listProjects, type Project } from "./projects.ts";

/** The oldest time that archives can hold. */
const NO_TIME = new Date(1980, 0, 1);
const UNIX = 3;

/** An archive of a project, with one folder of its name in it. */
export function archive(root: string, { name, files }: Project): Uint8Array {
  const entries: Zippable = {};
  for (const file of [...files].sort()) {
    const path = file.slice(file.indexOf(`${name}/`));
    const isProgram = (statSync(join(root, file)).mode & 0o100) !== 0;
    const attrs = (isProgram ? 0o100755 : 0o100644) * 0x10000;
    const options = { mtime: NO_TIME, os: UNIX, attrs };
    entries[path] = [new Uint8Array(readFileSync(join(root, file))), options];
  }
  return zipSync(entries, { level: 9 });
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  const folder = join(root, "static/examples");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const projects = listProjects(root, "examples");
  for (const project of projects) {
    writeFileSync(join(folder, `${project.name}.zip`), archive(root, project));
  }
  console.log(`Packed ${projects.length} sample projects.`);
}
