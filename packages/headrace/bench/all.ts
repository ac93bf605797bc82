/** Runs the benchmarks one after the other; the options are those of `bench/build.ts`. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "./workspace.ts";

const needsSite = new Set(["pages", "long-session"]);
const isBuilt = existsSync(join(REPOSITORY, "dist"));

for (const name of ["build", "dev", "pages", "long-session"]) {
  if (needsSite.has(name) && !isBuilt) {
    console.log(`Left out: ${name}, which needs the built site (npm run build).\n`);
    continue;
  }
  const own = name === "build" ? process.argv.slice(2) : [];
  const argv = [...process.execArgv, join(import.meta.dirname, `${name}.ts`), ...own];
  const { status } = spawnSync(process.execPath, argv, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
