/** Works the console of an open page as a reader does. */
import type { Page } from "puppeteer-core";

/** A file that readers choose where one is asked for. */
export const UPLOAD = "a file.csv";

/** What one syntax or another gives a meaning to. */
const HOSTILE = `it's "a" & $HOME \`b\` + % \\ é/東京?#;,=|[x]{y} <z>`;

/** What the console says after Send. */
export interface ConsoleReading {
  /** Kind of failure; "" where an answer came. */
  failure: string;
  /** What a browser leaves out or can't send. */
  obstacles: string[];
  /** What is wrong with the form. */
  problems: string[];
}

/** The curl sample that the page shows. */
export function sampleOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const tab = document.querySelector('[role=tab][data-value="curl"]');
    const panel = document.getElementById(tab?.getAttribute("aria-controls") ?? "");
    return panel?.querySelector("pre code")?.textContent ?? "";
  });
}

/** Opens the console and types an address of one's own. */
export async function sendTo(page: Page, address: string): Promise<void> {
  await page.click(".api-console > button");
  await page.waitForSelector(".console h2");
  const choice = await page.$(".console-group select");
  await choice?.select("own");
  await page.locator('.console input[type="url"]').fill(address);
}

/** What to fill in. */
export interface Filling {
  /** Into every field for free text that is empty. */
  isHostile: boolean;
  /** Path of a file. */
  upload: string;
}

/** Fills in the placeholders that the sample shows, files, and what a form needs. */
export async function fillForm(page: Page, { isHostile, upload }: Filling): Promise<void> {
  const sample = await sampleOf(page);
  const other = sample.includes("YOUR_CREDENTIALS") ? "YOUR_CREDENTIALS" : "YOUR_API_KEY";
  await page.evaluate(typeInto, { hostile: isHostile ? HOSTILE : "", other });
  for (const input of await page.$$('.console input[type="file"]')) await input.uploadFile(upload);
}

/** Runs in the page. */
function typeInto({ hostile, other }: { hostile: string; other: string }): void {
  const secrets: Record<string, string> = {
    "User name": "YOUR_USERNAME",
    Password: "YOUR_PASSWORD",
    "Bearer token": "YOUR_TOKEN",
    "Access token": "YOUR_TOKEN",
  };
  const inputs = document.querySelectorAll<HTMLInputElement>(".console fieldset input");
  for (const input of inputs) {
    if (input.closest("details")) continue;
    const label = input.labels?.[0]?.childNodes[0]?.textContent?.trim() ?? "";
    const isSecret = input.type === "password" || label === "User name";
    const isFree = input.type === "text" && input.inputMode === "" && input.value === "";
    const isHeader = input.closest("fieldset")?.firstChild?.textContent === "Headers";
    const free = isHeader ? hostile.replace(/[^ -~]/g, "") : hostile;
    const text = isSecret ? (secrets[label] ?? other) : isFree ? free : "";
    if (text === "") continue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Presses Send, and reads what the console says then. */
export async function readConsole(page: Page): Promise<ConsoleReading> {
  await painted(page);
  const texts = (selector: string) =>
    page.$$eval(selector, (all) => all.map(({ textContent }) => textContent?.trim() ?? ""));
  const obstacles = await texts(".console-send .console-hint");
  await page.evaluate(() => document.querySelector<HTMLElement>(".console-send .button")?.click());
  await painted(page);
  const problems = await texts(".console .console-send .console-error");
  if (problems.length > 0) {
    const fields = await page.$$eval(".console-field:has([aria-invalid])", (all) =>
      all.map((field) => field.textContent?.slice(0, 200) ?? ""),
    );
    return { failure: "form", obstacles, problems: fields };
  }
  const outcome = await page.waitForFunction(() => {
    if (document.querySelector(".console-send .quiet") !== null) return null;
    const failure = document.querySelector<HTMLElement>(".console-failure");
    if (failure) return failure.dataset.failure ?? "failure";
    return document.querySelector(".console-status strong") ? "answered" : null;
  });
  const failure = String(await outcome.jsonValue());
  if (failure === "answered") return { failure: "", obstacles, problems: [] };
  return { failure, obstacles: [...obstacles, ...(await texts(".console-failure"))], problems: [] };
}

/** After two frames everything that follows a change has happened. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
