import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSERS_AND_SERVERS, painted, useBrowser } from "./journey.ts";

const PAGE = "/faq";

describe.each(BROWSERS_AND_SERVERS)("preferences in $name, $site", ({ name, site }) => {
  const visitor = useBrowser(name, { site });

  test("STATE-05 every press changes what is seen, and the choice is kept", async () => {
    const page = await visitor.open(PAGE);
    expect(await colorMode(page)).toEqual({ theme: "light", choice: "system", stored: null });
    await toggleColors(page, "dark");
    expect(await colorMode(page)).toEqual({ theme: "dark", choice: "dark", stored: "dark" });
    await visitor.visit(page, "/");
    expect(await colorMode(page)).toEqual({ theme: "dark", choice: "dark", stored: "dark" });
    await toggleColors(page, "system");
    expect(await colorMode(page)).toEqual({ theme: "light", choice: "system", stored: null });
  });

  test("STATE-05 the stored theme is set before anything of the page is painted", async () => {
    const page = await visitor.open(PAGE, {
      beforeLoad: () => {
        localStorage.setItem("theme", "dark");
        // The first moment at which the browser has something to paint: the body begins.
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
        }).observe(document, { childList: true, subtree: true });
      },
    });
    expect(await page.evaluate(() => Reflect.get(window, "themeAtBody"))).toBe("dark");
    const [body, code] = await page.evaluate(() => {
      const background = (element: Element | null) =>
        element ? getComputedStyle(element).backgroundColor : "";
      return [background(document.body), background(document.querySelector("pre"))];
    });
    expect(body).not.toBe("rgb(255, 255, 255)");
    expect(code).not.toBe("rgb(255, 255, 255)");
  });

  test("STATE-05 another tab follows", async () => {
    const page = await visitor.open(PAGE);
    const other = await page.browserContext().newPage();
    await visitor.visit(other, "/");
    await page.bringToFront();
    await toggleColors(page, "dark");
    await hasChoice(other, "dark");
    await toggleColors(page, "system");
    await hasChoice(other, "system");
  });

  test("STATE-06 a closed announcement stays closed, without a flash", async () => {
    const page = await visitor.open(PAGE);
    expect(await isShown(page, "aside.announcement")).toBe(true);
    await page.click("aside.announcement button");
    await page.waitForSelector("aside.announcement", { hidden: true });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("skip-to-content");
    await page.evaluateOnNewDocument(recordAnnouncement);
    await visitor.visit(page, "/");
    await painted(page);
    expect(await page.evaluate(() => Reflect.get(window, "announcementShown"))).toBe(false);
  });

  test("STATE-06 an announcement with a new id shows again", async () => {
    const page = await visitor.open(PAGE, {
      beforeLoad: () => {
        localStorage.setItem("docusaurus.announcement.id", "an-older-one");
        localStorage.setItem("docusaurus.announcement.dismiss", "true");
      },
    });
    expect(await isShown(page, "aside.announcement")).toBe(true);
  });

  test("STATE-07 the chosen version is remembered", async () => {
    const page = await visitor.open(PAGE);
    const stored = () =>
      page.evaluate(() => localStorage.getItem("docs-preferred-version-default"));
    expect(await stored()).toBeNull();
    await page.click(".navbar-end [aria-label^='Version:']");
    await page.locator("ul[aria-label=Version]:popover-open a").click();
    expect(await stored()).toBe("current");
  });

  test("CHROME-01 the version and language menus have one entry each, and Escape closes them", async () => {
    const page = await visitor.open(PAGE);
    for (const [menu, entry] of [
      ["Version", "Next"],
      ["Language", "English"],
    ]) {
      const button = `header .navbar-end button[aria-label^="${menu}"]`;
      const list = `header .navbar-end ul[aria-label="${menu}"]`;
      await page.click(button);
      expect(await isShown(page, list)).toBe(true);
      expect(await page.$$eval(`${list} a`, (links) => links.map((a) => a.textContent))).toEqual([
        entry,
      ]);
      await page.keyboard.press("Escape");
      expect(await isShown(page, list)).toBe(false);
      const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      expect(focused).toMatch(menu ?? "");
    }
  });
});

/** Presses the toggle and waits until it has this state. */
async function toggleColors(page: Page, choice: string): Promise<void> {
  await page.click("header button.color-toggle");
  await hasChoice(page, choice);
}

/** By a timer, because a tab in the background has no frames. */
async function hasChoice(page: Page, choice: string): Promise<void> {
  await page.waitForFunction(
    (expected) => document.documentElement.dataset.themeChoice === expected,
    { polling: 50 },
    choice,
  );
}

/** Runs in the page: looks at every frame whether the announcement can be seen. */
function recordAnnouncement(): void {
  Object.assign(window, { announcementShown: false });
  const look = () => {
    const bar = document.querySelector("aside.announcement");
    if (bar?.checkVisibility()) Object.assign(window, { announcementShown: true });
    requestAnimationFrame(look);
  };
  look();
}

/** What `html` says, and what is stored. */
function colorMode(page: Page): Promise<object> {
  return page.evaluate(() => {
    const { theme, themeChoice } = document.documentElement.dataset;
    return { theme, choice: themeChoice, stored: localStorage.getItem("theme") };
  });
}

function isShown(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    (query) => document.querySelector(query)?.checkVisibility() ?? false,
    selector,
  );
}
