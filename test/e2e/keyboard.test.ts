import type { KeyInput, Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import {
  isSameDocument,
  markDocument,
  painted,
  pathOf,
  showsHeading,
  useBrowser,
} from "./journey.ts";

/** A page of a long sidebar, with headings and neighbors. */
const PAGE = "/admin-manuals/create-application";
/** A page with everything that answers to a key (test/fixtures/reader-site). */
const ARTICLE = "/guide/article";
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Enough to go back over several screens of a page of links. */
const BACKWARD_TABS = 60;

/** No page is longer: whoever presses Tab more often goes round in circles. */
const MAX_TABS = 200;

describe.each(BROWSER_NAMES)("by keyboard alone in %s", (name) => {
  const visitor = useBrowser(name);
  const reader = useBrowser(name, { site: "reader" });

  test("1 the skip link leads past the navigation", async () => {
    const page = await visitor.open(PAGE);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to main content");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("2 search opens by shortcut, arrows choose, Enter goes there; Escape gives the focus back", async () => {
    const page = await visitor.open(PAGE);
    await tabTo(page, "header .search-button");
    await press(page, "Control", "k");
    await page.waitForSelector("dialog.search-dialog[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog.search-dialog[open]", { hidden: true });
    expect(await matches(page, ".search-button")).toBe(true);
    await press(page, "Control", "k");
    await page.waitForSelector("dialog.search-dialog[open]");
    await page.keyboard.type("create environment");
    await page.waitForSelector("dialog.search-dialog [role=option]");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await showsHeading(page, "Create an environment");
  });

  test("3 a category of the sidebar opens and closes", async () => {
    const page = await visitor.open(PAGE);
    await tabTo(page, "nav.sidebar button[aria-expanded=false]");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => {
      const pages = document.activeElement?.closest("li")?.querySelector(":scope > ul a");
      return document.activeElement?.ariaExpanded === "true" && pages?.checkVisibility();
    });
    await painted(page);
    await page.keyboard.press("Tab");
    expect(await matches(page, "nav.sidebar ul ul a")).toBe(true);
    await press(page, "Shift", "Tab");
    await page.keyboard.press(" ");
    await page.waitForFunction(() => document.activeElement?.ariaExpanded === "false");
  });

  test("4 on a phone the navigation is a dialog that leads to a page", async () => {
    const page = await visitor.open(PAGE, PHONE);
    await tabTo(page, "header .menu-toggle");
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog.mobile-sidebar[open]");
    await tabTo(page, 'dialog.mobile-sidebar .sidebar-nav a[href^="/"]:not([aria-current])');
    const title = await focused(page);
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog.mobile-sidebar", { hidden: true });
    expect(title).not.toBe("");
    expect(await pathOf(page)).not.toBe(PAGE);
  });

  test("5 an entry of the contents list leads to its heading", async () => {
    const page = await visitor.open(PAGE);
    await tabTo(page, "nav.toc li:last-child a");
    const hash = await page.evaluate(
      () => document.activeElement instanceof HTMLAnchorElement && document.activeElement.hash,
    );
    await page.keyboard.press("Enter");
    await page.waitForFunction((expected) => location.hash === expected, {}, hash);
    await page.waitForFunction(() => scrollY > 0);
  });

  test("6 tabs of code follow the arrow keys", async () => {
    const page = await reader.open(ARTICLE);
    await tabTo(page, "article [role=tab]");
    await page.waitForFunction(() => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "End", bubbles: true }),
      );
      return document.activeElement?.matches("[data-value=python]");
    });
    await page.keyboard.press("ArrowLeft");
    expect(await matches(page, "[role=tab][data-value=node][aria-selected=true]")).toBe(true);
    await page.keyboard.press("Home");
    expect(await matches(page, "[role=tab][data-value=java][aria-selected=true]")).toBe(true);
  });

  test("7 code is copied", async () => {
    const page = await reader.open(ARTICLE, { beforeLoad: captureClipboard });
    await tabTo(page, "article button[data-action=copy-code]");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => typeof Reflect.get(window, "copied") === "string");
    expect(await page.$eval("#announcer", (region) => region.textContent)).toBe("Code copied");
  });

  test("8 the colors change", async () => {
    const page = await visitor.open(PAGE);
    await tabTo(page, "header [aria-label*='olor']");
    await page.keyboard.press("Enter");
    await page.waitForSelector("html[data-theme=dark]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("html[data-theme=light]");
  });

  test("9 the version menu opens, and Escape closes it", async () => {
    const page = await visitor.open(PAGE);
    await tabTo(page, "header [aria-label^='Version:']");
    await page.keyboard.press("Enter");
    await page.waitForSelector("ul[aria-label=Version]:popover-open");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Next");
    await page.keyboard.press("Escape");
    await page.waitForSelector("ul[aria-label=Version]:popover-open", { hidden: true });
    expect(await matches(page, "[aria-label^='Version:']")).toBe(true);
  });

  test("10 the next page takes the focus to its beginning, and is announced", async () => {
    const page = await visitor.open(PAGE);
    await markDocument(page);
    await tabTo(page, "nav.pagination a[rel=next]");
    await page.keyboard.press("Enter");
    await page.waitForFunction((path) => location.pathname !== path, {}, PAGE);
    await page.waitForFunction(() => {
      const title = document.querySelector("main h1")?.textContent ?? " ";
      return document.getElementById("announcer")?.textContent?.includes(title);
    });
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to main content");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("11 an image is enlarged, and Escape gives the focus back", async () => {
    const page = await visitor.open("/concepts/conceptual-model");
    await page.waitForSelector("article .zoomable");
    await tabTo(page, "article .zoomable");
    await page.keyboard.press(" ");
    await page.waitForSelector("dialog.zoom[data-state=opened]");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog.zoom"));
    expect(await matches(page, ".zoomable")).toBe(true);
  });

  test("12 the not-found page leads to the page that was meant", async () => {
    const page = await visitor.open("/admin-manuals/create-aplication", { expected: /404/ });
    await page.waitForSelector(".not-found-nearest a");
    await tabTo(page, ".not-found-nearest a");
    await page.keyboard.press("Enter");
    await showsHeading(page, "Create an application");
  });

  test.each([
    ["/glossary", DESKTOP],
    ["/glossary", PHONE],
    ["/reference/limits", DESKTOP],
    ["/reference/limits", PHONE],
  ])("13 backward, too, nothing that takes the focus on %s is under a bar", async (path, size) => {
    const page = await visitor.open(path, size);
    await page.$eval("nav.pagination", (nav) => nav.querySelector("a")?.focus());
    const covered: string[] = [];
    for (let count = 0; count < BACKWARD_TABS; count++) {
      await press(page, "Shift", "Tab");
      covered.push(...(await page.evaluate(coveredFocus)));
    }
    expect(covered).toEqual([]);
  });
});

