// Plain JavaScript: it runs before there is anything that understands TypeScript.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = dirname(import.meta.dirname);
const SOURCE = join(PACKAGE, "src");
const CACHE = join(PACKAGE, "node_modules/.cache/headrace");

/** What Node runs: bundled, since it loads a thousand modules one by one in ten times the time. */
const PROGRAMS = { cli: "cli.ts", worker: "workers/worker.ts" };

/** Of no use to whoever has the package. */
const IS_TEST = /\.test\.tsx?$|(?:^|[\\/])(?:testing|fixtures)(?:[\\/]|$)/;

/**
 * Builds the engine once for each state of its source, into a folder that is named by it.
 *
 * @returns {Promise<string>} Absolute path of the folder: the layout of the package's `dist`.
 */
export async function buildEngine() {
  const folder = join(CACHE, digestSource());
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await writeEngine(draft);
  removeOthers(draft);
  // Another process may have been faster; its result is the same.
  if (!existsSync(folder)) renameSync(draft, folder);
  return folder;
}

/**
 * Writes the programs, and beside them each module by itself, which the site's bundles take from.
 *
 * @param {string} folder Absolute; replaced.
 */
async function writeEngine(folder) {
  rmSync(folder, { recursive: true, force: true });
  await bundlePrograms(folder);
  const { transformWithOxc } = await import("vite");
  for (const file of sourceFiles()) {
    const from = join(SOURCE, file);
    const to = join(folder, file.replace(/\.tsx?$/, ".js"));
    mkdirSync(dirname(to), { recursive: true });
    if (!/\.tsx?$/.test(file)) {
      cpSync(from, to);
      continue;
    }
    const options = { jsx: { runtime: "automatic", development: false }, sourcemap: false };
    const { code } = await transformWithOxc(readFileSync(from, "utf8"), from, options);
    writeFileSync(
      to,
      code.replace(OWN_IMPORT, (_, start) => `${start}.js`),
    );
  }
}

/** A module of ours in an import: `from "./router.ts"`, `import("../app.tsx")`. */
const OWN_IMPORT = /((?:from|import\(?)\s*"\.{1,2}\/[^"\n]*)\.tsx?(?=")/g;

/** Relative to the source, tests left out. */
function sourceFiles() {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((file) => !IS_TEST.test(file) && statSync(join(SOURCE, file)).isFile())
    .sort();
}

/** One digest over everything that the result is made from. */
function digestSource() {
  const digest = createHash("sha256");
  for (const file of sourceFiles()) digest.update(file).update(readFileSync(join(SOURCE, file)));
  for (const file of ["package.json", "scripts/build-engine.mjs", "../../package-lock.json"]) {
    digest.update(readFileSync(join(PACKAGE, file)));
  }
  return digest.digest("hex").slice(0, 16);
}

/** Packages stay outside: who installs the engine gets them, in the versions that it asks for. */
async function bundlePrograms(outDir) {
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: PACKAGE,
    logLevel: "warn",
    publicDir: false,
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(PROGRAMS).map(([name, file]) => [name, join(SOURCE, file)]),
        ),
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
}

/** Earlier builds, unless a process may still be loading parts of them. */
function removeOthers(draft) {
  const dayAgo = Date.now() - 86_400_000;
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (path !== draft && statSync(path).mtimeMs < dayAgo)
      rmSync(path, { recursive: true, force: true });
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await writeEngine(resolve(process.argv[2] ?? join(PACKAGE, "dist")));
}
