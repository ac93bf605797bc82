/**
 * Measures the built site in Chromium: Lighthouse against the same article as a bare page, bytes of
 * a first visit, and navigation. Usage: bench/README.md.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "puppeteer-core";
import { launchBrowser } from "../../../test/e2e/browsers.ts";
import { htmlFile } from "../src/model/routes.ts";
import { serveBarePage } from "./bare-page.ts";
import { type BrotliServer, serveCompressed } from "./brotli-server.ts";
import { measureFirstVisit } from "./first-visit.ts";
import { type Audit, auditPage, CATEGORIES, LIGHTHOUSE } from "./lighthouse.ts";
import { measureNavigation, type NavigationKind } from "./navigation.ts";
import { judge, median, printEnvironment, printTable, spread } from "./report.ts";
import { REPOSITORY } from "./workspace.ts";

const { values: options } = parseArgs({
  options: {
    /** A built project. */
    root: { type: "string", default: REPOSITORY },
    home: { type: "string", default: "/" },
    manual: { type: "string", default: "/admin-manuals/create-application" },
    tutorial: { type: "string", default: "/my-first-app/create-application" },
    /** Lighthouse runs of each page. */
    runs: { type: "string", default: "3" },
    /** Clicks of each kind. */
    clicks: { type: "string", default: "10" },
    /** Which parts to measure. */
    only: { type: "string", default: "lighthouse,bytes,navigation" },
  },
});

const BUDGET = {
  score: 100,
  tbtMs: 50,
  lcpRatio: 1.15,
  htmlAndCssKb: 25,
  scriptKb: 75,
  prefetchedMs: 50,
  coldMs: 215,
  coldRequests: 1,
};

const dist = join(resolve(options.root), "dist");
if (!existsSync(dist)) throw new Error(`${dist} is missing: build the site first.`);
const routes = { home: options.home, manual: options.manual, tutorial: options.tutorial };
const parts = new Set(options.only.split(","));
const server = await serveCompressed(dist);
const { browser, close } = await launchBrowser("chromium", { javaScript: true });
try {
  printEnvironment("Pages", {
    browser: await browser.version(),
    Lighthouse: LIGHTHOUSE.lighthouse,
  });
  if (parts.has("lighthouse")) await compareWithBarePages();
  if (parts.has("bytes")) await printFirstVisits(browser);
  if (parts.has("navigation")) await printNavigation(browser, server);
} finally {
  await close();
  await server.close();
}

/** A page of ours and its bare twin. */
interface AuditedPage {
  name: string;
  /** Paths of the two. */
  route: string;
  bare: string;
  ours: Audit[];
  theirs: Audit[];
}

/** Our pages and bare ones in turn, so that a busy moment of the machine meets both. */
async function compareWithBarePages(): Promise<void> {
  const pages = await Promise.all(
    Object.entries(routes).map(async ([name, route]): Promise<AuditedPage> => {
      const html = readFileSync(join(dist, htmlFile(route)), "utf8");
      const bare = await serveBarePage(server, html, route);
      return { name, route, bare, ours: [], theirs: [] };
    }),
  );
  for (let run = 0; run < Number(options.runs); run++) {
    for (const page of pages) {
      page.ours.push(await auditPage(server.origin + page.route));
      page.theirs.push(await auditPage(server.origin + page.bare));
    }
  }
  console.log(`### Lighthouse, mobile, simulated, ${options.runs} runs, median\n`);
  printTable(
    [
      "page",
      ...CATEGORIES,
      "blocking, ms (min..max)",
      `budget ${BUDGET.tbtMs}`,
      "largest paint, ms (min..max)",
      "bare page, ms (min..max)",
      "ratio",
      `budget ${BUDGET.lcpRatio}`,
    ],
    pages.map((page) => [page.name, ...auditCells(page.ours, page.theirs)]),
  );
  const failed = pages.flatMap(({ name, ours }) =>
    [...new Set(ours.flatMap((audit) => audit.failed))].map((audit) => `- ${name}: ${audit}`),
  );
  if (failed.length > 0) console.log(`Audits below 90 in any run:\n\n${failed.join("\n")}\n`);
}

