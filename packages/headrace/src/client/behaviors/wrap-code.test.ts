// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { createWrapCode } from "./wrap-code.ts";

let resized: (targets: Element[]) => void = () => {};

class FakeResizeObserver {
  readonly observed = new Set<Element>();

  constructor(callback: (entries: { target: Element }[]) => void) {
    resized = (targets) =>
      callback(targets.filter((target) => this.observed.has(target)).map((target) => ({ target })));
  }

  observe(target: Element): void {
    this.observed.add(target);
  }

  disconnect(): void {
    this.observed.clear();
  }
}

vi.stubGlobal("ResizeObserver", FakeResizeObserver);
const wrapCode = createWrapCode();

beforeEach(() => {
  document.body.innerHTML = `<article><figure class="code-block"><pre><code></code></pre>
    <button data-action="wrap-code" aria-pressed="false" hidden></button></figure></article>`;
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

function setWidths(content: number, box: number): void {
  const pre = element("pre");
  Object.defineProperty(pre, "scrollWidth", { value: content, configurable: true });
  Object.defineProperty(pre, "clientWidth", { value: box, configurable: true });
  resized([pre]);
}

test("the button shows only while lines are wider than the box", () => {
  wrapCode.observe(element("article"));
  setWidths(500, 500);
  expect(element("button").hidden).toBe(true);
  setWidths(900, 500);
  expect(element("button").hidden).toBe(false);
  setWidths(900, 1000);
  expect(element("button").hidden).toBe(true);
});

test("while it is on it stays, although nothing overflows any more", () => {
  wrapCode.observe(element("article"));
  setWidths(900, 500);
  element("button").click();
  setWidths(500, 500);
  expect(element(".code-block").hasAttribute("data-wrap")).toBe(true);
  expect(element("button").getAttribute("aria-pressed")).toBe("true");
  expect(element("button").hidden).toBe(false);
  element("button").click();
  expect(element(".code-block").hasAttribute("data-wrap")).toBe(false);
});
