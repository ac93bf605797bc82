import { parseMermaid } from "beautiful-mermaid";
import { nameParticipants } from "./sequence-names.ts";

/** A line that the renderer would leave out without a word. Lines count from 0. */
export interface DiagramProblem {
  line: number;
  message: string;
}

/**
 * Tells which lines of a diagram the renderer does not understand. It drops such lines, so that the
 * picture would be wrong and nobody would know.
 */
export function checkDiagram(source: string): DiagramProblem[] {
  const statements = statementsOf(source);
  const header = statements.findIndex(({ text }) => isContent(text));
  const understands = header === -1 ? undefined : lineCheck(statements[header]?.text ?? "");
  if (!understands) return [];
  return statements.flatMap(({ text, line }, index) =>
    index <= header || !isContent(text) || understands(text)
      ? []
      : [{ line, message: `"${text}" is not understood in this kind of diagram.` }],
  );
}

/** What Mermaid reads before a diagram: a title and settings in YAML. */
const YAML = /^\s*---[ \t]*\n(?:[\s\S]*?\n)?[ \t]*---[ \t]*(?=\n|$)/;
const SEQUENCE_HEADER = /^sequenceDiagram\b/i;
const FLOW = /^\s*(?:graph|flowchart)\b/m;
/** A semicolon that ends a statement, and what it may stand in without ending one. */
const QUOTED_OR_END = /"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\||;/g;
/** An arrow between two names without spaces: the renderer takes its dashes for parts of a name. */
const TIGHT_ARROW = /(?<=\w)(<?-->|<?-\.->|<?==>|---)(?=\w)/g;
/** An arrow with words on it, however they are spaced. */
const LABELLED_ARROW = /[ \t]*(<?-->|<?-\.->|<?==>|---)[ \t]*\|([^|]*)\|[ \t]*(?=\S)/g;
/** Words of a node that go on in the next line. */
const LONG_WORDS = /[[({][ \t]*"[^"]*\n[^"]*"[ \t]*[\])}]/g;

/** Each statement with the line that it is on: a flowchart may have several on one. */
function statementsOf(source: string): { text: string; line: number }[] {
  const text = withoutYaml(source);
  const isFlow = FLOW.test(text);
  let at = 0;
  return (isFlow ? joinWords(text, NEXT_LINE) : text).split("\n").flatMap((line) => {
    const parts = isFlow ? splitStatements(line) : [line];
    const here = at;
    at += 1 + line.split(NEXT_LINE).length - 1;
    return parts.map((part) => ({ text: part.trim(), line: here }));
  });
}

/** Stands for the end of a line within words. */
const NEXT_LINE = "\uE000";

/** Puts the words of each node on one line. */
function joinWords(text: string, separator: string): string {
  return text.replace(LONG_WORDS, (words) => words.split(/[ \t]*\n[ \t]*/).join(separator));
}

function splitStatements(line: string): string[] {
  if (line.trim().startsWith("%%")) return [line];
  const parts = line
    .replace(QUOTED_OR_END, (part) => (part === ";" ? "\n" : part))
    .replace(TIGHT_ARROW, " $1 ")
    .replace(LABELLED_ARROW, " $1|$2| ")
    .split("\n");
  return parts.length > 1 ? parts.filter((part) => part.trim() !== "") : parts;
}

/** Lines stay where they are. */
function withoutYaml(source: string): string {
  return source.replace(YAML, (block) => block.replace(/[^\n]/g, ""));
}

/** Spellings that the renderer does not know, in others that mean the same. */
export function normalizeDiagram(source: string): string {
  // Not every kind may begin with a comment there.
  const text = withoutYaml(source)
    .replace(/^[ \t]*%%(?!\{).*$/gm, "")
    .trimStart();
  if (SEQUENCE_HEADER.test(text)) return nameParticipants(text);
  if (FLOW.test(text))
    return joinWords(text, "<br />").split("\n").flatMap(splitStatements).join("\n");
  if (!/^\s*erDiagram/m.test(text)) return text;
  return text.replace(/(\s)(?:\}o|o\})(?=--|\.\.)/g, "$1o{");
}

