// @vitest-environment happy-dom
import { act, type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createIslands } from "./islands.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let comeNear: () => void = () => {};
let watched: Element[] = [];

vi.stubGlobal(
  "IntersectionObserver",
  class {
    readonly #targets: Element[] = [];
    disconnect = () => this.#targets.splice(0);
    unobserve = () => {};
    observe = (target: Element) => this.#targets.push(target);

    constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      watched = this.#targets;
      comeNear = () => callback(this.#targets.map((target) => ({ target, isIntersecting: true })));
    }
  },
);

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

function Year({ day }: { day: Date }) {
  return <b>{day.getUTCFullYear()}</b>;
}

function Outer({ children }: { children: ReactNode }) {
  return children;
}

const load = vi.fn(async (_url: string): Promise<unknown> => ({ Counter }));
const article = document.createElement("article");
document.body.append(article);

beforeEach(() => {
  load.mockClear();
  article.innerHTML = `<div data-island="/docs/assets/counter.js" data-export="Counter"
    data-props='{"start":3}'><button type="button">3</button></div>`;
});

afterEach(async () => {
  await act(async () => islands.start(document.createElement("article")));
});

const islands = createIslands("https://docs.example/docs/", load);
const start = () => act(async () => islands.start(article));
const button = () => article.querySelector("button");

test("an island gets days as dates", async () => {
  load.mockResolvedValueOnce({ Year });
  article.innerHTML = `<div data-island="/docs/assets/year.js" data-export="Year"
    data-props='{"day":{"$":"date","date":"2025-12-01T00:00:00.000Z"}}'><b>2025</b></div>`;
  await start();
  await act(async () => comeNear());
  await vi.waitFor(() => expect(article.innerHTML).toContain("<b>2025</b>"));
  expect(load).toHaveBeenCalled();
});

test("an island is loaded when it comes near, and keeps the server's element", async () => {
  const before = button();
  await start();
  expect(load).not.toHaveBeenCalled();
  await act(async () => comeNear());
  expect(load).toHaveBeenCalledExactlyOnceWith("https://docs.example/docs/assets/counter.js");
  expect(button()).toBe(before);
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe("4");
});

test("an island is seen by the first of its elements that has a box", async () => {
  article.innerHTML = `<div data-island="/a.js" data-export="Counter"><style></style>
    <template data-slot="1"><b></b></template><island-slot data-slot="0"><p>Text</p></island-slot></div>
    <div data-island="/a.js" data-export="Counter"><template data-slot="0"><b></b></template></div>`;
  await start();
  expect(watched.map(({ tagName }) => tagName)).toEqual(["P", "DIV"]);
});

test("islands of the page before are left", async () => {
  await start();
  await act(async () => comeNear());
  await act(async () => islands.start(document.createElement("article")));
  expect(article.querySelector("[data-island]")?.childElementCount).toBe(0);
});

test("an island whose page is left while it loads does not start", async () => {
  await start();
  const near = comeNear;
  await act(async () => {
    near();
    islands.start(document.createElement("article"));
  });
  button()?.click();
  expect(button()?.textContent).toBe("3");
});

test("an island that can't be loaded leaves the server's HTML", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  load.mockResolvedValueOnce({});
  await start();
  await act(async () => comeNear());
  expect(error).toHaveBeenCalledOnce();
  expect(button()?.textContent).toBe("3");
  error.mockRestore();
});

/** One within what another one shows. */
const NESTED = `<div data-island="/docs/assets/outer.js" data-export="Outer" data-props='{"children":{"$":"slot","slot":0}}'>
  <island-slot data-slot="0"><div data-island="/docs/assets/counter.js" data-export="Counter" data-props='{"start":3}'
    ><button type="button">3</button></div></island-slot></div>`;

test("an island within another one starts after it", async () => {
  article.innerHTML = NESTED.replace(/>\s+</g, "><");
  load.mockResolvedValueOnce({ Outer });
  await start();
  await act(async () => comeNear());
  expect(load.mock.calls).toEqual([["https://docs.example/docs/assets/outer.js"]]);
  await act(async () => comeNear());
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe("4");
});

test("an island within one that can't be loaded starts all the same", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  article.innerHTML = NESTED.replace(/>\s+</g, "><");
  load.mockResolvedValueOnce({});
  await start();
  await act(async () => comeNear());
  await act(async () => comeNear());
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe("4");
  error.mockRestore();
});
