import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { useBrowser } from "./journey.ts";

/** One of each kind of page, with the widest content. */
const PAGES = [
  "/",
  "/faq",
  "/admin-manuals/create-application",
  "/my-first-3-tier-app/create-backend",
  "/api/generated/vnd.millrace.v1+json/deployment-create",
  "/category/application/vnd.millrace.v1+json",
  "/search/?q=environment",
];

/** In coarse steps, and around each width at which the frame changes. */
const SWEPT = [
  ...Array.from({ length: 17 }, (_, index) => 320 + index * 140),
  ...[575, 768, 996, 997, 1000, 1199, 1200, 1201, 1279, 1280, 1400, 1401, 1472],
].sort((a, b) => a - b);

describe.each(BROWSER_NAMES)("reflow in %s", (name) => {
  const visitor = useBrowser(name);

  test.each([
    // https://www.w3.org/TR/WCAG22/#reflow: 320 CSS pixels.
    { title: "at 320 px", width: 320, fontSize: "100%" },
    // https://www.w3.org/TR/WCAG22/#resize-text
    { title: "with text of 200 %", width: 1280, fontSize: "200%" },
  ])("no page scrolls sideways $title", async ({ width, fontSize }) => {
    const page = await visitor.open("/", { width, height: 800 });
    const wide: string[] = [];
    for (const path of PAGES) {
      await visitor.visit(page, path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      wide.push(...(await overflowing(page)).map((element) => `${path}: ${element}`));
    }
    expect(wide).toEqual([]);
  });

  // https://www.w3.org/TR/WCAG22/#text-spacing, where the bar has all its parts and the least room.
  test("no page scrolls sideways with spaced letters and words", async () => {
    const page = await visitor.open("/", { width: 1000, height: 800 });
    const wide: string[] = [];
    for (const path of PAGES) {
      await visitor.visit(page, path);
      await page.evaluate(() => {
        const spaced = new CSSStyleSheet();
        spaced.replaceSync(
          "* { letter-spacing: .12em !important; word-spacing: .16em !important }",
        );
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, spaced];
      });
      wide.push(...(await overflowing(page)).map((element) => `${path}: ${element}`));
    }
    expect(wide).toEqual([]);
  });

  test.each([".section-links", ".navbar-links"])("a bar with many %s is no wider", async (list) => {
    const page = await visitor.open("/", { width: 1000, height: 800 });
    await visitor.visit(page, "/faq");
    await page.$eval(`.navbar ${list}`, (items) => {
      for (const item of Array.from({ length: 3 }, () => [...items.children]).flat()) {
        items.append(item.cloneNode(true));
      }
    });
    for (const width of [1000, 1280, 1440, 1920]) {
      await page.setViewport({ width, height: 800 });
      expect(await overflowing(page)).toEqual([]);
    }
    // What stands last stays in reach.
    expect(await page.$eval(".color-toggle", endOf)).toBeLessThanOrEqual(1920);
    await page.$eval(`.navbar ${list} > :last-child > a`, (link) => link.focus());
    expect(await page.$eval(`.navbar ${list} > :last-child > a`, endOf)).toBeLessThanOrEqual(1920);
  });

  test("R-9 no page scrolls sideways at any width, and tables stay beside the contents", async () => {
    const page = await visitor.open("/reference/limits", { width: 320, height: 800 });
    const wide: string[] = [];
    for (const path of ["/reference/limits", "/my-first-app/create-component", "/"]) {
      await visitor.visit(page, path);
      for (const width of SWEPT) {
        await page.setViewport({ width, height: 800 });
        const found = await overflowing(page);
        wide.push(...found.map((element) => `${path} at ${width} px: ${element}`));
      }
    }
    expect(wide).toEqual([]);
  });
});

function endOf(element: Element): number {
  return element.getBoundingClientRect().right;
}

/** What reaches out of the page to the right without a box of its own that scrolls. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const outside = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return outside.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
  });
}
