/** What a reader's browser requests when it opens a page for the first time. */
import type { Browser, HTTPRequest } from "puppeteer-core";
import type { BrotliServer } from "./brotli-server.ts";

/** Bytes as sent, by kind. Content chunks of other pages are `prefetch`. */
export interface FirstVisit {
  html: number;
  css: number;
  script: number;
  /** Everything else that the page asked for, but for its icon. */
  other: number;
  otherPaths: string[];
  prefetch: number;
  prefetched: number;
  firstPaintMs: number;
  /** When the first script file was asked for, by the same clock. */
  firstScriptMs: number;
}

/** How long after the network fell silent later requests may still come. */
const SETTLE_MS = 1500;

/** Opens a page in a fresh profile at desktop size and adds up what it requested. */
export async function measureFirstVisit(
  browser: Browser,
  server: BrotliServer,
  route: string,
): Promise<FirstVisit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1350, height: 940 });
  const requests: HTTPRequest[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(server.origin + route, { waitUntil: "networkidle0" });
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const times = await page.evaluate(() => {
    const paints = performance.getEntriesByType("paint").map((entry) => entry.startTime);
    const scripts = performance
      .getEntriesByType("resource")
      .filter((entry) => new URL(entry.name).pathname.endsWith(".js"));
    return {
      firstPaintMs: Math.min(...paints),
      firstScriptMs: Math.min(...scripts.map((entry) => entry.startTime)),
    };
  });
  await context.close();
  return { ...addUp(requests, server), ...times };
}

type Bytes = Omit<FirstVisit, "firstPaintMs" | "firstScriptMs">;

function addUp(requests: readonly HTTPRequest[], server: BrotliServer): Bytes {
  const sum: Bytes = {
    html: 0,
    css: 0,
    script: 0,
    other: 0,
    otherPaths: [],
    prefetch: 0,
    prefetched: 0,
  };
  for (const request of requests) {
    const { protocol, origin, pathname } = new URL(request.url());
    const size = server.size(pathname);
    const type = request.resourceType();
    if (protocol === "data:") continue;
    if (origin !== server.origin) sum.otherPaths.push(request.url());
    else if (type === "document") sum.html += size;
    else if (type === "stylesheet") sum.css += size;
    else if (type === "script") sum.script += size;
    else if (pathname.endsWith(".page.json")) {
      sum.prefetch += size;
      sum.prefetched++;
    } else if (pathname !== "/favicon.svg") {
      sum.other += size;
      sum.otherPaths.push(pathname);
    }
  }
  return sum;
}
