import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { pathOf, useBrowser } from "./journey.ts";

describe.each(BROWSER_NAMES)("home page in %s", (name) => {
  const visitor = useBrowser(name);

  test("R-25 the field in front opens the search box in place", async () => {
    const page = await visitor.open("/");
    await page.click("article [data-action=open-search]");
    await page.waitForSelector("dialog.search-dialog[open]");
    await page.keyboard.type("redis");
    await page.waitForSelector("dialog.search-dialog [role=option]");
    expect(await pathOf(page)).toBe("/");
  });
});
