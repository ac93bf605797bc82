/**
 * The largest page of each built reference: elements, bytes, and for how long it keeps a slow phone
 * from answering. Usage: bench/README.md.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { launchBrowser } from "../../../../test/e2e/browsers.ts";
import { startPreview } from "../../src/server/preview.ts";
import { judge, median, printEnvironment, printTable, spread } from "../report.ts";
import { blockingTime, elementsOf, pageAddress } from "./blocking-time.ts";

const { values: options, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});

const BUDGET = { elements: 5000, blockingMs: 100 };
const HEAD = [
  "site",
  "pages",
  "median elements",
  "largest page",
  "elements",
  "judged",
  "kB",
  "br kB",
  "TBT ms",
  "judged",
];

const { browser, close } = await launchBrowser("chromium", { javaScript: true });
try {
  printEnvironment("Largest pages of references", { browser: await browser.version() });
  const rows: string[][] = [];
  for (const dist of positionals) rows.push(await measure(resolve(dist)));
  printTable(HEAD, rows);
} finally {
  await close();
}

async function measure(dist: string): Promise<string[]> {
  const pages = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html"))
    .map((path) => ({ path, elements: elementsOf(readFileSync(join(dist, path), "utf8")) }))
    .sort((a, b) => b.elements - a.elements);
  const [largest] = pages;
  if (!largest) throw new Error(`${dist} has no pages.`);
  const html = readFileSync(join(dist, largest.path));
  const server = await startPreview({ root: dist, port: 0, baseUrl: "/" });
  const path = pageAddress(largest.path);
  const times: number[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) {
    times.push(await blockingTime(browser, new URL(path, server.url).href));
  }
  await server.close();
  const middle = median(pages.map(({ elements }) => elements));
  return [
    basename(dirname(dist)),
    String(pages.length),
    String(middle),
    largest.path,
    String(largest.elements),
    judge(largest.elements, BUDGET.elements).cell,
    (html.length / 1000).toFixed(0),
    (brotliCompressSync(html).length / 1000).toFixed(1),
    spread(times, 0),
    judge(median(times), BUDGET.blockingMs).cell,
  ];
}
