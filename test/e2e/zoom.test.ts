import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { showsHeading, useBrowser } from "./journey.ts";

const ZOOMABLE = "article .zoomable";

/** A page with a diagram and one with a drawing of the Console. */
const PAGES = ["/concepts/conceptual-model", "/admin-manuals/create-application"];

describe.each(BROWSER_NAMES)("zoom on this site in %s", (name) => {
  const visitor = useBrowser(name);

  test.each(PAGES)(
    "STATE-08 a click opens a picture of %s; click, Escape, resize and scrolling close it",
    async (route) => {
      const page = await visitor.open(route);
      const closings = [
        () => page.mouse.click(5, 5),
        () => page.keyboard.press("Escape"),
        () => page.setViewport({ width: 1300, height: 900 }),
        () => page.evaluate(() => scrollBy({ top: 60, behavior: "instant" })),
      ];
      for (const close of closings) {
        await open(page);
        await close();
        await isClosed(page);
      }
    },
  );

  test.each(PAGES)(
    "R-1 every drawing and diagram of %s grows and lies in the window",
    async (route) => {
      const page = await visitor.open(route);
      await page.waitForSelector(ZOOMABLE);
      const drawings = await page.$$eval(
        "article figure > :is(.diagram-canvas, .d-paper)",
        (all) => ({
          all: all.length,
          zoomable: all.filter((one) => one.classList.contains("zoomable")).length,
        }),
      );
      expect(drawings.zoomable).toBe(drawings.all);
      const before = await page.$eval(
        ZOOMABLE,
        (box) => (box.querySelector("svg") ?? box).getBoundingClientRect().width,
      );
      await open(page);
      const after = await page.$eval("dialog.zoom .enlarged", (box) => {
        const { right, bottom } = box.getBoundingClientRect();
        const { width } = (box.querySelector("svg") ?? box).getBoundingClientRect();
        return { width, inside: right <= innerWidth + 1 && bottom <= innerHeight + 1 };
      });
      expect(after.width).toBeGreaterThan(before * 1.2);
      expect(after.inside).toBe(true);
    },
  );

  test("STATE-08 scrolling by 40 pixels or less keeps it open", async () => {
    const page = await visitor.open("/concepts/conceptual-model");
    await open(page);
    await page.evaluate(() => scrollBy({ top: 40, behavior: "instant" }));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    expect(await page.$("dialog.zoom[data-state=opened]")).not.toBeNull();
  });

  test("STATE-09 the background is white in light and rgb(50, 50, 50) in dark", async () => {
    const page = await visitor.open("/concepts/conceptual-model");
    await open(page);
    expect(await backgroundColor(page)).toBe("rgb(255, 255, 255)");
    await page.keyboard.press("Escape");
    await isClosed(page);
    await page.click("header .color-toggle");
    await page.waitForSelector("html[data-theme=dark]");
    await open(page);
    expect(await backgroundColor(page)).toBe("rgb(50, 50, 50)");
  });
});

describe.each(BROWSER_NAMES)("zoom of images in %s", (name) => {
  const visitor = useBrowser(name, { site: "reader" });
  const PAGE = "/guide/pictures";

  test("STATE-08 Escape closes an image that is still opening", async () => {
    const page = await visitor.open(PAGE);
    await page.waitForSelector(ZOOMABLE);
    await page.click(ZOOMABLE);
    await page.keyboard.press("Escape");
    await isClosed(page);
  });

  test("STATE-08 an image that is a link is none to enlarge", async () => {
    const page = await visitor.open(PAGE);
    await page.waitForSelector(ZOOMABLE);
    expect(await page.$$eval(ZOOMABLE, (images) => images.length)).toBe(2);
  });

  test("STATE-08 pictures are taken over a second after every change of the page", async () => {
    const page = await visitor.open("/guide/short");
    for (let round = 0; round < 3; round++) {
      await followLink(page, "/docs/guide/pictures");
      await showsHeading(page, "Pictures");
      await open(page);
      expect(await page.$$eval("dialog.zoom", (found) => found.length)).toBe(1);
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
    await page.waitForSelector("dialog.zoom[data-state=opened]");
    await page.keyboard.press("Escape");
    await isClosed(page);
    expect(await page.evaluate(() => document.activeElement?.matches(".zoomable"))).toBe(true);
  });

  test("ERR-04 where the larger image can't be had, the normal one is shown", async () => {
    const page = await visitor.open(PAGE, { expected: /404|absent\.png|zoom image target/ });
    const warnings: string[] = [];
    page.on("console", (message) => warnings.push(message.text()));
    await page.waitForSelector(ZOOMABLE);
    await page.click(`${ZOOMABLE}[data-zoom-src]`);
    await page.waitForSelector("dialog.zoom img.enlarged");
    await expect
      .poll(() => warnings.some((text) => text.includes("Unable to reach the zoom image target")))
      .toBe(true);
    const shown = await page.$eval("dialog.zoom img.enlarged", (image) =>
      image instanceof HTMLImageElement ? image.naturalWidth : 0,
    );
    expect(shown).toBeGreaterThan(0);
  });
});

async function open(page: Page): Promise<void> {
  await page.waitForSelector(ZOOMABLE);
  await page.$eval(ZOOMABLE, (picture) =>
    picture.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await page.click(ZOOMABLE);
  await page.waitForSelector("dialog.zoom[data-state=opened]");
}

/** Follows a link of the page's content. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address });
    document.querySelector("article")?.append(link);
    link.click();
  }, href);
}

async function isClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector("dialog.zoom"));
}

function backgroundColor(page: Page): Promise<string> {
  return page.$eval("dialog.zoom", (dialog) => getComputedStyle(dialog).backgroundColor);
}
