import { execFile } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { ENGINE_DIR } from "../../engine-dir.ts";
import { packageFileOf, relativeInput } from "../bundle-inputs.ts";
import { bodyPlace } from "../thrown-place.ts";

/** In milliseconds: it ends only what hangs, also on a busy machine. */
const TIME_LIMIT = 120_000;

/** Modules that fail may hide others that do. */
const MOST_ROUNDS = 8;

const failuresSchema = z.array(z.object({ message: z.string(), stack: z.string() }));

/** A bundle that can be made again. */
interface Retried {
  root: string;
  outDir: string;
  /** Names of its files that pages load. */
  files: readonly string[];
  /** Makes it without what is known to fail. */
  bundle: (withMap: boolean) => Promise<void>;
  /** By path relative to the root, that of a package being its package.json; added to. */
  failures: Map<string, string>;
}

/**
 * Loads what was bundled, in a process of its own, and bundles it anew without the modules of the site and the
 * packages that fail by being loaded, as long as there are some: all that imports them would be lost with them.
 */
export async function withoutLoadFailures(made: Retried): Promise<void> {
  const { root, outDir, failures } = made;
  if ((await loadFailures(made)).length === 0) return;
  await made.bundle(true);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const known = failures.size;
    for (const { message, stack } of await loadFailures(made)) {
      const place = bodyPlace(stack, root);
      if (place === undefined) continue;
      // Of a live module the part behind its wrapper fails.
      const file = place.file.replace(/\?.*$/, "");
      const whole = packageFileOf(join(root, file));
      const key = whole === undefined ? file : relativeInput(root, whole);
      if (!failures.has(key)) failures.set(key, `${file}: ${message}`);
    }
    if (failures.size === known) break;
    await made.bundle(true);
  }
  const maps = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith(".map"));
  await Promise.all(maps.map((file) => rm(join(outDir, file))));
}

async function loadFailures({ outDir, files }: Retried) {
  const script = join(ENGINE_DIR, "vite/modules/load-modules.mjs");
  const paths = files.map((file) => join(outDir, file));
  const limits = { maxBuffer: 100_000_000, timeout: TIME_LIMIT };
  const running = promisify(execFile)(process.execPath, [script], limits);
  running.child.stdin?.end(JSON.stringify(paths));
  // What can't be tried is told by the pages that load it.
  const { stdout } = await running.catch(() => ({ stdout: "" }));
  const line = stdout.split("\n").findLast((candidate) => candidate.startsWith("@@@"));
  return failuresSchema.safeParse(JSON.parse(line?.slice(3) ?? "[]")).data ?? [];
}
