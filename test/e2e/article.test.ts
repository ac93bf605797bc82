import { COPIED_STATE_MS } from "headrace/testing";
import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { painted, showsHeading, useBrowser } from "./journey.ts";

const ARTICLE = "/guide/article";
const TAB_LIST = "article .tabs:first-of-type [role=tablist]";

describe.each(BROWSER_NAMES)("article in %s", (name) => {
  const visitor = useBrowser(name, { site: "reader" });
  const phone = useBrowser(name);

  test("CHROME-04 the table of contents has levels 2 and 3 and marks the heading being read", async () => {
    const page = await visitor.open(ARTICLE);
    const headings = await page.$$eval("article :is(h2, h3)[id]", (found) =>
      found.map((heading) => `#${heading.id}`),
    );
    const entries = await page.$$eval("nav.toc a", (links) => links.map((link) => link.hash));
    expect(entries).toEqual(headings);
    await marks(page, headings[0]);
    await page.click('nav.toc a[href="#stacks-again"]');
    await marks(page, "#stacks-again");
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await marks(page, headings.at(-1));
  });

  test("CHROME-04 a heading that a link leads to stands below the navbar", async () => {
    const page = await visitor.open(ARTICLE);
    await page.click('nav.toc a[href="#stacks-again"]');
    await painted(page);
    expect(await distanceFromNavbar(page, "stacks-again")).toBeGreaterThanOrEqual(0);
  });

  test("CHROME-04 on a phone the contents stay within reach, and give way to the place chosen", async () => {
    const page = await phone.open("/admin-manuals/create-application", { width: 390, height: 844 });
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    await page.click(".toc-inline > summary");
    await page.click('.toc-inline a[href="#fields"]');
    await painted(page);
    expect(await page.$eval(".toc-inline", (contents) => contents.hasAttribute("open"))).toBe(
      false,
    );
    const gap = await page.evaluate(() => {
      const contents = document.querySelector(".toc-inline")?.getBoundingClientRect();
      const heading = document.querySelector("#fields")?.getBoundingClientRect();
      return (heading?.top ?? Number.NaN) - (contents?.bottom ?? Number.NaN);
    });
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(60);
  });

  test("CHROME-03 the skip link is the first stop and leads to the main content", async () => {
    const page = await visitor.open(ARTICLE);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Skip to main content",
    );
    await page.keyboard.press("Enter");
    await painted(page);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("CONST-06 tabs of a group move together, follow the arrow keys, and are remembered", async () => {
    const page = await visitor.open(ARTICLE);
    expect(await shownTabs(page)).toEqual(["java", "java"]);
    await chooseTab(page, "node");
    expect(await shownTabs(page)).toEqual(["node", "node"]);
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.tab.stack"))).toBe("node");
    await page.keyboard.press("End");
    expect(await shownTabs(page)).toEqual(["python", "python"]);
    await page.keyboard.press("ArrowRight");
    expect(await shownTabs(page)).toEqual(["java", "java"]);
    await page.keyboard.press("ArrowLeft");
    await visitor.visit(page, ARTICLE);
    await page.waitForSelector(`${TAB_LIST} [data-value=python][aria-selected=true]`);
    expect(await shownTabs(page)).toEqual(["python", "python"]);
  });

  test("STATE-01 a hash inside closed details or a hidden tab opens it", async () => {
    const page = await visitor.open("/");
    await page.click("article a[href$='#inside-details']");
    await showsHeading(page, "Article");
    await isInView(page, "inside-details");
    await visitor.visit(page, "/");
    await page.click("article a[href$='#inside-a-tab']");
    await showsHeading(page, "Article");
    await isInView(page, "inside-a-tab");
    expect((await shownTabs(page))[0]).toBe("node");
  });

  test("STATE-01 back from far down a long page to the top of a shorter one", async () => {
    const page = await visitor.open("/");
    await page.click("article a[href$='#inside-details']");
    await showsHeading(page, "Article");
    await isInView(page, "inside-details");
    await page.evaluate(() => history.back());
    await showsHeading(page, "Home");
    // Chromium would undo its restoration in one of the next frames.
    for (let frame = 0; frame < 3; frame++) await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("CHROME-08 the copy button copies the code and says so for a second", async () => {
    const page = await visitor.open(ARTICLE, { beforeLoad: captureClipboard });
    const button = "article button[data-action=copy-code]";
    await page.waitForFunction(
      (query) => {
        document.querySelector<HTMLElement>(query)?.click();
        return Reflect.get(window, "copied") !== undefined;
      },
      { polling: 50 },
      button,
    );
    const copied = await page.evaluate(() => Reflect.get(window, "copied"));
    expect(copied).toMatch(/^millrace build --watch\nmillrace deploy .*--output json$/);
    await page.waitForSelector(`${button}[data-copied]`);
    expect(await page.$eval("#announcer", (region) => region.textContent)).toBe("Code copied");
    await page.waitForSelector(`${button}:not([data-copied])`, { timeout: 3 * COPIED_STATE_MS });
  });

  test("an island becomes live, after a load and after a navigation", async () => {
    const page = await visitor.open("/guide/island");
    await countsUp(page);
    await page.click("header a");
    await showsHeading(page, "Home");
    await page.click("article a[href$='/guide/island']");
    await showsHeading(page, "Island");
    await countsUp(page);
  });

  test("what a page itself defines and handles becomes live", async () => {
    const page = await visitor.open("/guide/island");
    for (const [query, text] of [
      ["article .own", "With Markdown in it."],
      ["article .handler", "Button pressed"],
    ])
      await page.waitForFunction(
        (selector, expected) => {
          const element = document.querySelector<HTMLElement>(String(selector));
          element?.click();
          return element?.textContent?.includes(String(expected));
        },
        { polling: 50 },
        query,
        text,
      );
  });
});

/** Resolves when the table of contents marks the entry with this hash. */
async function marks(page: Page, hash: string | undefined): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      document.querySelector<HTMLAnchorElement>("nav.toc [aria-current]")?.hash === expected,
    {},
    hash,
  );
}

/** CSS pixels between the navbar and the top of an element below it. */
function distanceFromNavbar(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const navbar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const top = document.getElementById(target)?.getBoundingClientRect().top;
    return (top ?? Number.NaN) - navbar;
  }, id);
}

