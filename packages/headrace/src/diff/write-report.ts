import { join } from "node:path";
import { writeFileAtomic } from "../files/files.ts";
import { printHtml } from "./print-html.ts";
import { printMarkdown } from "./print-markdown.ts";
import { changedPlaces, writeRenderings } from "./renderings.ts";
import type { SiteDiff } from "./site-diff.ts";

interface ReportOptions {
  /** Absolute folders of both sites, and of the report. */
  before: string;
  after: string;
  into: string;
}

/** Writes the difference into a folder: as Markdown, as JSON, and as a page with both sites side by side. */
export async function writeReport(diff: SiteDiff, options: ReportOptions): Promise<void> {
  const { into } = options;
  const places = changedPlaces(diff);
  const renderings = await writeRenderings(places, options);
  const shown = places.map((place, index) => ({ ...place, renderings: renderings[index] }));
  await writeFileAtomic(join(into, "diff.md"), printMarkdown(diff));
  await writeFileAtomic(join(into, "diff.json"), `${JSON.stringify(diff, null, 2)}\n`);
  await writeFileAtomic(join(into, "diff.html"), printHtml(diff, shown));
}
