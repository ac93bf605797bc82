// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FirstGestures, keepGestures } from "./first-gestures.ts";

let answer: (result?: unknown) => void = () => {};
let fail: (error: Error) => void = () => {};
const start = vi.fn(
  () =>
    new Promise<void>((resolve, reject) => {
      answer = () => resolve();
      fail = reject;
    }),
);
const pressed = vi.fn();

beforeEach(() => {
  start.mockClear();
  pressed.mockClear();
  document.body.innerHTML = `<a href="#x"><b>link</b></a><button><i>x</i></button><p>text</p><input>`;
});

let gestures: FirstGestures | undefined;
const keep = () => {
  gestures = keepGestures(start);
  return gestures;
};

afterEach(async () => {
  // Ends what listens on the document.
  gestures?.start();
  answer();
  await settled();
});

const settled = () => new Promise(setImmediate);
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

function press(key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event;
}

test("STATE-03 a page that is only read and scrolled starts nothing", () => {
  keep();
  for (const type of ["pointerover", "pointerdown", "touchstart", "click"]) {
    find("p").dispatchEvent(new Event(type, { bubbles: true }));
  }
  document.dispatchEvent(new Event("scroll"));
  expect(start).not.toHaveBeenCalled();
});

test.each([
  ["pointerover", "b"],
  ["pointerdown", "i"],
  ["touchstart", "a"],
  ["focusin", "input"],
])("the first %s on %s starts the app, once", (type, selector) => {
  keep();
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(1);
});

test("a button that is pressed before the app answers is pressed once when it does", async () => {
  keep();
  find("button").addEventListener("click", pressed);
  find("i").click();
  find("button").click();
  expect(pressed).not.toHaveBeenCalled();
  answer();
  await settled();
  expect(pressed).toHaveBeenCalledTimes(1);
  find("button").click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test("links stay the browser's own", () => {
  keep();
  const click = new Event("click", { bubbles: true, cancelable: true });
  find("b").dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test.each([
  ["k", { ctrlKey: true }],
  ["K", { metaKey: true }],
])("SEARCH-06 what is typed after %s %j arrives in the field that it opens", async (key, init) => {
  keep();
  expect(press(key, init).defaultPrevented).toBe(true);
  for (const letter of "saw") press(letter);
  const opened = vi.fn(() => find("input").focus());
  answer();
  document.addEventListener("keydown", (event) => event.key === key && opened(), { once: true });
  const typed = new Promise<string>((resolve) => {
    const field = find("input");
    field.addEventListener("input", () => {
      resolve(field instanceof HTMLInputElement ? field.value : "");
    });
  });
  expect(await typed).toBe("saw");
  expect(opened).toHaveBeenCalledTimes(1);
});

test("an app that can't be loaded leaves the page as it is without script", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  keep().start();
  fail(new Error("offline"));
  await settled();
  expect(log).toHaveBeenCalled();
  find("button").addEventListener("click", pressed);
  find("button").click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
