import { readFile } from "node:fs/promises";
import type { Page } from "puppeteer-core";
import { describe, expect, inject, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { siteUrl, useBrowser } from "./journey.ts";
import { BOX, openBox, retype, searchFor, showsText } from "./search-journey.ts";

const PAGE = "/guide/short";
const PHONE = { width: 390, height: 844 };
/** What offers to send searches, in the box. */
const OFFER = `${BOX.dialog} .search-output + .search-list`;
const SEND = `${OFFER} .chip`;

describe.each(BROWSER_NAMES)("what readers say, in %s", (name) => {
  const visitor = useBrowser(name, { site: "reader" });
  const withoutScript = useBrowser(name, { site: "reader", javaScript: false });

  test("searches that found nothing are shown, and sent when the reader says so", async () => {
    const page = await visitor.open(PAGE, PHONE);
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    const mine = (text: string) => `${name} ${text}`;
    await searchFor(page, mine("zeppelin"));
    await showsText(page, OFFER, mine("zeppelin"));
    await retype(page, BOX.field, mine("airship"));
    await showsText(page, OFFER, mine("airship"));
    await page.keyboard.press("Escape");
    await page.waitForSelector(BOX.field, { hidden: true });
    expect(posts).toEqual([]);
    await openBox(page);
    await page.type(BOX.field, mine("balloon"));
    await showsText(page, OFFER, mine("balloon"));
    expect(
      await page.$$eval(`${OFFER} li`, (rows) => rows.map(({ textContent }) => textContent)),
    ).toEqual(["balloon", "airship", "zeppelin"].map(mine));
    await page.focus(SEND);
    await page.keyboard.press("Enter");
    await showsText(page, OFFER, "Your searches have arrived");
    expect(posts).toEqual([siteUrl("/feedback", "reader").href]);
    expect(await page.evaluate(() => document.activeElement?.role)).toBe("status");
    expect((await kept("searches")).at(-1)).toEqual(
      ["balloon", "airship", "zeppelin"].map((text) => ({ query: mine(text), count: 1 })),
    );
    expect(await page.evaluate(() => localStorage.getItem("search.empty"))).toBeNull();
  });

  test("as many as are kept are in reach on a phone, with their buttons", async () => {
    const rows = Array.from({ length: 10 }, (_, index) => `${"long ".repeat(18)}${index}`);
    const page = await visitor.open(PAGE, { width: 320, height: 568 });
    await page.evaluate(
      (queries) =>
        localStorage.setItem(
          "search.empty",
          JSON.stringify(queries.map((query) => ({ query, count: 1 }))),
        ),
      rows,
    );
    await searchFor(page, "zeppelin");
    await showsText(page, OFFER, "long");
    for (const selector of [BOX.field, SEND, `${SEND}:last-child`]) {
      await page.focus(selector);
      expect(await isWhole(page, selector)).toBe(true);
    }
    await page.click(`${SEND}:last-child`);
    await page.waitForSelector(OFFER, { hidden: true });
    expect(await page.$eval(BOX.field, (field) => field === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("search.empty"))).toBeNull();
  });

  test("a page is printed from the list below it", async () => {
    const page = await visitor.open(PAGE, { beforeLoad: countPrints });
    await page.click(".page-end summary");
    await page.click("[data-action=print-page]");
    expect(await page.evaluate(() => Reflect.get(window, "prints"))).toBe(1);
  });

  test("without JavaScript an answer is taken, thanked for, and nothing offers to print", async () => {
    const page = await withoutScript.open(PAGE);
    await press(page, ".page-end summary");
    const items = await page.evaluate(() =>
      [...document.querySelectorAll(".page-end li")]
        .filter((item) => item.checkVisibility())
        .map(({ textContent }) => textContent),
    );
    expect(items).toEqual(["View as Markdown", "Open in Assistant"]);
    await press(page, ".page-end input[value=no]");
    await page.type(".page-end textarea", `Where is ${name}?`);
    await Promise.all([page.waitForNavigation(), press(page, ".page-end form .button")]);
    expect(await page.evaluate(() => location.href)).toBe(
      siteUrl(`${PAGE}#page-feedback-thanks`, "reader").href,
    );
    expect(await page.$eval("#page-feedback-thanks", (one) => one.checkVisibility())).toBe(true);
    expect(await kept("note")).toContain(`Where is ${name}?`);
  });
});

/** What the file of entries has of one member. */
async function kept(member: string): Promise<unknown[]> {
  const lines = (await readFile(inject("feedbackFile"), "utf8")).trimEnd().split("\n");
  return lines.map((line) => Object(JSON.parse(line))[member]);
}

/** The driver's own press waits for a script of the page. */
function press(page: Page, selector: string): Promise<unknown> {
  return page.$eval(selector, (element) => element instanceof HTMLElement && element.click());
}

function isWhole(page: Page, selector: string): Promise<boolean> {
  return page.$eval(selector, (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && element.contains(seen);
  });
}

/** Runs in the page. */
function countPrints(): void {
  Object.assign(window, { prints: 0, print: () => Reflect.set(window, "prints", 1) });
}
