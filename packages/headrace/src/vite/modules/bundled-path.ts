import { SiteError } from "../../diagnostics/site-error.ts";
import { ENGINE_DIR } from "../../engine-dir.ts";

/** What the bundler takes for the beginning of something else where a path has it. */
const READ_OTHERWISE = /[#?"]|\$(?=[\w{])/;

/**
 * Sees that the bundler can work where a project and the engine are. It would tell of files that are there that it does
 * not find them.
 *
 * @throws SiteError that names the sign.
 */
export function requireBundledPath(root: string): void {
  for (const path of [root, ENGINE_DIR]) {
    const [sign] = READ_OTHERWISE.exec(path) ?? [];
    if (sign === undefined) continue;
    throw new SiteError([
      {
        code: "project-path",
        severity: "error",
        message: `The bundler can't work in a folder whose path holds "${sign}": ${path}.`,
        hint: "Give the folder another name, or move the project.",
      },
    ]);
  }
}
