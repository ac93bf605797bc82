import type { Diagnostic } from "../model/diagnostic.ts";
import { counted } from "../model/text/counted.ts";
import { codeFrame, frameLines, showable } from "./code-frame.ts";

/** Gives the text of a file named by a Diagnostic, or `undefined` when it can't be shown. */
export type ReadSource = (file: string) => string | undefined;

/** Errors before warnings, then by file and position; equal ones once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((item) => [JSON.stringify(item), item]));
  return [...unique.values()].sort(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      compareText(a.file ?? "", b.file ?? "") ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.message, b.message),
  );
}

/** All problems as text for a terminal: position, sentence, code frame, hint; then a count. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], read: ReadSource): string {
  const sorted = sortDiagnostics(diagnostics);
  const lines = readLines(read);
  const told = alikeTogether(sorted).map((problem) => formatDiagnostic(problem, lines));
  return [...told, summary(sorted)].join("\n\n");
}

/** A problem, and others that say the same of further places. */
type ToldProblem = [first: Diagnostic, ...others: Diagnostic[]];

/** Problems that say the same are told one by one, until there are so many. */
const MOST_ALIKE = 10;

function alikeTogether(diagnostics: readonly Diagnostic[]): ToldProblem[] {
  const told: ToldProblem[] = [];
  const alike = new Map<string, ToldProblem[]>();
  for (const item of diagnostics) {
    const { severity, code, message, hint } = item;
    const key = JSON.stringify([severity, code, message, hint]);
    const known = alike.get(key) ?? [];
    const last = known.at(-1);
    if (last && known.length === MOST_ALIKE) {
      last.push(item);
      continue;
    }
    const problem: ToldProblem = [item];
    told.push(problem);
    alike.set(key, [...known, problem]);
  }
  return told;
}

/** Problems of one file follow each other, and a file may be an API description of megabytes. */
function readLines(read: ReadSource): (file: string) => readonly string[] | undefined {
  let last: { file: string; lines: readonly string[] | undefined } | undefined;
  return (file) => {
    if (last?.file !== file) {
      const source = read(file);
      last = { file, lines: source === undefined ? undefined : frameLines(source) };
    }
    return last.lines;
  };
}

/** Further places of a problem that are named. */
const MOST_PLACES = 20;

/** One problem as text, and where else it is. */
function formatDiagnostic(
  [item, ...others]: ToldProblem,
  lines: (file: string) => readonly string[] | undefined,
): string {
  const parts = [`${item.severity} ${item.code}: ${showableLines(item.message)}`];
  if (item.file) parts.push(`  at ${showable(position(item))}`);
  const source = item.file && item.line ? lines(item.file) : undefined;
  if (source && item.line) parts.push(codeFrame(source, item.line, item.column ?? 1));
  if (item.hint) parts.push(`  ${showableLines(item.hint)}`);
  const places = others.flatMap((other) => (other.file ? [showable(position(other))] : []));
  for (const place of places.slice(0, MOST_PLACES)) parts.push(`  also at ${place}`);
  const rest = places.length - MOST_PLACES;
  if (rest > 0) parts.push(`  and at ${counted(rest, "other place")}`);
  return parts.join("\n");
}

/** A line that begins like this is a command to the pipelines that this is printed in. */
const COMMAND = /^(?=\s*(?:::|##\[))/;

function showableLines(text: string): string {
  const [first = "", ...others] = text.split("\n").map(showable);
  return [first, ...others.map((line) => line.replace(COMMAND, "| "))].join("\n");
}

/** "content/faq.md:12:4", as far as it is known. */
function position(item: Diagnostic): string {
  return [item.file, item.line, item.column].filter((part) => part !== undefined).join(":");
}

/** "2 errors, 1 warning". */
export function summary(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((item) => item.severity === "error").length;
  return `${counted(errors, "error")}, ${counted(diagnostics.length - errors, "warning")}`;
}

/** By code unit, so that the order is the same in every locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