function isContent(line: string): boolean {
  return line !== "" && !line.startsWith("%%");
}

type LineCheck = (line: string) => boolean;

function lineCheck(header: string): LineCheck | undefined {
  if (/^(?:graph|flowchart)\b/i.test(header)) return isFlowLine;
  if (/^stateDiagram/i.test(header)) return isStateLine;
  if (SEQUENCE_HEADER.test(header)) return matchesOneOf(SEQUENCE);
  if (/^erDiagram/i.test(header)) return withBlocks(matchesOneOf(ENTITY), /^\S+\s+\S+/);
  if (/^classDiagram/i.test(header)) return withBlocks(matchesOneOf(CLASS), /./);
  return undefined;
}

const SEQUENCE = [
  /^(?:participant|actor)\s+\S.*$/,
  /^note\s+(?:left of|right of|over)\s+[^:]+:.+/i,
  /^(?:loop|alt|opt|par|critical|break|rect|else|and)\b/,
  /^(?:end|autonumber)$/,
  /^(?:activate|deactivate)\s+\S.*$/,
  /^[^\s:;>][^:;>]*?\s*--?(?:>>?|[)x])\s*[+-]?\s*[^\s:;>][^:;>]*?\s*:\s*.+$/,
];

const ENTITY = [
  /^\S+\s+(?:\|\||\|o|o\||[}o]\||\|\{|\}\||[{}o][{}o])(?:--|\.\.)[|o{}]{2}\s+\S+\s*:\s*.+$/,
];

const CLASS = [
  /^class\s+\S+(?:\s*~\w+~)?(?:\s*\{\s*<<\w+>>\s*\})?$/,
  /^\S+\s*:\s*.+$/,
  /^\S+\s+(?:"[^"]*"\s+)?(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)\s+(?:"[^"]*"\s+)?\S+(?:\s*:\s*.+)?$/,
];

function matchesOneOf(patterns: readonly RegExp[]): LineCheck {
  return (line) => patterns.some((pattern) => pattern.test(line));
}

/** Checks lines between braces by a pattern of their own. */
function withBlocks(outside: LineCheck, inside: RegExp): LineCheck {
  let depth = 0;
  return (line) => {
    if (line.endsWith("{")) {
      depth++;
      return true;
    }
    if (line === "}") {
      depth--;
      return depth >= 0;
    }
    return depth > 0 ? inside.test(line) : outside(line);
  };
}

const FLOW_STATEMENT =
  /^(?:subgraph\s+\S|end$|direction\s+(?:TD|TB|LR|BT|RL)$|(?:classDef|class|style|linkStyle)\s+\S+\s+\S)/;

function isFlowLine(line: string): boolean {
  if (line.startsWith("click ")) return false;
  return FLOW_STATEMENT.test(line) || (isBalanced(line) && isParsed("flowchart TD", line));
}

const STATE_STATEMENT = /^(?:\}|state\s+.+\{|direction\s+(?:TD|TB|LR|BT|RL))$/;

function isStateLine(line: string): boolean {
  return STATE_STATEMENT.test(line) || isParsed("stateDiagram-v2", line);
}

/** True when the renderer finds nodes in a line, and arrows where it has some. */
function isParsed(header: string, line: string): boolean {
  const bare = line.replace(/"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\|/g, "");
  try {
    const { nodes, edges } = parseMermaid(`${header}\n${line}`);
    return nodes.size > 0 && (edges.length > 0 || !/--|==|-\.|<->/.test(bare));
  } catch {
    return false;
  }
}

/** True when every bracket outside of quotation marks has its other half. */
function isBalanced(line: string): boolean {
  const bare = line.replace(/"[^"]*"/g, "");
  return ["[]", "()", "{}"].every(
    ([open = "", close = ""]) => bare.split(open).length === bare.split(close).length,
  );
}
