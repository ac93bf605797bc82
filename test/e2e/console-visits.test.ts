import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { fieldSelector, fill, press, send, showsResponse } from "./console-page.ts";
import { useBrowser } from "./journey.ts";

const OPERATIONS = "/api/generated/vnd.millrace.v1+json";
/** An operation with a JSON body, answered by the practice server in the page. */
const CREATE = `${OPERATIONS}/application-create`;
const KEY = `mrk_${"4711".repeat(10)}`;

describe.each(BROWSER_NAMES)("requests of a visit in %s", (name) => {
  const visitor = useBrowser(name);

  const open = async (width?: number) => {
    const page = await visitor.open(CREATE, { ...(width && { width, height: 844 }) });
    await page.click(".api-console > button");
    await page.waitForSelector(".console h2");
    return page;
  };

  test("API-05 a body is filled in field by field, and is the JSON that is sent", async () => {
    const page = await open();
    await press(page, "Edit as form");
    await fill(page, "name", "From the form");
    await press(page, "Edit as JSON");
    const body = await editorText(page);
    expect(JSON.parse(body)).toMatchObject({ name: "From the form" });
    await fillCredentials(page);
    expect(await send(page)).toMatch(/^2\d\d /);
    await showsResponse(page, "From the form");
  });

  test("API-05 what was sent before fills the console again", async () => {
    const page = await open();
    await fillCredentials(page);
    await press(page, "Edit as form");
    await fill(page, "name", "Sent first");
    expect(await send(page)).toMatch(/^2\d\d /);
    await fill(page, "name", "Typed later");
    await page.click(".console-history summary");
    await page.click(".console-history button");
    await page.waitForFunction(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value === "Sent first",
      {},
      await fieldSelector(page, "name"),
    );
  });

  test("API-05 a copied address opens the filled console, without the credentials", async () => {
    const page = await open();
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.documentElement.dataset.copied = text;
      };
    });
    await fillCredentials(page);
    await press(page, "Edit as form");
    await fill(page, "name", "Größe & more");
    await press(page, "Copy link");
    await page.waitForFunction(() => document.documentElement.dataset.copied !== undefined);
    const address = await page.evaluate(() => document.documentElement.dataset.copied ?? "");
    expect(address).not.toContain(KEY);
    const { pathname, hash } = new URL(address);
    const other = await visitor.open(pathname + hash);
    await other.waitForSelector(".console-editor textarea");
    expect(JSON.parse(await editorText(other))).toMatchObject({ name: "Größe & more" });
    const text = await other.evaluate(() => document.documentElement.outerHTML);
    expect(text).not.toContain(KEY);
  });

  test.each([1440, 390])("API-05 opened, the console shows Send, %i px wide", async (width) => {
    const page = await open(width);
    await page.waitForFunction(sendIsSeen);
  });

  test.each([1440, 390])("nothing lies over what has the focus, %i px wide", async (width) => {
    const page = await open(width);
    for (let field = 0; field < 16; field += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(focusIsSeen)).toBe(true);
    }
  });

  test("API-05 Send stays in sight on a phone, wherever the form is read", async () => {
    const page = await open(390);
    await press(page, "Edit as form");
    const fields = await page.$$(".console .console-field");
    expect(fields.length).toBeGreaterThan(2);
    for (const field of fields) {
      await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
      expect(await page.evaluate(sendIsSeen)).toBe(true);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

/** Whether the button is on the screen and nothing lies over it. */
function sendIsSeen(): boolean {
  const button = document.querySelector(".console-send .button");
  if (!button) return false;
  const { left, top, width, height, bottom } = button.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return top >= 0 && bottom <= innerHeight && over !== null && button.contains(over);
}

/** As WCAG 2.4.11 asks: browsers scroll an area for text only as far as its caret needs. */
function focusIsSeen(): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const y = top + Math.min(height, 36) / 2;
  return focused.contains(document.elementFromPoint(left + width / 2, y));
}

/** Waits for the editor of the body. Resolves with what it holds. */
async function editorText(page: Page): Promise<string> {
  await page.waitForSelector(".console-editor textarea");
  return page.$eval(".console-editor textarea", (editor) =>
    editor instanceof HTMLTextAreaElement ? editor.value : "",
  );
}

/** Types into every field for a secret. */
async function fillCredentials(page: Page): Promise<void> {
  const inputs = await page.$$(".console input[type=password]");
  for (const input of inputs) await input.type(KEY);
}