/** Resolves when the element can be seen between the navbar and the lower edge. */
async function isInView(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    (target) => {
      const element = document.getElementById(target);
      const navbar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const top = element?.getBoundingClientRect().top ?? -1;
      return element?.checkVisibility() && top >= navbar && top < innerHeight;
    },
    {},
    id,
  );
}

/** Presses a tab of the first group; its script starts when the browser is idle, so more than once. */
async function chooseTab(page: Page, value: string): Promise<void> {
  const tab = `${TAB_LIST} [data-value=${value}]`;
  await page.waitForFunction(
    (query) => {
      const button = document.querySelector<HTMLElement>(query);
      button?.focus();
      button?.click();
      return button?.ariaSelected === "true";
    },
    { polling: 50 },
    tab,
  );
}

/** Value of the shown panel of each group, in the order of the page. */
function shownTabs(page: Page): Promise<(string | undefined)[]> {
  return page.$$eval("article .tabs", (groups) =>
    groups.map((group) => {
      const panels = [...group.querySelectorAll(":scope > [role=tabpanel]")];
      const position = panels.findIndex((panel) => panel.checkVisibility());
      return group.querySelectorAll<HTMLElement>("[role=tab]")[position]?.dataset.value;
    }),
  );
}

/** Runs in the page. The driver cannot grant the clipboard in both browsers. */
function captureClipboard(): void {
  // The empty page before it has none.
  if (!navigator.clipboard) return;
  Object.defineProperty(navigator.clipboard, "writeText", {
    value: (text: string) => Promise.resolve(Object.assign(window, { copied: text })),
  });
}

/** Presses the counter until it counts: it becomes live when it is near the screen. */
async function countsUp(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const counter = document.querySelector<HTMLElement>("article .counter");
      counter?.click();
      return Number(counter?.textContent?.match(/\d+/)?.[0]) > 3;
    },
    { polling: 50 },
  );
}