/** What has the focus in the page's text, if a bar at the top that stays in sight lies over all of it. */
function coveredFocus(): string[] {
  const element = document.activeElement;
  if (!element?.closest("article")) return [];
  const { left, bottom, width } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, bottom - 1);
  const bar = seen?.closest("header.navbar, .toc-inline, .letters");
  return bar && !bar.contains(element) ? [element.textContent] : [];
}

/** Presses Tab until an element that matches has the focus, as a reader would. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let count = 0; count < MAX_TABS; count++) {
    await page.keyboard.press("Tab");
    if (await matches(page, selector)) {
      await painted(page);
      return;
    }
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

function matches(page: Page, selector: string): Promise<boolean | undefined> {
  return page.evaluate((query) => document.activeElement?.matches(query), selector);
}

/** Text of what has the focus. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent?.trim());
}

async function press(page: Page, modifier: KeyInput, key: KeyInput): Promise<void> {
  await page.keyboard.down(modifier);
  await page.keyboard.press(key);
  await page.keyboard.up(modifier);
}

/** Runs in the page. The driver cannot grant the clipboard in both browsers. */
function captureClipboard(): void {
  // The empty page before it has none.
  if (!navigator.clipboard) return;
  Object.defineProperty(navigator.clipboard, "writeText", {
    value: (text: string) => Promise.resolve(Object.assign(window, { copied: text })),
  });
}
