/**
 * The strings of a Java or C# source as a compiler would see them, read from the syntax tree of a
 * grammar that editors use. Operands of `+` are joined.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import treeSitter, { type Node, type Parser } from "@vscode/tree-sitter-wasm";

/** What a parser makes of a source. */
export interface ParsedSource {
  /** The lines that the grammar doesn't know. */
  errors: string[];
  strings: string[];
}

type SourceLanguage = "java" | "c-sharp";

/** Loads a grammar; the result parses sources. */
export async function sourceParser(
  language: SourceLanguage,
): Promise<(source: string) => ParsedSource> {
  const parser = await loadParser(language);
  return (source) => {
    const tree = parser.parse(source);
    if (!tree) throw new Error("The parser gave up");
    const errors = tree.rootNode
      .descendantsOfType("ERROR")
      .map((node) => node?.text ?? "")
      .concat(tree.rootNode.hasError ? ["incomplete"] : []);
    return { errors, strings: stringsIn(tree.rootNode) };
  };
}

/** Loads a grammar; the result says whether a source is in it. */
export async function parsesWithoutErrors(language: string): Promise<(source: string) => boolean> {
  const parser = await loadParser(language);
  return (source) => parser.parse(source)?.rootNode.hasError === false;
}

export async function loadParser(language: string): Promise<Parser> {
  const folder = dirname(createRequire(import.meta.url).resolve("@vscode/tree-sitter-wasm"));
  // A module of CommonJS: outside of Vitest its names are properties of its default.
  const { Language, Parser: Parsing } = treeSitter;
  await Parsing.init({ locateFile: (name: string) => join(folder, name) });
  const parser = new Parsing();
  const grammar = await readFile(join(folder, `tree-sitter-${language}.wasm`));
  parser.setLanguage(await Language.load(grammar));
  return parser;
}

function stringsIn(node: Node): string[] {
  const whole = stringOf(node);
  if (whole !== undefined) return [whole];
  return node.children.flatMap((child) => (child ? stringsIn(child) : []));
}

/** The value of a literal or of literals joined by `+`; undefined for any other node. */
function stringOf(node: Node): string | undefined {
  if (node.type === "binary_expression") {
    const parts = node.children.map((child) =>
      child?.type === "+" ? "" : child && stringOf(child),
    );
    return parts.some((part) => part === undefined) ? undefined : parts.join("");
  }
  if (node.type === "raw_string_literal") return rawString(node.text);
  if (node.type !== "string_literal") return undefined;
  return node.text.startsWith('"""') ? textBlock(node.text) : plainString(node.text);
}

/** The escapes that samples use are those of JSON; of C# it may be a text in bytes. */
function plainString(literal: string): string {
  const value: unknown = JSON.parse(literal.replace(/u8$/, ""));
  if (typeof value !== "string") throw new Error(`${literal} is no string`);
  return value;
}

/** https://docs.oracle.com/javase/specs/jls/se17/html/jls-3.html#jls-3.10.6 */
function textBlock(literal: string): string {
  const lines = literal.slice(literal.indexOf("\n") + 1, -3).split("\n");
  const last = lines.length - 1;
  const counted = lines.filter((line, index) => index === last || line.trim() !== "");
  const indent = Math.min(...counted.map((line) => line.length - line.trimStart().length));
  const stripped = lines.map((line) => line.slice(indent).replace(/[ \t]+$/, "")).join("\n");
  return stripped.replace(/\\(.)/g, (_, letter: string) =>
    letter === "s" ? " " : plainString(`"\\${letter}"`),
  );
}

/** https://learn.microsoft.com/dotnet/csharp/language-reference/tokens/raw-string */
function rawString(literal: string): string {
  const quotes = /^"+/.exec(literal)?.[0].length ?? 0;
  const content = literal.slice(quotes, -quotes);
  if (!content.startsWith("\n")) return content;
  const lines = content.slice(1).split("\n");
  const indent = lines.pop() ?? "";
  return lines
    .map((line) => {
      if (!line.startsWith(indent) && line.trim() !== "") throw new Error(`No indent: ${line}`);
      return line.slice(indent.length);
    })
    .join("\n");
}
