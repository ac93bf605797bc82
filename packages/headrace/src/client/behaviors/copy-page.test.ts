// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ENGLISH } from "../../model/messages/english.ts";
import { startCopyPage } from "./copy-page.ts";

const FOOTER = `<button data-action="copy-page">Copy page as Markdown</button>
<a href="https://docs.example/faq.md">View as Markdown</a><div id="announcer"></div>`;

const writeText = vi.fn<(text: string) => Promise<void>>();
const fetchTwin = vi.fn<(address: string) => Promise<Response>>();

startCopyPage(() => ENGLISH);

beforeEach(() => {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.stubGlobal("fetch", fetchTwin);
  writeText.mockReset().mockResolvedValue();
  fetchTwin.mockReset().mockResolvedValue(new Response("# FAQ\n"));
  document.body.innerHTML = FOOTER;
});

afterEach(() => vi.unstubAllGlobals());

const button = () => document.querySelector<HTMLElement>("[data-action=copy-page]");

async function hears(words: string): Promise<void> {
  button()?.click();
  await vi.waitFor(() => expect(document.getElementById("announcer")?.textContent).toBe(words));
}

test("copies the twin that the link beside it leads to, and says so", async () => {
  await hears("Page copied");
  expect(fetchTwin).toHaveBeenCalledExactlyOnceWith("https://docs.example/faq.md");
  expect(writeText).toHaveBeenCalledExactlyOnceWith("# FAQ\n");
  expect(button()?.dataset.copied).toBe("");
});

test("asks for the clipboard before the text is there, where the browser can wait for it", async () => {
  const write = vi.fn(async () => {});
  class Item {
    readonly data: Record<string, Promise<string>>;
    constructor(data: Record<string, Promise<string>>) {
      this.data = data;
    }
  }
  vi.stubGlobal("ClipboardItem", Item);
  vi.stubGlobal("navigator", { clipboard: { write } });
  fetchTwin.mockReturnValue(new Promise(() => {}));
  button()?.click();
  expect(write).toHaveBeenCalledOnce();
});

test.each([
  ["is absent", () => Promise.resolve(new Response("", { status: 404 }))],
  ["can't be reached", () => Promise.reject(new TypeError("offline"))],
])("says so when the twin %s", async (_, answer) => {
  fetchTwin.mockImplementation(answer);
  await hears("The page could not be loaded");
  expect(writeText).not.toHaveBeenCalled();
  expect(button()?.dataset.copied).toBeUndefined();
});
