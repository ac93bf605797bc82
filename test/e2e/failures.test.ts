import { resolve } from "node:path";
import { startPreview } from "headrace/testing";
import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { isSameDocument, loadedAnew, markDocument, pathOf, useBrowser } from "./journey.ts";

/** A page with others before and after it. */
const START = "/admin-manuals/create-application";

describe.each(BROWSER_NAMES)("the site when something fails or is slow, in %s", (name) => {
  const visitor = useBrowser(name);

  test("STATE-04 a page that takes long shows a bar and a spinner, and they go when it is there", async () => {
    const page = await visitor.open(START);
    await page.evaluate(() => {
      const { fetch } = window;
      const released = new Promise<void>((release) => Object.assign(window, { release }));
      window.fetch = (...request) => released.then(() => fetch(...request));
    });
    await follow(page, "/faq");
    await page.waitForSelector(".progress .spinner");
    // Hidden for the first 200 ms, and then seen.
    await page.waitForFunction(() => {
      const bar = document.querySelector(".progress");
      return bar !== null && Number(getComputedStyle(bar).opacity) > 0.9;
    });
    await page.evaluate(() => Reflect.get(window, "release")());
    await page.waitForSelector(".progress", { hidden: true });
    expect(await pathOf(page)).toBe("/faq");
  });

  test("ERR-02 content that can't be had is warned of, and the document is loaded", async () => {
    const page = await visitor.open(START, { expected: /^console warn/ });
    const warnings: string[] = [];
    page.on("console", (message) => warnings.push(message.text()));
    await markDocument(page);
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError("The line broke"));
    });
    await follow(page, "/faq");
    await loadedAnew(page);
    expect(await pathOf(page)).toBe("/faq");
    expect(warnings).toEqual(["The content of /faq could not be loaded: The line broke"]);
  });

  test("CHROME-07 a page that can't be drawn says so, and the rest of the site goes on", async () => {
    const page = await visitor.open(START, { expected: /^(?:console|uncaught)/ });
    await markDocument(page);
    await page.evaluate(() => {
      const { fetch } = window;
      Object.assign(window, { repair: () => Object.assign(window, { fetch }) });
      window.fetch = async (...request) => {
        const chunk = await (await fetch(...request)).json();
        // Others may be fetched ahead meanwhile, and are to be whole.
        if (chunk.page?.route === "/faq") chunk.page.toc = [{ level: 2 }, null];
        return Response.json(chunk);
      };
    });
    await follow(page, "/faq");
    const box = await page.waitForSelector("main [role=alert] h1");
    expect(await box?.evaluate((element) => element.textContent)).toBe("This page crashed.");
    expect(await page.$eval("main [role=alert] button", (button) => button.textContent)).toBe(
      "Try again",
    );
    await page.evaluate(() => Reflect.get(window, "repair")());
    await page.click("header .navbar-sections a[href='/manuals']");
    await page.waitForFunction(() => document.querySelector("main h1")?.textContent === "Manuals");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("ERR-03 a site that is served at another base URL says which one it was made for", async () => {
    const server = await startPreview({ root: resolve("dist"), port: 0, baseUrl: "/elsewhere/" });
    try {
      const page = await visitor.open("/", { expected: /elsewhere|another origin|assets|console/ });
      await page.goto(new URL("faq", server.url).href);
      const banner = await page.waitForSelector("#load-failure");
      const text = await banner?.evaluate((element) => element.textContent);
      expect(text).toContain("This site did not load properly");
      expect(text).toContain(
        'Its base URL is "/" by its configuration, and this page is at "/elsewhere/faq"',
      );
    } finally {
      await server.close();
    }
  });
});

/** Goes on as a click on a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: href });
    document.querySelector("article")?.prepend(link);
    link.click();
  }, path);
}
