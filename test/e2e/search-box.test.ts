import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { isSameDocument, markDocument, showsHeading, useBrowser } from "./journey.ts";
import {
  BOX,
  breakIndex,
  highlights,
  type IndexFault,
  openBox,
  optionTitles,
  retype,
  searchFor,
  showsText,
} from "./search-journey.ts";

const PAGE = "/admin-manuals/create-application";
const DIALOG = BOX.dialog;

describe.each(BROWSER_NAMES)("search box in %s", (name) => {
  const visitor = useBrowser(name);

  test("SEARCH-06 CHROME-01 by keyboard alone: from any page to a section of another", async () => {
    const page = await visitor.open("/faq");
    await markDocument(page);
    await page.keyboard.down("Control");
    await page.keyboard.press("k");
    await page.keyboard.up("Control");
    await page.waitForSelector(BOX.field);
    await page.keyboard.type("deploy an application");
    await page.waitForSelector(BOX.active);
    const first = await optionTitles(page);
    expect(first[0]).toMatch(/deploy/i);
    await page.keyboard.press("ArrowDown");
    const title = await page.$eval(
      BOX.active,
      (option) => option.querySelector(".result-title")?.textContent,
    );
    expect(title).toBe(first[1]);
    const href = await page.$eval(BOX.active, (option) => option.getAttribute("href"));
    await page.keyboard.press("Enter");
    await page.waitForFunction((to) => location.href.endsWith(to ?? ""), {}, href);
    await page.waitForSelector(`${DIALOG}:not([open])`);
    expect(await isSameDocument(page)).toBe(true);
    await page.waitForFunction(() => CSS.highlights.has("search"));
  });

  test("SEARCH-03 SEARCH-08 nothing is fetched before the first use, then manifest and index once", async () => {
    const page = await visitor.open(PAGE);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await searchFor(page, "deploy");
    await page.waitForSelector(BOX.active);
    await retype(page, BOX.field, "environment");
    await showsText(page, BOX.active, "nvironment");
    const index = requests.filter((url) => url.includes("search-index"));
    expect(index.map((url) => new URL(url).pathname)).toEqual([
      "/search-index.json",
      "/search-index-ltr.bin",
    ]);
    expect(index[1]).toMatch(/search-index-ltr\.bin\?v=[\da-f]+$/);
    expect(new Set(index.map((url) => new URL(url).origin)).size).toBe(1);
  });

  test("SEARCH-01 an empty field asks nothing, and signs alone find nothing", async () => {
    const page = await visitor.open(PAGE);
    await searchFor(page, "   ");
    await page.waitForSelector(`${DIALOG} .search-starts`);
    expect(await page.$$(BOX.option)).toHaveLength(0);
    await retype(page, BOX.field, "***");
    await showsText(page, DIALOG, "No results");
  });

  test("SEARCH-06 at most 8 rows, kinds, marked words, snippets of at most 50 characters", async () => {
    const page = await visitor.open(PAGE);
    await searchFor(page, "application");
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".result-snippet")].some((one) => one.querySelector("mark")),
    );
    const shown = await page.evaluate(() => {
      const texts = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.textContent ?? "");
      return {
        kinds: [...document.querySelectorAll("[role=option]")].map((one) =>
          one.getAttribute("data-match"),
        ),
        snippets: texts(".result-snippet"),
        marks: texts("[role=option] mark"),
        status: document.querySelector(".search-dialog [role=status]")?.textContent,
      };
    });
    expect(shown.kinds).toHaveLength(8);
    expect(
      shown.kinds.every((kind) =>
        /^(Title|Heading|Description|Keywords|Content)$/.test(kind ?? ""),
      ),
    ).toBe(true);
    expect(Math.max(...shown.snippets.map((text) => text.length))).toBeLessThanOrEqual(50);
    expect(shown.marks.length).toBeGreaterThan(8);
    await showsText(page, `${DIALOG} [role=status]`, "8 pages found");
  });

  test("SEARCH-06 hints at the end of the word being typed", async () => {
    const page = await visitor.open(PAGE);
    await searchFor(page, "environm");
    await showsText(page, ".search-hint", "environment");
    await page.keyboard.press("ArrowRight");
    expect(await page.$eval(BOX.field, (field) => Reflect.get(field, "value"))).toMatch(
      /^environments?$/,
    );
  });

  test("SEARCH-07 'No results' suggests other words, and all results are links", async () => {
    const page = await visitor.open(PAGE);
    await searchFor(page, "flurble zzqqx deployment");
    await showsText(page, DIALOG, "No results");
    await page.click(`${DIALOG} .no-results .chip`);
    await page.waitForSelector(BOX.active);
    const links = await page.$$eval(`${DIALOG} .search-footer a`, (all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(links).toEqual([
      ["See all results", "/search/?q=deployment"],
      ['See all results within "Manuals"', "/search/?q=deployment&ctx=manuals"],
      ['See all results outside "Manuals"', "/search/?q=deployment&ctx=-manuals"],
      ["Ask for an answer", "/search/?q=deployment#ask"],
    ]);
    await page.click(`${DIALOG} .search-footer li:nth-child(2) a`);
    await showsHeading(page, "Search results for “deployment”");
    await page.waitForSelector(".result-article");
    const paths = await page.$$eval(".result-article .result-path", (all) =>
      all.map((one) => one.textContent),
    );
    // The section's own page has nothing above it.
    expect(paths.every((path) => /^(Manuals|$)/.test(path ?? ""))).toBe(true);
  });

  test("the scope switch narrows the search to the section of the page", async () => {
    const page = await visitor.open(PAGE);
    await searchFor(page, "cqrs");
    await showsText(page, `${DIALOG} .search-list`, "Articles");
    const chip = await page.waitForSelector(`${DIALOG} .chip[aria-pressed=false]`);
    await chip?.click();
    await page.waitForFunction(
      () =>
        !document.querySelector(".search-dialog .search-list")?.textContent?.includes("Articles"),
    );
    expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe(
      "combobox",
    );
  });

  test("Tab stays inside, Escape closes and gives the focus back to the button", async () => {
    const page = await visitor.open(PAGE);
    await page.focus("header .search-button");
    await page.keyboard.press("Enter");
    await page.waitForSelector(BOX.field);
    await page.keyboard.type("deploy");
    await page.waitForSelector(BOX.active);
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("dialog") !== null,
      );
      expect(where).toBe(true);
    }
    await page.keyboard.press("Escape");
    await page.waitForSelector(`${DIALOG}:not([open])`);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("search-button");
  });

  test("recent searches are offered, and can be cleared", async () => {
    const page = await visitor.open(PAGE);
    const title = await page.$eval("main h1", (heading) => heading.textContent);
    await searchFor(page, "quota");
    await page.waitForSelector(BOX.active);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`${DIALOG}:not([open])`);
    // Whether the page has come by now or not, the box stays.
    await openBox(page);
    await page.waitForFunction(
      (before) => document.querySelector("main h1")?.textContent !== before,
      {},
      title,
    );
    const first = await page.waitForSelector(BOX.option);
    expect(await first?.evaluate((option) => option.textContent)).toContain("quota");
    await page.click(`${DIALOG} .recent-clear`);
    await page.waitForFunction((option) => document.querySelector(option) === null, {}, BOX.option);
    expect(await page.evaluate(() => localStorage.getItem("search.recent"))).toBeNull();
  });

  test("on a phone the box fills the screen", async () => {
    const page = await visitor.open(PAGE, { width: 360, height: 740 });
    await page.click("header .search-button");
    await page.waitForSelector(BOX.field);
    await page.type(BOX.field, "deploy");
    await page.waitForSelector(BOX.active);
    const box = await (await page.$(DIALOG))?.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });

  test.each<[IndexFault, string]>([
    ["missing", "404"],
    ["truncated", "did not load."],
    ["foreign", "Unexpected version url"],
    ["offline", "could not be reached"],
  ])(
    "F51 SEARCH-04 a %s index is said in an alert, and Retry mends it without a reload",
    async (fault, message) => {
      const page = await visitor.open(PAGE, { beforeLoad: breakIndex });
      await markDocument(page);
      await page.evaluate((value) => localStorage.setItem("fault", value), fault);
      await searchFor(page, "deploy");
      await showsText(page, `${DIALOG} [role=alert]`, message);
      await page.evaluate(() => localStorage.removeItem("fault"));
      await page.click(`${DIALOG} [role=alert] button`);
      await page.waitForSelector(`${DIALOG} [role=alert]`, { hidden: true });
      await page.waitForSelector(BOX.active);
      expect(await isSameDocument(page)).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe(
        "combobox",
      );
    },
  );

  test("F51 without its code the box says so, and Retry mends it without a reload", async () => {
    const page = await visitor.open(PAGE, { expected: /start-search|ERR_FAILED|NS_ERROR|module/ });
    await page.setRequestInterception(true);
    let isBroken = true;
    page.on("request", (request) => {
      const isCode = request.url().includes("/assets/start-search");
      void (isBroken && isCode ? request.abort() : request.continue());
    });
    // The first document may have had it before it could be kept back.
    await visitor.visit(page, PAGE);
    await markDocument(page);
    await openBox(page);
    await showsText(page, `${DIALOG} [role=alert]`, "Search did not load.");
    isBroken = false;
    await page.type(BOX.field, "deploy");
    await page.click(`${DIALOG} [role=alert] button`);
    await page.waitForSelector(BOX.active);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("F55 markup in a query is shown as text and does nothing", async () => {
    const page = await visitor.open(PAGE);
    const markup = '<img src=x onerror="document.title=1">';
    await searchFor(page, markup);
    await page.waitForFunction(
      (field) => document.querySelector(field)?.getAttribute("aria-expanded") !== null,
      {},
      BOX.field,
    );
    expect(await page.$$(`${DIALOG} img`)).toHaveLength(0);
    await visitor.visit(page, `${PAGE}?_highlight=${encodeURIComponent(markup)}&_highlight=create`);
    await page.waitForFunction(() => CSS.highlights.has("search"));
    expect(await page.$$("article img[src=x], .highlight-bar img")).toHaveLength(0);
    expect((await highlights(page)).every((word) => !/[<>"]/.test(word))).toBe(true);
  });
});

describe.each(BROWSER_NAMES)("search in other languages in %s", (name) => {
  const visitor = useBrowser(name, { site: "reader" });

  test.each([
    ["部署", "部署应用程序"],
    ["替换实例", "部署应用程序"],
    ["環境変数", "環境変数の設定"],
    ["ฐานข้อมูล", "การสำรองฐานข้อมูล"],
  ])("SEARCH-02 %s finds %s", async (query, title) => {
    const page = await visitor.open("/");
    await searchFor(page, query);
    await showsText(page, BOX.active, title);
    await page.waitForSelector(`${BOX.option} mark`);
  });
});
