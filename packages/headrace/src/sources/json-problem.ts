import { reasonOf } from "../diagnostics/reason-of.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { readYaml } from "./yaml-text.ts";

/** Where a text is no JSON, and why; `undefined` when it is. */
export function jsonProblem(text: string): Diagnostic | undefined {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ""));
    return undefined;
  } catch (error) {
    return {
      code: "json",
      severity: "error",
      message: "This file is not JSON.",
      hint: "Look for a comma, a quotation mark or a bracket that is missing, or one too many; JSON has no comments.",
      ...placeIn(text, reasonOf(error)),
    };
  }
}

/** Not every version of Node says it; all JSON is YAML, whose parser does. */
function placeIn(text: string, reason: string): { line: number; column: number } {
  const start = /^\s*(?=[^\s{["\-\dtfn])/.exec(text)?.[0];
  const position = start?.length ?? /at position (\d+)/.exec(reason)?.[1];
  const read = position === undefined ? readYaml(text, "This file") : undefined;
  if (read && "problem" in read && read.problem.line !== undefined)
    return { line: read.problem.line, column: read.problem.column ?? 1 };
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
