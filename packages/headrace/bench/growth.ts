/** Whether output grows with the pages and no faster, and the client not at all. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folderSize, measureCommand } from "./command.ts";
import { createCorpus } from "./corpus.ts";
import type { Passages } from "./passages.ts";
import { writeEngineProject } from "./projects.ts";
import { printTable } from "./report.ts";

/** Markdown of an average page: that of the larger recorded corpus. */
const BYTES_PER_PAGE = 4600;

/** How much a page of the largest site may weigh above one of the smallest with at least 100. */
const TOLERANCE = 1.15;

interface Growth {
  pages: number;
  files: number;
  bytes: number;
  htmlBytes: number;
  /** Names and content of all scripts. */
  scripts: string;
  peakMb: number;
}

/**
 * Builds a site of each size and prints its bytes per page.
 *
 * @returns whether growth is linear and the scripts are the same for all sizes.
 */
export async function measureGrowth(
  counts: readonly number[],
  { passages, seed }: { passages: Passages; seed: number },
): Promise<boolean> {
  const rows: Growth[] = [];
  for (const pages of counts) {
    const corpus = createCorpus({ pages, bytes: pages * BYTES_PER_PAGE }, passages, seed);
    const project = writeEngineProject(corpus, `growth-${pages}`);
    const { peakMb } = await measureCommand(project.build);
    const html = folderSize(project.output, (path) => path.endsWith(".html"));
    const all = folderSize(project.output);
    const scripts = scriptsDigest(join(project.output, "assets"));
    rows.push({ pages, ...all, htmlBytes: html.bytes, scripts, peakMb });
    project.clean();
  }
  console.log(`### Growth, ${BYTES_PER_PAGE} bytes of Markdown a page, this engine\n`);
  printTable(
    ["pages", "files", "output, MB", "bytes per page", "HTML per page", "peak MB", "scripts"],
    rows.map((row) => [
      String(row.pages),
      String(row.files),
      (row.bytes / 1e6).toFixed(1),
      (row.bytes / row.pages).toFixed(0),
      (row.htmlBytes / row.pages).toFixed(0),
      row.peakMb.toFixed(0),
      row.scripts,
    ]),
  );
  return report(rows);
}

function report(rows: readonly Growth[]): boolean {
  const same = new Set(rows.map((row) => row.scripts)).size === 1;
  const linear = isLinear(rows);
  console.log(`Scripts the same to the byte: ${same ? "met" : "MISSED"}.\n`);
  return linear && same;
}

function isLinear(rows: readonly Growth[]): boolean {
  // Smaller sites are mostly what every site has.
  const perPage = rows.filter((row) => row.pages >= 100).map((row) => row.bytes / row.pages);
  const [smallest, largest] = [perPage[0], perPage.at(-1)];
  if (perPage.length < 2 || smallest === undefined || largest === undefined) {
    console.log("Bytes per page: not compared, which needs two sites with at least 100 pages.");
    return true;
  }
  const growth = largest / smallest;
  const met = growth <= TOLERANCE;
  console.log(
    `Bytes per page, largest to smallest site with at least 100 pages: ${growth.toFixed(3)} ` +
      `(≤ ${TOLERANCE}: ${met ? "met" : "MISSED"}).`,
  );
  return met;
}

function scriptsDigest(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".js")).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 12);
}
