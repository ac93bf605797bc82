// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ENGLISH } from "../../model/messages/english.ts";
import { startCopyCode } from "./copy-code.ts";

const BLOCK = `<figure class="code-block">
  <pre class="line-numbers"><code><span class="line" data-n="1">npm ci</span>
<span class="line" data-n="2">npm test</span>
</code></pre>
  <button data-action="copy-code" aria-label="Copy code"></button>
</figure><div id="announcer"></div>`;

const writeText = vi.fn<(text: string) => Promise<void>>();

startCopyCode(() => ENGLISH);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  writeText.mockReset().mockResolvedValue();
  document.body.innerHTML = BLOCK;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = () => document.querySelector<HTMLElement>("[data-action=copy-code]");
const said = () => document.getElementById("announcer")?.textContent;

async function press(): Promise<void> {
  button()?.click();
  await vi.advanceTimersByTimeAsync(0);
}

test("copies the text without line numbers and without the last line break", async () => {
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("npm ci\nnpm test");
});

test("CONST-01 says so for 1000 ms, to screen readers too", async () => {
  await press();
  expect(button()?.dataset.copied).toBe("");
  expect(said()).toBe("Code copied");
  await vi.advanceTimersByTimeAsync(999);
  expect(button()?.dataset.copied).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  expect(button()?.dataset.copied).toBeUndefined();
});

test("a second press starts the time again", async () => {
  await press();
  await vi.advanceTimersByTimeAsync(600);
  await press();
  await vi.advanceTimersByTimeAsync(600);
  expect(button()?.dataset.copied).toBe("");
});

test("falls back to a selection where the clipboard is not to be had", async () => {
  vi.stubGlobal("navigator", {});
  let copied = "";
  document.execCommand = () => {
    copied = document.querySelector("textarea")?.value ?? "";
    return true;
  };
  await press();
  expect(copied).toBe("npm ci\nnpm test");
  expect(document.querySelector("textarea")).toBeNull();
  expect(button()?.dataset.copied).toBe("");
});

test("says when nothing was copied", async () => {
  writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  document.execCommand = () => false;
  await press();
  expect(button()?.dataset.copied).toBeUndefined();
  expect(said()).toBe("The browser does not allow copying");
});
