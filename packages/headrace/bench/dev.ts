/**
 * Measures the dev server on a generated site: from process start to the first page in Chromium,
 * and from a saved edit to the text in the open page. Usage: bench/README.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "puppeteer-core";
import { launchBrowser } from "../../../test/e2e/browsers.ts";
import { createCorpus } from "./corpus.ts";
import { startDevServer } from "./dev-process.ts";
import { readPassages } from "./passages.ts";
import { writeEngineProject } from "./projects.ts";
import { judge, median, printEnvironment, printTable, spread } from "./report.ts";
import { copyEngine, REPOSITORY } from "./workspace.ts";

const { values: options } = parseArgs({
  options: {
    pages: { type: "string", default: "111" },
    bytes: { type: "string", default: "1280000" },
    seed: { type: "string", default: "1" },
    /** Starts of each kind. */
    runs: { type: "string", default: "3" },
    /** Edits in each run. */
    edits: { type: "string", default: "10" },
  },
});

const BUDGET = { firstPageMs: 1000, editMs: 100 };

/** A writer's pace; also lets a check of the whole site that an edit started come to its end. */
const BETWEEN_EDITS_MS = 1500;

/** How long the server may take to show anything. */
const PATIENCE_MS = 60_000;

const EDIT = "benchmark-edit-";

interface DevFigures {
  firstPage: number[];
  edits: number[];
}

const size = { pages: Number(options.pages), bytes: Number(options.bytes) };
const corpus = createCorpus(size, readPassages(join(REPOSITORY, "content")), Number(options.seed));
const project = writeEngineProject(corpus, `dev-${size.pages}`);
const page = corpus[Math.floor(corpus.length / 2)];
if (!page) throw new Error("The corpus has no pages.");
const file = join(project.root, "content", `${page.id}.md`);
const text = readFileSync(file, "utf8");
copyEngine();
const { browser, close } = await launchBrowser("chromium", { javaScript: true });
try {
  printEnvironment("Dev server", { browser: await browser.version(), seed: options.seed });
  const [cold, warm] = [noFigures(), noFigures()];
  for (let run = 0; run < Number(options.runs); run++) {
    project.clean();
    for (const figures of [cold, warm]) await measureSession(figures);
  }
  printFigures({ cold, warm });
} finally {
  await close();
}

function noFigures(): DevFigures {
  return { firstPage: [], edits: [] };
}

/** One start of the server, one page, and some edits of it. */
async function measureSession(figures: DevFigures): Promise<void> {
  writeFileSync(file, text);
  // The browser and its tab are open before the clock starts.
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.evaluateOnNewDocument(recordSightings, EDIT);
  const server = await startDevServer(project);
  try {
    await tab.goto(new URL(`/${page?.id}`, server.url).href, { timeout: PATIENCE_MS });
    figures.firstPage.push((await seenAt(tab, "h1")) - server.startedAt);
    for (let edit = 0; edit < Number(options.edits); edit++) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_EDITS_MS));
      const mark = `${EDIT}${edit}`;
      const savedAt = Date.now();
      writeFileSync(file, text.replace(/\n\n(?=[A-Z])/, `\n\nA paragraph with ${mark}. `));
      figures.edits.push((await seenAt(tab, mark)) - savedAt);
    }
  } finally {
    await context.close();
    await server.close();
  }
}

/** When something was first painted in the page, as `Date.now()` gives it. */
async function seenAt(tab: Page, what: string): Promise<number> {
  const read = (name: string): unknown => Reflect.get(Reflect.get(window, "sightings"), name);
  const sighting = await tab.waitForFunction(read, { timeout: PATIENCE_MS }, what);
  const time: unknown = await sighting.jsonValue();
  if (typeof time !== "number") throw new Error(`The page recorded no time for ${what}.`);
  return time;
}

/**
 * Runs in the page. Notes when the first heading and each edit stood in the article, in the second
 * animation frame after the document changed: the first has been painted then.
 */
function recordSightings(edit: string): void {
  const sightings: Record<string, number> = {};
  Object.assign(window, { sightings });
  const pattern = new RegExp(`${edit}\\d+`);
  new MutationObserver(() => {
    const names = [
      document.querySelector("main h1") ? "h1" : undefined,
      pattern.exec(document.querySelector("main article")?.textContent ?? "")?.[0],
    ];
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        for (const name of names) if (name) sightings[name] ??= Date.now();
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function printFigures(kinds: Readonly<Record<string, DevFigures>>): void {
  console.log(
    `### ${size.pages} pages, ${(size.bytes / 1e6).toFixed(2)} MB of Markdown, ${options.runs} starts of ` +
      "each kind, median (min..max), ms\n",
  );
  const rows = Object.entries(kinds).map(([kind, { firstPage, edits }]) => [
    kind,
    spread(firstPage, 0),
    judged(firstPage, BUDGET.firstPageMs),
    spread(edits, 0),
    judged(edits, BUDGET.editMs),
  ]);
  printTable(["caches", "start to first page", "budget", "edit to visible", "budget"], rows);
}

function judged(times: readonly number[], budget: number): string {
  const { cell, met } = judge(median(times), budget);
  if (!met) process.exitCode = 1;
  return cell;
}
