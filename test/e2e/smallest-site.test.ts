import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { isSameDocument, markDocument, showsHeading, useBrowser } from "./journey.ts";
import { BOX, searchFor, showsText } from "./search-journey.ts";

describe.each(BROWSER_NAMES)("a site that leaves everything to its defaults, in %s", (name) => {
  const visitor = useBrowser(name, { site: "smallest" });

  test("SEARCH-06 the box and the page of all results find a word of a text", async () => {
    const page = await visitor.open("/");
    await searchFor(page, "stones");
    await showsText(page, BOX.active, "Wheel");
    await visitor.visit(page, "/search/?q=stones");
    await showsText(page, ".result-article", "Wheel");
  });

  test("STATE-01 a click shows the next page in the same document", async () => {
    const page = await visitor.open("/guide/race");
    await markDocument(page);
    await page.click("nav.pagination a[rel=next]");
    await showsHeading(page, "Wheel");
    await page.goBack();
    await showsHeading(page, "Race");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("STATE-03 the pages beside this one are loaded ahead, and none of them twice", async () => {
    const page = await visitor.open("/guide/race");
    await page.waitForNetworkIdle();
    const requests = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    const chunks = requests.filter((path) => path.endsWith(".page.json"));
    expect(chunks.toSorted()).toEqual(["/guide/wheel.page.json", "/index.page.json"]);
  });

  test("API-04 an operation's console opens", async () => {
    const page = await visitor.open("/api/mill/list-wheels");
    await page.click(".api-console > button");
    await page.waitForSelector(".console h2");
  });

  test("STATE-03 who saves data gets the shell at the first press, and the press counts", async () => {
    const page = await visitor.open("/guide/race");
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.reload({ waitUntil: "networkidle0" });
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.js$|\.json$/.test(name))
          .map(({ name }) => new URL(name).pathname.replace(/-[\w-]{8}\.js$/, "")),
      );
    expect(await scripts()).toEqual(["/assets/client"]);
    expect(await page.$("html[data-has-hydrated]")).toBeNull();
    await page.keyboard.down("Control");
    await page.keyboard.press("k");
    await page.keyboard.up("Control");
    await page.keyboard.type("stones");
    await showsText(page, BOX.active, "Wheel");
    expect(
      await page.$eval(BOX.field, (field) => field instanceof HTMLInputElement && field.value),
    ).toBe("stones");
  });
});
