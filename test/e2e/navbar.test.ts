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

  test("CHROME-01 each menu opens right below its button", async () => {
    const page = await staying.open("/faq");
    for (const label of ["Version", "Language"]) {
      await page.click(`.menu-button[aria-label^="${label}"]`);
      const list = await page.waitForSelector(".menu-list:popover-open");
      const gap = await list?.evaluate((menu) => {
        const button = menu.closest(".menu")?.querySelector("button")?.getBoundingClientRect();
        const { top, left, right } = menu.getBoundingClientRect();
        if (!button) return null;
        return { below: top - button.bottom, beside: left < button.right && right > button.left };
      });
      expect({ label, ...gap }).toMatchObject({ label, beside: true });
      expect(gap?.below).toBeGreaterThanOrEqual(0);
      expect(gap?.below).toBeLessThan(16);
      await page.keyboard.press("Escape");
    }
  });
});

function scrollPage(page: Page, top: number): Promise<void> {
  return page.evaluate((position) => window.scrollTo({ top: position, behavior: "instant" }), top);
}

function isVisible(page: Page): Promise<boolean> {
  return page.$eval("header.navbar", (navbar) => navbar.getBoundingClientRect().bottom > 0);
}
