/** For how long a page keeps a slow phone from answering. */
import type { Browser, Page } from "puppeteer-core";

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

/** How many elements a document has. */
export function elementsOf(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}

/** Of a file of a built site, relative to the site. */
export function pageAddress(file: string): string {
  return file
    .replace(/(?:(?<=^|\/)index)?\.html$/, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
}

/** From when on tasks count: Lighthouse counts from the first paint. */
export type CountedFrom = "paint" | "navigation";

/** Total blocking time on a phone of `SLOWDOWN`. */
export async function blockingTime(
  browser: Browser,
  address: string,
  from: CountedFrom = "paint",
): Promise<number> {
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
    const after = Math.min(1, Math.max(0, (ts + dur - paint.ts) / dur));
    const share = from === "paint" ? after : 1;
    return Math.max(0, (share * SLOWDOWN * tdur) / 1000 - UNNOTICED_MS);
  });
  return blocking.reduce((sum, ms) => sum + ms, 0);
}

async function settled(page: Page): Promise<void> {
  await page.waitForSelector("html[data-has-hydrated=true]");
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SETTLED_MS);
}
