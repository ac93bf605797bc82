/**
 * Sends operations of built references to an echo server: from the console in Chromium, and by the
 * curl sample that the page shows meanwhile. Compares what arrives. Usage: bench/README.md.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import type { Page } from "puppeteer-core";
import { launchBrowser } from "../../../../test/e2e/browsers.ts";
import { startPreview } from "../../src/server/preview.ts";
import { startEchoServer } from "../../test/samples/echo-server.ts";
import { type SentRequest, sentRequest } from "../../test/samples/sent-request.ts";
import { createRandom } from "../random.ts";
import { printEnvironment, printTable } from "../report.ts";
import { fillForm, readConsole, sampleOf, sendTo, UPLOAD } from "./console-driver.ts";
import { drawn, pagesWithConsole } from "./console-pages.ts";

const { values: options, positionals } = parseArgs({
  options: {
    operations: { type: "string", default: "20" },
    /** Draws the operations; without it they are taken at even steps of their addresses. */
    seed: { type: "string" },
  },
  allowPositionals: true,
});

/** What a browser says of itself, beside what every client does. */
const OF_BROWSERS = /^(?:accept-language|origin|referer|dnt|priority|sec-.*)$/;

/** How one request of one operation went. */
interface Outcome {
  kind: (typeof KINDS)[number];
  /** Of what is not equal. */
  detail: string;
}

const echo = await startEchoServer();
const folder = mkdtempSync(join(tmpdir(), "console-"));
writeFileSync(join(folder, UPLOAD), "a;b\r\n\u00e9");
/** Of `Outcome`, as columns. */
const KINDS = ["equal", "different", "browser can't", "form can't", "no answer"] as const;
const { browser, close } = await launchBrowser("chromium", { javaScript: true });
let number = 0;
try {
  printEnvironment("Console and curl", { browser: await browser.version() });
  const rows: string[][] = [];
  for (const dist of positionals) rows.push(await compareSite(resolve(dist)));
  printTable(["site", "with console", "operations", "requests", ...KINDS], rows);
  const failed = rows.some((row) => row[5] !== "0" || row[8] !== "0");
  process.exitCode = failed ? 1 : 0;
} finally {
  await close();
  await echo.close();
  rmSync(folder, { recursive: true });
}

/** One built site: each chosen operation as it opens, and with hostile text in every free field. */
async function compareSite(dist: string): Promise<string[]> {
  const server = await startPreview({ root: dist, port: 0, baseUrl: "/" });
  const pages = pagesWithConsole(dist);
  const count = Number(options.operations);
  const chosen =
    options.seed === undefined
      ? spread(pages, count)
      : drawn(pages, count, createRandom(Number(options.seed)));
  const outcomes: Outcome[] = [];
  for (const path of chosen) {
    for (const isHostile of [false, true]) {
      const outcome = await compareOperation(new URL(path, server.url).href, isHostile);
      outcomes.push(outcome);
      if (outcome.kind !== "equal") {
        console.log(`${outcome.kind}${isHostile ? ", filled" : ""}: ${path}\n${outcome.detail}`);
      }
    }
  }
  await server.close();
  const ofKind = (kind: string) => String(outcomes.filter((one) => one.kind === kind).length);
  const figures = [pages.length, chosen.length, outcomes.length].map(String);
  return [basename(dirname(dist)), ...figures, ...KINDS.map(ofKind)];
}

function spread(pages: readonly string[], count: number): string[] {
  const step = Math.max(1, pages.length / count);
  const indexes = Array.from({ length: Math.min(count, pages.length) }, (_, index) => index);
  return indexes.flatMap((index) => pages[Math.floor(index * step)] ?? []);
}

async function compareOperation(address: string, isHostile: boolean): Promise<Outcome> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(address);
    await page.waitForSelector("html[data-has-hydrated=true]");
    return await compareOn(page, isHostile);
  } catch (error) {
    return { kind: "no answer", detail: error instanceof Error ? (error.stack ?? "") : "" };
  } finally {
    await context.close();
  }
}

async function compareOn(page: Page, isHostile: boolean): Promise<Outcome> {
  number += 1;
  const target = `${echo.origin}/${number}`;
  const ofPage = await sampleOf(page);
  await sendTo(page, target);
  await fillForm(page, { isHostile, upload: join(folder, UPLOAD) });
  const { failure, obstacles, problems } = await readConsole(page);
  const sent = echo.take(number).map(sentRequest).map(withoutBrowser);
  if (sent.length === 0) {
    if (problems.length > 0) return { kind: "form can't", detail: problems.join("\n") };
    if (failure === "unsendable") return { kind: "browser can't", detail: obstacles.join("\n") };
    return { kind: "no answer", detail: failure };
  }
  const shown = await sampleOf(page);
  await promisify(execFile)("bash", ["-c", shown], { cwd: folder, timeout: 30_000 });
  const sampled = echo.take(number).map(sentRequest);
  const kept = obstacles.length > 0 ? sampled.map((one) => withoutNamed(one, obstacles)) : sampled;
  if (JSON.stringify(sent) !== JSON.stringify(kept)) {
    const [one, other] = [sent, kept].map((requests) => JSON.stringify(requests));
    return { kind: "different", detail: `  console ${one}\n  curl    ${other}` };
  }
  if (!isHostile && !isSameSample(ofPage, shown, target)) {
    return { kind: "different", detail: `the page's own:\n${ofPage}\nthe console's:\n${shown}` };
  }
  return { kind: "equal", detail: "" };
}

function withoutBrowser(request: SentRequest): SentRequest {
  const headers = Object.entries(request.headers).filter(([name]) => !OF_BROWSERS.test(name));
  return { ...request, headers: Object.fromEntries(headers) };
}

/** Without the headers of which the console said that a browser leaves them out. */
function withoutNamed(request: SentRequest, obstacles: readonly string[]): SentRequest {
  const told = obstacles.join("\n").toLowerCase();
  const isTold = (name: string) =>
    name === "cookie" ? told.includes("cookies of another site") : told.includes(`header ${name} `);
  const headers = Object.entries(request.headers).filter(([name]) => !isTold(name));
  return { ...request, headers: Object.fromEntries(headers) };
}

/** Apart from the server, which is another one now; and from files, which have been chosen. */
function isSameSample(ofPage: string, shown: string, target: string): boolean {
  if (shown.includes(UPLOAD)) return true;
  const [first = ""] = shown.split(target).slice(1);
  const rest = first.startsWith("'") ? first.slice(1) : first;
  return ofPage.endsWith(rest) || ofPage.replaceAll("'", "").endsWith(rest.replaceAll("'", ""));
}
