// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsoleHost, ConsoleOpening } from "../../console/mount.tsx";
import { createStorage } from "../storage.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { createApiConsoles } from "./api-console.ts";

let opened: ConsoleOpening[] = [];
const unmount = vi.fn();
const host: ConsoleHost = {
  open(opening) {
    opened.push(opening);
    opening.element.textContent = "console";
    return unmount;
  },
};
const load = vi.fn(async () => host);
const fetched = vi.fn(async (_url: string) => new Response('{"operation":{"id":"one"}}'));
vi.stubGlobal("fetch", fetched);

const storage = createStorage(() => new MemoryStorage(), new EventTarget());
const consoles = createApiConsoles(storage, "https://docs.example/", load);

beforeEach(() => {
  document.body.innerHTML = `<div id="announcer"></div><article>
    <div class="api-console" data-operation="/api/one.json" data-practice="/practice.json">
      <button type="button">Try it</button></div></article>`;
});

afterEach(() => {
  consoles.leave();
  opened = [];
  vi.clearAllMocks();
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

async function press(): Promise<void> {
  element("button").click();
  await new Promise((resolve) => setTimeout(resolve));
}

test("the console's code and its operation are loaded when Try it is pressed", async () => {
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/api/one.json");
  expect(opened[0]).toMatchObject({
    article: element("article"),
    data: { operation: { id: "one" } },
    practiceUrl: "/practice.json",
  });
  expect(element("button").hidden).toBe(true);
});

test("closing brings the button back, with the focus", async () => {
  await press();
  opened[0]?.onClose();
  expect(unmount).toHaveBeenCalledOnce();
  expect(element("button").hidden).toBe(false);
  expect(document.activeElement).toBe(element("button"));
  expect(element(".api-console").textContent.trim()).toBe("Try it");
});

test("the next page closes the console, once", async () => {
  await press();
  consoles.leave();
  consoles.leave();
  expect(unmount).toHaveBeenCalledOnce();
});

test("a reader who goes on while it loads gets no console", async () => {
  element("button").click();
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened).toEqual([]);
});

test("what can't be loaded can be tried again", async () => {
  fetched.mockResolvedValueOnce(new Response("", { status: 404 }));
  await press();
  expect(element("#announcer").textContent).toBe("The console could not be loaded. Try again.");
  expect(element("button").textContent).toBe("The console could not be loaded. Try again.");
  await press();
  expect(opened).toHaveLength(1);
});

test("an address that asks for it opens the console filled", async () => {
  history.replaceState(null, "", "#try?type=text");
  consoles.arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened.at(-1)).toMatchObject({ filled: "type=text" });
  const before = opened.length;
  consoles.leave();
  history.replaceState(null, "", "#other");
  consoles.arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened).toHaveLength(before);
});
