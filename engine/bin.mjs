#!/usr/bin/env node
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileEngine } from "./compile-engine.mjs";

// React and Vite decide by it, when they are loaded, whether to carry their development code.
process.env.NODE_ENV = "production";

const { run } = await import(pathToFileURL(join(await compileEngine(), "cli.mjs")).href);
process.exitCode = await run(process.argv.slice(2));
