import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { Node } from "@vscode/tree-sitter-wasm";

/** Loads a grammar that editors use; the result gives the root of a text's syntax tree. */
export async function loadTreeParser(name: string): Promise<(text: string) => Node> {
  // Compiles once, fast: a grammar is a megabyte of code and reads little here.
  setFlagsFromString("--liftoff-only");
  const require = createRequire(import.meta.url);
  // Node finds no named exports in this package when it is imported.
  const treeSitter: typeof import("@vscode/tree-sitter-wasm") = require("@vscode/tree-sitter-wasm");
  const { Language, Parser } = treeSitter;
  const folder = dirname(require.resolve("@vscode/tree-sitter-wasm"));
  await Parser.init({ locateFile: (file: string) => join(folder, file) });
  const parser = new Parser();
  parser.setLanguage(await Language.load(await readFile(join(folder, `tree-sitter-${name}.wasm`))));
  return (text) => {
    const tree = parser.parse(text);
    if (!tree) throw new Error(`The parser of ${name} gave up.`);
    return tree.rootNode;
  };
}
