/**
 * The largest page of each built reference: elements, bytes, and for how long it keeps a slow phone
 * from answering. Usage: bench/README.md.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "puppeteer-core";
import { launchBrowser } from "../../../test/e2e/browsers.ts";
import { startPreview } from "../src/server/preview.ts";
import { judge, median, printEnvironment, printTable, spread } from "./report.ts";

const { values: options, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});

const BUDGET = { elements: 5000, blockingMs: 100 };
/** How much slower the phone is. */
const SLOWDOWN = 4;
/** A task may take so long before readers notice: https://web.dev/articles/tbt */
const UNNOTICED_MS = 50;
/** What the main thread does without a pause. */
const RUN_TASK = "ThreadControllerImpl::RunTask";
/** Scripts of a page have done their work by then. */
const SETTLED_MS = 1500;

/** What a trace says of one task, in microseconds of its thread: a busy machine does not stretch them. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

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
  const path = largest.path
    .replace(/\.html$/, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
  const times: number[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) {
    times.push(await blockingTime(new URL(path, server.url).href));
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

function elementsOf(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}

/** Total blocking time from the first paint on, as Lighthouse counts it, on a phone of `SLOWDOWN`. */
async function blockingTime(address: string): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.tracing.start({
    categories: ["toplevel", "loading", "blink.user_timing", "__metadata"],
  });
  await page.goto(address, { waitUntil: "load" });
  await settled(page);
  const trace = await page.tracing.stop();
  await context.close();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    new TextDecoder().decode(trace),
  );
  const paint = traceEvents.findLast(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error(`${address} painted nothing.`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === RUN_TASK && pid === paint.pid && tid === paint.tid,
  );
  const blocking = tasks.map(({ ts, dur = 0, tdur = 0 }) => {
    // Of a task that began before the paint, the part after it.
    const share = Math.min(1, Math.max(0, (ts + dur - paint.ts) / dur));
    return Math.max(0, (share * SLOWDOWN * tdur) / 1000 - UNNOTICED_MS);
  });
  return blocking.reduce((sum, ms) => sum + ms, 0);
}

async function settled(page: Page): Promise<void> {
  await page.waitForSelector("html[data-has-hydrated=true]");
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SETTLED_MS);
}
