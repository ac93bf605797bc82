import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, type Look } from "./axe.ts";
import { BROWSER_NAMES } from "./browsers.ts";
import {
  fieldSelector,
  fill,
  openConsole,
  outcome,
  press,
  responseText,
  send,
  showsResponse,
} from "./console-page.ts";
import { type FaultServer, type RecordedRequest, startFaultServer } from "./fault-server.ts";
import { showsHeading, useBrowser } from "./journey.ts";

const KEY = "key-of-the-reader-4711";

describe.each(BROWSER_NAMES)("console in %s", (name) => {
  const visitor = useBrowser(name, { site: "reader" });
  let server: FaultServer;

  beforeAll(async () => {
    server = await startFaultServer();
  });
  afterAll(() => server.close());

  const openEcho = () => openConsole(visitor, "echo", { server });

  test("API-05 Send sends what the samples show, and shows all that comes back", async () => {
    const page = await openEcho();
    await fill(page, "q", 'a&b "c" é');
    await fill(page, "sort", "-name");
    await fill(page, "X-Trace", "1");
    await fill(page, "X-Fault-Key", "YOUR_API_KEY");
    expect(await send(page)).toBe("200 OK");
    const sent = server.requests.at(-1);
    await runCurl(await sample(page, "curl"));
    const sampled = server.requests.at(-1);
    expect(sampled).not.toBe(sent);
    expect(essential(sent)).toEqual(essential(sampled));
    expect(await responseText(page)).toMatch(/200 OK\d+ m?s/);
    for (const part of ["content-type", "Größe"]) await showsResponse(page, part);
  });

  test("the samples follow the console, and are restored when it closes", async () => {
    const page = await openEcho();
    await fill(page, "q", "follow-me");
    await page.waitForFunction(
      (address) => document.querySelector("article .tabs")?.textContent?.includes(address),
      {},
      `127.0.0.1:${server.port}/echo?q=follow-me`,
    );
    for (const id of ["curl", "nodejs", "csharp", "java"]) {
      expect(await sample(page, id)).toContain("follow-me");
    }
    await press(page, "Close");
    expect(await sample(page, "java")).not.toContain("follow-me");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Try it");
  });

  test("credentials are in the request and nowhere else", async () => {
    const page = await openEcho();
    await fill(page, "X-Fault-Key", KEY);
    await fill(page, "q", "x");
    expect(await send(page)).toBe("200 OK");
    expect(server.requests.at(-1)?.headers).toHaveProperty("x-fault-key", KEY);
    expect(server.requests.at(-1)?.headers).not.toHaveProperty("cookie");
    expect(server.requests.at(-1)?.headers).not.toHaveProperty("referer");
    const traces = await tracesOf(page);
    // The answer says what arrived: that is the one place where it is expected.
    expect(traces.filter((trace) => trace.includes(KEY))).toEqual([]);

    await page.click(".console-check input");
    expect((await tracesOf(page)).filter((trace) => trace.includes(KEY))).toHaveLength(1);
    await press(page, "Clear credentials");
    expect((await tracesOf(page)).filter((trace) => trace.includes(KEY))).toEqual([]);
    expect(await fieldValue(page, "X-Fault-Key")).toBe("");
  });

  test("credentials outlive a navigation, not the document", async () => {
    const page = await openEcho();
    await fill(page, "X-Fault-Key", KEY);
    await page.click('nav a[href$="/api/faults/fault"], .pagination a[href$="/api/faults/fault"]');
    await showsHeading(page, "Fail in a way of your choice");
    expect(await page.$(".console")).toBeNull();
    await page.click(".api-console > button");
    await page.waitForSelector(".console h2");
    expect(await fieldValue(page, "X-Fault-Key")).toBe(KEY);
    await page.reload();
    await page.waitForFunction(() => document.readyState === "complete");
    const again = await openEcho();
    expect(await fieldValue(again, "X-Fault-Key")).toBe("");
  });

  test("a form sends its file and its fields", async () => {
    const page = await openConsole(visitor, "upload", { server });
    const input = await page.$(await fieldSelector(page, "file"));
    await input?.evaluate((element) => {
      if (!(element instanceof HTMLInputElement)) return;
      const files = new DataTransfer();
      files.items.add(new File(["1;2"], "list.csv", { type: "text/csv" }));
      element.files = files.files;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await fill(page, "note", "hello");
    expect(await send(page)).toBe("200 OK");
    const body = server.requests.at(-1)?.body ?? "";
    expect(body).toMatch(
      /name="file"; filename="list.csv"\r\nContent-Type: text\/csv\r\n\r\n1;2\r\n/,
    );
    expect(body).toMatch(/name="note"\r\n\r\nhello\r\n/);
  });

  test("by keyboard alone: open, change, send; one announcement says how it ended", async () => {
    const page = await visitor.open("/api/faults/echo", { expected: /127\.0\.0\.1|CORS/ });
    await page.focus(".api-console > button");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".console h2");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Try it");
    await tabTo(page, await fieldSelector(page, "port"));
    await page.keyboard.type(String(server.port));
    await tabTo(page, ".console-editor textarea");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe("textarea");
    await watchAnnouncements(page);
    await page.keyboard.down("Control");
    await page.keyboard.press("Enter");
    await page.keyboard.up("Control");
    expect(await outcome(page)).toBe("200 OK");
    expect(await announcements(page)).toMatch(/^200 OK, [\d.]+ m?s, [\d.]+ k?B\.$/);
  });
});

const LOOKS: readonly Look[] = [
  { theme: "light", width: 1440 },
  { theme: "dark", width: 1440 },
  { theme: "light", width: 320 },
  { theme: "dark", width: 320 },
];

// One browser is enough: axe judges the document, which is the same in both.
describe("accessibility of the console", () => {
  const visitor = useBrowser("chromium", { site: "reader" });
  let server: FaultServer;

  beforeAll(async () => {
    server = await startFaultServer();
  });
  afterAll(() => server.close());

  test("axe finds nothing in any state, and nothing leaves a screen of 320 px", async () => {
    const found: Record<string, string[]> = {};
    const look = async (page: Page, state: string) => {
      for (const way of LOOKS) {
        const violations = await audit(page, way);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > way.width) violations.push(`${width} px wide`);
        if (violations.length > 0) found[`${state}, ${way.theme}, ${way.width}`] = violations;
      }
    };
    const page = await openConsole(visitor, "echo", { server });
    await look(page, "open");
    await fill(page, "Content", '{"name": 1, "number": "x"}');
    await page.waitForSelector(".console-problems li");
    await look(page, "with problems");
    await press(page, "Format");
    await send(page);
    await page.waitForSelector(".console-text .t-keyword");
    await look(page, "after an answer");
    await fill(page, "port", "9");
    await send(page);
    await look(page, "after a failure");
    await press(page, "Close");
    await look(page, "closed");
    expect(found).toEqual({});
  }, 180_000);
});

