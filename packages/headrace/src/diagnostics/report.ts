import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import { formatDiagnostics, sortDiagnostics, summary } from "./format.ts";
import { formatForGithub } from "./github.ts";

/** How problems are printed: for people, for programs, or for annotations of a pull request. */
export const REPORT_FORMATS = ["text", "json", "github"] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What goes to the two streams of a program. */
export interface PrintedReport {
  stdout: string;
  stderr: string;
}

/**
 * Prints problems.
 *
 * @param root Absolute path of the project.
 * @param folder Path of the project within its repository, for annotations.
 */
export function printReport(
  diagnostics: readonly Diagnostic[],
  { format, root, folder }: { format: ReportFormat; root: string; folder: string },
): PrintedReport {
  const sorted = sortDiagnostics(diagnostics);
  if (format === "json") {
    const document = { summary: summary(sorted), diagnostics: sorted };
    return { stdout: `${JSON.stringify(document, null, 2)}\n`, stderr: "" };
  }
  const text = sorted.length > 0 ? `${formatDiagnostics(sorted, reader(root))}\n` : "";
  const commands = format === "github" ? formatForGithub(sorted, folder) : "";
  return { stdout: commands, stderr: text };
}

function reader(root: string): (file: string) => string | undefined {
  return (file) => {
    try {
      return readFileSync(join(root, file), "utf8");
    } catch {
      return;
    }
  };
}
