#!/usr/bin/env node
// Plain JavaScript, so that Node starts it as it is; from here on everything is TypeScript.
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

// React and Vite decide by it, when they are loaded, whether to carry their development code.
process.env.NODE_ENV = "production";

register({ tsconfig: fileURLToPath(new URL("../tsconfig.json", import.meta.url)) });
const { run } = await import("./cli.ts");
process.exitCode = await run(process.argv.slice(2));
