// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { createPin, focusArrival } from "./scroll-focus.ts";

beforeEach(() => {
  document.body.innerHTML = `<div id="skip-to-content" tabindex="-1"></div>
    <button>Menu</button><h2 id="part">Part</h2><div id="announcer" aria-live="polite"></div>`;
});

function arrive(hash: string, type: NavigationType = "push"): void {
  focusArrival({ url: new URL(`https://docs.example/faq${hash}`), type }, "Questions");
}

const byId = (id: string) => document.getElementById(id);

test("after a navigation the focus is on the skip link's container, and the title is said", () => {
  document.querySelector("button")?.focus();
  arrive("");
  expect(document.activeElement).toBe(byId("skip-to-content"));
  expect(byId("announcer")?.textContent).toBe("Questions");
});

test("the same title twice in a row is said twice", () => {
  arrive("");
  const first = byId("announcer")?.textContent;
  arrive("");
  expect(byId("announcer")?.textContent).not.toBe(first);
  expect(byId("announcer")?.textContent?.trim()).toBe("Questions");
});

test("with a hash the focus is on the target, which is focusable for this once", () => {
  arrive("#part");
  expect(document.activeElement).toBe(byId("part"));
  byId("part")?.blur();
  expect(byId("part")?.hasAttribute("tabindex")).toBe(false);
});

test("a hash that names nothing counts as none", () => {
  arrive("#gone");
  expect(document.activeElement).toBe(byId("skip-to-content"));
});

test("going back leaves the focus where it is, unless it is lost", () => {
  const button = document.querySelector("button");
  button?.focus();
  arrive("", "traverse");
  expect(document.activeElement).toBe(button);
  button?.remove();
  arrive("", "traverse");
  expect(document.activeElement).toBe(byId("skip-to-content"));
});

test("STATE-01 a pinned target returns when the page above it grows, until the reader scrolls", () => {
  let grow = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      disconnect = disconnect;
      observe = () => {};

      constructor(callback: () => void) {
        grow = callback;
      }
    },
  );
  const target = document.createElement("h2");
  target.scrollIntoView = vi.fn();
  createPin().hold(target);
  grow();
  expect(target.scrollIntoView).not.toHaveBeenCalled();
  grow();
  expect(target.scrollIntoView).toHaveBeenCalledOnce();
  dispatchEvent(new Event("wheel"));
  expect(disconnect).toHaveBeenCalledOnce();
});
