import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { listFiles, readJson } from "../files/files.ts";
import { MANIFEST_FILE } from "../model/build-manifest.ts";
import type { Diagnostic } from "../model/diagnostic.ts";

/**
 * Compares a copy of a site with its manifest.
 *
 * @param folder Absolute path of the site.
 * @returns How many files it should have, and one problem for each that is missing, other or more.
 */
export async function verifySite(
  folder: string,
): Promise<{ files: number; problems: Diagnostic[] }> {
  const manifest = await readJson(join(folder, MANIFEST_FILE));
  const expected = filesOf(manifest);
  if (!expected) return { files: 0, problems: [NO_SITE] };
  const problems: Diagnostic[] = [];
  for (const [file, sha256] of expected) {
    const actual = await sha256Of(join(folder, file));
    if (actual === undefined) problems.push(problem("absent", file));
    else if (actual !== sha256) problems.push(problem("other than it was built", file));
  }
  for (const file of await listFiles(folder)) {
    if (file !== MANIFEST_FILE && !expected.has(file))
      problems.push(problem("not of this build", file));
  }
  return { files: expected.size, problems };
}

const NO_SITE: Diagnostic = {
  code: "verify",
  severity: "error",
  message: "There is no manifest of a build.",
  hint: "Build the site: headrace build. A copy of a site is published as a whole.",
  file: MANIFEST_FILE,
};

function problem(what: string, file: string): Diagnostic {
  const hint = "Publish the folder again as a whole.";
  return { code: "verify", severity: "error", message: `This file is ${what}.`, hint, file };
}

function filesOf(manifest: unknown): Map<string, string> | undefined {
  const files: unknown = Object(manifest).files;
  return typeof files === "object" && files !== null ? new Map(Object.entries(files)) : undefined;
}

async function sha256Of(file: string): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(file), hash);
    return hash.digest("hex");
  } catch {
    return;
  }
}
