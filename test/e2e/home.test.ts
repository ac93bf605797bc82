import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { useBrowser } from "./journey.ts";

describe.each(BROWSER_NAMES)("home page in %s", (name) => {
  const visitor = useBrowser(name);

  test("the field in front leads to the search page with what was typed", async () => {
    const page = await visitor.open("/");
    await page.type("article input[type=search]", "redis");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() =>
      document.querySelector("main h1")?.textContent?.includes("redis"),
    );
    await page.waitForSelector("#main mark");
    expect(new URL(page.url()).search).toBe("?q=redis");
  });
});
