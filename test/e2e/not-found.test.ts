import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import {
  isSameDocument,
  markDocument,
  pathOf,
  showsHeading,
  siteUrl,
  useBrowser,
} from "./journey.ts";

const ABSENT = "/admin-manuals/create-aplication";

test("PAGE-03 an unknown path answers 404 with the site's page", async () => {
  const response = await fetch(siteUrl(ABSENT));
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toMatch("text/html");
  expect(await response.text()).toMatch(/<h1[^>]*>Page not found<\/h1>/);
});

describe.each(BROWSER_NAMES)("not found in %s", (name) => {
  const visitor = useBrowser(name);

  test("PAGE-03 shows the chrome, and its links lead on", async () => {
    const page = await visitor.open(ABSENT, { expected: /404/ });
    expect(await page.$$eval("header nav a", (links) => links.length)).toBeGreaterThan(3);
    await page.click("main .not-found a[href='/']");
    await page.waitForFunction(
      () => location.pathname === "/" && !document.querySelector(".not-found"),
    );
  });

  test("PAGE-03 offers the nearest pages and a search box", async () => {
    const page = await visitor.open(ABSENT, { expected: /404/ });
    const nearest = await page.waitForSelector(".not-found-nearest a");
    expect(await nearest?.evaluate((link) => link.textContent)).toBe("Create an application");
    expect(await page.$(".not-found .search-button")).not.toBeNull();
    await markDocument(page);
    await nearest?.click();
    await showsHeading(page, "Create an application");
    expect(await isSameDocument(page)).toBe(true);
  });

  // Firefox has no emulation of touch.
  test.runIf(name === "chromium")("names a shortcut only where there is a keyboard", async () => {
    const page = await visitor.open(ABSENT, { expected: /404/ });
    const field = () => page.$eval(".not-found .search-button", (button) => button.textContent);
    expect(await field()).toMatch(/^Search.*K$/);
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    await page.reload();
    await page.waitForFunction(() => !document.querySelector(".not-found .search-button kbd"));
    expect(await field()).toBe("Search");
  });

  test("PAGE-03 is shown for a link to nowhere on a page", async () => {
    const page = await visitor.open("/faq", { expected: /404|page\.json/ });
    await markDocument(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href });
      document.querySelector("article")?.append(link);
      link.click();
    }, ABSENT);
    await showsHeading(page, "Page not found");
    expect(await pathOf(page)).toBe(ABSENT);
    expect(await isSameDocument(page)).toBe(false);
  });
});
