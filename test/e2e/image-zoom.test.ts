import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { showsHeading, useBrowser } from "./journey.ts";

const PAGE = "/guide/pictures";
const ZOOMABLE = "article .medium-zoom-image";

describe.each(BROWSER_NAMES)("image zoom in %s", (name) => {
  const visitor = useBrowser(name, { site: "reader" });

  test("STATE-08 a click opens an image; overlay, Escape, resize and scrolling close it", async () => {
    const page = await visitor.open(PAGE);
    const closings = [
      () => page.click(".medium-zoom-overlay"),
      () => page.keyboard.press("Escape"),
      () => page.setViewport({ width: 1300, height: 900 }),
      () => page.evaluate(() => scrollBy({ top: 60, behavior: "instant" })),
    ];
    for (const close of closings) {
      await openImage(page);
      await close();
      await isClosed(page);
    }
  });

  test("STATE-08 Escape closes an image that is still opening", async () => {
    const page = await visitor.open(PAGE);
    await page.waitForSelector(ZOOMABLE);
    await page.click(ZOOMABLE);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".medium-zoom--opened");
    await isClosed(page);
  });

  test("STATE-08 scrolling by 40 pixels or less keeps it open", async () => {
    const page = await visitor.open(PAGE);
    await openImage(page);
    await page.evaluate(() => scrollBy({ top: 40, behavior: "instant" }));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    expect(await page.$(".medium-zoom--opened")).not.toBeNull();
  });

  test("STATE-08 an image that is a link is none to enlarge", async () => {
    const page = await visitor.open(PAGE);
    await page.waitForSelector(ZOOMABLE);
    expect(await page.$$eval(ZOOMABLE, (images) => images.length)).toBe(2);
  });

  test("STATE-08 images are taken over a second after every change of the page, by one instance", async () => {
    const page = await visitor.open("/guide/short");
    for (let round = 0; round < 3; round++) {
      await followLink(page, "/docs/guide/pictures");
      await showsHeading(page, "Pictures");
      await openImage(page);
      expect(await page.$$eval(".medium-zoom-overlay", (found) => found.length)).toBe(1);
      await page.keyboard.press("Escape");
      await isClosed(page);
      await page.goBack();
      await showsHeading(page, "Short");
    }
  });

  test("STATE-08 by keyboard: Enter opens, Escape closes, the focus returns", async () => {
    const page = await visitor.open(PAGE);
    await page.waitForSelector(ZOOMABLE);
    await page.focus(ZOOMABLE);
    await page.keyboard.press("Enter");
    await isOpen(page);
    await page.keyboard.press("Escape");
    await isClosed(page);
    expect(await page.evaluate(() => document.activeElement?.matches(".medium-zoom-image"))).toBe(
      true,
    );
  });

  test("STATE-09 the background is white in light and rgb(50, 50, 50) in dark", async () => {
    const page = await visitor.open(PAGE);
    await openImage(page);
    expect(await overlayColor(page)).toBe("rgb(255, 255, 255)");
    await page.keyboard.press("Escape");
    await isClosed(page);
    for (const choice of ["light", "dark"]) {
      await page.click("header [aria-label*='olor']");
      await page.waitForSelector(`html[data-theme-choice=${choice}]`);
    }
    await openImage(page);
    expect(await overlayColor(page)).toBe("rgb(50, 50, 50)");
  });

  test("ERR-04 where the larger image can't be had, the normal one is shown", async () => {
    const page = await visitor.open(PAGE, { expected: /404|absent\.png|zoom image target/ });
    const warnings: string[] = [];
    page.on("console", (message) => warnings.push(message.text()));
    await page.waitForSelector(ZOOMABLE);
    await page.click(`${ZOOMABLE}[data-zoom-src]`);
    await page.waitForSelector(".medium-zoom-image--opened");
    await expect
      .poll(() => warnings.some((text) => text.includes("Unable to reach the zoom image target")))
      .toBe(true);
    const shown = await page.$eval(".medium-zoom-image--opened", (image) =>
      image instanceof HTMLImageElement ? image.naturalWidth : 0,
    );
    expect(shown).toBeGreaterThan(0);
  });
});

async function openImage(page: Page): Promise<void> {
  await page.waitForSelector(ZOOMABLE);
  await page.$eval(ZOOMABLE, (image) =>
    image.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await page.click(ZOOMABLE);
  await isOpen(page);
}

/** Follows a link of the page's content. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address });
    document.querySelector("article")?.append(link);
    link.click();
  }, href);
}

async function isOpen(page: Page): Promise<void> {
  await page.waitForSelector(".medium-zoom--opened .medium-zoom-image--opened");
  // Until the transition has ended, the library does not listen.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
}

async function isClosed(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector(".medium-zoom--opened, .medium-zoom-image--opened"),
  );
}

function overlayColor(page: Page): Promise<string> {
  return page.$eval(".medium-zoom-overlay", (overlay) => getComputedStyle(overlay).backgroundColor);
}
