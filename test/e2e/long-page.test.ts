import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { audit } from "./axe.ts";
import { BROWSER_NAMES } from "./browsers.ts";
import { useBrowser } from "./journey.ts";

const BAR = ".long-page-bar";

/** Opens the section of a page as one long page, and waits until all of it is there. */
async function openSection(page: Page): Promise<void> {
  await page.click("[data-action=print-section]");
  await page.waitForSelector(`${BAR} button:enabled:first-of-type`);
}

describe.each(BROWSER_NAMES)("a section as one long page in %s", (name) => {
  const visitor = useBrowser(name);

  test("holds every page of the sidebar in its order, and leads within itself", async () => {
    const page = await visitor.open("/articles/cqrs");
    const { items } = await page.evaluate(async () => (await fetch("/nav/articles.json")).json());
    await openSection(page);
    const shown = await page.evaluate(() => {
      const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
      const links = Array.from(
        document.querySelectorAll<HTMLAnchorElement>('.long-page a[href^="#"]'),
        ({ hash }) => decodeURIComponent(hash.slice(1)),
      );
      return {
        status: document.querySelector(".long-page-bar [role=status]")?.textContent,
        titles: Array.from(
          document.querySelectorAll(".long-page > section > h1"),
          (title) => title.textContent,
        ),
        twice: ids.filter((id, at) => ids.indexOf(id) !== at),
        lost: links.filter((id) => !ids.includes(id)),
        links: links.length,
      };
    });
    const count = JSON.stringify(items).split('"type":"page"').length - 1;
    expect(shown).toMatchObject({ status: `${count} of ${count} pages`, twice: [], lost: [] });
    expect(shown.titles).toHaveLength(count);
    expect(shown.links).toBeGreaterThan(count);
    expect(await audit(page, { theme: "light", width: 390 })).toEqual([]);
    expect(await audit(page, { theme: "dark", width: 1440 })).toEqual([]);
  });

  test("Escape leads back to the page, and to the button", async () => {
    const page = await visitor.open("/articles/cqrs");
    await openSection(page);
    await page.keyboard.press("Escape");
    expect(await page.$(BAR)).toBeNull();
    expect(await page.$eval("h1", (title) => title.checkVisibility())).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Print this section",
    );
  });
});

// Of the two browsers, Chromium makes a PDF for its driver.
describe("a section on paper", () => {
  const visitor = useBrowser("chromium");

  test("begins each page on a sheet of its own", async () => {
    const page = await visitor.open("/articles/cqrs");
    await openSection(page);
    const pdf = Buffer.from(await page.pdf({ format: "A4" })).toString("latin1");
    const sheets = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    const parts = await page.$$eval(".long-page > section", (all) => all.length);
    expect(sheets.length).toBeGreaterThan(parts);
  });
});
