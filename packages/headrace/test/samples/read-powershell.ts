/**
 * What PowerShell would send for a sample, read from the syntax tree of a grammar that editors use:
 * for machines that have no PowerShell. Knows what samples are made of, and refuses all else.
 */
import type { Node } from "@vscode/tree-sitter-wasm";
import { loadParser } from "./string-literals.ts";

/** A request as the parameters of `Invoke-WebRequest` say it. */
export interface ReadRequest {
  method: string;
  url: string;
  headers: [string, string][];
  /** Texts, and files by their names, in their order. */
  body: ({ text: string } | { file: string })[];
}

/** Loads the grammar; the result reads samples. */
export async function powershellReader(): Promise<(source: string) => ReadRequest> {
  const parser = await loadParser("powershell");
  return (source) => {
    const tree = parser.parse(source);
    if (!tree || tree.rootNode.hasError) throw new Error(`Not in the grammar: ${source}`);
    return readRequest(tree.rootNode);
  };
}

function readRequest(root: Node): ReadRequest {
  const command = nodes(root, "command").find(
    (node) => node.childForFieldName("command_name")?.text === "Invoke-WebRequest",
  );
  if (!command) throw new Error(`No request: ${root.text}`);
  const assigned = new Map(
    nodes(root, "assignment_expression").map((node) => [
      nodes(node, "left_assignment_expression")[0]?.text ?? "",
      node.childForFieldName("value"),
    ]),
  );
  const parameters = parametersOf(command);
  const type = parameters.get("-ContentType");
  const body = parameters.has("-Body") ? assigned.get("$body") : null;
  return {
    method: parameters.get("-CustomMethod") ?? "",
    url: parameters.get("-Uri") ?? "",
    headers: [
      ...hashPairs(assigned.get("$headers") ?? null),
      ...(type === undefined ? [] : [["Content-Type", type] satisfies [string, string]]),
    ],
    body: body ? nodes(body, "invokation_expression").filter(isOutermost(body)).map(readCall) : [],
  };
}

/** Each parameter with the string behind it; a switch with none. */
function parametersOf(command: Node): Map<string, string> {
  const parameters = new Map<string, string>();
  let name = "";
  for (const element of command.childForFieldName("command_elements")?.children ?? []) {
    if (!element || element.text.trim() === "" || element.text === "`") continue;
    if (element.type === "command_parameter") {
      name = element.text;
      parameters.set(name, "");
    } else if (element.text.startsWith("$")) parameters.set(name, element.text);
    else {
      const [literal] = nodes(element, "string_literal");
      if (literal) parameters.set(name, stringValue(literal));
    }
  }
  return parameters;
}

function hashPairs(value: Node | null): [string, string][] {
  if (!value) return [];
  return nodes(value, "hash_entry").map((entry) => {
    const [name, text, ...more] = nodes(entry, "string_literal").map(stringValue);
    if (name === undefined || text === undefined || more.length > 0) throw new Error(entry.text);
    return [name, text];
  });
}

/** `[Text.Encoding]::UTF8.GetBytes(…)` or `[IO.File]::ReadAllBytes(…)`. */
function readCall(call: Node): { text: string } | { file: string } {
  const [literal, ...more] = nodes(call, "string_literal");
  if (!literal || more.length > 0) throw new Error(call.text);
  const value = stringValue(literal);
  if (call.text.startsWith("[Text.Encoding]::UTF8.GetBytes(")) return { text: value };
  if (call.text.startsWith("[IO.File]::ReadAllBytes(")) return { file: value };
  throw new Error(`Not known: ${call.text}`);
}

function isOutermost(root: Node): (node: Node) => boolean {
  return (node) => {
    for (let up = node.parent; up && up.id !== root.id; up = up.parent) {
      if (up.type === "invokation_expression") return false;
    }
    return true;
  };
}

function nodes(root: Node, type: string): Node[] {
  return root.descendantsOfType(type).filter((node) => node !== null);
}

/** https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_quoting_rules */
function stringValue({ text }: Node): string {
  if (text.startsWith("@'")) return text.slice(text.indexOf("\n") + 1, -3);
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll(/(['\u2018-\u201B])\1/g, "$1");
  return text.slice(1, -1).replaceAll(/`u\{[\da-f]+\}|`./gu, unescaped);
}

function unescaped(sequence: string): string {
  const code = /^`u\{(.+)\}$/.exec(sequence)?.[1];
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  const letter = sequence.slice(1);
  return { n: "\n", r: "\r" }[letter] ?? letter;
}
