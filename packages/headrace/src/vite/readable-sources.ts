import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Plugin } from "vite";
import type { Diagnostic } from "../model/diagnostic.ts";
import { decodeText } from "../sources/decode-text.ts";

/** What a bundler takes for text. */
const TEXT = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|mdx?|json|ya?ml)$/;

/**
 * Stops a bundler at a file of the project that is no UTF-8: it would read signs that nobody wrote.
 *
 * @param root Absolute path of the project.
 * @param problems Gets what is wrong.
 */
export function readableSources(root: string, problems: Diagnostic[]): Plugin {
  return {
    name: "readable-sources",
    enforce: "pre",
    async load(id) {
      const path = relative(root, id.replace(/\?.*$/, "")).replaceAll("\\", "/");
      if (id.startsWith("\0") || path.startsWith("../") || path.includes("node_modules/")) return;
      if (!TEXT.test(path)) return;
      const decoded = decodeText(await readFile(id.replace(/\?.*$/, "")));
      if ("text" in decoded) return;
      problems.push({ ...decoded.problem, file: path });
      this.error(decoded.problem.message);
    },
  };
}
