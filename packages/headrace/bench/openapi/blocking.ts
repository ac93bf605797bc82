/**
 * For how long the pages of built references keep a slow phone from answering: all of them, or a
 * sample over their sizes with the largest ones. Usage: bench/README.md.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "../../../../test/e2e/browsers.ts";
import { startPreview } from "../../src/server/preview.ts";
import { judge, median, printEnvironment, printTable } from "../report.ts";
import { blockingTime, elementsOf, pageAddress } from "./blocking-time.ts";

const { values: options, positionals } = parseArgs({
  options: {
    /** How many of each site; 0 for all. */
    pages: { type: "string", default: "60" },
    /** Also what is done before the first paint. */
    whole: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

const BUDGET_MS = 100;
/** Pages that are measured whatever the sample. */
const LARGEST = 10;
/** A page over the budget is measured so often. */
const RUNS = 5;

interface MeasuredPage {
  path: string;
  elements: number;
  ms: number;
}

const { browser, close } = await launchBrowser("chromium", { javaScript: true });
try {
  printEnvironment("Blocking time of the pages of references", {
    browser: await browser.version(),
  });
  const rows: string[][] = [];
  for (const dist of positionals) rows.push(await measureSite(resolve(dist)));
  const head = [
    "site",
    "pages",
    "measured",
    "median ms",
    "95 % ms",
    "largest ms",
    "judged",
    "over",
  ];
  printTable(head, rows);
  process.exitCode = rows.some((row) => row.at(-1) !== "0") ? 1 : 0;
} finally {
  await close();
}

async function measureSite(dist: string): Promise<string[]> {
  const all = pagesBySize(dist);
  const chosen = sampled(all, Number(options.pages));
  const server = await startPreview({ root: dist, port: 0, baseUrl: "/" });
  const measured: MeasuredPage[] = [];
  for (const page of chosen) {
    const ms = await steadyTime(new URL(pageAddress(page.path), server.url).href);
    measured.push({ ...page, ms });
  }
  await server.close();
  const over = measured.filter(({ ms }) => ms > BUDGET_MS).sort((a, b) => b.ms - a.ms);
  for (const { path, elements, ms } of over)
    console.log(`${ms.toFixed(0)} ms: ${path}, ${elements} elements`);
  const times = measured.map(({ ms }) => ms).sort((a, b) => a - b);
  const longest = times.at(-1) ?? 0;
  const figures = [median(times), times[Math.floor(times.length * 0.95)] ?? 0, longest];
  return [
    basename(dirname(dist)),
    String(all.length),
    String(chosen.length),
    ...figures.map((ms) => ms.toFixed(0)),
    judge(longest, BUDGET_MS).cell,
    String(over.length),
  ];
}

/** The largest first. */
function pagesBySize(dist: string): Omit<MeasuredPage, "ms">[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html") && basename(path) !== "404.html")
    .map((path) => ({ path, elements: elementsOf(readFileSync(join(dist, path), "utf8")) }))
    .sort((a, b) => b.elements - a.elements);
}

/** The largest, and others at even steps down to the smallest. */
function sampled<Item>(items: readonly Item[], count: number): Item[] {
  if (count === 0 || items.length <= count) return [...items];
  const rest = items.slice(LARGEST);
  const others = Math.max(1, count - LARGEST);
  const step = rest.length / others;
  const steps = Array.from({ length: others }, (_, index) => rest[Math.floor(index * step)]);
  return [...items.slice(0, LARGEST), ...steps.flatMap((item) => item ?? [])];
}

/** Once; what seems too long is the middle of several. */
async function steadyTime(address: string): Promise<number> {
  const from = options.whole ? "navigation" : "paint";
  const times = [await blockingTime(browser, address, from)];
  while (median(times) > BUDGET_MS && times.length < RUNS)
    times.push(await blockingTime(browser, address, from));
  return median(times);
}
