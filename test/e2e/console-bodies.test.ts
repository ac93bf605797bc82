import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { fill, openConsole, outcome, press, sendFault, showsResponse } from "./console-page.ts";
import { type FaultServer, startFaultServer } from "./fault-server.ts";
import { useBrowser } from "./journey.ts";

/**
 * Of the time from Send to the shown body, the largest part that one piece of work may take: a click
 * is answered between two. A share, since a busy machine stretches both.
 */
const AWAKE_SHARE = 0.5;

describe.each(BROWSER_NAMES)("bodies in the console in %s", (name) => {
  const visitor = useBrowser(name, { site: "reader" });
  let server: FaultServer;

  beforeAll(async () => {
    server = await startFaultServer();
  });
  afterAll(() => server.close());

  const openFault = () => openConsole(visitor, "fault", { server });

  test("JSON is laid out, with every digit", async () => {
    const page = await openFault();
    expect(await sendFault(page, "integers")).toBe("200 OK");
    await page.waitForSelector(".console-text .t-constant");
    expect(await bodyText(page)).toBe(
      '{\n  "id": 9007199254740993,\n  "e": 1E400,\n  "z": 1.10\n}',
    );
  });

  test("F59 HTML and SVG are text: nothing of them runs", async () => {
    const page = await openFault();
    const title = await page.title();
    await sendFault(page, "html");
    await page.waitForFunction(() => document.querySelector(".console-text")?.textContent);
    expect(await bodyText(page)).toBe("<script>document.title = 'run'</script><h1>Sign in</h1>");
    await sendFault(page, "svg");
    expect(await page.$(".console-response :is(svg, img, iframe)")).toBeNull();
    expect(await page.title()).toBe(title);
  });

  test("a picture is shown", async () => {
    const page = await openFault();
    await sendFault(page, "image");
    const image = await page.waitForSelector(".console-image");
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>(".console-image")?.naturalWidth === 1,
    );
    expect(await image?.evaluate((element) => element.getAttribute("alt"))).toContain("image.png");
  });

  test("F59 50 MB of binary data are named and can be saved", async () => {
    const page = await openFault();
    await watchTasks(page);
    await sendFault(page, "binary", { bytes: "50000000" });
    const link = await page.waitForSelector(".console-body a[download]");
    expect(await link?.evaluate((element) => element.getAttribute("download"))).toBe(
      "backup 1.bin",
    );
    await showsResponse(page, "50.0 MB. Binary data is not shown");
    expect(await shareOfLongestTask(page)).toBeLessThan(AWAKE_SHARE);
  });

  test.each([5_000_000, 20_000_000])(
    "F59 the tab stays awake under %i bytes of JSON",
    async (bytes) => {
      const page = await openFault();
      await watchTasks(page);
      await sendFault(page, "json", { bytes: String(bytes) });
      await page.waitForSelector(".console-more");
      await showsResponse(page, "Over 1 MB: shown as it came.");
      const before = (await bodyText(page)).length;
      await page.click(".console-more");
      await page.waitForFunction(
        (length) => (document.querySelector(".console-text")?.textContent?.length ?? 0) > length,
        {},
        before,
      );
      expect(await shareOfLongestTask(page)).toBeLessThan(AWAKE_SHARE);
    },
  );

  test("events are shown as they come, until Cancel", async () => {
    const page = await openFault();
    await fill(page, "name", "events");
    await press(page, "Send");
    await page.waitForFunction(() =>
      document.querySelector(".console-text")?.textContent?.includes('{"event":3}'),
    );
    await press(page, "Cancel");
    expect(await outcome(page)).toBe("200 OK");
    await showsResponse(page, "You cancelled while the body arrived");
    await page.waitForFunction(() =>
      document.querySelector(".console-text")?.textContent?.includes('{"event":1}'),
    );
  });

  test("documented headers that the server does not expose are named", async () => {
    const page = await openFault();
    await sendFault(page, "item");
    await showsResponse(page, "Documented but not here: ETag, Location.");
    await sendFault(page, "jobs");
    await showsResponse(page, "location/fault/job");
  });
});

function bodyText(page: Page): Promise<string> {
  return page.$eval(".console-text", (element) => element.textContent ?? "");
}

/** Notes the longest piece of work, and when noting began. */
async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notes = document.documentElement.dataset;
    notes.watchedSince = String(performance.now());
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      notes.longestTask = String(Math.max(longest, Number(notes.longestTask ?? 0)));
    }).observe({ type: "longtask", buffered: false });
  });
}

/** From 0 to 1: the longest piece of work in all the time since `watchTasks`. */
function shareOfLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { longestTask = "0", watchedSince = "0" } = document.documentElement.dataset;
    return Number(longestTask) / (performance.now() - Number(watchedSince));
  });
}
