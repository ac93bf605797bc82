import { readFile, stat } from "node:fs/promises";
import { relative } from "node:path";
import type { Plugin } from "vite";
import type { Diagnostic } from "../model/diagnostic.ts";
import { decodeText } from "../sources/decode-text.ts";
import { jsonProblem } from "../sources/json-problem.ts";

/** What a bundler takes for text. */
const TEXT = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|mdx?|json|ya?ml)(?:\?|$)/;

/**
 * Stops a bundler at a file of the project that is no UTF-8, where it would read signs that nobody wrote, or no JSON.
 *
 * @param root Absolute path of the project.
 * @param problems Gets what is wrong.
 */
export function readableSources(root: string, problems: Diagnostic[]): Plugin {
  return {
    name: "readable-sources",
    enforce: "pre",
    load: {
      filter: { id: { include: TEXT, exclude: [/\0/, /\/node_modules\//] } },
      async handler(id) {
        const file = id.replace(/\?.*$/, "");
        const path = relative(root, file).replaceAll("\\", "/");
        if (path.startsWith("../")) return;
        const found = await stat(file).catch(() => undefined);
        // A pipe would be read for ever.
        const decoded = found && !found.isFile() ? NO_FILE : decodeText(await readFile(file));
        const problem = "text" in decoded ? contentProblem(id, decoded.text) : decoded.problem;
        if (problem === undefined) return;
        problems.push({ ...problem, file: path });
        this.error(problem.message);
      },
    },
  };
}

/** The bundler says of JSON neither the file nor the place. */
function contentProblem(id: string, text: string): Diagnostic | undefined {
  return id.endsWith(".json") ? jsonProblem(text) : undefined;
}

const NO_FILE = {
  problem: {
    code: "no-file",
    severity: "error",
    message: "This is no file that can be read.",
    hint: "Put the module itself here, or take its import out.",
  },
} as const;
