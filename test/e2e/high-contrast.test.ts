import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./journey.ts";
import { BOX, searchFor } from "./search-journey.ts";

/** One of each kind of page, and marked words wherever they stand. */
const PAGES = [
  "/",
  "/faq",
  "/admin-manuals/create-application",
  "/api/generated/vnd.millrace.v1+json/deployment-create",
  "/search/?q=environment",
];

// Only Chromium can be told to show the colors of a reader's own.
describe("with forced colors", () => {
  const visitor = useBrowser("chromium");

  test.each(["light", "dark"] as const)("no text has the color behind it (%s)", async (scheme) => {
    const page = await visitor.open("/", { width: 1280, height: 900 });
    const session = await page.createCDPSession();
    await session.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "forced-colors", value: "active" },
        { name: "prefers-color-scheme", value: scheme },
      ],
    });
    const found: string[] = [];
    for (const path of PAGES) {
      await visitor.visit(page, path);
      if (path.startsWith("/search")) await page.waitForSelector(".result-article mark");
      found.push(...(await invisible(page)).map((text) => `${path}: ${text}`));
    }
    await visitor.visit(page, "/faq");
    await searchFor(page, "environment");
    await page.waitForSelector(`${BOX.option} mark`);
    found.push(...(await invisible(page)).map((text) => `search box: ${text}`));
    expect(found).toEqual([]);
  });
});

/** Text in the color of what lies behind it. */
function invisible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const behind = (element: Element | null): string => {
      if (!element) return "";
      const { backgroundColor } = getComputedStyle(element);
      return /^rgba.*, 0\)$/.test(backgroundColor)
        ? behind(element.parentElement)
        : backgroundColor;
    };
    const holders = [...document.querySelectorAll("body *")].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    return holders
      .filter(
        (element) =>
          element.checkVisibility() && getComputedStyle(element).color === behind(element),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
