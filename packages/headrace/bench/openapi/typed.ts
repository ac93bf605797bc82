/**
 * Types another body into each text area of the console, key by key, as a reader does: whether what is
 * typed stays, the samples follow, Tab leaves, what is no JSON is told beside the field, and what
 * arrives is what was typed. Usage: bench/README.md.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import type { ElementHandle, Page } from "puppeteer-core";
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
    /** With a text area, of each site. */
    operations: { type: "string", default: "10" },
    seed: { type: "string", default: "4107" },
  },
  allowPositionals: true,
});

/** What may come of a text area. */
const KINDS = ["typed", "told", "left by Tab", "in the sample", "sent", "as curl"] as const;
type Kind = (typeof KINDS)[number];

/** So many letters are typed of one body. */
const LONGEST = 1200;

const echo = await startEchoServer();
const folder = mkdtempSync(join(tmpdir(), "typed-"));
writeFileSync(join(folder, UPLOAD), "a;b\r\n\u00e9");
const { browser, close } = await launchBrowser("chromium", { javaScript: true });
let number = 0;
try {
  printEnvironment("Typed bodies", { browser: await browser.version() });
  const rows: string[][] = [];
  for (const dist of positionals) rows.push(await typeOnSite(resolve(dist)));
  printTable(["site", "operations", "text areas", ...KINDS], rows);
  process.exitCode = rows.some(([, , all, ...kinds]) => kinds.some((own) => own !== all)) ? 1 : 0;
} finally {
  await close();
  await echo.close();
  rmSync(folder, { recursive: true });
}

async function typeOnSite(dist: string): Promise<string[]> {
  const server = await startPreview({ root: dist, port: 0, baseUrl: "/" });
  const random = createRandom(Number(options.seed));
  const pages = drawn(pagesWithConsole(dist), Infinity, random);
  const counts = new Map<Kind, number>();
  let [operations, areas] = [0, 0];
  for (const path of pages) {
    if (operations >= Number(options.operations)) break;
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(new URL(path, server.url).href);
    await page.waitForSelector("html[data-has-hydrated=true]");
    const outcomes = await typeOn(page);
    operations += outcomes.length > 0 ? 1 : 0;
    areas += outcomes.length;
    for (const { lost, detail } of outcomes) {
      for (const kind of KINDS)
        if (!lost.includes(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (lost.length > 0) console.log(`not ${lost.join(", ")}: ${path}\n  ${detail}`);
    }
    await context.close();
  }
  await server.close();
  const figures = [operations, areas, ...KINDS.map((kind) => counts.get(kind) ?? 0)];
  return [basename(dirname(dist)), ...figures.map(String)];
}

interface Outcome {
  lost: Kind[];
  detail: string;
}

/** Each text area of the console of one page. */
async function typeOn(page: Page): Promise<Outcome[]> {
  number += 1;
  await sendTo(page, `${echo.origin}/${number}`);
  await fillForm(page, { isHostile: false, upload: join(folder, UPLOAD) });
  const outcomes: Outcome[] = [];
  for (const area of await page.$$(".console textarea")) {
    if (await area.isVisible()) outcomes.push(await typeIn(area, page));
  }
  return outcomes;
}

async function typeIn(area: ElementHandle<HTMLTextAreaElement>, page: Page): Promise<Outcome> {
  const textNow = () => area.evaluate(({ value }) => value);
  const isBody = await area.evaluate((element) => element.closest(".console-editor") !== null);
  const before = await textNow();
  const isJson = isBody && (await isJsonBody(area));
  // A field of a form may be JSON, too.
  const wanted = changed(before, isJson || /^\s*[[{]/.test(before));
  const isTold = !isJson || (await toldOf(area, page));
  await typeOver(area, page, wanted);
  const typed = await textNow();
  await page.keyboard.press("Tab");
  const isLeft = await area.evaluate((element) => element !== document.activeElement);
  const reading = await readConsole(page);
  const sent = echo.take(number).map(sentRequest);
  const shown = await sampleOf(page);
  await promisify(execFile)("bash", ["-c", shown], { cwd: folder, timeout: 30_000 });
  const sampled = echo.take(number).map(sentRequest);
  const bytes = Buffer.from(typed).toString("latin1");
  const checks: Record<Kind, boolean> = {
    typed: typed === wanted,
    told: isTold,
    "left by Tab": isLeft,
    "in the sample": !isBody || shown.includes("zz-typed"),
    sent: !isBody || sent.map(({ body }) => body).join() === bytes,
    "as curl": JSON.stringify(sent.map(bodyOf)) === JSON.stringify(sampled.map(bodyOf)),
  };
  const detail = JSON.stringify({ wanted, typed, sent, sampled, reading }).slice(0, 1500);
  return { lost: KINDS.filter((kind) => !checks[kind]), detail };
}

function bodyOf({ method, path, body }: SentRequest) {
  return { method, path, body };
}

function isJsonBody(area: ElementHandle<HTMLTextAreaElement>): Promise<boolean> {
  return area.evaluate((element) => {
    const field = element.closest(".console-field");
    return /[/+]json\b/.test(field?.querySelector(".console-note")?.textContent ?? "");
  });
}

/** Another text of the same kind, on one line: Enter indents. */
function changed(text: string, isJson: boolean): string {
  const added = `zz-typed "é" \\ 'x' & <b> 東`;
  if (!isJson) return `${text.replaceAll(/\s*\n\s*/g, " ").slice(0, LONGEST)} ${added}`;
  const own: unknown = text.length <= LONGEST && text.trim() !== "" ? JSON.parse(text) : {};
  return JSON.stringify(Array.isArray(own) ? [...own, added] : { ...Object(own), added });
}

async function typeOver(
  area: ElementHandle<HTMLTextAreaElement>,
  page: Page,
  text: string,
): Promise<void> {
  await area.focus();
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
  await page.keyboard.type(text);
}

/** Whether the field itself says what is wrong with half of a JSON text, in words that are in sight. */
async function toldOf(area: ElementHandle<HTMLTextAreaElement>, page: Page): Promise<boolean> {
  await typeOver(area, page, '{"a": ');
  await page.waitForFunction((element) => element.ariaInvalid === "true", { timeout: 5000 }, area);
  return area.evaluate((element) => {
    const told = document.getElementById(element.getAttribute("aria-describedby") ?? "");
    if (!told || !/\p{L}{3}/u.test(told.textContent ?? "")) return false;
    const distance = told.getBoundingClientRect().top - element.getBoundingClientRect().bottom;
    return Math.abs(distance) < 100;
  });
}
