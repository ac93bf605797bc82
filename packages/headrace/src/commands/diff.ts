import { join } from "node:path";
import { diffSites } from "../diff/diff-sites.ts";
import { printHtml } from "../diff/print-html.ts";
import { printMarkdown } from "../diff/print-markdown.ts";
import { writeFileAtomic } from "../files/files.ts";
import type { CommandOptions } from "./command-options.ts";

/** Tells what differs between two built sites; fails where it is strict and links are broken. */
export async function run(options: CommandOptions): Promise<number> {
  const { before, after, questions, write, strict, format } = options;
  const diff = await diffSites({ before, after, questions });
  const json = `${JSON.stringify(diff, null, 2)}\n`;
  const markdown = printMarkdown(diff);
  process.stdout.write(format === "json" ? json : markdown);
  if (write !== undefined) {
    await writeFileAtomic(join(write, "diff.md"), markdown);
    await writeFileAtomic(join(write, "diff.json"), json);
    await writeFileAtomic(join(write, "diff.html"), printHtml(diff));
  }
  return strict && diff.lostAddresses.length + diff.lostAnchors.length > 0 ? 1 : 0;
}
