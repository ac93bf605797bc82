// Plain JavaScript: it runs before there is anything that understands TypeScript.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ENGINE = dirname(fileURLToPath(import.meta.url));
const REPOSITORY = dirname(ENGINE);

/** Loaded as they are: programs of their own, or large and needed in part. */
const EXTERNAL = [
  "@mdx-js/mdx",
  "@redocly/openapi-core",
  "@resvg/resvg-js",
  "@shikijs/engine-javascript",
  "@shikijs/engine-oniguruma",
  "@shikijs/langs",
  "satteri",
  "beautiful-mermaid",
  "katex",
  "react",
  "react-dom",
  "shiki",
  "tinypool",
  "vite",
];

/**
 * Compiles the engine to JavaScript, once for each state of its source; Node then starts it, and its
 * workers, in a fraction of the time that it needs to load a thousand modules one by one.
 *
 * @returns {Promise<string>} Absolute path of the folder that holds cli.mjs and worker.mjs.
 */
export async function compileEngine() {
  const cache = join(REPOSITORY, "node_modules", ".cache", "engine");
  const folder = join(cache, digestEngine());
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await bundle(draft);
  removeOthers(cache, draft);
  // Another process may have been faster; its result is the same.
  if (!existsSync(folder)) renameSync(draft, folder);
  return folder;
}

/** One digest over everything that the result is made from. */
function digestEngine() {
  const digest = createHash("sha256");
  const files = readdirSync(ENGINE, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /(?<!\.test)\.(tsx?|mjs)$/.test(name)).sort()) {
    digest.update(file).update(readFileSync(join(ENGINE, file)));
  }
  digest.update(readFileSync(join(REPOSITORY, "package-lock.json")));
  return digest.digest("hex").slice(0, 16);
}

/** @param {string} outDir */
async function bundle(outDir) {
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: REPOSITORY,
    logLevel: "warn",
    publicDir: false,
    oxc: { jsx: { runtime: "automatic", development: false } },
    ssr: { noExternal: true, external: EXTERNAL },
    plugins: [keepFolder()],
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        input: { cli: join(ENGINE, "cli.ts"), worker: join(ENGINE, "build/worker.ts") },
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
}

/** A module that asks for its own folder means that of its source. */
function keepFolder() {
  return {
    name: "keep-folder",
    transform: {
      filter: { code: "import.meta.dirname" },
      /** @param {string} code @param {string} id */
      handler: (code, id) =>
        id.startsWith(ENGINE)
          ? code.replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
          : undefined,
    },
  };
}

/** Earlier compilations, unless a process may still be loading parts of them. */
function removeOthers(cache, draft) {
  const dayAgo = Date.now() - 86_400_000;
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (path !== draft && statSync(path).mtimeMs < dayAgo)
      rmSync(path, { recursive: true, force: true });
  }
}
