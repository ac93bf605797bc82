import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildAndCompare, writeProject } from "../../src/migrate/migrate.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";

/** A site that was taken over and built. */
export interface TakenSite {
  /** Absolute path of its folder, which the test removes. */
  root: string;
  /** Of the build. */
  warnings: Diagnostic[];
}

/**
 * Writes a site of the dialect into a folder of its own, takes it over and builds it.
 *
 * @param name Begins the name of the folder.
 * @param files Contents by path.
 * @param report Is told what taking over tells.
 */
export async function takeOver(
  name: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  report: (line: string) => void = () => {},
): Promise<TakenSite> {
  const root = await mkdtemp(join(tmpdir(), `${name}-`));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await writeProject(root, report);
  const { warnings } = await buildAndCompare(root, undefined, () => {});
  return { root, warnings };
}
