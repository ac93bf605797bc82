import type { Node } from "@vscode/tree-sitter-wasm";
import { bashFaults } from "./bash.ts";
import type { Parsed, Parser } from "./parser.ts";
import { loadTreeParser } from "./tree-parser.ts";

/** By the languages that a parser reads, as fences name them. Loaded when there is such a block. */
export const PARSERS: Readonly<Record<string, () => Promise<Parser>>> = {
  json: async () => each(parseJson),
  "yaml yml": loadYaml,
  xml: loadXml,
  toml: loadToml,
  "bash sh shell": async () => bashFaults,
  "javascript js jsx typescript ts tsx": loadJavaScript,
  "docker dockerfile": loadDockerfile,
  java: () => loadGrammar("java"),
  csharp: () => loadGrammar("c-sharp"),
  python: () => loadGrammar("python"),
  go: () => loadGrammar("go"),
  powershell: () => loadGrammar("powershell"),
  css: () => loadGrammar("css"),
};

function each(parse: (text: string, language: string) => Parsed): Parser {
  return (sources) => sources.map(({ text, language }) => parse(text, language));
}

/** One value, or one on each line. */
function parseJson(text: string): Parsed {
  const fault = jsonFault(text);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return fault && lines.every((line) => jsonFault(line) === undefined) ? undefined : fault;
}

function jsonFault(text: string): Parsed {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const at = /position (\d+)/.exec(message)?.[1];
    const reason = message.replace(/ in JSON.*/s, "");
    return { ...lineAt(text, at === undefined ? text.length : Number(at)), reason };
  }
}

function lineAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

async function loadYaml(): Promise<Parser> {
  const { LineCounter, parseAllDocuments } = await import("yaml");
  return each((text) => {
    const lineCounter = new LineCounter();
    // A key that is a mapping is the braces of a template that a formatter took apart.
    const options = { lineCounter, prettyErrors: false, stringKeys: true };
    const documents = parseAllDocuments(text, options);
    const error = [...documents].flatMap(({ errors }) => errors)[0];
    if (!error) return;
    const { line, col: column } = lineCounter.linePos(error.pos[0]);
    return { line, column, reason: firstSentence(error.message) };
  });
}

async function loadXml(): Promise<Parser> {
  const { parseXml, XmlError } = await import("@rgrove/parse-xml");
  return each((text) => {
    // A page may show several elements of a file, which is no document.
    const isDocument = /^\s*<[?!]/.test(text);
    try {
      parseXml(isDocument ? text : `<page>${text}</page>`);
      return;
    } catch (error) {
      if (!(error instanceof XmlError)) throw error;
      const column = error.column - (isDocument || error.line > 1 ? 0 : "<page>".length);
      return { line: error.line, column, reason: firstSentence(error.message) };
    }
  });
}

async function loadToml(): Promise<Parser> {
  const { parse, TomlError } = await import("smol-toml");
  return each((text) => {
    try {
      parse(text);
      return;
    } catch (error) {
      if (!(error instanceof TomlError)) throw error;
      const { line, column } = error;
      return { line, column, reason: firstSentence(error.message) };
    }
  });
}

const JAVASCRIPT: Readonly<Record<string, "js" | "jsx" | "ts" | "tsx">> = {
  javascript: "jsx",
  js: "jsx",
  jsx: "jsx",
  typescript: "ts",
  ts: "ts",
  tsx: "tsx",
};

async function loadJavaScript(): Promise<Parser> {
  const { parseSync } = await import("vite");
  return each((text, language) => {
    const lang = JAVASCRIPT[language] ?? "js";
    const [error] = parseSync(`page.${lang}`, text, { lang }).errors;
    if (!error) return;
    return { ...lineAt(text, error.labels[0]?.start ?? 0), reason: firstSentence(error.message) };
  });
}

async function loadDockerfile(): Promise<Parser> {
  const { validate } = await import("dockerfile-utils");
  return each((text) => {
    const fault = validate(text).find(({ severity }) => severity === 1);
    if (!fault) return;
    const { line, character } = fault.range.start;
    return { line: line + 1, column: character + 1, reason: firstSentence(String(fault.message)) };
  });
}

/** A grammar knows what is whole, and not what a compiler would allow. */
async function loadGrammar(name: string): Promise<Parser> {
  const parse = await loadTreeParser(name);
  return each((text) => {
    const root = parse(text);
    if (!root.hasError) return;
    const node = faultyNode(root);
    const { row, column } = node.startPosition;
    const shown = node.text.split("\n")[0]?.slice(0, 40);
    const reason = node.isMissing ? `"${node.type}" is missing` : `"${shown}" can't be read`;
    return { line: row + 1, column: column + 1, reason };
  });
}

/** The first innermost node that holds a fault. */
function faultyNode(node: Node): Node {
  const inner = node.children.find((child) => child?.hasError || child?.isMissing);
  return inner ? faultyNode(inner) : node;
}

function firstSentence(message: string): string {
  return (message.split(/\n| \((?:at|line) /)[0] ?? "")
    .replace(/^Invalid TOML document: /, "")
    .replace(/[.:]$/, "");
}
