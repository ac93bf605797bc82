import type { Page } from "puppeteer-core";
import type { FaultServer } from "./fault-server.ts";
import type { OpenOptions, Visitor } from "./journey.ts";

/** What browsers write about requests that fail, as they do here on purpose. */
const EXPECTED =
  /127\.0\.0\.1|nowhere\.invalid|blocked\.example|insecure\.example|Failed to load|CORS|Cross-Origin|Content[ -]Security/;

/** Opens an operation of the fault server, and its console, addressed to that server. */
export async function openConsole(
  visitor: Visitor,
  operation: "echo" | "upload" | "fault",
  { server, ...options }: OpenOptions & { server?: Pick<FaultServer, "port"> } = {},
): Promise<Page> {
  const page = await visitor.open(`/api/faults/${operation}`, { expected: EXPECTED, ...options });
  await page.click(".api-console > button");
  await page.waitForSelector(".console h2");
  if (server) await fill(page, "port", String(server.port));
  return page;
}

/** Replaces the text of the field with this label, or chooses its option. */
export async function fill(page: Page, label: string, value: string): Promise<void> {
  const selector = await fieldSelector(page, label);
  const isSelect = await page.$eval(selector, (field) => field.localName === "select");
  if (isSelect) {
    await page.select(selector, value);
    return;
  }
  await page.$eval(selector, (field) => {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  });
  if (value === "") await page.keyboard.press("Backspace");
  else await page.type(selector, value);
}

/** Waits for the field that a label names. Resolves with its selector. */
export async function fieldSelector(page: Page, label: string): Promise<string> {
  const id = await page.waitForFunction(
    (name) => {
      const labels = [...document.querySelectorAll<HTMLLabelElement>(".console label[for]")];
      return labels.find(({ childNodes }) => childNodes[0]?.textContent?.trim() === name)?.htmlFor;
    },
    {},
    label,
  );
  return `[id="${await id.jsonValue()}"]`;
}

/** Presses the button with this text, where nothing lies over it. */
export async function press(page: Page, name: string): Promise<void> {
  const button = `.console ::-p-xpath(.//button[normalize-space()="${name}"])`;
  const element = await page.waitForSelector(button);
  await element?.evaluate((target) => target.scrollIntoView({ block: "center" }));
  await page.locator(button).click();
}

/** Sends, and waits for the outcome: "200 OK", or the kind of failure. */
export async function send(page: Page): Promise<string> {
  await press(page, "Send");
  return outcome(page);
}

/** Waits for the outcome of a request under way. */
export async function outcome(page: Page): Promise<string> {
  const handle = await page.waitForFunction(() => {
    const isSending = document.querySelector(".console-send .quiet") !== null;
    if (isSending) return false;
    const failure = document.querySelector<HTMLElement>(".console-failure")?.dataset.failure;
    return failure ?? document.querySelector(".console-status strong")?.textContent ?? false;
  });
  return String(await handle.jsonValue());
}

/** Waits until the response part says something: a body is shown later than its status. */
export async function showsResponse(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector(".console-response")?.textContent?.includes(wanted),
    {},
    text,
  );
}

/** Text of the response part. */
export function responseText(page: Page): Promise<string> {
  return page.$eval(".console-response", (element) => element.textContent ?? "");
}

/** Sends a request of the operation "fault" that goes wrong in a way. */
export async function sendFault(
  page: Page,
  name: string,
  query: Record<string, string> = {},
): Promise<string> {
  await fill(page, "name", name);
  for (const [label, value] of Object.entries(query)) await fill(page, label, value);
  return send(page);
}
