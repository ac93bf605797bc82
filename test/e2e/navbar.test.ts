import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { useBrowser } from "./journey.ts";

describe.each(BROWSER_NAMES)("navbar in %s", (name) => {
  const hiding = useBrowser(name, { site: "reader" });
  const staying = useBrowser(name);

  test("CHROME-06 hides while the reader scrolls down, and shows on the way up", async () => {
    const page = await hiding.open("/guide/article");
    expect(await isVisible(page)).toBe(true);
    await scrollPage(page, 600);
    await page.waitForFunction(() => {
      const navbar = document.querySelector("header.navbar");
      return (navbar?.getBoundingClientRect().bottom ?? 1) <= 0;
    });
    await scrollPage(page, 500);
    await page.waitForFunction(() => {
      const navbar = document.querySelector("header.navbar");
      return navbar?.getBoundingClientRect().top === 0;
    });
  });

  test("CHROME-06 stays where the site does not configure it", async () => {
    const page = await staying.open("/faq");
    await scrollPage(page, 600);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    expect(await isVisible(page)).toBe(true);
  });
});

function scrollPage(page: Page, top: number): Promise<void> {
  return page.evaluate((position) => window.scrollTo({ top: position, behavior: "instant" }), top);
}

function isVisible(page: Page): Promise<boolean> {
  return page.$eval("header.navbar", (navbar) => navbar.getBoundingClientRect().bottom > 0);
}
