import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { staticFolder } from "../files/paths.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Project } from "../project/project.ts";
import { drawingProblem } from "../sources/drawing.ts";

/**
 * What is wrong with files that are published as they are: drawings that could run code, which
 * browsers open as documents of the site, and names that differ in nothing but their case.
 */
export async function checkStaticFiles(
  { paths }: Project,
  files: readonly string[],
): Promise<Diagnostic[]> {
  const folder = staticFolder(paths);
  const drawings = files.filter((file) => /\.svg$/i.test(file));
  const judged = drawings.map(async (file): Promise<Diagnostic[]> => {
    const problem = drawingProblem(await readFile(join(paths.static, file), "utf8"));
    if (!problem) return [];
    const { reason, line, column } = problem;
    return [
      {
        code: "active-drawing",
        severity: "error",
        message: `This drawing ${reason}.`,
        hint: "Save it as a plain SVG, without scripts, handlers and embedded pages.",
        file: `${folder}/${file}`,
        line,
        column,
      },
    ];
  });
  return [...(await Promise.all(judged)).flat(), ...collisions(folder, files)];
}

/** Many disks, and the machines of many readers' teams, take such names for one file. */
function collisions(folder: string, files: readonly string[]): Diagnostic[] {
  const first = new Map<string, string>();
  return files.flatMap((file): Diagnostic[] => {
    const key = file.normalize("NFC").toLowerCase();
    const other = first.get(key);
    first.set(key, other ?? file);
    if (other === undefined) return [];
    return [
      {
        code: "same-address",
        severity: "warning",
        message: `"${other}" and "${file}" differ only in case or in the form of their letters.`,
        hint: "Rename one: Windows and macOS hold one of them alone.",
        file: `${folder}/${file}`,
      },
    ];
  });
}
