import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { isSameDocument, markDocument, painted, showsHeading, useBrowser } from "./journey.ts";

const OPERATIONS = "/api/generated/vnd.millrace.v1+json";
const ENCODED = OPERATIONS.replace("+", "%2B");
/** An operation whose body is nested. */
const NESTED = `${OPERATIONS}/deployment-config-store`;

describe.each(BROWSER_NAMES)("the API reference in %s", (name) => {
  const visitor = useBrowser(name);

  test("API-04 the language chosen on one page is shown on the next, and on the next visit", async () => {
    const page = await visitor.open(`${OPERATIONS}/application-get`);
    expect(await shownSample(page)).toBe("curl");
    await page.click('article [role=tab][data-value="java"]');
    await page.waitForSelector('article [role=tab][data-value="java"][aria-selected=true]');
    expect(await shownSample(page)).toBe("java");
    await markDocument(page);
    await page.click("a.pagination-next");
    await page.waitForFunction(() => !location.pathname.endsWith("/application-get"));
    await page.waitForSelector('article [role=tab][data-value="java"][aria-selected=true]');
    expect(await shownSample(page)).toBe("java");
    expect(await isSameDocument(page)).toBe(true);
    await visitor.visit(page, `${OPERATIONS}/build-trigger`);
    await page.waitForSelector('article [role=tab][data-value="java"][aria-selected=true]');
    expect(await shownSample(page)).toBe("java");
  });

  test("API-01 API-02 the plus sign works literally and percent-encoded", async () => {
    const page = await visitor.open(`${ENCODED}/application-get`);
    await showsHeading(page, "Get one application");
    await markDocument(page);
    await page.click('.breadcrumbs a[href="/category/application/vnd.millrace.v1+json"]');
    await showsHeading(page, "Applications");
    expect(await isSameDocument(page)).toBe(true);
    await visitor.visit(page, "/category/application/vnd.millrace.v1%2Bjson");
    await showsHeading(page, "Applications");
  });

  test("a link to a nested property opens what it is in", async () => {
    const page = await visitor.open(NESTED);
    const id = await page.$eval("article details:not([open]) details .api-field", ({ id }) => id);
    await visitor.visit(page, `${NESTED}#${id}`);
    await page.waitForFunction(
      (target) => document.getElementById(target)?.checkVisibility(),
      {},
      id,
    );
    await painted(page);
    const top = await page.$eval(`[id="${id}"]`, (field) => field.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(900);
  });

  test("samples stand beside the text on wide screens and below it on narrow ones", async () => {
    const page = await visitor.open(`${OPERATIONS}/application-create`, { width: 1200 });
    expect(await columns(page)).toBe(2);
    await page.setViewport({ width: 1199, height: 900 });
    expect(await columns(page)).toBe(1);
    await page.setViewport({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });
});

describe.each(BROWSER_NAMES)("the API reference without JavaScript in %s", (name) => {
  const visitor = useBrowser(name, { javaScript: false });

  test("API-04 all four samples are shown, and nothing that needs a script", async () => {
    const page = await visitor.open(`${OPERATIONS}/application-create`);
    // In one call of `evaluate`: the driver's other ways need a script in the page.
    const { shown, buttons } = await page.evaluate(() => {
      const visible = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((item) =>
          item.checkVisibility(),
        );
      return {
        shown: visible("article .tab-panel").map(({ dataset }) => dataset.label),
        buttons: visible("article button").map(({ textContent }) => textContent),
      };
    });
    // Examples of answers follow the samples.
    expect(shown.slice(0, 4)).toEqual(["curl", "Node.js", "C#", "Java"]);
    expect(buttons).toEqual([]);
  });
});

/** The value of the sample's tab whose panel can be seen. */
function shownSample(page: Page): Promise<string | undefined> {
  return page.$$eval('article [data-group="code-sample"] [role=tab]', (tabs) => {
    const selected = tabs.find((tab) => {
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
      return panel?.checkVisibility();
    });
    return selected instanceof HTMLElement ? selected.dataset.value : undefined;
  });
}

/** How many columns the article has: text and samples beside each other are two. */
function columns(page: Page): Promise<number> {
  return page.$eval(
    ".api-page",
    (element) => getComputedStyle(element).gridTemplateColumns.split(" ").length,
  );
}
