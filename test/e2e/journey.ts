import type { BrowserContext, Page } from "puppeteer-core";
import { afterEach, beforeAll, expect, inject } from "vitest";
import { BROWSER_NAMES, type BrowserName, launchBrowser, type RunningBrowser } from "./browsers.ts";
import type { SiteName } from "./serve-site.ts";
import { watchPage } from "./watch-page.ts";

/** Desktop, unless a journey asks for another size (CSS pixels). */
const DESKTOP = { width: 1440, height: 900 };

/** How a journey begins. */
export interface OpenOptions {
  width?: number;
  height?: number;
  /** Runs before anything of the page does, on each of its documents. */
  beforeLoad?: () => void;
  /** Problems that belong to the journey, such as the 404 of a page that is not there. */
  expected?: RegExp;
}

/** Not in the empty document that a tab begins with: it has no origin, and Firefox no storage. */
function onSite(script: () => void): string {
  return `if (origin !== "null") (${script})()`;
}

/** Both browsers with the built site and with the dev server: what a reader sees is the same. */
export const BROWSERS_AND_SERVERS = BROWSER_NAMES.flatMap((name) => [
  { name, site: "millrace" } as const,
  { name, site: "dev" } as const,
]);

/** What a visitor visits, and with what. */
export interface VisitorOptions {
  /** Default: "millrace". */
  site?: SiteName;
  /** Default: true. */
  javaScript?: boolean;
}

/** Opens pages for the tests of one file. Paths are relative to the site's base URL. */
export interface Visitor {
  /** Opens a page as a new reader, and waits until its script is at work, if it may have any. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** Loads another document in an open page, and waits likewise. */
  visit(page: Page, path: string): Promise<void>;
}

/** Browsers of this process by what they were started with; they end with it. */
const browsers = new Map<string, Promise<RunningBrowser>>();

/** To start Firefox takes as long as two journeys do, so one serves all files of a worker. */
function sharedBrowser(name: BrowserName, javaScript: boolean): Promise<RunningBrowser> {
  const key = `${name} ${javaScript}`;
  const browser = browsers.get(key) ?? launchBrowser(name, { javaScript });
  browsers.set(key, browser);
  return browser;
}

/**
 * A browser for the tests around the call, a fresh profile for each page opened. After each test
 * its pages are closed, and it fails if one of them met a problem (see `watchPage`).
 */
export function useBrowser(name: BrowserName, options: VisitorOptions = {}): Visitor {
  const { site = "millrace", javaScript = true } = options;
  let running: RunningBrowser;
  let opened: { context: BrowserContext; problems: string[]; expected: RegExp | undefined }[] = [];

  beforeAll(async () => {
    running = await sharedBrowser(name, javaScript);
  });
  afterEach(async () => {
    const ended = opened;
    opened = [];
    for (const { context } of ended) await context.close();
    const unexpected = ended.flatMap(({ problems, expected }) =>
      problems.filter((problem) => !expected?.test(problem)),
    );
    expect(unexpected).toEqual([]);
  });

  const visit = async (page: Page, path: string): Promise<void> => {
    await page.goto(siteUrl(path, site).href);
    if (javaScript) await hydrated(page);
  };

  return {
    visit,
    async open(path, options = {}) {
      const context = await running.browser.createBrowserContext();
      const page = await context.newPage();
      const problems = watchPage(page, siteUrl("/", site).origin);
      opened.push({ context, problems, expected: options.expected });
      const { width = DESKTOP.width, height = DESKTOP.height } = options;
      await page.setViewport({ width, height });
      if (options.beforeLoad) await page.evaluateOnNewDocument(onSite(options.beforeLoad));
      await visit(page, path);
      return page;
    },
  };
}

/** Address of a page: "/faq" is below the site's base URL. */
export function siteUrl(path: string, site: SiteName = "millrace"): URL {
  return new URL(path.replace(/^\//, ""), inject("siteUrls")[site]);
}

/** Path of the open page as the page has it: the driver hears of a change later. */
export function pathOf(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname);
}

/** Resolves when React has taken over the shell: from then on clicks and keys are answered. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector("html[data-has-hydrated=true]");
}

/** Marks the document, so that `isSameDocument` can tell a navigation from a load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-test-mark", "");
  });
}

/** False when the document was loaded anew since `markDocument`. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-test-mark"));
}

/** Resolves when the document was loaded anew since `markDocument`. A new one is empty at first. */
export async function loadedAnew(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement?.hasAttribute("data-test-mark") === false,
  );
  await hydrated(page);
}

/** Resolves when the page shows this heading. */
export async function showsHeading(page: Page, title: string): Promise<void> {
  await page.waitForFunction(
    (expected) => document.querySelector("main h1")?.textContent === expected,
    {},
    title,
  );
}

/** Resolves after two frames: what was scheduled for the next paint has happened. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}
