import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { isSameDocument, markDocument, showsHeading, siteUrl, useBrowser } from "./journey.ts";
import { highlights, retype, showsText } from "./search-journey.ts";

const FIELD = ".search-page input";

test("PAGE-02 /search leads to /search/, which asks not to be listed", async () => {
  const response = await fetch(siteUrl("/search?q=a"), { redirect: "manual" });
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/search/?q=a");
  const html = await (await fetch(siteUrl("/search/"))).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow">');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/search\/">/);
  expect(await (await fetch(siteUrl("/sitemap.xml"))).text()).not.toContain("/search");
});

describe.each(BROWSER_NAMES)("search page in %s", (name) => {
  const visitor = useBrowser(name);

  test("PAGE-04 reads the query from its address, and keeps the address in step while typing", async () => {
    const page = await visitor.open("/search/?q=deployment");
    await showsHeading(page, "Search results for “deployment”");
    await page.waitForSelector(".result-article mark");
    expect(await page.title()).toMatch(/^Search results for “deployment” \|/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search-field");
    const entries = await page.evaluate(() => history.length);
    await retype(page, FIELD, "quota limits");
    await page.waitForFunction(() => location.search === "?q=quota+limits");
    await showsHeading(page, "Search results for “quota limits”");
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test("PAGE-04 ctx narrows to a section or leaves it out; unknown ones and versions are ignored", async () => {
    const page = await visitor.open("/search/?q=application&ctx=manuals");
    await page.waitForSelector(".result-article");
    expect(await sections(page)).toEqual(["Manuals"]);
    expect(await pressed(page)).toBe("Manuals");
    await visitor.visit(page, "/search/?q=application&ctx=-manuals&version=current");
    await page.waitForSelector(".result-article");
    expect(await sections(page)).not.toContain("Manuals");
    expect(await pressed(page)).toBe("Outside Manuals");
    await visitor.visit(page, "/search/?q=application&ctx=nowhere&version=9");
    await page.waitForSelector(".result-article");
    expect(await pressed(page)).toBe("All docs");
    await page.click(".search-page .chip:nth-child(3)");
    await page.waitForFunction(() => location.search === "?q=application&ctx=manuals");
    await page.waitForFunction(() =>
      document.querySelector(".result-article .result-path")?.textContent?.startsWith("Manuals"),
    );
  });

  test("asks for passages: the pages' own words, linked, and nothing where none answers", async () => {
    const page = await visitor.open("/search/?q=How+long+is+an+invitation+valid%3F#ask");
    await showsText(page, ".search-page .result-articles", "After seven days");
    const quotes = await page.$$eval(".search-page blockquote", (all) =>
      all.map((one) => ({
        text: one.textContent,
        href: one.parentElement?.querySelector("a")?.getAttribute("href") ?? "",
      })),
    );
    for (const { text, href } of quotes) {
      const route = new URL(href, siteUrl("/")).pathname;
      const { texts } = await (await fetch(siteUrl(`${route}.text.json`))).json();
      expect(texts.some((one: string) => one.includes(text ?? ""))).toBe(true);
    }
    await retype(page, FIELD, "Does Millrace support Oracle databases?");
    await showsText(page, ".search-page", "No passage answers that as it is asked.");
    expect(await page.$$(".search-page blockquote")).toEqual([]);
    await page.click(".search-page .result-count a");
    await page.waitForSelector(".result-article h2");
    expect(await page.evaluate(() => location.hash)).toBe("");
  });

  test("PAGE-04 shows more results while scrolling, and counts them all", async () => {
    const page = await visitor.open("/search/?q=application");
    await page.waitForSelector(".result-article");
    const count = await page.$eval(".result-count", (one) =>
      Number.parseInt(one.textContent ?? "", 10),
    );
    expect(count).toBeGreaterThan(40);
    expect(await page.$$(".result-article")).toHaveLength(20);
    await showsText(page, ".search-page [role=status]", `${count} pages found`);
    await page.evaluate(() => document.querySelector(".search-page .button")?.scrollIntoView());
    await page.waitForFunction(() => document.querySelectorAll(".result-article").length >= 40);
  });

  test("PAGE-04 from a result and back: the same results, where the reader left them", async () => {
    const page = await visitor.open("/faq");
    await markDocument(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/search/?q=deploy" });
      document.querySelector("article")?.append(link);
      link.click();
    });
    await page.waitForSelector(".result-article");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search-field");
    await page.evaluate(() => scrollTo(0, 600));
    const link = await page.waitForSelector("li:nth-child(5) .result-article h2 a");
    await link?.click();
    await page.waitForSelector("article.markdown h1");
    await page.waitForFunction(() => location.search.includes("_highlight"));
    await page.evaluate(() => history.back());
    await page.waitForSelector(".result-article");
    expect(await page.$eval(FIELD, (field) => Reflect.get(field, "value"))).toBe("deploy");
    await page.waitForFunction(() => scrollY > 300);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("SEARCH-07 says 'No results' for nonsense", async () => {
    const page = await visitor.open("/search/?q=flurble+zzqqx");
    await showsText(page, ".search-output", "No results");
  });
});

describe.each(BROWSER_NAMES)("searched words on their page in %s", (name) => {
  const visitor = useBrowser(name);
  const PAGE = "/admin-manuals/deploy-application";

  test("SEARCH-06 are marked, with their other forms, and scrolled to", async () => {
    const page = await visitor.open(`${PAGE}?_highlight=rollback`);
    await page.waitForFunction(() => CSS.highlights.has("search"));
    const before = await page.$eval("article", (article) => article.innerHTML);
    expect(before).not.toContain("<mark");
    const words = await highlights(page);
    expect(words.length).toBeGreaterThan(0);
    expect(words.every((word) => /roll.?back/i.test(word))).toBe(true);
    const top = await page.evaluate(() => {
      const [first] = CSS.highlights.get("search") ?? [];
      return first instanceof Range ? first.getBoundingClientRect().top : -1;
    });
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(900);
  });

  test("Escape and 'Clear highlights' take marks and parameter away", async () => {
    const page = await visitor.open(`${PAGE}?_highlight=package#next-steps`);
    for (const clear of [
      () => page.keyboard.press("Escape"),
      () => page.click(".highlight-bar button"),
    ]) {
      await visitor.visit(page, "/faq");
      await visitor.visit(page, `${PAGE}?_highlight=package#next-steps`);
      await page.waitForSelector(".highlight-bar");
      await clear();
      await page.waitForFunction(() => !CSS.highlights.has("search"));
      expect(await page.evaluate(() => [location.search, location.hash])).toEqual([
        "",
        "#next-steps",
      ]);
      expect(await page.$(".highlight-bar")).toBeNull();
    }
  });

  test("another page has none", async () => {
    const page = await visitor.open(`${PAGE}?_highlight=package`);
    await page.waitForSelector(".highlight-bar");
    await page.click("nav.pagination a[rel=next]");
    await page.waitForFunction(() => !CSS.highlights.has("search"));
    expect(await page.$(".highlight-bar")).toBeNull();
  });
});

describe.each(BROWSER_NAMES)("search without script in %s", (name) => {
  const visitor = useBrowser(name, { javaScript: false });

  test("F54 there is no button and no field, but links to the sections", async () => {
    const page = await visitor.open("/search/");
    for (const selector of ["header .search-button", FIELD]) {
      expect(await page.$eval(selector, (element) => element.checkVisibility())).toBe(false);
    }
    const links = await page.evaluate(() =>
      [...document.querySelectorAll(".without-script a")]
        .filter((link) => link.checkVisibility())
        .map((link) => link.textContent),
    );
    expect(links).toEqual(["Overview", "Manuals", "Tutorials", "Articles", "API"]);
  });
});

/** The sections that results come from. */
async function sections(page: Page): Promise<string[]> {
  const paths = await page.$$eval(".result-article .result-path", (all) =>
    all.map((path) => path.firstChild?.textContent?.split(" / ")[0] ?? ""),
  );
  return [...new Set(paths)];
}

function pressed(page: Page): Promise<string | null> {
  return page.$eval(".chip[aria-pressed=true]", (chip) => chip.textContent);
}
