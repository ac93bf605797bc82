// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showQuery, watchAddress } from "./page-query.ts";

const changed = vi.fn();
let unwatch = () => {};

beforeEach(() => {
  history.replaceState(null, "", "/page?kind=a");
  changed.mockClear();
  unwatch = watchAddress(changed);
});

afterEach(() => unwatch());

test.each([
  ["pushState", 1],
  ["replaceState", 0],
] as const)("a query shown by %s adds %i steps to the history, and is told", (step, added) => {
  const steps = history.length;
  expect(showQuery("?kind=b", step)).toBe(true);
  expect([location.search, history.length - steps]).toEqual(["?kind=b", added]);
  expect(changed).toHaveBeenCalledOnce();
});

test.each(["/other?kind=b", "?kind=a", "?kind=a#part", "https://elsewhere.example/page?kind=b"])(
  "%s is no other query of the page: browsers lead there",
  (address) => {
    expect(showQuery(address, "pushState")).toBe(false);
    expect([location.pathname + location.search, changed.mock.calls]).toEqual(["/page?kind=a", []]);
  },
);
