// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { Pin } from "../scroll-focus.ts";
import { createDetailsHash } from "./details-hash.ts";

const hold = vi.fn<Pin["hold"]>();
const selectPanel = vi.fn((panel: HTMLElement) => {
  panel.hidden = false;
});
const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  history.replaceState(null, "", "/page");
  document.body.innerHTML = `<a href="/page#inner">Go</a>
    <details id="outer"><summary>More</summary>
      <div role="tabpanel" id="panel" hidden><h3 id="inner">Inner</h3></div></details>
    <h2 id="plain">Plain</h2>`;
  Element.prototype.scrollIntoView = scrollIntoView;
});

const behavior = createDetailsHash({ pin: { hold }, selectPanel });
const isOpen = () => document.querySelector("details")?.open;
const byId = (id: string) => document.getElementById(id);

test("STATE-01 a link opens what hides its target before the browser scrolls", () => {
  document.querySelector("a")?.click();
  expect(isOpen()).toBe(true);
  expect(selectPanel).toHaveBeenCalledExactlyOnceWith(byId("panel"));
  expect(hold).toHaveBeenLastCalledWith(byId("inner"));
});

test("contents that lie over the page close when a place is chosen", () => {
  document.body.innerHTML += `<details class="toc-inline" open><summary>On this page</summary>
    <a href="/page#plain">Plain</a></details>`;
  const contents = document.querySelector<HTMLDetailsElement>(".toc-inline");
  contents?.querySelector("a")?.click();
  expect(contents?.open).toBe(false);
});

test("a hash typed into the address bar opens and scrolls", () => {
  history.replaceState(null, "", "/page#inner");
  dispatchEvent(new Event("hashchange"));
  expect(isOpen()).toBe(true);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test("a visible target is left to the browser", () => {
  history.replaceState(null, "", "/page#plain");
  dispatchEvent(new Event("hashchange"));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test("STATE-01 arriving by hash opens and pins the target", () => {
  behavior.arrive({ url: new URL("https://docs.example/page#inner"), type: "push" });
  expect(isOpen()).toBe(true);
  expect(hold).toHaveBeenLastCalledWith(byId("inner"));
});

test("STATE-01 on the way back the reader's position counts", () => {
  behavior.arrive({ url: new URL("https://docs.example/page#inner"), type: "traverse" });
  expect(isOpen()).toBe(true);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(hold).toHaveBeenLastCalledWith(null);
});
