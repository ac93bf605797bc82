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
import { dirname, join, posix, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = dirname(import.meta.dirname);
const SOURCE = join(PACKAGE, "src");
const CACHE = join(PACKAGE, "node_modules/.cache/headrace");

/**
 * What Node runs: bundled with most packages, since it loads a thousand modules one by one in ten times
 * the time.
 */
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
  await bundlePageTools(folder);
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
  writeFileSync(join(folder, "rooms.json"), JSON.stringify(roomDigests()));
}

/**
 * What changes with each room's code (src/cache/engine-code.ts), so that no command reads it again, and
 * with the packages that all of them may use.
 */
function roomDigests() {
  const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  const versions = Object.keys(dependencies).map((name) => `${name}@${packageAt(name)?.version}`);
  const digests = new Map();
  for (const file of sourceFiles()) {
    const content = readFileSync(join(SOURCE, file));
    for (let room = posix.dirname(file); room !== "."; room = posix.dirname(room)) {
      if (!digests.has(room)) digests.set(room, createHash("sha256").update(versions.join()));
      digests.get(room).update(file).update(content);
    }
  }
  return Object.fromEntries([...digests].map(([room, hash]) => [room, hash.digest("hex")]));
}

/**
 * The `package.json` of a package as Node finds it from here.
 *
 * @param {string} name
 * @returns {{ version: string } | undefined}
 */
function packageAt(name, folder = PACKAGE) {
  const file = join(folder, "node_modules", name, "package.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  return dirname(folder) === folder ? undefined : packageAt(name, dirname(folder));
}

const NOTICES = "third-party-licenses.txt";

/** Whoever passes on what the programs hold of packages passes on their terms. */
function licenses() {
  return {
    name: "licenses",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => Object.keys(file.modules ?? {}));
      const inPackage = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
      const folders = modules.flatMap((id) => inPackage.exec(id.replace(/^\0/, ""))?.[0] ?? []);
      const texts = [...new Set(folders)].sort().map(packageNotice);
      this.emitFile({ type: "asset", fileName: NOTICES, source: texts.join("\n\n") });
    },
  };
}

/** @param {string} folder Absolute, of a package. */
function packageNotice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? "" : `\n\n${readFileSync(join(folder, file), "utf8").trim()}`;
  return `${name} ${version} (${license})${text}`;
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

/**
 * Packages that stay outside: with code for one machine, with files beside their modules, in one copy
 * with what else imports them, or so large that most commands are better off without them.
 */
const OUTSIDE = [
  "@mdx-js/mdx",
  "@modelcontextprotocol/server",
  "@redocly/openapi-core",
  "@resvg/resvg-js",
  "beautiful-mermaid",
  "chokidar",
  "katex",
  "react",
  "react-dom",
  "satteri",
  "shiki",
  "tinypool",
  "tsx",
  "vite",
];

/** No site's settings and files. */
const PLAIN = { configFile: false, root: PACKAGE, logLevel: "warn", publicDir: false };

async function bundlePrograms(outDir) {
  const { build } = await import("vite");
  await build({
    ...PLAIN,
    oxc: { jsx: { runtime: "automatic", development: false } },
    ssr: { noExternal: true, external: OUTSIDE },
    plugins: [licenses()],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
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

/** What browsers load as it is: a site would bundle it again, and change nothing of it. */
async function bundlePageTools(outDir) {
  const { build } = await import("vite");
  await build({
    ...PLAIN,
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { "page-tools": join(SOURCE, "client/page-tools/register.ts") },
        output: { entryFileNames: "[name].js" },
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
