import { diffSites } from "../diff/diff-sites.ts";
import { printMarkdown } from "../diff/print-markdown.ts";
import { writeReport } from "../diff/write-report.ts";
import type { CommandOptions } from "./command-options.ts";

/** Tells what differs between two built sites; fails where it is strict and links are broken. */
export async function run(options: CommandOptions): Promise<number> {
  const { before, after, questions, write, strict, format } = options;
  const diff = await diffSites({ before, after, questions });
  process.stdout.write(
    format === "json" ? `${JSON.stringify(diff, null, 2)}\n` : printMarkdown(diff),
  );
  if (write !== undefined) await writeReport(diff, { before, after, into: write });
  return strict && diff.lostAddresses.length + diff.lostAnchors.length > 0 ? 1 : 0;
}
