#!/usr/bin/env node
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// The bundler's native parts are no packages that one of ours could name.
if (process.versions.pnp) {
  process.stderr.write(
    "Headrace does not work with Yarn's Plug'n'Play. Write \"nodeLinker: node-modules\" into .yarnrc.yml, and install again.\n",
  );
  process.exit(1);
}

// React and Vite decide by it, when they are loaded, whether to carry their development code.
process.env.NODE_ENV = "production";

// Who reads no further ("headrace check | head") takes nothing from the work, nor from how it ends.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", ({ code, message }) => {
    if (code === "EPIPE") return;
    if (stream === process.stdout) process.stderr.write(`What is said here is lost: ${message}.\n`);
    process.once("exit", () => {
      process.exitCode ||= 1;
    });
  });

const { run } = await import(pathToFileURL(join(await builtCode(), "cli.mjs")).href);
process.exitCode = await run(process.argv.slice(2));

/** In the repository the code is built when it has changed; the package brings it built. */
async function builtCode() {
  if (!existsSync(join(import.meta.dirname, "src"))) return join(import.meta.dirname, "dist");
  const { buildEngine } = await import("./scripts/build-engine.mjs");
  return await buildEngine();
}