/** The code of a sample tab, shown or not. */
function sample(page: Page, id: string): Promise<string> {
  return page.evaluate((value) => {
    const tab = document.querySelector(`[role=tab][data-value="${value}"]`);
    const panel = document.getElementById(tab?.getAttribute("aria-controls") ?? "");
    return panel?.querySelector("pre code")?.textContent ?? "";
  }, id);
}

async function runCurl(command: string): Promise<void> {
  await promisify(execFile)("bash", ["-c", command]);
}

/** What has to be the same, whoever sends. */
function essential(request: RecordedRequest | undefined) {
  if (!request) throw new Error("Nothing arrived.");
  const { method, url, body, headers } = request;
  const { accept, "content-type": type, "x-fault-key": key, "x-trace": trace } = headers;
  return { method, url, body, accept, type, key, trace };
}

/** Everything in which a secret could stay behind. */
function tracesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
    document.cookie,
    JSON.stringify(history.state),
    JSON.stringify(navigation.entries().map((entry) => [entry.url, entry.getState()])),
    location.href,
    JSON.stringify(performance.getEntries()),
    ...[...document.querySelectorAll("pre:not(.console-text)")].map(
      ({ textContent }) => textContent ?? "",
    ),
    [...document.querySelectorAll(".console-send, .api-aside .tabs")]
      .map((part) => part.outerHTML)
      .join(),
  ]);
}

function fieldValue(page: Page, label: string): Promise<string> {
  return fieldSelector(page, label).then((selector) =>
    page.$eval(selector, (field) => (field instanceof HTMLInputElement ? field.value : "")),
  );
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if (await page.$eval(selector, (element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

async function watchAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const region = document.getElementById("announcer");
    if (!region) return;
    region.textContent = "";
    new MutationObserver(() => {
      const { said = "" } = document.documentElement.dataset;
      document.documentElement.dataset.said = said + region.textContent;
    }).observe(region, { childList: true });
  });
}

function announcements(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset.said ?? "");
}
