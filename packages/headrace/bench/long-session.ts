/**
 * A reader who never reloads: client-side navigations over the pages of the built site, one after
 * the other, and what the tab holds then. Usage: bench/README.md.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { CDPSession, Page } from "puppeteer-core";
import { launchBrowser } from "../../../test/e2e/browsers.ts";
import { ROUTES_FILE } from "../src/model/routes.ts";
import { serveCompressed } from "./brotli-server.ts";
import { judge, printEnvironment, printTable } from "./report.ts";
import { REPOSITORY } from "./workspace.ts";

const { values: options } = parseArgs({
  options: {
    /** A built project. */
    root: { type: "string", default: REPOSITORY },
    navigations: { type: "string", default: "1000" },
    /** Growth is counted from here: caches are warm then. */
    from: { type: "string", default: "100" },
    /** Visited in turn. */
    pages: { type: "string", default: "50" },
  },
});

const BUDGET = { heapMb: 2, nodes: 1.01, listeners: 1.01 };

/** What a tab holds after a garbage collection. */
interface Holdings {
  navigations: number;
  heapMb: number;
  nodes: number;
  listeners: number;
}

const dist = join(resolve(options.root), "dist");
if (!existsSync(dist)) throw new Error(`${dist} is missing: build the site first.`);
const routes = chooseRoutes(Number(options.pages));
const server = await serveCompressed(dist);
const { browser, close } = await launchBrowser("chromium", { javaScript: true });
try {
  printEnvironment("A long session", { browser: await browser.version() });
  const page = await browser.newPage();
  await page.goto(`${server.origin}/`, { waitUntil: "networkidle0" });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  report(await wander(page));
} finally {
  await close();
  await server.close();
}

/** Evenly from all pages, so that every kind is among them. */
function chooseRoutes(count: number): string[] {
  const all = readFileSync(join(dist, ROUTES_FILE), "utf8").trim().split("\n");
  const known = all.map((line) => line.split("\t")[0] ?? "").filter((route) => route !== "");
  const step = Math.max(1, known.length / count);
  return Array.from({ length: Math.min(count, known.length) }, (_, index) => {
    return known[Math.floor(index * step)] ?? "/";
  });
}

/** Holdings at the first page that counts, and after every round of all pages since. */
async function wander(page: Page): Promise<Holdings[]> {
  const session = await page.createCDPSession();
  const found: Holdings[] = [];
  const [total, from] = [Number(options.navigations), Number(options.from)];
  for (let count = 1; count <= total; count++) {
    await navigate(page, routes[count % routes.length] ?? "/");
    // At the same page of the round, so that the same elements stand in the document.
    if (count >= from && (count - from) % routes.length === 0) {
      found.push(await weigh(session, count));
    }
  }
  if (!(await page.evaluate(() => Reflect.has(window, "sameDocument")))) {
    throw new Error("The document was loaded anew: these were not client-side navigations.");
  }
  return found;
}

/** By the platform's own navigation, which the client takes over as it does for a click. */
async function navigate(page: Page, route: string): Promise<void> {
  await page.evaluate(async (target) => {
    await navigation.navigate(target).finished;
  }, route);
}

async function weigh(session: CDPSession, navigations: number): Promise<Holdings> {
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    navigations,
    heapMb: metric("JSHeapUsedSize") / 1e6,
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
  };
}

function report(found: readonly Holdings[]): void {
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) throw new Error("No navigation was weighed.");
  printTable(
    ["navigations", "heap, MB", "nodes", "listeners"],
    found.map(({ navigations, heapMb, nodes, listeners }) => [
      String(navigations),
      heapMb.toFixed(2),
      String(nodes),
      String(listeners),
    ]),
  );
  const growth = last.heapMb - first.heapMb;
  const ratio = (name: "nodes" | "listeners") => last[name] / first[name];
  const judgements = [
    judge(growth, BUDGET.heapMb),
    judge(ratio("nodes"), BUDGET.nodes),
    judge(ratio("listeners"), BUDGET.listeners),
  ] as const;
  printTable(
    ["growth", "measured", "budget"],
    [
      ["heap, MB", growth.toFixed(2), judgements[0].cell],
      ["nodes, ratio", ratio("nodes").toFixed(3), judgements[1].cell],
      ["listeners, ratio", ratio("listeners").toFixed(3), judgements[2].cell],
    ],
  );
  if (judgements.some(({ met }) => !met)) process.exitCode = 1;
}
