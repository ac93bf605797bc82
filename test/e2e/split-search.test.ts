import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { isSameDocument, markDocument, useBrowser } from "./journey.ts";
import { BOX, breakIndex, optionTitles, retype, searchFor, showsText } from "./search-journey.ts";

const ALERT = `${BOX.dialog} [role=alert]`;

describe.each(BROWSER_NAMES)("search in an index of several files, in %s", (name) => {
  const visitor = useBrowser(name, { site: "split" });

  test("SEARCH-03 SEARCH-08 words of texts are found by the parts that hold them, fetched once", async () => {
    const page = await visitor.open("/");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await searchFor(page, "breadth");
    await showsText(page, BOX.active, "Article");
    const files = requests.filter((path) => /\/search-index|\/assets\/search\//.test(path));
    expect(files.slice(0, 2)).toEqual(["/docs/search-index.json", "/docs/search-index-ltr.bin"]);
    const parts = files.slice(2);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.every((path) => /^\/docs\/assets\/search\/[\da-f]{12}\.bin$/.test(path))).toBe(
      true,
    );
    await retype(page, BOX.field, "breadth");
    await showsText(page, BOX.active, "Article");
    expect(new Set(parts).size).toBe(parts.length);
    expect(requests.filter((path) => path.startsWith("/docs/assets/search/"))).toEqual(parts);
    await page.waitForFunction(
      (option) => document.querySelector(`${option} mark`)?.textContent === "breadth",
      {},
      BOX.option,
    );
  });

  test("SEARCH-07 'No results' is said when nothing more can come", async () => {
    const page = await visitor.open("/");
    await searchFor(page, "flurble zzqqx pond");
    await showsText(page, BOX.dialog, "No results");
    await page.click(`${BOX.dialog} .no-results .chip`);
    await showsText(page, BOX.active, "Article");
  });

  test("SEARCH-06 the page of all results shows them when all parts are there", async () => {
    const page = await visitor.open("/search/?q=pond");
    await showsText(page, ".result-article", "Article");
  });

  test.each(["lost part", "damaged part"])(
    "F51 with a %s, what titles answer stays, and the next key mends it",
    async (fault) => {
      const page = await visitor.open("/", { beforeLoad: breakIndex });
      await markDocument(page);
      await page.evaluate((value) => localStorage.setItem("fault", value), fault);
      await searchFor(page, "article");
      await showsText(page, ALERT, "Some results did not load.");
      expect(await optionTitles(page)).toEqual(["Article"]);
      await retype(page, BOX.field, "pond");
      await showsText(page, ALERT, "Search did not load.");
      expect(await optionTitles(page)).toEqual([]);
      await page.evaluate(() => localStorage.removeItem("fault"));
      await retype(page, BOX.field, "article");
      await showsText(page, `${BOX.dialog} .search-list`, "Home");
      expect(await page.$(ALERT)).toBeNull();
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test("F51 Retry asks for everything anew", async () => {
    const page = await visitor.open("/", { beforeLoad: breakIndex });
    await page.evaluate(() => localStorage.setItem("fault", "lost part"));
    await searchFor(page, "pond");
    await showsText(page, ALERT, "404");
    await page.evaluate(() => localStorage.removeItem("fault"));
    const manifest = page.waitForRequest((request) => request.url().includes("search-index.json"));
    await page.click(`${ALERT} button`);
    await manifest;
    await showsText(page, BOX.active, "Article");
    expect(await page.$(ALERT)).toBeNull();
  });
});