function auditCells(ours: readonly Audit[], theirs: readonly Audit[]): string[] {
  const scores = CATEGORIES.map((name) => median(ours.map((audit) => audit.scores[name])));
  if (scores.some((score) => score < BUDGET.score)) process.exitCode = 1;
  const tbt = ours.map((audit) => audit.tbtMs);
  const lcp = ours.map((audit) => audit.lcpMs);
  const bareLcp = theirs.map((audit) => audit.lcpMs);
  const ratio = median(lcp) / median(bareLcp);
  return [
    ...scores.map(String),
    spread(tbt, 0),
    verdict(median(tbt), BUDGET.tbtMs),
    spread(lcp, 0),
    spread(bareLcp, 0),
    ratio.toFixed(3),
    verdict(ratio, BUDGET.lcpRatio),
  ];
}

async function printFirstVisits(chromium: Browser): Promise<void> {
  console.log("### Bytes of a first visit, brotli 11, without headers and icon, kB (10³ bytes)\n");
  const rows: string[][] = [];
  for (const [name, route] of Object.entries(routes)) {
    const visit = await measureFirstVisit(chromium, server, route);
    const kb = (bytes: number) => (bytes / 1000).toFixed(1);
    const document = (visit.html + visit.css) / 1000;
    rows.push([
      name,
      kb(visit.html),
      kb(visit.css),
      verdict(document, BUDGET.htmlAndCssKb),
      kb(visit.script),
      verdict(visit.script / 1000, BUDGET.scriptKb),
      `${kb(visit.other)} ${visit.otherPaths.join(" ")}`.trim(),
      `${kb(visit.prefetch)} in ${visit.prefetched}`,
      visit.firstPaintMs.toFixed(0),
      visit.firstScriptMs.toFixed(0),
      verdict(visit.firstPaintMs, visit.firstScriptMs),
    ]);
  }
  printTable(
    [
      "page",
      "HTML",
      "CSS",
      `both ≤ ${BUDGET.htmlAndCssKb}`,
      "script",
      `≤ ${BUDGET.scriptKb}`,
      "other",
      "prefetched",
      "first paint, ms",
      "first script asked for, ms",
      "script after paint",
    ],
    rows,
  );
}

async function printNavigation(chromium: Browser, { origin }: BrotliServer): Promise<void> {
  console.log(`### Click to painted heading from the manual, ${options.clicks} clicks, ms\n`);
  const rows: string[][] = [];
  const surplus: string[] = [];
  const kinds: [NavigationKind, string, number][] = [
    ["prefetched", "prefetched (300 ms hover)", BUDGET.prefetchedMs],
    ["cold", "150 ms, 1.6 Mbit/s, no prefetch", BUDGET.coldMs],
  ];
  for (const [kind, label, budget] of kinds) {
    const { times, requests } = await measureNavigation(chromium, origin + routes.manual, {
      kind,
      clicks: Number(options.clicks),
    });
    const counts = requests.map((paths) => paths.length);
    const accepted = kind === "cold" ? BUDGET.coldRequests : 0;
    const paths = requests.filter((list) => list.length > accepted).flat();
    surplus.push(...new Set(paths.map((path) => `- ${kind}: ${path}`)));
    rows.push([
      label,
      spread(times, 0),
      judged(median(times), budget),
      spread(counts, 0),
      judged(Math.max(...counts), accepted),
    ]);
  }
  printTable(["", "median (min..max)", "budget", "requests before the paint", "budget"], rows);
  if (surplus.length > 0) console.log(`Clicks with more requests:\n\n${surplus.join("\n")}\n`);
}

/** "met" or "MISSED"; a miss is the run's exit code. */
function verdict(value: number, budget: number): string {
  const { met } = judge(value, budget);
  if (!met) process.exitCode = 1;
  return met ? "met" : "MISSED";
}

function judged(value: number, budget: number): string {
  const { cell, met } = judge(value, budget);
  if (!met) process.exitCode = 1;
  return cell;
}
