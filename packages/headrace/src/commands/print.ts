import { relative } from "node:path";
import { printReport } from "../diagnostics/report.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CommandOptions } from "./command-options.ts";

/** Prints a line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says what is going on where it does not mix with a report that a program reads. */
export function teller({ format }: CommandOptions): (line: string) => void {
  return (line) => (format === "json" ? process.stderr : process.stdout).write(`${line}\n`);
}

/** Prints problems in the form that was asked for; their files are named from where the command runs. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  { format, root }: Pick<CommandOptions, "format" | "root">,
): void {
  const folder = relative(process.env.GITHUB_WORKSPACE ?? process.cwd(), root);
  const { stdout, stderr } = printReport(diagnostics, {
    format,
    root,
    folder: folder.replaceAll("\\", "/"),
  });
  process.stderr.write(stderr);
  process.stdout.write(stdout);
}
