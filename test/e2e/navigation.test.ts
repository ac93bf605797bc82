import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import {
  BROWSERS_AND_SERVERS,
  isSameDocument,
  loadedAnew,
  markDocument,
  painted,
  pathOf,
  useBrowser,
} from "./journey.ts";

/** A long page with pages before and after it. */
const START = "/admin-manuals/create-application";

/** The driver scrolls to what it clicks; this link is always in view. */
const LINK_IN_VIEW = "nav.sidebar a:not([aria-current])";

const ADDED_LINK = "#added";

describe.each(BROWSERS_AND_SERVERS)("navigation in $name, $site", ({ name, site }) => {
  const visitor = useBrowser(name, { site });

  test("STATE-01 a click shows the next page in the same document, from its top", async () => {
    const page = await visitor.open(START);
    await markDocument(page);
    await scrollTo(page, 600);
    const title = await followLink(page, "nav.pagination a[rel=next]");
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.title()).toContain(title);
    expect(await canonicalPath(page)).toBe(await pathOf(page));
  });

  test("STATE-01 back and forward show the page again, where the reader left it", async () => {
    const page = await visitor.open(START);
    await markDocument(page);
    await scrollTo(page, 700);
    await followLink(page, LINK_IN_VIEW);
    await scrollTo(page, 300);
    await travel(page, "back");
    expect(await pathOf(page)).toBe(START);
    await page.waitForFunction(() => Math.abs(scrollY - 700) < 2);
    await travel(page, "forward");
    await page.waitForFunction(() => Math.abs(scrollY - 300) < 2);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("STATE-01 a link with a hash scrolls to its target", async () => {
    const page = await visitor.open("/");
    await markDocument(page);
    await addLink(page, `${START}#next-steps`);
    await followLink(page, ADDED_LINK);
    await page.waitForFunction(() => {
      const top = document.getElementById("next-steps")?.getBoundingClientRect().top;
      return top !== undefined && top >= 0 && top < innerHeight;
    });
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("next-steps");
  });

  test("STATE-01 the old page stays until the new content is there", async () => {
    const page = await visitor.open(START);
    const before = await page.$eval("main h1", (heading) => heading.textContent);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const watch = () => {
        seen.push(document.querySelector("main h1")?.textContent ?? "nothing");
        requestAnimationFrame(watch);
      };
      watch();
    });
    const title = await followLink(page, "nav.pagination a[rel=next]");
    await painted(page);
    const seen = await page.evaluate(() => [...new Set(Reflect.get(window, "seen") as string[])]);
    expect(seen).toEqual([before, title]);
  });

  test("CHROME-03 after a navigation the focus is before the skip link and the title is announced", async () => {
    const page = await visitor.open(START);
    const title = await followLink(page, "nav.pagination a[rel=next]");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("skip-to-content");
    await page.waitForFunction(
      (expected) => document.getElementById("announcer")?.textContent?.includes(expected),
      {},
      title,
    );
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe("Skip to main content");
  });

  test("CHROME-08 next and previous lead there and back", async () => {
    const page = await visitor.open(START);
    const first = await page.$eval("main h1", (heading) => heading.textContent);
    await followLink(page, "nav.pagination a[rel=next]");
    expect(await followLink(page, "nav.pagination a[rel=prev]")).toBe(first);
    expect(await pathOf(page)).toBe(START);
  });

  test("STATE-01 the last of two quick clicks wins", async () => {
    const page = await visitor.open(START);
    await markDocument(page);
    const target = await page.evaluate(() => {
      const [first, second] = document.querySelectorAll<HTMLAnchorElement>("nav.pagination a");
      first?.click();
      second?.click();
      return second?.pathname;
    });
    await page.waitForFunction(
      (path) => document.querySelector("link[rel=canonical]")?.getAttribute("href")?.endsWith(path),
      {},
      target ?? "",
    );
    expect(await pathOf(page)).toBe(target);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("STATE-02 content that the server does not have loads the document, once", async () => {
    const page = await visitor.open(START);
    await markDocument(page);
    await page.evaluate(() => {
      window.fetch = () => Promise.resolve(new Response("gone", { status: 404 }));
    });
    await addLink(page, "/faq");
    await page.click(ADDED_LINK);
    await loadedAnew(page);
    expect(await pathOf(page)).toBe("/faq");
  });

  test("ERR-01 without a connection an error box says so, and Retry loads the page", async () => {
    const page = await visitor.open(START, { expected: /console warn.*could not be loaded/ });
    await markDocument(page);
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = () => Promise.reject(new TypeError("The network is down"));
      Object.defineProperty(navigator, "onLine", { get: () => false });
      Object.assign(window, { reconnect: () => Object.assign(window, { fetch }) });
    });
    await addLink(page, "/faq");
    await page.click(ADDED_LINK);
    const box = await page.waitForSelector("main [role=alert]");
    expect(await box?.evaluate((element) => element.textContent)).toContain("The network is down");
    await page.evaluate(() => Reflect.get(window, "reconnect")());
    await page.click("main [role=alert] button");
    await page.waitForSelector("main [role=alert]", { hidden: true });
    expect(await pathOf(page)).toBe("/faq");
    expect(await isSameDocument(page)).toBe(true);
  });
});

/** Clicks a link as a reader does; resolves to the h1 of the page that it leads to. */
async function followLink(page: Page, selector: string): Promise<string> {
  const before = await page.$eval("main h1", (heading) => heading.textContent);
  await page.click(selector);
  const changed = await page.waitForFunction(
    (old) => {
      const now = document.querySelector("main h1")?.textContent;
      return now && now !== old ? now : undefined;
    },
    {},
    before,
  );
  const title = await changed.jsonValue();
  await painted(page);
  return title ?? "";
}

/** Goes through the history and waits until another h1 shows. */
async function travel(page: Page, direction: "back" | "forward"): Promise<void> {
  const before = await page.$eval("main h1", (heading) => heading.textContent);
  await page.evaluate((way) => history[way](), direction);
  await page.waitForFunction(
    (old) => document.querySelector("main h1")?.textContent !== old,
    {},
    before,
  );
}

/** Puts a link at the top of the article. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address, id: "added" });
    link.textContent = "Added link";
    document.querySelector("article")?.prepend(link);
  }, href);
}

/** Scrolls and waits until the browser has taken note of it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await painted(page);
}

function canonicalPath(page: Page): Promise<string> {
  return page.$eval(
    "link[rel=canonical]",
    (link) => new URL((link as HTMLLinkElement).href).pathname,
  );
}
