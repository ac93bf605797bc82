import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSERS_AND_SERVERS, useBrowser } from "./journey.ts";

const PAGE = "/admin-manuals/create-application";

describe.each(BROWSERS_AND_SERVERS)("typefaces in $name, $site", ({ name, site }) => {
  const visitor = useBrowser(name, { site });

  test("are read behind the first page, where no text moves, and shown from the next one on", async () => {
    const page = await visitor.open(PAGE, { beforeLoad: recordMoves });
    await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
    expect(await fontFamily(page)).not.toContain("Figtree");
    expect(await page.evaluate(() => Reflect.get(window, "moved"))).toBe(0);

    await page.click("nav.pagination a");
    await page.waitForFunction((left) => !location.pathname.endsWith(left), {}, PAGE);
    await page.waitForFunction(() => document.documentElement.dataset.fonts === undefined);
    expect(await fontFamily(page)).toMatch(/^"?Figtree/);

    await visitor.visit(page, PAGE);
    expect(await fontFamily(page)).toMatch(/^"?Figtree/);
    // Firefox gives up what takes more than 100 ms, which it may on a busy machine.
    const isShown = await page.evaluate(() => document.fonts.check("1em Figtree"));
    if (name === "chromium") expect(isShown).toBe(true);
  });
});

describe("typefaces without script", () => {
  const visitor = useBrowser("chromium", { javaScript: false });

  test("are shown, since there is no next page to wait for", async () => {
    expect(await fontFamily(await visitor.open(PAGE))).toMatch(/^"?Figtree/);
  });
});

function fontFamily(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).fontFamily);
}

/** Firefox reports no moves. */
function recordMoves(): void {
  Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Object.assign(window, { moved: Reflect.get(window, "moved") + Reflect.get(entry, "value") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
