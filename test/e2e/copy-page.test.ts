import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { showsHeading, useBrowser } from "./journey.ts";

const PAGE = "/admin-manuals/create-application";
const BUTTON = "main button[data-action=copy-page]";
const LINK = ".doc-footer button + a";

describe.each(BROWSER_NAMES)("the Markdown of a page in %s", (name) => {
  const visitor = useBrowser(name);
  const withoutScript = useBrowser(name, { javaScript: false });

  test("is copied by keyboard, and the reader hears of it", async () => {
    const page = await visitor.open(PAGE, { beforeLoad: captureClipboard });
    expect(await isShown(page, LINK)).toBe(false);
    await page.focus(BUTTON);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`${BUTTON}[data-copied]`);
    expect(await page.$eval("#announcer", (region) => region.textContent)).toBe("Page copied");
    expect(await page.evaluate(() => Reflect.get(window, "copied"))).toMatch(
      /^# Create an application\n/,
    );
  });

  test("is that of the page that a click has led to", async () => {
    const page = await visitor.open(PAGE, { beforeLoad: captureClipboard });
    await page.click("nav.sidebar a[href='/command-bar']");
    await showsHeading(page, "Command bar");
    await page.click(BUTTON);
    await page.waitForSelector(`${BUTTON}[data-copied]`);
    expect(await page.evaluate(() => Reflect.get(window, "copied"))).toMatch(/^# Command bar\n/);
    const twin = await page.$eval("link[type='text/markdown']", (link) =>
      link.getAttribute("href"),
    );
    expect(twin).toBe("/command-bar.md");
  });

  test("the reader hears when it can't be had", async () => {
    const page = await visitor.open(PAGE, {
      beforeLoad: refuseMarkdown,
    });
    await page.click(BUTTON);
    await page.waitForFunction(
      () => document.getElementById("announcer")?.textContent === "The page could not be loaded",
    );
  });

  test("F54 without JavaScript there is a link to it, and no button", async () => {
    const page = await withoutScript.open(PAGE);
    expect(await isShown(page, BUTTON)).toBe(false);
    expect(await isShown(page, LINK)).toBe(true);
    const href = await page.$eval(LINK, (link) => link.getAttribute("href"));
    expect(href).toBe(`${PAGE}.md`);
  });
});

function isShown(page: Page, selector: string): Promise<boolean> {
  return page.$eval(selector, (element) => getComputedStyle(element).display !== "none");
}

/** Runs in the page. The driver cannot grant the clipboard in both browsers. */
function captureClipboard(): void {
  if (!navigator.clipboard) return;
  Object.defineProperty(navigator.clipboard, "write", {
    value: async ([item]: ClipboardItem[]) => {
      const text = await (await item?.getType("text/plain"))?.text();
      Object.assign(window, { copied: text });
    },
  });
}

/** Runs in the page. */
function refuseMarkdown(): void {
  const load = window.fetch;
  window.fetch = (...request) =>
    String(request[0]).endsWith(".md")
      ? Promise.reject(new TypeError("offline"))
      : load(...request);
}
