import type { Page } from "puppeteer-core";

/** Selectors of the search box. */
export const BOX = {
  dialog: "dialog.search-dialog",
  field: "dialog.search-dialog[open] input",
  option: "dialog.search-dialog [role=option]",
  active: "dialog.search-dialog [role=option][aria-selected=true]",
} as const;

/** Opens the box by its shortcut and types, as a reader does. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await openBox(page);
  await page.type(BOX.field, query);
}

/** Presses Ctrl+K. */
export async function openBox(page: Page): Promise<void> {
  await page.keyboard.down("Control");
  await page.keyboard.press("k");
  await page.keyboard.up("Control");
  await page.waitForSelector(BOX.field);
}

/** Puts other text into a field. */
export async function retype(page: Page, selector: string, text: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
  await page.keyboard.press("Backspace");
  await page.type(selector, text);
}

/** Resolves when an element holds the text. */
export async function showsText(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    (query, expected) => document.querySelector(query)?.textContent?.includes(expected),
    {},
    selector,
    text,
  );
}

/** Titles of the rows shown. */
export function optionTitles(page: Page): Promise<(string | null | undefined)[]> {
  return page.$$eval(BOX.option, (options) =>
    options.map((option) => option.querySelector(".result-title")?.textContent),
  );
}

/** Texts that are marked in the article. */
export function highlights(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get("search") ?? [])].map(String));
}

/** What a host of the index may do wrong. */
export type IndexFault =
  | "missing"
  | "truncated"
  | "foreign"
  | "offline"
  | "lost part"
  | "damaged part";

/**
 * Runs in the page: answers to requests for search files as `localStorage.fault` says, until it is
 * removed.
 */
export function breakIndex(): void {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const fault = localStorage.getItem("fault");
    if (fault?.endsWith("part") && url.includes("/assets/search/")) {
      return fault === "lost part"
        ? new Response("", { status: 404 })
        : new Response("<!doctype html><title>Not found</title>");
    }
    if (!fault || !url.includes("search-index")) return real(input, init);
    const isManifest = url.includes("search-index.json");
    if (fault === "offline") throw new TypeError("Failed to fetch");
    if (fault === "missing" && !isManifest) return new Response("", { status: 404 });
    if (fault === "foreign" && isManifest) {
      const foreign = "https://elsewhere.example/search-index-ltr.bin?v=1";
      const file = { version: "current", language: "en", context: "", url: foreign };
      return Response.json({ indexes: [file] });
    }
    const response = await real(input, init);
    if (fault !== "truncated" || isManifest) return response;
    const bytes = await response.arrayBuffer();
    return new Response(bytes.slice(0, bytes.byteLength / 2));
  };
}
