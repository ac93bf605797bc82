import { MOBILE_BREAKPOINT_PX } from "headrace/testing";
import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import {
  BROWSERS_AND_SERVERS,
  isSameDocument,
  markDocument,
  painted,
  pathOf,
  useBrowser,
} from "./journey.ts";

const PAGE = "/admin-manuals/create-application";
const PHONE = { width: 390, height: 844 };

const MENU_BUTTON = "header .menu-toggle";
const DIALOG = "dialog.mobile-sidebar";
const SIDEBAR = "nav.sidebar";

describe.each(BROWSERS_AND_SERVERS)("sidebar in $name, $site", ({ name, site }) => {
  const visitor = useBrowser(name, { site });

  test("CHROME-05 categories open and close, and stay so on the next page", async () => {
    const page = await visitor.open(PAGE);
    await markDocument(page);
    const label = await closedCategory(page);
    const toggle = `${SIDEBAR} button[aria-label="${label}"]`;
    await page.click(toggle);
    await page.waitForSelector(`${toggle}[aria-expanded=true]`);
    await page.waitForFunction(
      (query) =>
        Boolean(document.querySelector(query)?.closest("li")?.querySelector(":scope > ul a")),
      {},
      toggle,
    );
    await followSidebarLink(page);
    expect(await page.$eval(toggle, (button) => button.ariaExpanded)).toBe("true");
    await page.click(toggle);
    await page.waitForSelector(`${toggle}[aria-expanded=false]`);
    await page.goBack();
    expect(await page.$eval(toggle, (button) => button.ariaExpanded)).toBe("false");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("CHROME-05 the open page is marked and in view", async () => {
    const page = await visitor.open(PAGE, { width: 1440, height: 500 });
    const current = await page.$eval(`${SIDEBAR} [aria-current=page]`, (link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return {
        path: (link as HTMLAnchorElement).pathname,
        inView: top >= 0 && bottom <= innerHeight,
      };
    });
    expect(current).toEqual({ path: PAGE, inView: true });
  });

  test("CHROME-02 below 997 px a dialog takes its place; it keeps the focus, Escape closes it", async () => {
    const page = await visitor.open(PAGE, PHONE);
    expect(await page.$eval(SIDEBAR, (sidebar) => sidebar.checkVisibility())).toBe(false);
    await page.click(MENU_BUTTON);
    await page.waitForSelector(`${DIALOG}[open]`);
    expect(await focusStaysInDialog(page)).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(PHONE.width - 5, PHONE.height / 2);
    await page.mouse.wheel({ deltaY: 400 });
    await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press("Escape");
    await page.waitForSelector(DIALOG, { hidden: true });
    expect(
      await page.evaluate((query) => document.activeElement?.matches(query), MENU_BUTTON),
    ).toBe(true);
  });

  test("CHROME-02 a link in the dialog leads on and closes it", async () => {
    const page = await visitor.open(PAGE, PHONE);
    await markDocument(page);
    await page.click(MENU_BUTTON);
    const link = await page.waitForSelector(
      `${DIALOG}[open] .sidebar-nav a:not([aria-current])[href^="/"]`,
    );
    const target = await link?.evaluate((element) => (element as HTMLAnchorElement).pathname);
    await link?.click();
    await page.waitForSelector(DIALOG, { hidden: true });
    expect(await pathOf(page)).toBe(target);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("CONST-01 the sidebar turns into the dialog between 997 and 996 px", async () => {
    const page = await visitor.open(PAGE, { width: MOBILE_BREAKPOINT_PX + 1 });
    const visible = () =>
      page.evaluate(
        (queries) => queries.map((query) => document.querySelector(query)?.checkVisibility()),
        [SIDEBAR, MENU_BUTTON],
      );
    expect(await visible()).toEqual([true, false]);
    await page.setViewport({ width: MOBILE_BREAKPOINT_PX, height: 900 });
    expect(await visible()).toEqual([false, true]);
  });
});

/** Label of the first category that is closed. */
function closedCategory(page: Page): Promise<string> {
  return page.$eval(`${SIDEBAR} button[aria-expanded=false]`, (button) => button.ariaLabel ?? "");
}

/** Follows the sidebar's link to a page near the open one. */
async function followSidebarLink(page: Page): Promise<void> {
  const before = await page.title();
  await page.evaluate((sidebar) => {
    const current = document.querySelector(`${sidebar} [aria-current=page]`);
    const list = current?.closest("ul");
    list?.querySelector<HTMLAnchorElement>("a:not([aria-current])")?.click();
  }, SIDEBAR);
  await page.waitForFunction((title) => document.title !== title, {}, before);
}

/** Presses Tab more often than the dialog has stops; the browser's own interface is not the page. */
async function focusStaysInDialog(page: Page): Promise<boolean> {
  const stops = await page.$$eval(`${DIALOG} :is(a, button)`, (elements) => elements.length);
  for (let press = 0; press < stops + 2; press++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate((dialog) => {
      const { activeElement, body } = document;
      return activeElement !== body && activeElement?.closest(dialog) === null;
    }, DIALOG);
    if (outside) return false;
  }
  return true;
}
