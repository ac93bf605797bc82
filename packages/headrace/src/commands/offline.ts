import { stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { archiveName, packSite } from "../offline/pack-site.ts";
import { writeZip } from "../offline/write-zip.ts";
import { loadProject } from "../project/project.ts";
import type { CommandOptions } from "./command-options.ts";
import { teller } from "./print.ts";
import { requireBuiltSite } from "./require-built-site.ts";

/** Writes the site in dist/ as an archive that is read from a folder, without a server. */
export async function run(options: CommandOptions): Promise<number> {
  const { root, write } = options;
  const project = await loadProject(root, "production");
  const { dist } = project.paths;
  await requireBuiltSite(dist);
  const file = resolve(write ?? join(root, `${archiveName(project)}.zip`));
  await writeZip(file, packSite(project, dist));
  const { size } = await stat(file);
  const name = relative(process.cwd(), file);
  teller(options)(
    `Wrote ${name}, ${(size / 1e6).toFixed(1)} MB. Unpack it, and open index.html in a browser.`,
  );
  return 0;
}
